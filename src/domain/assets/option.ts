import Big from 'big.js'
import type { Contract, OptionOutcome, OptionSettled } from '../ledger/entry.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import { accept, type Result, refuse } from '../result.ts'
import type { Instant } from '../time.ts'
import type { Asset } from './asset.ts'
import type { CurrentPrice } from './current-price.ts'
import { currentHoldingPeriod } from './levels.ts'

/** Shares of the underlying in a standard contract of the American exchanges. */
const STANDARD_MULTIPLIER = '100'

export const multiplierOf = (contract: Contract | null): Decimal => contract?.multiplier ?? STANDARD_MULTIPLIER

/** Whether what is held has expired, so that somebody has to say what became of it. Its last day is still a trading day. */
export function awaitsOutcome(asset: Asset, now: Instant): boolean {
  const expiresOn = asset.facts.contract?.expiresOn
  return expiresOn != null && currentHoldingPeriod(asset) !== null && expiresOn < marketDayOf(now)
}

/** The first day on which a contract is no more, and has no price; null of one without a last day. */
export const firstDayAfterExpiry = ({ facts }: Pick<Asset, 'facts'>): string | null =>
  facts.contract?.expiresOn == null ? null : dayOfNumber(dayNumber(facts.contract.expiresOn) + 1)

/** What is known of the price, without what says nothing of the value any more: the last one of an option that has expired. */
export const priceBeforeExpiry = (asset: Asset, current: CurrentPrice, now: Instant): CurrentPrice =>
  awaitsOutcome(asset, now) ? { ...current, isInSharesHeld: false } : current

type OutcomeDraft = { readonly outcome: OptionOutcome; readonly price: Price | null }

/** Ends an expired option: worthless for nothing, otherwise for what one contract brought in. */
export function settleOption(asset: Asset, { outcome, price }: OutcomeDraft, now: Instant): Result<OptionSettled> {
  if (!awaitsOutcome(asset, now))
    return refuse({
      code: 'conflict',
      assetId: asset.assetId,
      message: `${asset.facts.ticker} is not an expired option that you hold. Nothing was recorded.`,
    })
  if (outcome === 'expired-worthless') return accept(settled(asset, outcome, { price: '0', source: 'typed', at: now }))
  if (price === null || new Big(price.price).lt(0))
    return refuse({ code: 'invalid', field: 'price', message: 'Say what one contract brought in, in USD.' })
  return accept(settled(asset, outcome, price))
}

const settled = ({ assetId }: Asset, outcome: OptionOutcome, price: Price): OptionSettled => ({
  kind: 'option-settled',
  assetId,
  outcome,
  price,
})
