import Big from 'big.js'
import type { Contract, OptionOutcome, OptionSettled } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import { accept, type Result, refuse } from '../result.ts'
import type { Instant } from '../time.ts'
import type { Asset } from './asset.ts'
import { currentHoldingPeriod } from './levels.ts'

/** Shares of the underlying in a standard contract of the American exchanges. */
const STANDARD_MULTIPLIER = '100'

export const multiplierOf = (contract: Contract | null): Decimal => contract?.multiplier ?? STANDARD_MULTIPLIER

/** Whether what is held has expired, so that somebody has to say what became of it. Its last day is still a trading day. */
export function awaitsOutcome(asset: Asset, now: Instant): boolean {
  const expiresOn = asset.facts.contract?.expiresOn
  return expiresOn != null && currentHoldingPeriod(asset) !== null && expiresOn < marketDayOf(now)
}

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
