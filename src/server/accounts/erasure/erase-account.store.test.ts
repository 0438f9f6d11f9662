import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noteSplitsTold } from '#server/claims/splits-told.ts'
import { requiredParts } from '#server/database/required-schema.ts'
import { readSchemaParts } from '#server/database/schema-parts.ts'
import { makeWrite } from '#server/database/write.ts'
import { bringItemsUpToDate, forgetItems } from '#server/ledger/journal-items.ts'
import { faultLine } from '#server/ledger/journal-report.ts'
import { findHead } from '#server/ledger/ledger-end-store.ts'
import { rebuild } from '#server/ledger/rebuild.ts'
import { verify } from '#server/ledger/verify.ts'
import { storeDailyPrices } from '#server/prices/daily-price-store.ts'
import { openReceiptKey } from '#server/receipts/receipt-key.ts'
import { storeReceipts } from '#server/receipts/receipt-store.ts'
import { addAccount } from '#test/support/add-account.ts'
import { recordFacts, sixFacts } from '#test/support/sealed-journal.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { replaceRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { eraseAccount } from './erase-account.ts'
import { OWNERS } from './personal-rows.ts'

const NOW = '2026-11-22T10:00:00.000Z'
const key = openReceiptKey({ given: null, folder: null })

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  for (const user of ['alice', 'bobby']) {
    await recordFacts(database, user, sixFacts())
    await addAccount(database, user)
    await bringItemsUpToDate({ ...database, write: makeWrite(database) }, user)
  }
})
afterEach(() => database.close())

const erase = (userId: string, receiptKey = key) =>
  eraseAccount({ ...database, write: makeWrite(database), receiptKey, now: () => NOW, dataFolder: null }, userId)

/** Adds the rows that an account has besides its ledger. */
async function fillTables(userId: string): Promise<void> {
  const { db } = database
  const { sequence, hash } = await findHead(db, userId)
  if (key)
    await storeReceipts(db, userId, [key.sign({ ledger: userId, sequence, hash, signedAt: NOW, imported: null })])
  await db.insertInto('imports').values({ user_id: userId, ledger_id: userId, entries: 6, imported_at: NOW }).execute()
  await db.insertInto('preferences').values({ user_id: userId, name: 'theme', value: '"dark"' }).execute()
  await db
    .insertInto('drafts')
    .values({
      ...{ user_id: userId, draft_id: `draft of ${userId}`, form: 'update', asset_id: 1, fields: '{}' },
      ...{ device: 'phone', session_id: 's', edited_at: NOW, revision: 1 },
    })
    .execute()
  await db
    .insertInto('mirror_answers')
    .values({ user_id: userId, made_of: 'digest', tag: 'tag', answer: 'bytes' })
    .execute()
  await db.insertInto('read_results').values({ user_id: userId, kind: 'lists', made_of: 'day', result: '{}' }).execute()
  await db
    .insertInto('critique_jobs')
    .values({ user_id: userId, decision_id: 'd', asset_id: 1, attempts: 0, run_at: NOW, locked_until: null })
    .execute()
  const close = { day: '2026-11-20', open: null, high: null, low: null, close: '12' }
  await storeDailyPrices(db, userId, 'IBM', [close], 'typed')
  await db
    .insertInto('api_tokens')
    .values({
      id: `t-${userId}`,
      user_id: userId,
      name: 'script',
      token_hash: `hash of ${userId}`,
      scopes: 'read',
      created_at: NOW,
      expires_at: NOW,
      last_used_at: null,
    })
    .execute()
  await db
    .insertInto('totp_secrets')
    .values({ user_id: userId, secret: 's', created_at: NOW, confirmed_at: NOW, last_counter: 1 })
    .execute()
  await replaceRecoveryCodes(db, userId, NOW)
  await db
    .insertInto('provider_budgets')
    .values({ provider: `search of ${userId}`, period: 'day', used: 1 })
    .execute()
  await noteSplitsTold(db, userId, ['IBM'], 6)
}

async function countRows(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [table, column] of Object.entries(OWNERS)) {
    if (column === null) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(
      database.db,
    )
    counts[table] = rows.length
  }
  return counts
}

const lines = async () => (await verify(database)).faults.map((fault) => faultLine(fault).replace(/: .*$/, ''))

