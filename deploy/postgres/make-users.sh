#!/bin/sh
# Runs once, on the first start of PostgreSQL. The product and Temporal each get a user and databases of their
# own, and neither may connect to those of the other.
set -eu

make() { # USER DATABASE…
	user=$1
	shift
	password=$(cat "/run/secrets/${user}_database_password")
	psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
		--set user="$user" --set password="$password" <<-'SQL'
			create role :"user" login password :'password';
		SQL
	for database in "$@"; do
		psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
			--set user="$user" --set database="$database" <<-'SQL'
				create database :"database" owner :"user";
				revoke all on database :"database" from public;
			SQL
	done
}

make eightfold eightfold
make temporal temporal temporal_visibility
