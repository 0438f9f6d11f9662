// Runs in a thread of its own, because it takes as long as the database is large: writes the file anew, without what was deleted.
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

const db = new DatabaseSync(workerData.file)
db.exec('PRAGMA busy_timeout = 10000; VACUUM; PRAGMA busy_timeout = 2000')
const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
db.close()
if (busy) throw new Error('Somebody is reading the journal, so its log could not be emptied.')
