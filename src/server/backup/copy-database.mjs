// Runs in a thread of its own, because it takes as long as the database is large: copies a SQLite database as it is at one
// moment, whoever writes meanwhile, and takes out of the copy what is nobody's to keep.
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

const { from, to, statements } = workerData
const source = new DatabaseSync(from.startsWith('file:') ? new URL(from) : from, { readOnly: true })
source.exec('PRAGMA busy_timeout = 60000')
source.prepare('vacuum into ?').run(to)
source.close()

const copy = new DatabaseSync(to)
copy.exec('PRAGMA secure_delete = ON; PRAGMA foreign_keys = OFF')
const hasTable = copy.prepare("select 1 from sqlite_schema where type = 'table' and name = ?")
for (const { table, statement } of statements) if (hasTable.get(table)) copy.exec(statement)
const found = copy.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
copy.close()
if (found !== 'ok') throw new Error(`The copy of the database is not whole: ${found}`)
