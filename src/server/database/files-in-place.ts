import { statSync } from 'node:fs'

/** A database in WAL mode is three files: its log holds what has not reached the database yet, and the third its locks. */
const PARTS = ['', '-wal', '-shm']

/**
 * SQLite goes on writing into files that were removed, or that others have taken the name of, and what it writes there is
 * gone with the process. It knows a file as moved as SQLite itself does (SQLITE_FCNTL_HAS_MOVED): by device and inode.
 * @param file the path of an open database, or `:memory:`
 * @returns whether each file still is the one that stood under its name when it was first seen here
 */
export function watchFiles(file: string): () => boolean {
  if (file === ':memory:') return () => true
  const seen = new Map<string, string>()
  const isSame = (path: string): boolean => {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
    const found = stat && `${stat.dev}:${stat.ino}`
    const before = seen.get(path)
    if (before === undefined && found) seen.set(path, found)
    return before === undefined || before === found
  }
  const paths = PARTS.map((part) => file + part)
  paths.forEach(isSame)
  return () => paths.every(isSame)
}
