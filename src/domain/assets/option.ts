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
import { hasExpired } from './expired-option.ts'
import { currentHoldingPeriod } from './levels.ts'

/** Shares of the underlying in a standard contract of the American exchanges. */
const STANDARD_MULTIPLIER = '100'

export const multiplierOf = (contract: Contract | null): Decimal => contract?.multiplier ?? STANDARD_MULTIPLIER

/** Whether what is held has expired, so that somebody has to say what became of it. Its last day is still a trading day. */
export const awaitsOutcome = (asset: Asset, now: Instant): boolean =>
  currentHoldingPeriod(asset) !== null && hasExpired(asset.facts, marketDayOf(now))

/** Whether something of it is held on New York's day: of an option that has expired nothing is, whatever became of it. */
export const isHeldOn = (asset: Asset, day: string): boolean =>
  currentHoldingPeriod(asset) !== null && !hasExpired(asset.facts, day)

/** The first day after a contract's expiry, when it has no price any more; null for a contract without an expiry. */
export const firstDayAfterExpiry = ({ facts }: Pick<Asset, 'facts'>): string | null =>
  facts.contract?.expiresOn == null ? null : dayOfNumber(dayNumber(facts.contract.expiresOn) + 1)

/** Marks the last price of an expired option as one that nothing may be valued with. */
export const priceBeforeExpiry = (asset: Asset, current: CurrentPrice, now: Instant): CurrentPrice =>
  awaitsOutcome(asset, now) ? { ...current, isInSharesHeld: false } : current

type OutcomeDraft = { readonly outcome: OptionOutcome; readonly price: Price | null }

/** The end of an expired option: at a price of zero if it was worthless, otherwise at what one contract brought in. */
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
