#!/bin/sh
# Starts the site by a double click on macOS and Linux.
case $0 in
  */*) here=${0%/*} ;;
  *) here=. ;;
esac
starter=$here/tools/studio/start

# A double click does not read the settings of a shell, in which nvm and volta name their folders.
for node in "$(command -v node)" "$HOME"/.volta/bin/node "$HOME"/.nvm/versions/node/*/bin/node; do
  [ -x "$node" ] || continue
  any=$node
  "$node" "$starter/start.cjs" --check && good=$node
done

node=${good:-$any}
if [ -n "$node" ]; then
  # npm lies beside it.
  PATH=${node%/*}:$PATH
  "$node" "$starter/start.cjs"
else
  cat "$starter/no-node.txt"
  false
fi
code=$?

# Some terminals close with the program, before anybody has read why it ended.
if [ "$code" -ne 0 ] && [ -t 0 ]; then
  printf '\nНажмите Enter, чтобы закрыть окно. '
  read -r _
fi
exit "$code"
