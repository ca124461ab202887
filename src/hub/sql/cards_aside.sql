UPDATE competitions SET aside = tied.replaced
FROM (
    SELECT tokens.competition, bool_and(replaced) AS replaced
    FROM tokens
    WHERE tokens.joint = $1 AND tokens.competition IS NOT NULL
    GROUP BY tokens.competition
) AS tied
WHERE competitions.competition = tied.competition AND aside <> tied.replaced
