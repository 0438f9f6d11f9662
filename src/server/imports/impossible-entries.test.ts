import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { forgeJournal } from '#test/support/forged.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { verify } from '../ledger/verify.ts'

/** Journals whose chain is whole, with an entry that no form of Candor could have recorded. */
let app: TestApp
let reader: Visitor
let journal: string
beforeAll(async () => {
  app = await openTestApp()
  const writer = await app.member('writer')
  await writer.send('POST', '/api/assets', buyIbm())
  await writer.send('POST', '/api/assets/1/prices', { price: '130' })
  await app.critiquesDone()
  journal = forgeJournal(await downloadText(app, writer, '/api/export?format=json'), ({ entries }) => {
    entries.splice(1, entries.length, ...entries.filter(({ entry }) => entry.kind === 'price-noted'))
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  reader = await app.member()
})

const send = (text: string) => reader.send('POST', '/api/import', text, { 'content-type': 'application/json' })
const first = (changed: object) =>
  forgeJournal(journal, ({ entries }) => Object.assign(entries[0]?.entry ?? {}, changed))
const ofAsset = (changed: object) =>
  forgeJournal(journal, ({ entries }) => Object.assign(entries[0]?.entry.asset ?? {}, changed))
const noted = (changed: object) =>
  forgeJournal(journal, ({ entries }) => Object.assign(entries[1]?.entry ?? {}, changed))
const withEntries = (...added: object[]) =>
  forgeJournal(journal, ({ entries }) => {
    const recordedAt = entries[1]?.entry.recordedAt
    for (const entry of added) entries.push({ entry: { recordedAt, assetId: 1, ...entry }, hash: '', previousHash: '' })
  })
const withClose = (changed: object) =>
  forgeJournal(journal, (copy) => {
    const close = { symbol: 'IBM', day: '2025-06-02', open: null, high: null, low: null, close: '90', source: 'typed' }
    copy.closes = [{ ...close, ...changed }]
  })

const price = (changed: object) => ({
  price: { price: '100', source: 'typed', at: '2025-06-02T14:00:00.000Z', ...changed },
})
const correction = (field: string, to: string | null) => ({
  ...{ kind: 'correction-recorded', correctionId: 'a', correctsSequence: 1, field, from: null, to },
  ...{ reason: 'A slip.', requestHash: 'x' },
})
const quarantined = (to: string, doubtedAfter: string) => withEntries({ ...correction('price', to), doubtedAfter })
const DAYS = Array.from({ length: 51 }, (_, index) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10))
const split = (changed: object = {}) => ({
  ...{ kind: 'split-recorded', effectiveOn: '2020-06-05', newShares: '4', oldShares: '1', source: 'typed' },
  ...changed,
})

const critique = (changed: object) =>
  withEntries({
    ...{
      kind: 'critique-recorded',
      decisionId: 'x',
      status: 'complete',
      reason: null,
      text: 'Psychology: …',
      model: 'm',
    },
    ...{ promptVersion: '1', promptHash: 'x', durationMs: 5, ...changed },
  })
const headline = {
  title: 'It fell',
  publisher: 'Wire',
  url: 'https://wire.test/1',
  publishedAt: '2025-06-01T12:00:00.000Z',
}
const withHeadline = (changed: object) => critique({ facts: { headlines: [{ ...headline, ...changed }], hash: 'x' } })
const figure = {
  ...{ kind: 'year', start: '2024-01-01', end: '2024-12-31', value: '-3.5', filedOn: '2025-02-20', form: '10-K' },
  growthPercent: '-4.59',
}
const withFigure = (changed: object) => {
  const measure = { measure: 'revenue', tag: 'Revenues', unit: 'USD', figures: [{ ...figure, ...changed }] }
  return critique({ facts: { filings: { cik: '0000051143', name: 'IBM', measures: [measure] }, hash: 'x' } })
}

it('a critique with headlines, filings, marks and a blind reading is taken, and its page shows them', async () => {
  const facts = {
    headlines: [headline],
    filings: JSON.parse(withFigure({})).entries.at(-1).entry.facts.filings,
    hash: 'x',
  }
  const more = { marks: [{ kind: 'quote', text: 'certain' }], blind: { probability: 60, claim: 'It rises.' } }
  const { decisionId } = JSON.parse(journal).entries[0].entry
  expect(await send(critique({ decisionId, facts, ...more }))).toMatchObject({ status: 201 })
  expect(await reader.send('GET', '/api/assets/1')).toMatchObject({
    status: 200,
    json: { aiAnalysis: [{ headlines: [{ url: headline.url }], filings: [{ value: '-$3.5' }], blindProbability: 60 }] },
  })
})

it('a journal that was sealed anew, and that forms could have made, is taken', async () => {
  const text = withEntries(correction('quantity', '5'), correction('decidedOn', '1900-01-01'), split())
  expect(await send(text)).toMatchObject({ status: 201 })
})

it('a correction whose price is asked about is taken with its question, and comes back to the byte', async () => {
  const text = quarantined('30', '121.23')
  expect(await send(text)).toMatchObject({ status: 201 })
  const { entries } = JSON.parse(await downloadText(app, reader, '/api/export?format=json'))
  expect(entries).toEqual(JSON.parse(text).entries)
  expect(entries.at(-1).entry).toMatchObject({ kind: 'correction-recorded', to: '30', doubtedAfter: '121.23' })
  expect((await verify(app.context)).faults).toEqual([])
})

it('the journal of a demo is taken, and comes back to the byte', async () => {
  const demo = await openTestApp({ CANDOR_DEMO: '1' })
  const ada = demo.visitor()
  await ada.send('POST', '/api/session', { username: 'Ada.Lovelace', password: 'Ada.Lovelace' })
  const text = await downloadText(demo, ada, '/api/export?format=json')
  await demo.close()
  expect(JSON.parse(text).entryCount).toBeGreaterThan(20)
  expect(await send(text)).toMatchObject({ status: 201 })
  expect(await downloadText(app, reader, '/api/export?format=json')).toBe(text)
})

it('a close that was known after its session, or nobody knows when, is taken', async () => {
  expect(await send(withClose({ knownSince: '2025-06-02T20:00:00.000Z' }))).toMatchObject({ status: 201 })
  reader = await app.member()
  expect(await send(withClose({ knownSince: null }))).toMatchObject({ status: 201 })
})

describe('refused, with its line and nothing imported, is', () => {
  it.each<readonly [string, () => string, RegExp]>([
    ['a decision of the year 1', () => first({ decidedOn: '0001-01-02' }), /line 1 that is wrong in decidedOn/],
    ['a decision of a day to come', () => first({ decidedOn: '9999-12-31' }), /wrong in decidedOn/],
    ['an entry of the year 0', () => first({ recordedAt: '0000-01-01T00:00:00.000Z' }), /wrong in recordedAt/],
    ['an entry from the future', () => first({ recordedAt: '9999-12-31T23:59:59.999Z' }), /wrong in recordedAt/],
    ['a price of the year 1', () => first(price({ at: '0001-01-02T14:00:00.000Z' })), /wrong in price\.at/],
    ['a price below zero', () => first(price({ price: '-5' })), /wrong in price\.price/],
    ['a purchase of nothing', () => first({ quantity: '0' }), /wrong in quantity/],
    ['a purchase of less than nothing', () => first({ quantity: '-10' }), /wrong in quantity/],
    ['a price that is quarantined after none', () => noted({ doubtedAfter: '0' }), /wrong in doubtedAfter/],
    ['a corrected price that is quarantined after none', () => quarantined('30', '0'), /wrong in doubtedAfter/],
    ['a quarantined corrected price of zero', () => quarantined('0', '5'), /wrong in doubtedAfter/],
    [
      'a quarantined price of zero',
      () => noted({ ...price({ price: '0' }), doubtedAfter: '5' }),
      /wrong in doubtedAfter/,
    ],
    ['a split below zero', () => withEntries(split({ newShares: '-4' })), /wrong in newShares/],
    ['a split that is none', () => withEntries(split({ newShares: '1' })), /wrong in newShares/],
    ['a split of 20 digits', () => withEntries(split({ newShares: '9'.repeat(20) })), /wrong in newShares/],
    ['a split of the year 1', () => withEntries(split({ effectiveOn: '0001-01-01' })), /wrong in effectiveOn/],
    ['two splits of a day', () => withEntries(split(), split()), /second split of its day/],
    [
      'a split too many',
      () =>
        withEntries(
          ...DAYS.map((effectiveOn, index) =>
            split({ effectiveOn, ...(index % 2 && { newShares: '1', oldShares: '4' }) }),
          ),
        ),
      /the 50 that an asset/,
    ],
    [
      'splits beyond all figures',
      () => withEntries(...DAYS.slice(0, 17).map((effectiveOn) => split({ effectiveOn }))),
      /wrong in newShares/,
    ],
    ['a correction to year 1', () => withEntries(correction('decidedOn', '0001-01-01')), /wrong in to/],
    ['a correction to no day', () => withEntries(correction('decidedOn', '2026-13-45')), /wrong in to/],
    ['a correction to a day to come', () => withEntries(correction('decidedOn', '2999-01-01')), /wrong in to/],
    ['a split to year 1', () => withEntries(correction('splitOn', '0001-01-01')), /wrong in to/],
    ['a split to a day to come', () => withEntries(correction('splitOn', '2999-01-01')), /wrong in to/],
    ['a split to none', () => withEntries(correction('splitRatio', '3:3')), /wrong in to/],
    [
      'a split to more than all splits can be',
      () =>
        withEntries(
          ...['2020-06-05', '2020-06-08', '2020-06-09'].map((effectiveOn) => split({ effectiveOn, newShares: '2000' })),
          { ...correction('splitRatio', '9999:1'), correctsSequence: 4 },
        ),
      /wrong in to/,
    ],
    [
      'a split to the day of another one',
      () =>
        withEntries(split(), split({ effectiveOn: '2020-06-08' }), {
          ...correction('splitOn', '2020-06-05'),
          correctsSequence: 4,
        }),
      /wrong in to/,
    ],
    ['a split to a word', () => withEntries(correction('splitRatio', 'four')), /wrong in to/],
    ['an outcome to a word', () => withEntries(correction('outcome', 'zzz')), /wrong in to/],
    ['a correction to a word', () => withEntries(correction('price', 'zzz')), /wrong in to/],
    ['a correction to nothing', () => withEntries(correction('quantity', null)), /wrong in to/],
    ['a correction to zero', () => withEntries(correction('quantity', '0')), /wrong in to/],
    [
      'a headline that leads to a script',
      () => withHeadline({ url: 'javascript:ran=1' }),
      /wrong in facts.headlines.0.url/,
    ],
    ['a headline of no time', () => withHeadline({ publishedAt: 'soon' }), /wrong in facts.headlines.0.publishedAt/],
    ['headlines that are none', () => critique({ facts: { headlines: 5 } }), /wrong in facts.headlines/],
    ['a critique whose facts are none', () => critique({ facts: null }), /wrong in facts/],
    ['a filed figure that is none', () => withFigure({ value: 'much' }), /wrong in facts.filings/],
    ['a ticker that is markup', () => ofAsset({ ticker: '<img>' }), /wrong in asset.ticker/],
    ['a price of a source that nobody knows', () => first(price({ source: 'hearsay' })), /wrong in price.source/],
    ['a split of such a source', () => withEntries(split({ source: 'hearsay' })), /wrong in source/],
    ['marks that are none', () => critique({ marks: 5 }), /wrong in marks/],
    ['a blind reading of a word', () => critique({ blind: { probability: 'high', claim: '' } }), /wrong in blind.prob/],
    ['a market that is none', () => critique({ facts: { market: {} } }), /wrong in facts.market/],
    ['an echo of nothing', () => critique({ facts: { echo: [{}] } }), /wrong in facts.echo/],
    ['a close of a day to come', () => withClose({ day: '9999-12-31' }), /still to come/],
    ['a close known too early', () => withClose({ knownSince: '2025-06-02T10:00:00.000Z' }), /cannot have been known/],
    ['a close known in future', () => withClose({ knownSince: '9999-12-31T23:59:59.999Z' }), /cannot have been known/],
  ])('%s', async (_, text, why) => {
    expect(await send(text())).toMatchObject({ status: 422, json: { detail: expect.stringMatching(why) } })
    const { entries } = JSON.parse(await downloadText(app, reader, '/api/export?format=json'))
    expect(entries).toEqual([])
  })
})
