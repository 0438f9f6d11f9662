import { randomUUID } from 'node:crypto'
import type { AssetView } from '#contract/assets.ts'
import type { Db } from '#server/database/open-database.ts'
import { storeSplits } from '#server/prices/anomaly-store.ts'
import { storeQuote } from '#server/prices/quote-store.ts'
import type { Chance } from './seeded.ts'
import type { Answered, TestApp, Visitor } from './test-app.ts'

const THESIS = 'It is written down here so that it can be read again.'

/** Fills a member's lists with random assets: bought, watched, sold in part, sold or bought again, at any price. */
export async function makeRandomJournal(app: TestApp, member: Visitor, chance: Chance, assets: number) {
  for (let assetId = 1; assetId <= assets; assetId += 1) await makeAsset(member, chance, assetId)
  for (let assetId = 1; assetId <= assets; assetId += 1) await quote(app, chance, assetId)
}

const ticker = (assetId: number) => `T${assetId}`

/** A price, sometimes with four decimals, so that sums to the cent have something to round. */
const price = (chance: Chance) =>
  chance.whole(0, 9) === 0 ? `0.${chance.whole(1001, 9999)}` : `${chance.whole(1, 900)}.${chance.whole(10, 99)}`
const quantity = (chance: Chance) =>
  chance.whole(0, 2) === 0 ? `${chance.whole(1, 40)}.${chance.whole(100, 999)}` : `${chance.whole(2, 500)}`

async function makeAsset(member: Visitor, chance: Chance, assetId: number): Promise<void> {
  const isWatched = chance.whole(0, 4) === 0
  const opened = await member.send('POST', '/api/assets', {
    decisionId: randomUUID(),
    ticker: ticker(assetId),
    companyName: `Company ${assetId}`,
    watchOrBuy: isWatched ? 'Watch' : 'Buy',
    stockOrOptions: chance.whole(0, 7) === 0 ? 'options' : 'stock',
    assetQty: quantity(chance),
    costBasis: price(chance),
    confidenceLevel: chance.whole(1, 10),
    thesis: THESIS,
  })
  let view = recorded(opened)
  for (let more = chance.whole(0, 4); more > 0; more -= 1) view = await decide(member, chance, view)
}

async function decide(member: Visitor, chance: Chance, { assetId, nextActions, quantity: held }: AssetView) {
  const action = chance.oneOf(nextActions) ?? 'Hold'
  const moved = action === 'Sell Some' ? part(held) : action.startsWith('Buy') ? quantity(chance) : null
  const answer = await member.send('POST', `/api/assets/${assetId}/decisions`, {
    decisionId: randomUUID(),
    ...(action === 'Buy' || action === 'Sell' ? { assetAction: action } : { updateAction: action }),
    updatedConfidenceLevel: chance.whole(1, 10),
    updatedThesis: THESIS,
    ...(moved === null ? {} : { quantity: moved }),
    ...(moved === null && action !== 'Sell' ? {} : { price: price(chance) }),
  })
  return recorded(answer)
}

/** About a third of what is held. */
const part = (held: string) => (Number(held) / 3).toFixed(3)

/** Stores a provider's quote of an asset. Some assets get none, and some get a split that nobody has recorded. */
async function quote({ context }: TestApp, chance: Chance, assetId: number): Promise<void> {
  if (chance.whole(0, 5) === 0) return
  const now = context.now()
  const told = { price: price(chance), source: 'twelve-data', at: now } as const
  const day = { open: null, previousClose: price(chance) }
  await storeQuote(context.db, ticker(assetId), { quote: { price: told, ...day }, fetchedAt: now })
  if (chance.whole(0, 7) === 0) await reportSplit(context.db, ticker(assetId), now.slice(0, 10))
}

const reportSplit = (db: Db, symbol: string, effectiveOn: string) =>
  storeSplits(db, symbol, [{ effectiveOn, newShares: '4', oldShares: '1', source: 'massive' }])

function recorded({ status, json }: Answered): AssetView {
  if (status !== 201) throw new Error(`Not recorded: ${JSON.stringify(json)}`)
  return json as AssetView
}
