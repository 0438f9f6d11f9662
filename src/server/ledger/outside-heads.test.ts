import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/database/open-database.ts'
import { openReceiptKey } from '#server/receipts/receipt-key.ts'
import { addAccount } from '#test/support/add-account.ts'
import { recordFacts, sixFacts } from '#test/support/sealed-journal.ts'
import { appendErasure } from './erasure-store.ts'
import { compareOutsideHeads, openOutsideHeads, rememberErasure } from './outside-heads.ts'
import { verify } from './verify.ts'

const NOW = '2026-11-22T03:00:00.000Z'

let folder: string
let database: OpenDatabase
beforeEach(async () => {
  counted = 0
  folder = mkdtempSync(join(tmpdir(), 'candor-heads-'))
  database = await openDatabase({ engine: 'sqlite', folder: null })
  await recordFacts(database, 'alice', sixFacts())
  await recordFacts(database, 'bobby', sixFacts())
})
afterEach(async () => {
  await database.db.destroy()
  rmSync(folder, { recursive: true })
})

/** What the marker says. */
let counted = 0
const lines = {
  read: () => counted,
  keep: (count: number) => {
    counted = count
    return true
  },
}
const open = () => openOutsideHeads(database.db, folder, lines)
const remember = async () => (await open()).remember(NOW)
const compare = async (publicKey: string | null = null) =>
  (await compareOutsideHeads(database.db, { folder, publicKey, countedLines: lines.read }, [])).map(
    ({ userId, kind, sequence }) => `${userId} ${kind} ${sequence}`,
  )

/** As an older copy that was put back: everything in it is whole. */
async function goBack(): Promise<void> {
  const older = await openDatabase({ engine: 'sqlite', folder: null })
  await recordFacts(older, 'alice', sixFacts().slice(0, 4))
  await recordFacts(older, 'bobby', sixFacts())
  await database.db.destroy()
  database = older
}

it('a restored older copy is consistent in itself, and is found by the heads remembered outside', async () => {
  await remember()
  expect(await compare()).toEqual([])
  await goBack()
  expect((await verify(database)).faults).toEqual([])
  expect(await compare()).toEqual(expect.arrayContaining(['alice head-went-back 6']))
})

it('a ledger that was rewritten with its head is found', async () => {
  await remember()
  await sql`drop trigger entries_refuse_delete`.execute(database.db)
  await sql`drop trigger ledger_heads_refuse_delete`.execute(database.db)
  for (const table of ['entries', 'ledger_heads', 'assets'] as const)
    await database.db.deleteFrom(table).where('user_id', '=', 'alice').execute()
  await recordFacts(database, 'alice', sixFacts())
  expect((await verify(database)).faults).toEqual([])
  expect(await compare()).toEqual(['alice head-went-back 6'])
})

it('a head that went back stays remembered, however much is recorded after it', async () => {
  await remember()
  await goBack()
  for (const principleId of ['p5', 'p6', 'p7'])
    await recordFacts(database, 'alice', [{ kind: 'principle-written', principleId, text: 'Wait a day.' }])
  await remember()
  expect(await compare()).toContain('alice head-went-back 6')
})

it('only advanced heads are added, and an incomplete line is ignored', async () => {
  const heads = await open()
  await heads.remember(NOW)
  await heads.remember(NOW)
  const file = join(folder, 'candor.heads')
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
  await recordFacts(database, 'alice', [{ kind: 'principle-written', principleId: 'p9', text: 'Wait a day.' }])
  await heads.remember(NOW)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3)
  await open()
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
  expect(await compare()).toEqual([])
})

/** Removes a ledger behind a mark that is signed with a key. @returns the mark */
async function eraseWith(key: ReturnType<typeof openReceiptKey>) {
  if (!key) throw new Error('A key that is kept nowhere can always be made.')
  return database.db.transaction().execute(async (trx) => {
    const mark = await appendErasure(trx, key, 'alice', NOW)
    for (const table of ['entries', 'ledger_heads', 'assets'] as const)
      await trx.deleteFrom(table).where('user_id', '=', 'alice').execute()
    return mark
  })
}

it('a ledger erased with our key is no fault, one erased with another key is reported', async () => {
  await remember()
  const key = openReceiptKey({ given: null, folder: null })
  const mark = await eraseWith(key)
  expect(await compare(key?.publicKey)).toEqual([])
  expect(await compare('another key')).toEqual(['alice erasure-signed-elsewhere 6'])
  await rememberErasure(database.db, folder, mark)
  expect(await compare('another key')).toEqual([])
})

it('an older copy that restores an erased account is reported, also after the file was rewritten', async () => {
  await remember()
  await rememberErasure(database.db, folder, await eraseWith(openReceiptKey({ given: null, folder: null })))
  await goBack()
  await remember()
  expect(await compare()).toContain('alice erased-but-there 0')
})

it.each(['\u0000garbage', '{"userId":"bobby","sequence":-}\n'])(
  'a file that was spoiled (%j) stays as it is beside what is remembered since, and is named by every check',
  async (spoiled) => {
    const file = join(folder, 'candor.heads')
    writeFileSync(file, spoiled)
    await remember()
    await remember()
    expect(readFileSync(file, 'utf8').startsWith(spoiled)).toBe(true)
    expect(await compare()).toEqual([' heads-unreadable 0'])
    await goBack()
    expect(await compare()).toEqual(expect.arrayContaining([' heads-unreadable 0', 'alice head-went-back 6']))
  },
)

