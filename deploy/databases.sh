# shellcheck shell=bash
# Read by backup.sh and restore.sh: how to reach each database. PGHOST and PGPORT locate PostgreSQL, and
# SECRETS is the folder of make-secrets.sh. Passwords are passed in a file that only we may read, never by a
# command line or an environment.
SECRETS=${SECRETS:-/run/secrets}
export PGHOST=${PGHOST:-postgres} PGPORT=${PGPORT:-5432} PGCONNECT_TIMEOUT=10

owner_of() { # DATABASE
	case $1 in
	temporal*) echo temporal ;;
	*) echo eightfold ;;
	esac
}

# Prints the connection string for PostgreSQL's tools.
as_owner_of() { # DATABASE
	echo "dbname=$1 user=$(owner_of "$1") application_name=backup"
}

ask() { # DATABASE SQL
	psql "$(as_owner_of "$1")" --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$2"
}

# The version of its tables. An older product or Temporal cannot use them.
version_of() { # DATABASE
	case $(owner_of "$1") in
	temporal) ask "$1" 'select curr_version from schema_version' ;;
	*) ask "$1" 'select name from mikro_orm_migrations order by id desc limit 1' ;;
	esac
}

now() { date --utc +%Y-%m-%dT%H:%M:%SZ; }

# shellcheck disable=SC2154 # both scripts that read this file set it
for database in "${databases[@]}"; do
	[[ $database =~ ^[a-z_0-9]+$ ]] || { echo "not a database: $database" >&2 && exit 2; }
done
passwords=$(mktemp)
trap 'rm -f "$passwords"' EXIT
for owner in $(for database in "${databases[@]}"; do owner_of "$database"; done | sort -u); do
	# The password may contain the field separator of that file.
	password=$(sed 's/[\\:]/\\&/g' "$SECRETS/${owner}_database_password")
	echo "*:*:*:$owner:$password"
done >"$passwords"
export PGPASSFILE=$passwords
