#!/bin/bash
# Dumps PostgreSQL into a new folder in BACKUPS: Temporal's databases and the product's. docs/operating.md
# describes how often, where to, and what a restore loses.
#
#   deploy/backup.sh               all three databases, as in docker-compose.yml
#   deploy/backup.sh eightfold     only the product's, if Temporal is hosted elsewhere
#
# Temporal's database comes first and the product's last, so that the rows are never older than the runs. A
# run behind its rows finds each step done and continues. A run ahead of its rows has to repeat its work. The
# visibility database comes after the runs: an extra line misleads nobody, but a run without a line is never
# taken over from a build that is gone.
set -euo pipefail
umask 077

databases=("$@")
((${#databases[@]})) || databases=(temporal temporal_visibility eightfold)
BACKUPS=${BACKUPS:-backups}
KEEP_DAYS=${KEEP_DAYS:-28}
# shellcheck source=deploy/databases.sh
. "$(dirname "$0")/databases.sh"

mkdir -p "$BACKUPS"
name=$(date --utc +%Y-%m-%dT%H-%M-%SZ)
unfinished=$BACKUPS/.unfinished-$name
mkdir "$unfinished"
trap 'rm -rf "$unfinished" "$passwords"' EXIT

{
	echo "taken $(now)"
	pg_dump --version
	for database in "${databases[@]}"; do
		from=$(now)
		version=$(version_of "$database")
		pg_dump "$(as_owner_of "$database")" --format=custom --file="$unfinished/$database.dump"
		echo "$database $version from $from to $(now)"
	done
} >"$unfinished/manifest"
(cd "$unfinished" && sha256sum manifest ./*.dump >SHA256SUMS)
sync "$unfinished"/* "$unfinished"
mv --no-target-directory "$unfinished" "$BACKUPS/$name"
sync "$BACKUPS"
echo "$BACKUPS/$name"

# Erased buyers remain in backups until these are deleted.
find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d \( -name '20*Z' -o -name '.unfinished-20*Z' \) \
	-mmin "+$((KEEP_DAYS * 24 * 60))" -exec rm -r {} +
