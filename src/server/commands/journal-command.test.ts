import { existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addAccount } from '#test/support/add-account.ts'
import { recordFacts, sixFacts } from '#test/support/sealed-journal.ts'
import { openDatabase } from '../database/open-database.ts'
import { databaseId } from '../database/settings-store.ts'
import { bringReadModelUpToDate } from '../ledger/read-model-version.ts'
import { runJournalCommand } from './journal-command.ts'

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'candor-'))
  folder = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

async function run(name: 'verify' | 'rebuild', environment: Record<string, string> = {}, isJson = false) {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const code = await runJournalCommand({ name, environment: { CANDOR_DATA: folder, ...environment }, say, isJson })
  return { code, said }
}

async function writeJournal(isUpToDate = true): Promise<void> {
  const database = await openDatabase({ engine: 'sqlite', folder })
  if (isUpToDate) await bringReadModelUpToDate(database, { info: () => undefined })
  await recordFacts(database, 'alice', sixFacts())
  await addAccount(database, 'alice')
  await database.db.destroy()
}

/** Changes the database as somebody does without Candor. */
function tamper(...statements: string[]): void {
  const db = new DatabaseSync(join(folder, 'candor.db'))
  for (const statement of statements) db.exec(statement)
  db.close()
}

it.each(['verify', 'rebuild'] as const)('%s creates nothing where there is no journal', async (name) => {
  const { code, said } = await run(name)
  expect({ code, said }).toEqual({
    code: 2,
    said: [
      `Candor reads SQLite in ${folder}/candor.db.`,
      'There is no database there. Set CANDOR_DATA or DATABASE_URL as for npm start. Nothing was checked.',
    ],
  })
  expect(existsSync(folder)).toBe(false)
})

it.each([
  [{ CANDOR_DEMO: '1' }, 'CANDOR_DEMO is set, and a demo keeps no journal. Nothing was checked.'],
  [{ PORT: 'eighty' }, 'PORT must be a port number. Nothing was checked.'],
])('a configuration of %j is read as the server reads it', async (environment, sentence) => {
  expect(await run('verify', environment)).toEqual({ code: 2, said: [sentence] })
})

it('says that lists of another version cannot be compared yet', async () => {
  await writeJournal(false)
  const { code, said } = await run('verify')
  expect({ code, last: said.at(-1) }).toEqual({
    code: 2,
    last: 'Another version of Candor has written its lists. Start Candor once, then ask again. Nothing was checked.',
  })
})

it('exits with 0 for a whole journal and 1 for a fault, in words and as JSON', async () => {
  await writeJournal()
  expect(await run('verify')).toEqual({
    code: 0,
    said: [
      `Candor reads SQLite in ${folder}/candor.db.`,
      'Read 6 entries of 1 user: the chain and 2 assets were compared.',
      'Every chain is whole, and the read model equals the replay.',
      expect.stringContaining('Beside it there is no candor.marker and no candor.heads, which'),
    ],
  })
  const { db } = await openDatabase({ engine: 'sqlite', folder })
  await db.updateTable('assets').set({ list: 'sold' }).where('asset_id', '=', 2).execute()
  await db.destroy()
  const message = 'The row of asset 2 does not equal the replay of its entries.'
  const { code, said } = await run('verify', {}, true)
  expect({ code, found: JSON.parse(said[0] ?? '') }).toEqual({
    code: 1,
    found: {
      database: `SQLite in ${folder}/candor.db`,
      users: 1,
      entries: 6,
      assets: 2,
      erased: 0,
      faults: [
        { userId: 'alice', username: 'alice', kind: 'asset-row-changed', sequence: 5, lastSequence: 5, message },
      ],
      missing: ['candor.marker', 'candor.heads'],
      warning: expect.stringContaining('one from which an account was removed, look just as whole'),
    },
  })
  expect((await run('rebuild')).said.slice(2)).toEqual([
    `  user alice (alice), entry 5, asset-row-changed: ${message}`,
    '1 fault. This command changed no entry.',
    'Rows of the lists that differed (asset-row-…) were put right.',
    expect.stringContaining('Beside it there is no candor.marker and no candor.heads, which'),
  ])
  expect((await run('rebuild')).code).toBe(0)
})

it('names of the files that remember a journal only those that are missing', async () => {
  await writeJournal()
  const { db } = await openDatabase({ engine: 'sqlite', folder })
  const marker = { id: await databaseId(db), madeAt: '2026-10-01T00:00:00.000Z', hasAccounts: true }
  await db.destroy()
  await writeFile(join(folder, 'candor.marker'), JSON.stringify(marker))
  const { code, said } = await run('verify')
  expect({ code, last: said.at(-1) }).toEqual({
    code: 0,
    last:
      'Beside it there is no candor.heads, which outside the database remembers how far it went: an older copy, and one from ' +
      'which an account was removed, look just as whole. Candor begins to remember within half a minute while it runs, or ' +
      'after its next start.',
  })
})

