import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addAccount } from '#test/support/add-account.ts'
import { recordFacts, sixFacts } from '#test/support/sealed-journal.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import { runJournalCommand } from '../commands/journal-command.ts'
import { openOutsideHeads } from '../ledger/outside-heads.ts'
import { bringReadModelUpToDate } from '../ledger/read-model-version.ts'
import { type DatabasePlace, openDatabase } from './open-database.ts'
import { type Journal, openJournal } from './open-journal.ts'
import { storeSetting } from './settings-store.ts'

const server = process.env.CANDOR_TEST_ENGINE === 'postgres' ? (process.env.TEST_DATABASE_URL ?? null) : null
const NOW = '2026-11-21T15:00:00.000Z'

let folder: string
let name: string
let place: DatabasePlace
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-marked-'))
  name = `candor_marked_${randomBytes(6).toString('hex')}`
  place = server ? { engine: 'postgres', url: await createDatabase(server, name) } : { engine: 'sqlite', folder }
  await used(async (journal) => {
    await bringReadModelUpToDate(journal, { info: () => undefined })
    for (const user of ['alice', 'bobby']) {
      await recordFacts(journal, user, sixFacts())
      await addAccount(journal, user)
    }
    await (await openOutsideHeads(journal.db, folder, journal.headLines)).remember(NOW)
    journal.rememberAccounts()
  })
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  if (server) await dropDatabase(server, name)
})

async function used(work: (journal: Journal) => Promise<unknown>): Promise<void> {
  const journal = await openJournal({ place, dataFolder: folder, now: NOW, warn: () => {} })
  await work(journal)
  await journal.close()
}

/** Changes the database as somebody does without Candor. */
async function tamper(...statements: string[]): Promise<void> {
  const { db } = await openDatabase(place)
  for (const statement of statements) await sql.raw(statement).execute(db)
  await db.destroy()
}

async function verify() {
  const said: string[] = []
  const database: Record<string, string> = place.engine === 'postgres' ? { DATABASE_URL: place.url } : {}
  const environment = { CANDOR_DATA: folder, ...database }
  const code = await runJournalCommand({
    name: 'verify',
    environment,
    say: (line) => void said.push(line),
    isJson: false,
  })
  return { code, said: said.slice(1) }
}

it('a journal that is the one of its marker is whole, with every head that is remembered', async () => {
  expect(await verify()).toMatchObject({ code: 0 })
})

it('a database with another id than its marker is no journal to check', async () => {
  const { db } = await openDatabase(place)
  await storeSetting(db, 'database-id', 'another')
  await db.destroy()
  expect(await verify()).toEqual({
    code: 2,
    said: [expect.stringMatching(/another (one|journal).* Nothing was checked\.$/)],
  })
})

it('a database that was emptied is named as such', async () => {
  if (place.engine === 'sqlite') await rm(join(folder, 'candor.db'))
  else await tamper('drop schema public cascade', 'create schema public')
  const sentence =
    place.engine === 'sqlite' ? /There is no database there/ : /a journal was begun here on 2026-11-21, but .* is empty/
  expect(await verify()).toEqual({ code: 2, said: [expect.stringMatching(sentence)] })
})

it('a database that has lost its accounts is named, and each ledger that is still there', async () => {
  await tamper('delete from users')
  const { code, said } = await verify()
  expect(code).toBe(1)
  expect(said.filter((line) => line.includes('account-removed'))).toHaveLength(2)
})

it('the file of remembered heads is missed when it is removed, and after the next start too', async () => {
  await rm(join(folder, 'candor.heads'))
  const gone = expect.stringMatching(/^ {2}no user, no entry, heads-removed: .*2 of 2 lines of that file are gone/)
  const missed = expect.stringMatching(/^Beside it there is no candor\.heads/)
  expect(await verify()).toMatchObject({ code: 1, said: [expect.anything(), gone, expect.anything(), missed] })
  await used(async (journal) => (await openOutsideHeads(journal.db, folder, journal.headLines)).remember(NOW))
  expect((await verify()).said).toContainEqual(expect.stringMatching(/heads-removed: .*2 of 4 lines/))
})
