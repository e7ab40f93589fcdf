#!/bin/sh
# Creates the folder secrets. docker-compose.yml gives each file to the services that need it. Existing files
# stay, so it may be run again. Files for what only you know are left empty: an empty file sets nothing, and a
# shop without its secrets is closed.
set -eu
umask 077
cd "$(dirname "$0")/.."
folder=${1:-secrets}
mkdir -p "$folder"

random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
# The containers' users can read them. On this machine only the owner can enter the folder.
make() { # FILE CONTENT
	[ -e "$folder/$1" ] || printf '%s' "$2" >"$folder/$1"
	chmod 444 "$folder/$1"
	[ -s "$folder/$1" ] || echo "empty: $folder/$1"
}

make postgres_password "$(random)"
make eightfold_database_password "$(random)"
make temporal_database_password "$(random)"
make grafana_password "$(random)"
make session_secret "$(random)"
make data_keys "$(random)"
make database_url "postgres://eightfold:$(cat "$folder/eightfold_database_password")@postgres:5432/eightfold"
# The others are yours.
sed -n 's|^  [a-z0-9_]*: { file: secrets/\([a-z0-9_]*\) }$|\1|p' "$(dirname "$0")/../docker-compose.yml" | while read -r yours; do
	make "$yours" ''
done
