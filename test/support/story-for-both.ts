import type { AssetView } from '#contract/assets.ts'
import type { DueReviewsView } from '#contract/reviews.ts'
import { tellEarlierCloses } from '#server/levels/earlier-closes.ts'
import { putOlderClosesRight } from '#server/levels/older-closes.ts'
import { lookAtClaims, resolveDueClaims } from '#server/mirror/claim-resolution-job.ts'
import { quarantine, storeSplits } from '#server/prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '#server/prices/daily-price-store.ts'
import { storeQuote } from '#server/prices/quote-store.ts'
import type { BothEngines } from './both-engines.ts'
import { buyIbm } from './buy-ibm.ts'
import { TEXTS } from './odd-texts.ts'
import type { TestApp } from './test-app.ts'

/** Prices that a provider gave. */
const PROVIDED = { open: null, high: null, low: null } as const

/** Tells a story of two years by every form that records something. */
export async function tellByHand(both: BothEngines, name: string): Promise<void> {
  const teller = makeTeller(both, name)
  await openAssets(both, teller)
  await goOn(both, teller)
  await correctAll(both, teller)
  await lookBack(both, teller)
}

type Teller = ReturnType<typeof makeTeller>

/** Ids are counted, because the critic varies its wording by them. */
function makeTeller(both: BothEngines, name: string) {
  let count = 0
  const id = () => {
    count += 1
    return `${count % 2 ? 'b' : 'A'}0000000-0000-4000-8000-${String(count).padStart(12, '0')}`
  }
  const post = (path: string, body: object, meant?: number) => both.post(name, path, body, meant)
  return {
    id,
    post,
    add: (body: object, meant?: number) => post('/api/assets', buyIbm({ decisionId: id(), ...body }), meant),
    decide: (assetId: number, action: string, more: object = {}, meant?: number) =>
      post(
        `/api/assets/${assetId}/decisions`,
        {
          decisionId: id(),
          updatedConfidenceLevel: 7,
          updatedThesis: `${action}: it goes on as I wrote, for the order book is full.`,
          ...(action === 'Buy' || action === 'Sell' ? { assetAction: action } : { updateAction: action }),
          ...more,
        },
        meant,
      ),
    correct: (assetId: number, correctsSequence: number, field: string, to: string | null, meant?: number) =>
      post(
        `/api/assets/${assetId}/corrections`,
        { correctionId: id(), correctsSequence, field, to, reason: `Mistyped: ${TEXTS.accents}` },
        meant,
      ),
    asset: async (assetId: number) => JSON.parse(await both.get(name, `/api/assets/${assetId}`)) as AssetView,
    due: async () => JSON.parse(await both.get(name, '/api/mirror/reviews')) as DueReviewsView,
  }
}

const claim = (horizonMonths: number, benchmark: unknown) => ({ claim: { horizonMonths, benchmark } })

/** Assets whose names sort differently by bytes and by the rules of a language. */
async function openAssets(both: BothEngines, { add, post, id }: Teller): Promise<void> {
  both.setNow('2024-01-08T15:00:00.000Z')
  await add({
    assetQty: '10',
    costBasis: '160.10',
    stopLossYesNo: 'Yes',
    stopLossPercentage: 10,
    thesis: TEXTS.quotes,
    ...claim(1, 'gain'),
  })
  await add({
    ticker: 'brk.b',
    companyName: 'Berkshire "B"',
    thesis: TEXTS.accents,
    confidenceLevel: 9,
    ...claim(1, 'gain'),
  })
  await add({
    ticker: 'BRKA',
    companyName: 'Ábaco',
    thesis: TEXTS.combined,
    confidenceLevel: 1,
    ...claim(1, { price: '130' }),
  })
  await add({
    ticker: 'BRK-C',
    companyName: 'abaco',
    thesis: TEXTS.emoji,
    watchOrBuy: 'Watch',
    costBasis: '12.5',
    ...claim(3, 'gain'),
  })
  await add({
    ticker: 'Z',
    companyName: 'Ärzte',
    thesis: TEXTS.rightToLeft,
    assetQty: '0.000000001',
    costBasis: '0.0001',
  })
  both.setNow('2024-01-08T23:59:59.999Z')
  await add({
    ticker: 'ZZ',
    companyName: 'zebra',
    thesis: TEXTS.eastern,
    assetQty: '123456789012.0123456789',
    costBasis: '999999999999.9999999999',
    wrongIf: `Umsatz < 8%? ${TEXTS.emoji}`,
    wrongIfOn: '2024-02-29',
  })
  both.setNow('2024-01-09T04:59:59.999Z')
  await add({
    ticker: 'A0',
    companyName: 'Österreich',
    thesis: TEXTS.likeNul,
    watchOrBuy: 'Watch',
    decidedOn: '1999-12-31',
  })
  both.setNow('2024-01-09T05:00:00.000Z')
  await add({
    ticker: 'A-0',
    companyName: 'Zebra',
    thesis: TEXTS.longWord,
    decidedOn: '2024-01-01',
    takeProfitYesNo: 'Yes',
    takeProfitPrice: '150',
  })
  const contract = { right: 'call', strike: '50', expiresOn: '2024-06-21' }
  await add({
    ticker: 'IBM',
    stockOrOptions: 'options',
    contract,
    assetQty: 2,
    costBasis: '4.25',
    thesis: TEXTS.lines,
    ...claim(1, 'gain'),
  })
  await add({
    ticker: 'IBM',
    stockOrOptions: 'options',
    contract: { ...contract, right: 'put', multiplier: '10' },
    assetQty: 3,
    costBasis: '1',
  })
  await add({ ticker: 'bad ticker' }, 422)
  await add({ thesis: 'A NUL \u0000 in the middle of it.' }, 422)
  await add({ thesis: 'Half of an emoji \ud83d in the middle of it.' }, 422)
  await add({ assetQty: '123456789012345678901234567890' }, 422)
  for (const text of ['Never average down.', 'Zuerst lesen, dann kaufen 🧐.', "Don't buy on a Friday."])
    await post('/api/principles', { principleId: id(), text })
}

