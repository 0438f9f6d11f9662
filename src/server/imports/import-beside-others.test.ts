import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isOfErasedAccount } from '#server/database/erased-account.ts'
import { makeWrite } from '#server/database/write.ts'
import { storeDailyPrices } from '#server/prices/daily-price-store.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { forgeJournal } from '#test/support/forged.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { checkJournalFile } from './check-journal-file.ts'
import { importJournal } from './import-journal.ts'

/** Enough for many slices of 200. */
const ENTRIES = 3_000

let folder: string
let app: TestApp
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-import-beside-'))
  app = await openTestApp({ CANDOR_DATA: join(folder, 'data') })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** A long journal: one holding, held again and again. */
async function longJournal() {
  const writer = await app.member('writes.much')
  await writer.send('POST', '/api/assets', buyIbm())
  await writer.send('POST', '/api/assets/1/decisions', {
    decisionId: crypto.randomUUID(),
    updateAction: 'Hold',
    updatedConfidenceLevel: 6,
    updatedThesis: 'Nothing has changed.',
  })
  await app.critiquesDone()
  const text = forgeJournal(await downloadText(app, writer, '/api/export?format=json'), (journal) => {
    const hold = journal.entries.find(({ entry }) => entry.action === 'Hold')
    if (!hold) throw new Error('There is no Hold to repeat.')
    for (let nth = journal.entries.length; nth < ENTRIES; nth += 1)
      journal.entries.push({ ...hold, entry: { ...hold.entry, decisionId: crypto.randomUUID() } })
  })
  const file = join(folder, 'journal.json')
  writeFileSync(file, text)
  return checkJournalFile(file, app.context.now())
}

const principle = () => ({ principleId: crypto.randomUUID(), text: 'I wait one night.' })

const idOf = async (username: string): Promise<string> =>
  (await app.context.db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id

it('on SQLite others read and record while a long journal is imported, and see all of it or nothing', async () => {
  // given
  const journal = await longJournal()
  const other = await app.member('records.too')
  await other.send('POST', '/api/assets', buyIbm())
  await app.member('takes.all')
  const id = await idOf('takes.all')
  const count = async () => {
    const rows = await app.context.db.selectFrom('entries').select('sequence').where('user_id', '=', id).execute()
    return rows.length
  }

  // when: the journal is imported, and somebody else reads and records meanwhile
  let isDone = false
  const importing = importJournal(app.context, id, journal, app.context.now()).finally(() => {
    isDone = true
  })
  const seen: number[] = []
  let recorded = 0
  for (let nth = 0; nth < 1_000 && !isDone; nth += 1) {
    expect((await other.send('GET', '/api/assets?list=bought')).status).toBe(200)
    if (nth < 10) expect((await other.send('POST', '/api/principles', principle())).status).toBe(201)
    const entries = await count()
    if (isDone) break
    recorded = Math.min(nth + 1, 10)
    seen.push(entries)
  }

  // then
  expect(await importing).toMatchObject({ entries: ENTRIES, assets: 1 })
  expect(recorded).toBe(10)
  expect(seen.filter((entries) => entries !== 0 && entries !== ENTRIES)).toEqual([])
  expect(await count()).toBe(ENTRIES)
})

it('who recorded something while the journal was made ready gets nothing of it, and closes of a killed import are gone', async () => {
  // given: an account that writes its first decision in the last moment, and one with closes that nobody typed
  const journal = await longJournal()
  const [late, other] = [await app.member('is.late'), await app.member('was.killed')]
  const left = { day: '2026-07-06', open: null, high: null, low: null, close: '130.5' }
  await storeDailyPrices(app.context.db, await idOf('was.killed'), 'LEFT', [left], 'typed')

  // when
  const recordFirst = async () => expect((await late.send('POST', '/api/assets', buyIbm())).status).toBe(201)
  const refused = importJournal(app.context, await idOf('is.late'), journal, app.context.now(), recordFirst)
  await expect(refused).rejects.toThrow('There are entries in your account already')
  await importJournal(app.context, await idOf('was.killed'), journal, app.context.now())

  // then
  await app.critiquesDone()
  expect((await late.send('GET', '/api/proof')).json).toMatchObject({ entries: 2, faultCount: 0 })
  expect((await other.send('GET', '/api/proof')).json).toMatchObject({ entries: ENTRIES, faultCount: 0 })
  expect(await app.context.db.selectFrom('daily_prices').select('symbol').execute()).toEqual([])
  expect(readdirSync(folder).sort()).toEqual(['data', 'journal.json'])
})

it('an account that is erased while its journal is made ready gets nothing of it', async () => {
  const journal = await longJournal()
  const leaving = await app.member('is.leaving')
  const id = await idOf('is.leaving')
  const erase = async () =>
    expect((await leaving.send('POST', '/api/account/erasure', { username: 'is.leaving' })).status).toBe(200)
  const late = importJournal(app.context, id, journal, app.context.now(), erase).catch(isOfErasedAccount)
  expect(await late).toBe(true)
  for (const table of ['entries', 'ledger_heads', 'assets', 'preferences', 'imports'] as const)
    expect(await app.context.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual([])
})

it('a disk that fails an import is trusted with nothing more', async () => {
  // given: what SQLite says where a write is not confirmed, which no disk does when it is asked to
  const failing = new URL("data:text/javascript,throw Object.assign(new Error('disk I/O error'), { errcode: 1034 })")
  const apart = app.context.writeApart?.(failing)

  // then: whoever imports is told, and so is everybody who writes afterwards
  await expect(apart).rejects.toThrow('disk I/O error')
  expect(app.context.takesWrites()).toBe(false)
  const write = makeWrite(app.context)
  await expect(write('anybody', (trx) => trx.deleteFrom('drafts').execute())).rejects.toThrow('did not confirm a write')
})
