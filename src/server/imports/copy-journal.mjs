// Runs in a thread of its own, because it takes a second or two for a long journal: copies the rows of a staged import, whole or not
// at all, and posts whether it did. It does not where the account has entries by now.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const { file, staged, userId } = workerData
const db = new DatabaseSync(file)
// The cache holds the pages of the indexes, to whose rows the ids of decisions lead in no order.
db.exec(`
  PRAGMA busy_timeout = 60000;
  PRAGMA synchronous = FULL;
  PRAGMA recursive_triggers = ON;
  PRAGMA cache_size = -65536;
`)
db.prepare('attach ? as staged').run(staged)
db.exec('begin immediate')
const isEmpty = !db
  .prepare(
    'select 1 from main.entries where user_id = :id union all select 1 from main.ledger_heads where user_id = :id',
  )
  .get({ id: userId })
if (isEmpty) {
  // Of an account without entries, closes are what an import of an older version left behind when it was killed.
  db.prepare('delete from main.daily_prices where owner = ?').run(userId)
  for (const table of ['entries', 'ledger_heads', 'assets', 'daily_prices', 'receipts', 'anchors', 'imports'])
    db.exec(`insert into main.${table} select * from staged.${table}`)
  db.exec(`
    insert or replace into main.preferences select * from staged.preferences;
    insert or replace into main.settings select * from staged.settings
      where name = 'read-model-mended' or name like 'claims-of-splits-told %';
  `)
}
db.exec('commit')
db.close()
parentPort.postMessage(isEmpty)
