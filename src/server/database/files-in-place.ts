import { lstatSync } from 'node:fs'

/** In WAL mode a database has three files; its log holds what is not in the database yet, and the third one its locks. */
const PARTS = ['', '-wal', '-shm']

/**
 * SQLite goes on writing into files that were removed or replaced, and what it writes there is lost when the process ends. A file
 * counts as moved when its device or inode has changed, as for SQLite itself (SQLITE_FCNTL_HAS_MOVED), or when a link took its name.
 * @param file the path of an open database, or `:memory:`
 * @returns whether each file is still the one that had its name when it was first seen
 */
export function watchFiles(file: string): () => boolean {
  if (file === ':memory:') return () => true
  const seen = new Map<string, string>()
  const isSame = (path: string): boolean => {
    const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false })
    const found = stat && `${stat.dev}:${stat.ino}`
    const before = seen.get(path)
    if (before === undefined && found) seen.set(path, found)
    return before === undefined || before === found
  }
  const paths = PARTS.map((part) => file + part)
  paths.forEach(isSame)
  return () => paths.every(isSame)
}
