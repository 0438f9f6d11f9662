import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JournalQuery } from '#contract/journal.ts'
import type { AssetFact, Entry } from '#domain/ledger/entry.ts'
import type { PrincipleFact } from '#domain/ledger/principle-entries.ts'
import { readEntry } from '#domain/ledger/read-entry.ts'
import { searchableText } from '#domain/search/searchable-text.ts'
import { searchedForms, wordForms } from '#domain/search/text-search.ts'
import { IBM } from '#test/fixtures/entries.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { type Chance, seeded } from '#test/support/seeded.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import * as postgresJournalWords from '../database/migrations/027-journal-words-postgres.ts'
import * as sqliteJournalWords from '../database/migrations/027-journal-words-sqlite.ts'
import { makeWrite, type Write } from '../database/write.ts'
import { bringItemsUpToDate } from '../ledger/journal-items.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { rebuild } from '../ledger/rebuild.ts'
import { append } from '../recording/record.ts'
import { findJournal } from './find-journal.ts'

let database: TestDatabase
let write: Write
beforeEach(async () => {
  database = await openTestDatabase()
  write = makeWrite(database)
})
afterEach(() => database.close())

const WORDS =
  'Marge margin margins Société société Ångström cloud Cloud’s 株価 10.5% 10,000 the then theses über Straße AT&T AT T C++ C don’t 🚀'.split(
    ' ',
  )
const textOf = (chance: Chance) => Array.from({ length: 6 }, () => chance.oneOf(WORDS)).join(' ')

const record = (userId: string, fact: AssetFact | PrincipleFact) =>
  write(userId, async (trx) => {
    const head = await findHead(trx, userId)
    const at = new Date(Date.UTC(2026, 0, 5, 15) + head.sequence * 86_400_000).toISOString()
    if (!('assetId' in fact)) return append(trx, userId, head, fact, at)
    return appendFact(trx, userId, fact, at)
  })

/** Writes decisions on two assets, critiques of them, and principles. */
async function writeSome(userId: string, chance: Chance, from: number, count: number): Promise<void> {
  for (let nth = from; nth < from + count; nth += 1) {
    const assetId = nth < 2 ? nth + 1 : chance.whole(1, 2)
    const kind = nth < 2 ? 0 : chance.whole(0, 3)
    if (kind === 3) await record(userId, { kind: 'principle-written', principleId: `p-${nth}`, text: textOf(chance) })
    else if (kind === 2) await record(userId, critique(`d-${chance.whole(0, 1)}`, chance.whole(1, 2), textOf(chance)))
    else
      await record(userId, {
        kind: 'decision-recorded',
        decisionId: `d-${nth}`,
        assetId,
        action: nth < 2 ? 'Buy' : 'Hold',
        confidence: chance.whole(1, 10),
        thesis: textOf(chance),
        price: null,
        quantity: nth < 2 ? '1' : null,
        asset: nth < 2 ? { ...IBM, ticker: `T${assetId}` } : null,
        ...(chance.whole(0, 2) === 0 && { ownTest: { line: textOf(chance), on: null } }),
      })
  }
}

const critique = (decisionId: string, assetId: number, text: string): AssetFact => ({
  kind: 'critique-recorded',
  decisionId,
  assetId,
  status: 'complete',
  reason: null,
  text,
  model: 'built-in critic',
  promptVersion: 'built-in-2',
  promptHash: '',
  durationMs: 1,
})

/** The sequences of what is found, over all pages. */
async function find(userId: string, query: JournalQuery, sequences: number[] | null = null): Promise<number[]> {
  const { db, engine } = database
  await bringItemsUpToDate({ db, engine, write }, userId)
  const found: number[] = []
  for (let before: number | null = 2 ** 31 - 1; before !== null; ) {
    const page = await findJournal(db, engine, userId, { ...query, before }, { sequences })
    found.push(...page.entries.map(({ sequence }) => sequence))
    before = page.olderBefore
  }
  return found
}

/** What a search finds that reads every entry, newest first. */
async function readThrough(userId: string, holds: (entry: Entry) => boolean): Promise<number[]> {
  const rows = await database.db.selectFrom('entries').selectAll().where('user_id', '=', userId).execute()
  return rows
    .map(readEntry)
    .filter(holds)
    .map(({ sequence }) => sequence)
    .sort((one, other) => other - one)
}

const hasAll = (typed: string) => (entry: Entry) => {
  const forms = wordForms(searchableText(entry))
  return searchedForms(typed).every((searched) => forms.some((form) => form.startsWith(searched)))
}

const SEARCHES = [
  'm',
  'marg',
  'margin',
  'SOCIETE soc',
  'Angstro',
  'cloud the',
  'clouds',
  '株',
  '価 m',
  '10.5%',
  'uber t',
  'ueber',
  'strasse',
  'AT&T',
  'at t',
  'C++',
  "don't",
  '10.5 margin',
  '🚀',
]

