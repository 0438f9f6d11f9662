import { randomUUID } from 'node:crypto'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from './buy-ibm.ts'
import type { TestApp, Visitor } from './test-app.ts'

/** Chooses between the intended figure and the mistyped one. */
type Typed = <T>(meant: T, mistyped: T) => T

/** Prices that only the mistyping twin has typed, as a page writes them. */
export const MISTYPED = /\$(?:993|987|921|902|457|509|1,?003|1,?411|1,?807)\b|down (?:8|9)\d%/

/** A sentence that only the first entry contains. */
export const SAID_ONCE = 'Government contracts renew every year and nobody else has the data.'
const THESIS = 'The order book keeps filling, and the new plant is ready.'

/**
 * One story about four assets, recorded twice at the same moments. `right` types everything as intended and records the split on
 * its day. `mended` mistypes prices, quantities, a stop, a day and the terms of a contract, records the split weeks later, and
 * corrects everything at the end. From then on the pages show the same figures for both.
 */
export async function tellTwins(app: TestApp): Promise<{ readonly right: Visitor; readonly mended: Visitor }> {
  app.setNow('2026-05-04T14:00:00.000Z')
  const [right, mended] = [await app.member('types.right'), await app.member('types.wrong')]
  await tell(app, right, (meant) => meant, true)
  await tell(app, mended, (_, mistyped) => mistyped, false)
  await putRight(app, mended)
  for (const visitor of [right, mended]) await finish(app, visitor)
  return { right, mended }
}

const post = async (visitor: Visitor, path: string, body: object): Promise<void> => {
  const { status, json } = await visitor.send('POST', path, body)
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`)
}

async function tell(app: TestApp, me: Visitor, typed: Typed, isSplitOnTime: boolean): Promise<void> {
  const at = (day: string, hour = 15) => app.setNow(`2026-${day}T${hour}:00:00.000Z`)
  let count = 0
  /** The ids are the same in both journals, because the built-in critic varies its wording by them. */
  const decisionId = () => {
    count += 1
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
  }
  const decide = (assetId: number, body: object) => {
    const writing = { decisionId: decisionId(), updatedConfidenceLevel: 7, updatedThesis: THESIS }
    return post(me, `/api/assets/${assetId}/decisions`, { ...writing, ...body })
  }
  const add = (body: object) =>
    post(me, '/api/assets', buyIbm({ decisionId: decisionId(), thesis: THESIS, confidenceLevel: 6, ...body }))
  const stop = (price: number) => ({ stopLossYesNo: 'Yes', stopLossPrice: price })
  at('05-04')
  const first = {
    stopLossYesNo: 'Yes',
    stopLossPercentage: 10,
    takeProfitYesNo: 'Yes',
    takeProfitPrice: typed(140, 1411),
  }
  await add({ assetQty: typed(10, 100), costBasis: typed(100, 1003), ...first, thesis: `${THESIS} ${SAID_ONCE}` })
  at('05-05')
  await post(me, '/api/assets/1/prices', { price: typed('99', '993') })
  await add({ ticker: 'BBB', companyName: 'Second Company', assetQty: 20, costBasis: 10 })
  const contract = { right: 'call', strike: typed(50, 509), expiresOn: '2026-08-21' }
  const option = { ticker: 'CCC', companyName: 'Third Company', stockOrOptions: 'options', contract }
  await add({ ...option, assetQty: 2, costBasis: typed(4, 40) })
  await add({
    ticker: 'DDD',
    companyName: 'Fourth Company',
    watchOrBuy: 'Watch',
    assetQty: 5,
    costBasis: typed(50, 509),
  })
  at('05-11')
  await decide(1, { updateAction: 'Hold', ...stop(typed(92, 921)) })
  at('05-18')
  await decide(1, { updateAction: 'Buy More', quantity: typed(5, 50), price: typed(98, 987) })
  await decide(2, { assetAction: 'Sell', price: typed(18, 1807) })
  at('06-01', 14)
  if (isSplitOnTime) await post(me, '/api/assets/1/splits', SPLIT)
  at('06-03')
  await decide(1, { updateAction: 'Hold', price: 52 })
  await decide(2, { assetAction: 'Buy', quantity: 10, price: typed(15, 1.5) })
  at('06-10')
  await decide(1, { updateAction: 'Hold', price: 50, ...stop(44) })
  await decide(4, { assetAction: 'Buy', quantity: 3, price: 45 })
  at('06-22')
  await post(me, '/api/assets/1/prices', { price: '43' })
  at('07-06')
  await decide(1, { updateAction: 'Sell Some', quantity: 4, price: typed(45, 457) })
  at('07-13')
  await decide(1, { updateAction: 'Hold', price: 46, ...typed<object>({ decidedOn: '2026-07-08' }, {}) })
  await app.critiquesDone()
}

const SPLIT = { effectiveOn: '2026-06-01', newShares: '2', oldShares: '1' }

/** Corrects every mistake in the order of the entries, and then records the split. */
async function putRight(app: TestApp, me: Visitor): Promise<void> {
  app.setNow('2026-07-20T15:00:00.000Z')
  const correct = async (assetId: number, nth: number, field: string, to: string) => {
    const { thesis } = (await me.send('GET', `/api/assets/${assetId}`)).json as AssetView
    const correctsSequence = thesis[nth]?.sequence
    const correction = { correctionId: randomUUID(), correctsSequence, field, to, reason: 'A typing mistake.' }
    await post(me, `/api/assets/${assetId}/corrections`, correction)
  }
  await correct(1, 0, 'price', '100')
  await correct(1, 0, 'takeProfit', '140')
  await correct(1, 1, 'stopLoss', '92')
  await correct(1, 2, 'price', '98')
  await correct(1, 2, 'quantity', '5')
  await correct(1, 0, 'quantity', '10')
  await correct(1, 5, 'price', '45')
  await correct(1, 6, 'decidedOn', '2026-07-08')
  await correct(2, 1, 'price', '18')
  await correct(2, 2, 'price', '15')
  await correct(3, 0, 'strike', '50')
  await correct(3, 0, 'price', '4')
  await correct(4, 0, 'price', '50')
  const { events } = (await me.send('GET', '/api/assets/1')).json as AssetView
  const correctsSequence = events.find(({ kind }) => kind === 'price-noted')?.sequence
  const correction = {
    correctionId: randomUUID(),
    correctsSequence,
    field: 'price',
    to: '99',
    reason: 'A typing mistake.',
  }
  await post(me, '/api/assets/1/corrections', correction)
  await post(me, '/api/assets/1/splits', SPLIT)
}

/** What both do afterwards: they upload closes, record the outcome of the option, and request every critique again. */
async function finish(app: TestApp, me: Visitor): Promise<void> {
  app.setNow('2026-08-24T15:00:00.000Z')
  await post(me, '/api/assets/3/outcome', { outcome: 'sold-before', price: 3 })
  app.setNow('2026-08-25T15:00:00.000Z')
  const csv = 'Date,Close\n2026-05-29,101\n2026-06-22,43\n2026-07-06,45\n2026-08-24,41'
  await post(me, '/api/assets/1/daily-prices', { csv, leapsAreRight: true })
  for (const assetId of [1, 2, 3, 4]) {
    const { thesis } = (await me.send('GET', `/api/assets/${assetId}`)).json as AssetView
    for (const { decisionId } of thesis) await post(me, `/api/assets/${assetId}/critiques`, { decisionId })
  }
  await app.critiquesDone()
}