describe('on a full disk', () => {
  /** Whatever is written to it finds no space. */
  const fill = () => symlinkSync('/dev/full', join(folder, 'candor.heads.new'))

  it('the file is opened as it is, and shortened at a later start', async () => {
    await remember()
    await principle('p5')
    await remember()
    const before = linesThere()
    expect(before).toHaveLength(3)
    fill()
    await open()
    expect(linesThere()).toEqual(before)
    expect(readdirSync(folder)).toEqual(['candor.heads'])
    expect(await compare()).toEqual([])
    await open()
    expect(linesThere()).toHaveLength(2)
  })

  it('no empty file is left in the place of the first heads, which would be reported as emptied', async () => {
    const heads = await open()
    fill()
    await expect(heads.remember(NOW)).rejects.toThrow('ENOSPC')
    expect(readdirSync(folder)).toEqual([])
    expect(await compare()).toEqual([])
    await heads.remember(NOW)
    expect(linesThere()).toHaveLength(2)
  })
})

it('an emptied file is reported until it is rewritten', async () => {
  writeFileSync(join(folder, 'candor.heads'), '')
  expect(await compare()).toEqual([' heads-unreadable 0'])
})

it('an incomplete last line is no fault, and does not swallow the next one', async () => {
  const file = join(folder, 'candor.heads')
  await remember()
  for (const cut of ['{"us', '{"userId":"alice","seq']) {
    writeFileSync(file, `${readFileSync(file, 'utf8')}${cut}`)
    expect(await compare()).toEqual([])
    await recordFacts(database, 'alice', [{ kind: 'principle-written', principleId: cut, text: 'Wait a day.' }])
    await remember()
    expect(await compare()).toEqual([])
  }
})

const fileOf = () => join(folder, 'candor.heads')
const linesThere = () => readFileSync(fileOf(), 'utf8').trimEnd().split('\n')
const write = (told: readonly string[]) => writeFileSync(fileOf(), told.map((line) => `${line}\n`).join(''))
const principle = (principleId: string) =>
  recordFacts(database, 'alice', [{ kind: 'principle-written', principleId, text: 'Wait a day.' }])

it.each([
  ['the first line', (told: string[]) => write(told.slice(1))],
  ['the last line', (told: string[]) => write(told.slice(0, -1))],
  ['the file', () => rmSync(fileOf())],
])('%s that was taken out is missed at every start and check, however much is remembered since', async (_, takeOut) => {
  await remember()
  takeOut(linesThere())
  expect(await compare()).toEqual([' heads-removed 0'])
  for (const id of ['p5', 'p6', 'p7']) {
    await principle(id)
    await remember()
    expect(await compare()).toEqual([' heads-removed 0'])
  }
  await goBack()
  expect(await compare()).toContain('alice head-went-back 9')
})

it('of a file and a marker that are moved away nothing is missed, nor of a file whose lines have no numbers yet', async () => {
  await remember()
  rmSync(fileOf())
  counted = 0
  expect(await compare()).toEqual([])
  await remember()
  write(linesThere().map((line) => line.replace(/,"line":\d+/, '')))
  counted = 0
  expect(await compare()).toEqual([])
  await principle('p5')
  await remember()
  expect(linesThere().map((line) => JSON.parse(line).line)).toEqual([1, 2, 3])
  expect(await compare()).toEqual([])
})

it('a start that is cut short after it wrote the lower count leaves no fault', async () => {
  await remember()
  await (await open()).remember(NOW)
  await principle('p5')
  await (await open()).remember(NOW)
  expect(counted).toBe(3)
  counted = 2
  expect(await compare()).toEqual([])
})

/** Exchanges the names of two accounts, so that each signs in to the other's ledger. */
const exchangeNames = async () => {
  for (const [from, to] of [
    ['alice', 'nobody'],
    ['bobby', 'alice'],
    ['nobody', 'bobby'],
  ] as const)
    await database.db.updateTable('users').set({ username: to }).where('username', '=', from).execute()
}

it('accounts that were exchanged leave both ledgers whole, and are found by the names remembered outside, also after a restart', async () => {
  for (const user of ['alice', 'bobby']) await addAccount(database, user)
  await remember()
  expect(await compare()).toEqual([])
  await exchangeNames()
  expect((await verify(database)).faults).toEqual([])
  for (const _ of ['now', 'after a restart']) {
    expect((await compare()).sort()).toEqual(['alice account-exchanged 6', 'bobby account-exchanged 6'])
    await remember()
  }
  await exchangeNames()
  expect(await compare()).toEqual([])
})

it('the name of a ledger that an earlier release remembered without one is remembered at the next look', async () => {
  await remember()
  for (const user of ['alice', 'bobby']) await addAccount(database, user)
  await exchangeNames()
  expect(await compare()).toEqual([])
  await exchangeNames()
  await remember()
  await exchangeNames()
  expect((await compare()).length).toBe(2)
})
