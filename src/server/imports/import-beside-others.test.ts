import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeWrite } from '#server/database/write.ts'
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

it('on SQLite others read while a long journal is written, see nothing of it before its end, and their writes wait', async () => {
  // given
  const journal = await longJournal()
  const reader = await app.member('reads.only')
  await app.member('takes.all')
  const { id } = await app.context.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'takes.all')
    .executeTakeFirstOrThrow()
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
  const recording = reader.send('POST', '/api/assets', buyIbm())
  for (let nth = 0; nth < 1_000 && !isDone; nth += 1) {
    expect((await reader.send('GET', '/api/assets?list=bought')).status).toBe(200)
    const entries = await count()
    if (!isDone) seen.push(entries)
  }

  // then
  expect(await importing).toMatchObject({ entries: ENTRIES, assets: 1 })
  expect(seen.length).toBeGreaterThan(5)
  expect(new Set(seen)).toEqual(new Set([0]))
  expect((await recording).status).toBe(201)
  expect(await count()).toBe(ENTRIES)
})

it('a disk that fails an import is trusted with nothing more', async () => {
  // given: what SQLite says where a write is not confirmed, which no disk does when it is asked to
  const failed = Object.assign(new Error('disk I/O error'), { errcode: 1034 })
  const apart = app.context.writeApart?.(() => Promise.reject(failed))

  // then: whoever imports is told, and so is everybody who writes afterwards
  await expect(apart).rejects.toThrow('disk I/O error')
  expect(app.context.takesWrites()).toBe(false)
  const write = makeWrite(app.context)
  await expect(write('anybody', (trx) => trx.deleteFrom('drafts').execute())).rejects.toThrow('did not confirm a write')
})