it('leaves no file beside a closed journal, and keeps the log of an emptied one', async () => {
  await writeJournal()
  const file = join(folder, 'candor.db')
  const { code } = await run('verify')
  expect({ code, files: readdirSync(folder) }).toEqual({ code: 0, files: ['candor.db'] })

  const database = await openDatabase({ engine: 'sqlite', folder })
  await recordFacts(database, 'bob', sixFacts())
  await copyFile(`${file}-wal`, join(parent, 'log'))
  await database.db.destroy()
  await truncate(file, 0)
  await copyFile(join(parent, 'log'), `${file}-wal`)
  for (const name of ['verify', 'rebuild'] as const)
    expect((await run(name)).said.at(-1)).toBe('There is a database, and no journal in it. Nothing was checked.')
  expect(await readFile(`${file}-wal`)).toEqual(await readFile(join(parent, 'log')))
})

it.each(['verify', 'rebuild'] as const)('%s refuses a database that is not the one of the marker', async (name) => {
  await writeJournal()
  const marker = { id: 'another', madeAt: '2026-10-01T00:00:00.000Z' }
  await writeFile(join(folder, 'candor.marker'), JSON.stringify(marker))
  expect(await run(name)).toMatchObject({
    code: 2,
    said: [
      expect.anything(),
      expect.stringMatching(/belongs to another journal, begun on 2026-10-01, and not to this/),
    ],
  })
})

const COMMANDS = ['verify', 'rebuild'] as const

it.each(COMMANDS)('%s names every ledger whose account is gone, even when all accounts are', async (name) => {
  await writeJournal()
  tamper('delete from users')
  const gone = 'The account of this user is gone, so nobody can sign in to what they recorded. It still stands.'
  const found = `  user alice, entries 1 to 6, account-removed: ${gone}`
  for (const _ of ['first', 'again']) {
    const { code, said } = await run(name)
    expect({ code, found: said[2] }).toEqual({ code: 1, found })
  }
})

it.each(COMMANDS)('%s reports a journal that has lost everything that its marker remembers', async (name) => {
  const database = await openDatabase({ engine: 'sqlite', folder })
  await bringReadModelUpToDate(database, { info: () => undefined })
  const marker = { id: await databaseId(database.db), madeAt: '2026-10-01T00:00:00.000Z', hasAccounts: true }
  await database.db.destroy()
  await writeFile(join(folder, 'candor.marker'), JSON.stringify(marker))
  const { code, said } = await run(name)
  expect({ code, last: said.at(-1) }).toEqual({
    code: 2,
    last: expect.stringMatching(/has lost its accounts.*Nothing was checked/),
  })
})

it.each(COMMANDS)('%s refuses half a database with the message of a start', async (name) => {
  await writeJournal()
  tamper('alter table daily_prices drop column close', 'drop index entries_by_opening')
  const { code, said } = await run(name)
  expect(code).toBe(2)
  expect(said.at(-1)).toMatch(
    /^A part of the database is missing \(column daily_prices.close, unique index entries_by_op/,
  )
})

it.each(COMMANDS)('%s reports a database with damaged pages', async (name) => {
  await writeJournal()
  const file = join(folder, 'candor.db')
  const bytes = await readFile(file)
  // An index that no query reads, so that only a check of its own pages finds the damage.
  const db = new DatabaseSync(file)
  const page = Number(db.prepare("select rootpage from sqlite_schema where name = 'drafts'").get()?.rootpage)
  db.close()
  bytes.fill(7, (page - 1) * 4096, page * 4096)
  await writeFile(file, bytes)
  const { code, said } = await run(name)
  expect({ code, last: said.at(-1) }).toEqual({ code: 2, last: expect.stringMatching(/is damaged/) })
})

it.each(COMMANDS)('%s names a trigger of the ledger that does nothing any more', async (name) => {
  await writeJournal()
  tamper('drop trigger entries_refuse_update')
  tamper('create trigger entries_refuse_update before update on entries begin select 1; end')
  const { code, said } = await run(name)
  expect({ code, found: said[2] }).toEqual({
    code: 1,
    found: expect.stringMatching(
      /^ {2}no user, no entry, trigger-changed: The trigger entries_refuse_update, .* is another one/,
    ),
  })
})

it.each(COMMANDS)('%s names a ledger to which nobody can sign in', async (name) => {
  await writeJournal()
  tamper('delete from credentials')
  const { code, said } = await run(name)
  expect({ code, found: said[2] }).toEqual({
    code: 1,
    found: expect.stringMatching(/^ {2}user alice \(alice\), entry 6, account-without-sign-in: /),
  })
})

it.each(COMMANDS)('%s names a missing trigger of the ledger', async (name) => {
  await writeJournal()
  tamper('drop trigger entries_refuse_update')
  const { code, said } = await run(name)
  expect({ code, found: said[2] }).toEqual({
    code: 1,
    found: expect.stringMatching(/^ {2}no user, no entry, trigger-missing: The trigger entries_refuse_update is gone/),
  })
})

it.each(COMMANDS)('%s reports unreadable remembered ends, every time', async (name) => {
  await writeJournal()
  await writeFile(join(folder, 'candor.heads'), 'garbage')
  for (const _ of ['first', 'again']) {
    const { code, said } = await run(name)
    expect({ code, found: said.slice(2, 4) }).toEqual({
      code: 1,
      found: [
        expect.stringMatching(/^ {2}no user, no entry, heads-unreadable: .*cannot be read any more \(line 1\)/),
        '1 fault. This command changed no entry.',
      ],
    })
  }
})
