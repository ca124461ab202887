SELECT pg_notify('eforos_taken_in', $1)
