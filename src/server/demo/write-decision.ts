import type { Asset } from '#domain/assets/asset.ts'
import { observationOf } from '#domain/assets/price-observation.ts'
import { writeClaim } from '#domain/claims/write-claim.ts'
import { openAsset, recordDecision } from '#domain/decisions/decision.ts'
import { movesQuantity } from '#domain/ledger/action.ts'
import { assetIdentity } from '#domain/ledger/asset-identity.ts'
import type { DecisionRecorded } from '#domain/ledger/entry.ts'
import type { Price } from '#domain/prices/price.ts'
import type { Result } from '#domain/result.ts'
import { writeOwnTest } from '#domain/tests-of-own/write-own-test.ts'
import type { Instant } from '#domain/time.ts'
import { accepted } from '../http/problem.ts'
import { findStanding, type Standing } from '../ledger/standing-store.ts'
import { withAttachedPrice } from '../prices/attached-price.ts'
import { appendDecided } from '../recording/record.ts'
import { quoteOf } from './demo-prices.ts'
import type { Pen } from './pen.ts'
import type { StoryAsset, StoryDecision } from './story/story.ts'
import { writeCritique } from './write-critique.ts'

/** Records a decision of the story by the product's own rules, with the alerts of its price, and then its critique. */
export async function writeDecision(pen: Pen, told: StoryAsset, decision: StoryDecision): Promise<void> {
  const { trx, userId, written } = pen
  const identity = assetIdentity(told.facts)
  const { assetId } = written.get(identity) ?? {}
  const standing = await findStanding(trx, userId, { identity, ...(assetId === undefined ? {} : { assetId }) })
  const fact = accepted(decide(pen, told, decision, standing))
  const observations = fact.price ? [observationOf(fact.price)] : []
  const { asset, entries } = await appendDecided(trx, userId, standing, { fact, observations }, decision.at)
  const [entry] = entries
  if (asset) written.set(identity, asset)
  if (entry?.kind === 'decision-recorded') pen.decisions.set(decision, entry)
  await writeCritique(pen, asset, fact, decision.at)
}

function decide(
  { newId, endsOn, numbers }: Pen,
  { facts }: StoryAsset,
  { action, confidence, thesis, quantity, at, price: typed, wrongIf, claim }: StoryDecision,
  { lists, asset }: Pick<Standing, 'lists' | 'asset'>,
): Result<DecisionRecorded> {
  const sent: Price | null = typed ? { price: typed, source: 'typed', at } : null
  const priced = sent ? { price: sent } : quotedPrice(facts.ticker, at, endsOn, asset, action)
  const ownTest = accepted(writeOwnTest({ wrongIf: wrongIf?.line, wrongIfOn: wrongIf?.on }, at))
  const claimed = accepted(writeClaim(claim, facts))
  const draft = { decisionId: newId(), confidence, thesis, ...priced, ...ownTest, ...claimed }
  if (asset) return recordDecision(asset, { ...draft, action, quantity: quantity ?? null })
  if ((action !== 'Buy' && action !== 'Watch') || quantity === undefined)
    throw new RangeError(`The story of ${facts.ticker} does not begin with a Buy or a Watch.`)
  // The assets of the sample year have the first numbers, though those of the two years before are recorded earlier.
  const assetCount = (numbers.get(assetIdentity(facts)) ?? 0) - 1
  return openAsset({ ...lists, assetCount }, { ...draft, action, quantity, asset: facts })
}

/** The price as the product stores it: sent by the form for a purchase or a sale, attached to everything else. */
function quotedPrice(
  ticker: string,
  at: Instant,
  endsOn: string,
  asset: Asset | null,
  action: StoryDecision['action'],
) {
  const quoted = quoteOf(ticker, endsOn, at)
  if (!quoted.ok) throw new RangeError(`The demo has no price of ${ticker} at ${at}.`)
  const { price, source, at: quotedAt, open, previousClose } = quoted.data
  const quote = { price: { price, source, at: quotedAt }, open, previousClose }
  if (action === 'Watch' || action === 'Sell' || movesQuantity(action)) return { price: quote.price }
  return withAttachedPrice(asset, quote, [])
}
