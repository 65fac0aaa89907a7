#!/bin/sh
# Patroni runs this once, after it has created the cluster. The first argument is the address of the new server.
# The settings are those that the product sends when it connects; PgBouncer does not pass them on.
set -eu
psql --dbname="$1" --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$INSPECTORY_PASSWORD" <<'SQL'
create role inspectory login password :'password';
alter role inspectory set jit = off;
alter role inspectory set statement_timeout = '10s';
alter role inspectory set idle_in_transaction_session_timeout = '30s';
create database inspectory owner inspectory;
SQL
