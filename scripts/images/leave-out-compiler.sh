# `sh leave-out-compiler.sh <folder>`: removes PostgreSQL's compiler of long queries (LLVM, with Z3) from the system in that folder.
# PostgreSQL runs without it, as the embedded one does.
set -eu
cd "$1"
rm -rf usr/lib/postgresql/*/lib/llvmjit* usr/lib/postgresql/*/lib/bitcode usr/lib/*/libLLVM* usr/lib/*/libz3.*
