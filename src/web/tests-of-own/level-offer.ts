import { exitPrice } from '#domain/assets/exit-price.ts'
import { type Decimal, roundUnitPrice } from '#domain/prices/money.ts'
import type { LevelInWords } from '#domain/tests-of-own/as-level.ts'

/** Where a stop or a target that somebody has written down could be set. */
export type LevelSlots = {
  /** Whether the decision has a stop and a target at all. */
  readonly isTaken: boolean
  /** What one unit costs at the decision, as it is typed or known; null when it is not known. */
  readonly price: string | null
  readonly takesPercent: boolean
  /** What one unit had cost, from which a percentage is reckoned where only prices are taken; left out or null when it is not known. */
  readonly cost?: Decimal | null
  /** Whether none is set yet. */
  readonly isFree: Readonly<Record<LevelInWords['name'], boolean>>
}

export const NO_LEVELS: LevelSlots = {
  isTaken: false,
  price: null,
  takesPercent: false,
  isFree: { stop: false, target: false },
}

/** A level that can be set; `ofCost` where a percentage was written and its price reckoned. */
export type LevelOffer = LevelInWords & { readonly ofCost?: { readonly percent: Decimal; readonly cost: Decimal } }

/** The first level of those that somebody speaks of which could be set now, on its side of the price. */
export const levelToOffer = (levels: readonly LevelInWords[], slots: LevelSlots): LevelOffer | null =>
  levels
    .map((level) => asPrice(level, slots))
    .find((level) => slots.isTaken && slots.isFree[level.name] && isPossible(level, slots)) ?? null

function asPrice(level: LevelInWords, { takesPercent, cost }: LevelSlots): LevelOffer {
  if (!('percent' in level) || takesPercent || !cost) return level
  const { name, percent } = level
  const price = exitPrice(name === 'stop' ? 'stopLoss' : 'takeProfit', cost, percent)
  return price === null ? level : { name, price: roundUnitPrice(price), isPlain: false, ofCost: { percent, cost } }
}

function isPossible(level: LevelInWords, { price, takesPercent }: LevelSlots): boolean {
  if ('percent' in level) return takesPercent
  const ratio = price === null || !(Number(price) > 0) ? null : Number(level.price) / Number(price)
  // A plain number may be anything: it is taken for a price only where it is near the price that is known.
  if (ratio === null) return !level.isPlain
  const [least, most] = level.name === 'stop' ? [level.isPlain ? 1 / 3 : 0, 1] : [1, level.isPlain ? 3 : Infinity]
  return ratio > least && ratio < most
}
