#!/bin/bash
# Restores the databases of a backup from backup.sh. docs/operating.md describes what to do before and after.
#
#   deploy/restore.sh FOLDER                everything in the backup, into empty databases
#   deploy/restore.sh --replace FOLDER      first deletes what the databases hold
set -euo pipefail
umask 077

replace=no
if [[ ${1:-} == --replace ]]; then
	replace=yes
	shift
fi
[[ $# -eq 1 && -d $1 ]] || { echo "usage: $0 [--replace] FOLDER" >&2 && exit 2; }
folder=$1
refuse() {
	echo "Nothing was restored: $*" >&2
	exit 1
}

(cd "$folder" && sha256sum --check --strict --quiet SHA256SUMS) || refuse "$folder is not what backup.sh made."
mapfile -t databases < <(sed -n 's|^.* \./\(.*\)\.dump$|\1|p' "$folder/SHA256SUMS")
# shellcheck source=deploy/databases.sh
. "$(dirname "$0")/databases.sh"

for database in "${databases[@]}"; do
	others=$(ask "$database" "
		select string_agg(distinct coalesce(nullif(application_name, ''), usename), ', ') from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'")
	[[ -z $others ]] || refuse "$database is in use by $others. Stop gateways, workers and Temporal first."
	tables=$(ask "$database" "select count(*) from pg_tables where schemaname = 'public'")
	[[ $tables == 0 || $replace == yes ]] || refuse "$database has $tables tables. --replace deletes them."
done

cat "$folder/manifest"
for database in "${databases[@]}"; do
	SECONDS=0
	# In one transaction: a database is restored completely or left as it was.
	{
		echo 'begin; drop schema public cascade; create schema public;'
		pg_restore --no-owner --file=- "$folder/$database.dump"
		echo 'commit; analyze;'
	} | psql "$(as_owner_of "$database")" --no-psqlrc --quiet --output=/dev/null --set=ON_ERROR_STOP=1
	echo "$database is restored, in $SECONDS s"
done
cat <<'END'
Next:
1. start Temporal, and nothing else yet;
2. npm run operate -- erase-again, so that who was erased since stays erased;
3. start gateways and workers: within minutes the reconciliation finds again what was bought since.
END
