import { readMarker, writeMarker } from '#server/database/journal-marker.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { openOutsideHeads } from '#server/ledger/outside-heads.ts'
import { recordFacts } from './sealed-journal.ts'

/**
 * A test runs this in several processes at once, which share a folder and a PostgreSQL: each records in its own user's ledger,
 * remembers the heads, and opens their file anew, as a start does, after every entry.
 */

const [url = '', folder = '', userId = '', entries = '0'] = process.argv.slice(2)
const MARKER = { id: 'shared', madeAt: '2026-11-22T10:00:00.000Z', hasAccounts: true }
const lines = {
  read: () => readMarker(folder, 'marker')?.headLines ?? 0,
  keep: (headLines: number) => {
    writeMarker(folder, 'marker', { ...MARKER, headLines })
    return true
  },
}
const database = await openDatabase({ engine: 'postgres', url })
for (let nth = 1; nth <= Number(entries); nth += 1) {
  await recordFacts(database, userId, [{ kind: 'principle-written', principleId: `p${nth}`, text: 'Wait a day.' }])
  const heads = await openOutsideHeads(database.db, folder, lines)
  await heads.remember('2026-11-22T10:00:00.000Z')
}
await database.db.destroy()
