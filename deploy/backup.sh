#!/bin/bash
# Dumps PostgreSQL into a new folder of BACKUPS: Temporal's databases and the product's. docs/operating.md says how
# often, where to, and what a restore loses.
#
#   deploy/backup.sh               all three databases, as docker-compose.yml has them
#   deploy/backup.sh eightfold     the product's alone, where Temporal is somebody else's
#
# Temporal's database comes first and the product's last, so that the rows are never older than the runs. A run that is
# behind its rows finds each deed done and goes on; one that is ahead has to do again what it did. What is listed of
# runs comes after the runs: a line too many misleads nobody, a run without its line is never taken over from a build
# that is gone.
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

# Whoever is erased lies in backups until these are deleted.
find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d \( -name '20*Z' -o -name '.unfinished-20*Z' \) \
	-mmin "+$((KEEP_DAYS * 24 * 60))" -exec rm -r {} +
