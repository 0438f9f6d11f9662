import Big from 'big.js'
import { rememberLatest } from '../../../language/remember-latest.ts'
import { type Decimal, percentChange, roundToCents } from '../../../prices/money.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'

/** The earlier entries that the present one continues: those since the last Sell. */
export type HoldingPeriod = {
  /** The Buy that is held; null while the asset is only watched. */
  readonly buy: CritiquedDecision | null
  /** The entry that the thesis is held to: the Buy, else the first of the holding period. */
  readonly origin: CritiquedDecision
  /** What came after the origin, oldest first, without the present entry. */
  readonly since: readonly CritiquedDecision[]
  /** The entry just before the present one. */
  readonly previous: CritiquedDecision
}

/** null for the first entry of a holding period. */
export function holdingPeriodOf({ earlier }: Pick<CritiqueRequest, 'earlier'>): HoldingPeriod | null {
  const entries = earlier.slice(earlier.findLastIndex(({ action }) => action === 'Sell') + 1)
  const bought = entries.findLastIndex(({ action }) => action === 'Buy')
  const origin = entries[Math.max(bought, 0)]
  const previous = entries.at(-1)
  if (!origin || !previous) return null
  return { buy: bought < 0 ? null : origin, origin, since: entries.slice(Math.max(bought, 0) + 1), previous }
}

/** What was bought in it, oldest first, without the present entry. */
export const purchasesOf = ({ buy, since }: HoldingPeriod): readonly CritiquedDecision[] => [
  ...(buy ? [buy] : []),
  ...since.filter(({ action }) => action === 'Buy More'),
]

/** What was paid at each of them; null where nothing was bought, or one of the prices is not known. */
export function pricesPaid(period: HoldingPeriod): readonly Decimal[] | null {
  const purchases = purchasesOf(period)
  const prices = purchases.flatMap(({ price }) => price ?? [])
  return period.buy && prices.length === purchases.length ? prices : null
}

export const isBelow = (price: Decimal | null, mark: Decimal | null): boolean =>
  price !== null && mark !== null && new Big(price).lt(mark)

/** Whether the price of the entry stands above or below what was paid; null where neither, or one is not known. */
export function sideOfCost(request: CritiqueRequest): 'gain' | 'loss' | null {
  const { decision, position } = request
  const paid = position?.averageCost ?? holdingPeriodOf(request)?.buy?.price ?? null
  if (isBelow(decision.price, paid)) return 'loss'
  return isBelow(paid, decision.price) ? 'gain' : null
}

/** By how many percent the price fell from one entry to another, e.g. `18.40%`; null when it didn't, or isn't known. */
export function fallBetween(from: CritiquedDecision, to: CritiquedDecision): string | null {
  if (from.price === null || to.price === null || !isBelow(to.price, from.price)) return null
  const change = percentChange(from.price, to.price)
  return change === null ? null : `${change.replace('-', '')}%`
}

/** Money as it is written in a sentence: `$1,234.50`. Below a dollar the cents are not enough. The same few prices are written often. */
export const money: (amount: Decimal) => string = rememberLatest((amount) => {
  const isExact = new Big(amount).lt(1) && (new Big(amount).toFixed().split('.')[1]?.length ?? 0) > 2
  const [whole = '', fraction = ''] = (isExact ? new Big(amount).toFixed() : roundToCents(amount)).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',')
  return fraction === '' ? `$${grouped}` : `$${grouped}.${fraction}`
})
