import type { PriceNoted } from '../ledger/entry.ts'
import { isInSameShares, looksLikeSplitSince } from '../prices/looks-like-split.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import { isOpenOfSymbol, type SplitQuestion, waitsWith } from '../prices/split-question.ts'
import type { Instant } from '../time.ts'
import type { Asset } from './asset.ts'
import { currentPrice, type MarketPrices, usablePrices } from './current-price.ts'
import { comparedOn, quarantinedNow, questionAbout } from './own-prices.ts'

type Seen = Pick<Price, 'price' | 'at'>

/** What a price that an owner says is compared with. */
export type KnownBefore = {
  /** What one unit cost, as far as that is known. */
  readonly price: Price | null
  /** New York's day after which a split lies between it and what is said now. */
  readonly on?: string
  /** The question that is open about it, whoever asks it: the owner is shown that one before any other. */
  readonly question: SplitQuestion | null
}

/** What is stored about an own price that waits for an answer: the price before the question. */
type QuarantineMark = Pick<PriceNoted, 'doubtedAfter' | 'comparedOn'>

/** What an entry stores about a price that looks like a split of the price before it, or waits with one that does. */
export function quarantineAfter({ price: before, on, question }: KnownBefore, price: Seen): QuarantineMark {
  if (before === null) return {}
  const isNear = (other: Decimal) => isInSameShares(other, price.price)
  if (question && (isNear(question.before) || (!question.isTraded && isNear(before.price)))) return {}
  const waiting = waitingAfter(question, price)
  if (waiting.doubtedAfter !== undefined) return waiting
  return looksLikeSplitSince(before, price)
    ? { doubtedAfter: before.price, ...(on !== undefined && { comparedOn: on }) }
    : {}
}

/** The same of a price that opens no question by itself. */
export const waitingAfter = (question: SplitQuestion | null, { price }: Seen): QuarantineMark =>
  question && waitsWith(question, price)
    ? { doubtedAfter: question.before, ...(question.beforeOn !== undefined && { comparedOn: question.beforeOn }) }
    : {}

/** What is known of providers' prices, with the one that waits for an answer, if any does. */
type Market = MarketPrices & { readonly quarantined: (Seen & { readonly knownPrice: Decimal | null }) | null }

/** Nothing for an option, which does not split, and while a split is unrecorded. */
export function knownBefore(market: Market, asset: Asset, now: Instant): KnownBefore {
  if (asset.facts.type === 'options') return NOTHING
  const { quote, closes, pending, quarantined } = usablePrices(asset, market, now)
  const price = pending ? null : currentPrice(asset, quote, null, closes).price
  if (price === null) return NOTHING
  const on = comparedOn(asset, price)
  const ofOwner = quarantinedNow(asset) ?? quarantined
  const question = ofOwner ? questionAbout(ofOwner) : questionOfSymbol({ ...price, on }, market.quarantined, now)
  // Where a price in the shares in question is used, closes have answered; a purchase that waits itself is used without an answer.
  const isOver = question !== null && !question.isTraded && waitsWith(question, price.price)
  return { price, on, question: isOver ? null : question }
}

/** That of a provider's prices among each other, if nothing newer is used. */
const questionOfSymbol = (
  before: Seen & { readonly on: string },
  waiting: Market['quarantined'],
  now: Instant,
): SplitQuestion | null =>
  waiting?.knownPrice && isOpenOfSymbol({ price: waiting.knownPrice, at: before.at }, waiting, now)
    ? { before: waiting.knownPrice, beforeOn: before.on, after: waiting.price }
    : null

const NOTHING: KnownBefore = { price: null, question: null }