/** Decisions of each kind, prices of a provider in any order, and the claims that they resolve. */
async function goOn(both: BothEngines, { add, decide, post }: Teller): Promise<void> {
  both.setNow('2024-01-16T15:00:00.000Z')
  await post('/api/assets/1/prices', { price: '140' })
  await decide(1, 'Hold', { stopLossYesNo: 'Yes', stopLossPrice: '120' })
  await decide(1, 'Buy More', { quantity: '2.5', price: '138.5' })
  await decide(2, 'Sell Some', { quantity: '3', price: '140', decidedOn: '2024-01-10' })
  await decide(4, 'Keep Watching', { updatedThesis: TEXTS.accents })
  await decide(4, 'Buy', { quantity: '7', price: '11' })
  both.setNow('2024-01-18T15:00:00.000Z')
  await tellByProvider(both)
  await decide(3, 'Hold', { price: '20' })
  await post('/api/assets/3/splits', { effectiveOn: '2024-01-11', newShares: '2', oldShares: '1' })
  await decide(8, 'Sell', { price: '160' })
  await add({ ticker: 'SPY', companyName: 'S&P 500', watchOrBuy: 'Watch' })
  both.setNow('2024-02-12T15:00:00.000Z')
  await both.each(({ context }) => resolveDueClaims(context))
  await post('/api/assets/6/own-tests', { setBySequence: 11, hasHappened: true })
  both.setNow('2024-02-20T15:00:00.000Z')
  for (const symbol of ['SPY', 'IBM', 'BRK.B'])
    await both.each(({ context }) =>
      storeSplits(context.db, symbol, [
        { effectiveOn: '2024-02-01', newShares: '2', oldShares: '1', source: 'massive' },
      ]),
    )
  await both.each(({ context }) => lookAtClaims(context))
  both.setNow('2024-03-04T15:00:00.000Z')
  await decide(8, 'Buy', { quantity: '4', price: '140', ...claim(3, { ticker: 'SPY' }) })
  const csv = 'Date,Close\n2024-03-01,111\n2024-02-29,112\n2024-01-08,121.23\n2024-02-08,119'
  for (const assetId of [9, 6, 4, 2, 8]) await post(`/api/assets/${assetId}/daily-prices`, { csv, leapsAreRight: true })
  await decide(2, 'Hold', { decidedOn: '2024-02-08' })
  await post('/api/assets/1/prices', { price: '150', on: '2024-02-29', isRight: true })
  both.setNow('2024-06-24T15:00:00.000Z')
  await post('/api/assets/9/outcome', { outcome: 'sold-before', price: '3' })
  await post('/api/assets/10/outcome', { outcome: 'expired-worthless' })
  await decide(1, 'Sell', { price: '115' })
  await both.each(({ context }) => lookAtClaims(context))
  await both.each(({ context }) => tellEarlierCloses(context))
  await both.each(({ context }) => putOlderClosesRight(context))
}