describe('an account that is erased', () => {
  it('leaves no row in any table except its signed mark', async () => {
    await fillTables('alice')
    await fillTables('bobby')
    const mark = await erase('alice')
    expect(mark).toMatchObject({ user: 'alice', entries: 6, erasedAt: NOW, signature: expect.any(String) })
    const left: string[] = []
    const columns = (await readSchemaParts(database.db, database.engine)).filter(({ kind }) => kind === 'column')
    for (const { table, name } of columns) {
      if (table.startsWith('kysely_')) continue
      const { rows } = await sql`select 1 from ${sql.table(table)}
        where lower(cast(${sql.ref(name)} as text)) like '%alice%'`.execute(database.db)
      if (rows.length > 0) left.push(`${table}.${name}`)
    }
    expect(left.sort()).toEqual(['erasures.body', 'erasures.user_id'])
  })

  it('leaves every other ledger whole, and causes no fault', async () => {
    await fillTables('bobby')
    const before = await countRows('bobby')
    expect(before.entries).toBe(6)
    await erase('alice')
    expect(await countRows('bobby')).toEqual(before)
    expect(await verify(database)).toMatchObject({ users: 1, entries: 6, erased: 1, faults: [] })
    expect(await rebuild(database)).toMatchObject({ erased: 1, faults: [] })
  })

  it('deletes the sign-ins that lead to its pages, and none for a similar name', async () => {
    await addAccount(database, 'a_b')
    for (const name of ['a_b', 'axb'])
      await sql`insert into sign_ins (state, nonce, code_verifier, next, expires_at, purpose)
        values (${name}, 'n', 'v', ${`/account/${name}/bought`}, ${NOW}, 'sign-in')`.execute(database.db)
    await erase('a_b')
    expect(await database.db.selectFrom('sign_ins').select('state').execute()).toEqual([{ state: 'axb' }])
  })

  it('gets no row of the Journal back from a page that was bringing them up to date', async () => {
    const write = makeWrite(database)
    await write('alice', (trx) => forgetItems(trx, database.engine, 'alice'))
    const erasedBefore = async <T>(userId: string, work: Parameters<typeof write<T>>[1]) => {
      await erase(userId)
      return write(userId, work)
    }
    await bringItemsUpToDate({ ...database, write: Object.assign(erasedBefore, { atOnce: null }) }, 'alice')
    for (const table of ['journal_items', 'journal_ends'] as const)
      expect(await database.db.selectFrom(table).selectAll().where('user_id', '=', 'alice').execute()).toEqual([])
  })

  it('accepts no further entry, and cannot be erased again', async () => {
    await erase('alice')
    const principle = [{ kind: 'principle-written', principleId: 'p9', text: 'Wait.' }] as const
    await expect(recordFacts(database, 'alice', principle)).rejects.toThrow()
    await expect(erase('alice')).rejects.toThrow()
    expect(await lines()).toEqual([])
  })

  it('is not erased where nothing can sign for it', async () => {
    await expect(erase('alice', null)).rejects.toThrow('no key to sign with')
    expect(await verify(database)).toMatchObject({ users: 2, erased: 0, faults: [] })
  })

  it('may be without entries', async () => {
    await addAccount(database, 'carol')
    expect(await erase('carol')).toMatchObject({ entries: 0, hash: '0'.repeat(64) })
    expect(await lines()).toEqual([])
  })
})

describe('without a matching mark of an erasure', () => {
  it.each(['entries', 'ledger_heads'])('the database deletes nothing from %s', async (table) => {
    const removing = sql`delete from ${sql.table(table)} where user_id = 'alice'`.execute(database.db)
    await expect(removing).rejects.toThrow('append-only')
  })

  it.each([
    ['of another end', 5, 'a'],
    ['of a ledger that was never there', 1, '0'],
  ])('the database refuses a mark %s', async (_, entries, hash) => {
    const row = { user_id: 'alice', entries, hash: hash.repeat(64), erased_at: NOW, body: '{}' }
    await expect(database.db.insertInto('erasures').values(row).execute()).rejects.toThrow('append-only')
  })

  it('a mark cannot be changed or removed', async () => {
    await erase('alice')
    await expect(sql`update erasures set entries = 0`.execute(database.db)).rejects.toThrow('append-only')
    await expect(sql`delete from erasures`.execute(database.db)).rejects.toThrow('append-only')
  })
})

describe('a ledger that somebody removed', () => {
  const markByHand = (body: string) =>
    sql`insert into erasures (user_id, entries, hash, erased_at, body)
      select user_id, sequence, hash, ${NOW}, ${body} from ledger_heads where user_id = 'alice'`.execute(database.db)
  const removeAll = async () => {
    for (const table of ['entries', 'ledger_heads', 'assets', 'users'])
      await sql`delete from ${sql.table(table)} where ${sql.ref(table === 'users' ? 'id' : 'user_id')} = 'alice'`.execute(
        database.db,
      )
  }

  it('behind a mark without a valid signature is reported', async () => {
    await markByHand(JSON.stringify({ format: 'candor-erasure', user: 'alice' }))
    await removeAll()
    expect(await lines()).toEqual(['user alice, no entry, erasure-forged'])
  })

  it('in part, behind a mark, is reported', async () => {
    await markByHand('{}')
    await sql`delete from entries where user_id = 'alice' and sequence > 2`.execute(database.db)
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'user alice, entries 3 to 6, tail-cut',
        'user alice, no entry, erasure-forged',
        'user alice, no entry, erased-but-there',
      ]),
    )
  })
})

describe('what belongs to a person', () => {
  it('is declared for every table of the database', () => {
    const tables = requiredParts(database.engine).filter(({ kind }) => kind === 'table')
    expect(Object.keys(OWNERS).sort()).toEqual(tables.map(({ name }) => name).sort())
  })

  it('is found by every column that names a row’s owner', () => {
    const told = requiredParts(database.engine)
      .filter(({ kind, name }) => kind === 'column' && ['user_id', 'userId', 'owner'].includes(name))
      .map(({ table }) => table)
    const forgotten = told.filter((table) => !Object.entries(OWNERS).some(([name, column]) => name === table && column))
    expect(forgotten.sort()).toEqual(['erasures', 'journal_ends', 'journal_items'])
  })
})