describe('a search of the Journal', () => {
  it.each([1, 2, 3])('finds what reading every entry finds, after each further one (seed %i)', async (seed) => {
    const chance = seeded(seed)
    for (let from = 0; from < 60; from += 12) {
      await writeSome('alice', chance, from, 12)
      await writeSome('bob', chance, from, 3)
      for (const search of SEARCHES)
        expect(await find('alice', { search }), search).toEqual(await readThrough('alice', hasAll(search)))
    }
    expect(await find('alice', {})).toEqual(await readThrough('alice', () => true))
    // After a rebuild from the entries, the rows must be the same.
    const before = await Promise.all(SEARCHES.map((search) => find('alice', { search })))
    expect((await rebuild(database)).faults.filter(({ kind }) => kind !== 'account-removed')).toEqual([])
    expect(await database.db.selectFrom('journal_items').selectAll().execute()).toEqual([])
    expect(await Promise.all(SEARCHES.map((search) => find('alice', { search })))).toEqual(before)
  })

  it('finds the same after a release has deleted the rows', async () => {
    await writeSome('alice', seeded(4), 0, 30)
    const before = await Promise.all(SEARCHES.map((search) => find('alice', { search })))
    for (const statement of (database.engine === 'sqlite' ? sqliteJournalWords : postgresJournalWords).statements)
      await sql.raw(statement).execute(database.db)
    expect(await database.db.selectFrom('journal_items').selectAll().execute()).toEqual([])
    expect(await Promise.all(SEARCHES.map((search) => find('alice', { search })))).toEqual(before)
  })

  it('finds the entries of its own user alone', async () => {
    await record('alice', { kind: 'principle-written', principleId: 'p', text: 'A secret of Alice' })
    await record('bob', { kind: 'principle-written', principleId: 'p', text: 'A rule of Bob' })
    expect(await find('bob', { search: 'secret' })).toEqual([])
    expect(await find('bob', { search: 'a' })).toEqual([1])
    expect(await find('carol', { search: 'a' })).toEqual([])
  })

  it.each([
    ...[
      '"',
      "'",
      '*',
      '"*"',
      '""',
      '\\',
      '%',
      '_',
      '-',
      '^',
      '(',
      ')',
      '{}',
      ':',
      ';--',
      '\u0000',
      '   ',
      '🙂',
      '\u0301',
    ],
    ...[
      'NEAR',
      'AND',
      'OR',
      'NOT',
      'a AND b',
      'words:a',
      'NEAR(a b)',
      'a*',
      '"a b"',
      '&',
      '|',
      '!',
      '<->',
      "a':*",
      'a\u0000b',
    ],
    ...['x'.repeat(10_000), 'a '.repeat(5_000), '"'.repeat(10_000), '('.repeat(10_000), '𝒳'.repeat(5_000)],
  ])('accepts whatever is typed: %s', async (search) => {
    await record('alice', { kind: 'principle-written', principleId: 'p', text: 'Say a, not b.' })
    const isText = searchedForms(search).length > 0 || search.trim() === ''
    expect(await find('alice', { search })).toEqual(isText && hasAll(search)(entry('Say a, not b.')) ? [1] : [])
  })
})

const entry = (text: string): Entry => ({
  ...{ kind: 'principle-written', principleId: 'p', text },
  ...{ sequence: 1, recordedAt: '' },
})

describe('the filters of the Journal', () => {
  it('leave what was asked for, alone and combined', async () => {
    await writeSome('alice', seeded(9), 0, 70)
    const decided = new Map<string, Entry>()
    const all = await readThrough('alice', (each) => {
      if (each.kind === 'decision-recorded') decided.set(each.decisionId, each)
      return true
    })
    const of = (each: Entry) => (each.kind === 'critique-recorded' ? decided.get(each.decisionId) : each)
    const isHold = (each: Entry) => of(each)?.kind === 'decision-recorded' && Object(of(each)).action === 'Hold'
    expect(all).toHaveLength(70)
    expect(await find('alice', { action: 'Hold' })).toEqual(await readThrough('alice', isHold))
    expect(await find('alice', { confidence: 7 })).toEqual(
      await readThrough('alice', (each) => Object(of(each)).confidence === 7),
    )
    expect(await find('alice', { asset: 2 })).toEqual(
      await readThrough('alice', (each) => 'assetId' in each && each.assetId === 2),
    )
    expect(await find('alice', { list: 'bought' })).toEqual(await readThrough('alice', (each) => 'assetId' in each))
    expect(await find('alice', { list: 'sold' })).toEqual([])
    expect(await find('alice', { from: '2026-01-10', to: '2026-01-12' })).toEqual([8, 7, 6])
    expect(await find('alice', { search: 'm', action: 'Hold' })).toEqual(
      await readThrough('alice', (each) => isHold(each) && hasAll('m')(each)),
    )
    expect(await find('alice', {}, [3, 5])).toEqual([5, 3])
    expect(await find('alice', {}, [])).toEqual([])
  })

  it('use the day of the decision, and find what was written two days after it or later', async () => {
    await writeSome('alice', seeded(1), 0, 2)
    const hold = { kind: 'decision-recorded', assetId: 1, action: 'Hold', confidence: 5, price: null } as const
    const more = { thesis: 'It stands as it was.', quantity: null, asset: null }
    await record('alice', { ...hold, ...more, decisionId: 'late', decidedOn: '2026-01-05' })
    await record('alice', { ...hold, ...more, decisionId: 'soon', decidedOn: '2026-01-07' })
    expect(await find('alice', { from: '2026-01-05', to: '2026-01-05' })).toEqual([3, 1])
    expect(await find('alice', { late: '1' })).toEqual([3])
  })

  it('use a corrected day', async () => {
    await writeSome('alice', seeded(1), 0, 2)
    await record('alice', {
      ...{ kind: 'correction-recorded', correctionId: 'c', assetId: 1, correctsSequence: 1, field: 'decidedOn' },
      ...{ from: '2026-01-05', to: '2026-01-02', reason: 'The wrong line.', requestHash: '' },
    })
    expect(await find('alice', { to: '2026-01-02' })).toEqual([1])
    expect(await find('alice', { late: '1' })).toEqual([1])
  })
})