/** The later split and the later days are told first, and an earlier day is corrected at the end: nothing may go by that order. */
async function tellByProvider(both: BothEngines): Promise<void> {
  const tell = (work: (context: TestApp['context']) => Promise<unknown>) => both.each(({ context }) => work(context))
  for (const [effectiveOn, newShares] of [
    ['2024-01-17', '3'],
    ['2024-01-11', '2'],
  ] as const)
    await tell(({ db }) => storeSplits(db, 'BRKA', [{ effectiveOn, newShares, oldShares: '1', source: 'massive' }]))
  await tell(({ db, now }) =>
    quarantine(db, 'Z', { price: '9', knownPrice: '0.0001', reason: 'It leapt.', source: 'yahoo', at: now() }),
  )
  await tell(({ db, now }) => {
    const price = { price: '123457', source: 'twelve-data', at: now() } as const
    return storeQuote(db, 'ZZ', { quote: { price, open: '123400', previousClose: '123000' }, fetchedAt: now() })
  })
  for (const [symbol, day, close] of CLOSES)
    await tell(({ db, now }) =>
      storeDailyPrices(db, SHARED, symbol, [{ ...PROVIDED, day, close }], 'twelve-data', now()),
    )
}

/** Two shares that fell by half, because of a split that is told late. */
const CLOSES: readonly (readonly [symbol: string, day: string, close: string])[] = [
  ['SPY', '2024-02-08', '498'],
  ['SPY', '2024-01-08', '474'],
  ['SPY', '2024-01-08', '475'],
  ['IBM', '2024-02-08', '90'],
  ['IBM', '2024-01-08', '161'],
  ['IBM', '2024-02-09', '91'],
  ['IBM', '2024-01-08', '160'],
  ['BRK.B', '2024-02-09', '200'],
  ['BRK.B', '2024-02-08', '199'],
  ['BRK.B', '2024-01-08', '368'],
  ['BRKA', '2024-02-08', '25'],
  ['BRKA', '2024-02-09', '26'],
  ['BRKA', '2024-01-08', '120'],
]

/** Corrects a field of each kind, and then asks for the critiques anew. */
async function correctAll(both: BothEngines, { asset, correct, post, decide }: Teller): Promise<void> {
  both.setNow('2024-07-01T15:00:00.000Z')
  const nth = async (assetId: number, place: number) => (await asset(assetId)).thesis.at(place)?.sequence ?? 0
  await correct(1, await nth(1, 0), 'price', '106.10')
  await correct(1, await nth(1, 0), 'quantity', '11')
  await correct(1, await nth(1, 1), 'stopLoss', '121')
  await correct(2, await nth(2, 1), 'decidedOn', '2024-01-12')
  await correct(8, await nth(8, 0), 'takeProfit', '155')
  await correct(9, await nth(9, 0), 'strike', '55')
  await correct(9, await nth(9, 0), 'expiresOn', '2024-06-14')
  await correct(10, await nth(10, 0), 'multiplier', '100')
  await correct(10, await nth(10, 0), 'right', 'call')
  await correct(7, await nth(7, 0), 'ticker', 'A00')
  await correct(1, 9999, 'price', '1', 404)
  for (const assetId of [1, 2, 3])
    await post(
      `/api/assets/${assetId}/critiques`,
      { decisionId: (await asset(assetId)).thesis.at(-1)?.decisionId },
      202,
    )
  await decide(4, 'Hold', {
    updatedThesis: TEXTS.quotes,
    wrongIf: "'; drop table entries; --",
    wrongIfOn: '2024-07-02',
  })
}

/** Answers the reviews, and leaves drafts that were edited at the same moment. */
async function lookBack(both: BothEngines, { due, post, id }: Teller): Promise<void> {
  both.setNow('2025-02-03T15:00:00.000Z')
  for (const [place, { sequence }] of (await due()).due.entries()) {
    if (place % 4 === 3) continue
    await post(`/api/mirror/reviews/${sequence}/answers`, {
      confidence: 1 + (place % 10),
      why: TEXTS.accents,
      returnPercent: place - 5.5,
    })
    if (place % 4 !== 2) await post(`/api/mirror/reviews/${sequence}/grade`, { isWellDecided: place % 2 === 0 })
  }
  for (const [place, device] of ['first', 'second', 'third', 'fourth'].entries()) {
    const draft = {
      form: 'add-asset',
      assetId: null,
      fields: { thesis: `${device}: ${TEXTS.emoji}`, ticker: 'É' },
      basedOn: null,
    }
    await post(
      `/api/drafts/${id()}`,
      { ...draft, editedAt: place === 3 ? '2025-02-01T00:00:00Z' : '2025-02-02T10:00:00.000Z' },
      200,
    )
  }
  await post('/api/settings', { benchmark: 'IBM', language: 'de', theme: 'dark', isSummaryHidden: true }, 200)
}
