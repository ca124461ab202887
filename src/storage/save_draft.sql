INSERT INTO drafts (station, round, player, wall_ms, content)
VALUES (?1, ?2, ?3, ?4, ?5)
ON CONFLICT (station, round, player)
DO UPDATE SET wall_ms = excluded.wall_ms, content = excluded.content
