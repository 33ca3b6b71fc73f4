#!/bin/sh
# An ordinary role owns the tables: no superuser serves the site. CREATEDB lets a backup be tried in a scratch database.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$POSTGRES_PASSWORD" --set=ON_ERROR_STOP=1 <<'SQL'
CREATE ROLE lettrine LOGIN CREATEDB PASSWORD :'password';
ALTER DATABASE lettrine OWNER TO lettrine;
ALTER SCHEMA public OWNER TO lettrine;
SQL
