import { exitPrice } from '#domain/assets/exit-price.ts'
import { type Decimal, roundUnitPrice } from '#domain/prices/money.ts'
import type { LevelInWords } from '#domain/tests-of-own/as-level.ts'

/** The levels that can be set to a price written in a text. */
export type LevelSlots = {
  /** Whether the decision has a stop and a target at all. */
  readonly isTaken: boolean
  /** The price per unit at the decision, typed or known; null when it is not known. */
  readonly price: string | null
  readonly takesPercent: boolean
  /**
   * The cost per unit, from which a percentage is converted when only prices are accepted; absent or null when it is not known.
   */
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

/** A level that can be set; `ofCost` is present when its price was computed from a written percentage. */
export type LevelOffer = LevelInWords & { readonly ofCost?: { readonly percent: Decimal; readonly cost: Decimal } }

/** The first of the levels named in the text that can be set now and lies on the right side of the price. */
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
  // A plain number may mean anything, so it is taken for a price only if it is near the known price.
  if (ratio === null) return !level.isPlain
  const [least, most] = level.name === 'stop' ? [level.isPlain ? 1 / 3 : 0, 1] : [1, level.isPlain ? 3 : Infinity]
  return ratio > least && ratio < most
}
