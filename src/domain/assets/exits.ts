import Big from 'big.js'
import { movesQuantity } from '../ledger/action.ts'
import type { DecisionRecorded, Entry, LevelChange } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import { usdWords } from '../prices/money-format.ts'
import { adjustForSplits, type Split, splitPrice } from '../prices/split.ts'
import { accept, type Result, refuse } from '../result.ts'
import type { Instant } from '../time.ts'
import { decidedAt, decidedOn } from './day-decided.ts'
import { type ExitName, exitPrice, isSameLevel } from './exit-price.ts'

export const EXIT_NAMES = ['stopLoss', 'takeProfit'] as const

/** A stop or a target that is in force: a price that its decision fixed, which neither Buy More nor Sell Some moves. */
export type StandingExit = {
  /** USD per unit, exact, in shares of the last split that is recorded. */
  readonly price: Decimal
  /** The percentage of its decision's own price, if it was given as one; null if it was given as a price. */
  readonly percent: Decimal | null
  readonly setBy: { readonly sequence: number; readonly at: Instant }
}
type StandingExits = Readonly<Record<ExitName, StandingExit | null>>

/**
 * Percentages that the next Buy takes over unless it states others: those of the entry that began the asset, at first.
 */
type ExitPercents = Readonly<Record<ExitName, Decimal | null>>

/** What the user wants for the stop and the target; a level that is left out stays as it is. */
export type ExitWish = 'none' | { readonly percent: Decimal } | { readonly price: Decimal }
export type ExitWishes = Readonly<Partial<Record<ExitName, ExitWish>>>

export type Exits = { readonly exits: StandingExits; readonly exitPercents: ExitPercents }

export const NO_EXITS: StandingExits = { stopLoss: null, takeProfit: null }

/**
 * The levels of a decision as its entry stores them; left out where it does not mention them. A level that is stated
 * where it stands already is stored too: if a correction moves the earlier one, this statement still holds.
 * @param price of one unit at the decision, in shares of its day; null when it is not known
 */
export function changeExits(
  { exits, exitPercents }: Exits,
  action: DecisionRecorded['action'],
  price: Decimal | null,
  wishes: ExitWishes,
): Result<Pick<DecisionRecorded, 'levels'>> {
  const isOfHeld = action === 'Hold' || movesQuantity(action)
  const levels: Partial<Record<ExitName, LevelChange>> = {}
  for (const name of EXIT_NAMES) {
    const wish = wishes[name] ?? (action === 'Buy' ? takenOver(exitPercents[name]) : undefined)
    if (wish === undefined) continue
    if (!isOfHeld && wishes[name] !== undefined) return refuseUnheld(name, action)
    const to = priceOf(name, wish, price)
    if (to === 'unknown') return refuseUnpriced(name)
    const from = exits[name]?.price ?? null
    if (price !== null && isNewAndPassed(name, from, to, price)) return refusePassed(name, action, price)
    // A Buy that wants none of what it would take over says so.
    const isDeclined = action === 'Buy' && wish === 'none' && exitPercents[name] !== null
    if (from !== null || to !== null || isDeclined)
      levels[name] = { from, to, percent: typeof wish === 'object' && 'percent' in wish ? wish.percent : null }
  }
  return accept(Object.keys(levels).length === 0 ? {} : { levels })
}

/** Whether the price is already beyond a new stop or target. A level that stood before may have been passed. */
export const isNewAndPassed = (name: ExitName, from: Decimal | null, to: Decimal | null, price: Decimal): boolean =>
  to !== null && !isSameLevel(from, to) && isPassed(name, to, price)

const isPassed = (name: ExitName, level: Decimal, price: Decimal): boolean =>
  name === 'stopLoss' ? new Big(level).gte(price) : new Big(level).lte(price)

const takenOver = (percent: Decimal | null): ExitWish | undefined => (percent === null ? undefined : { percent })

function priceOf(name: ExitName, wish: ExitWish, price: Decimal | null): Decimal | null | 'unknown' {
  if (wish === 'none') return null
  if ('price' in wish) return wish.price
  return price === null ? 'unknown' : exitPrice(name, price, wish.percent)
}

const FIELDS = { stopLoss: 'stopLossPercentage', takeProfit: 'takeProfitPercentage' } as const
const WORDS = { stopLoss: 'stop', takeProfit: 'target' } as const

const refuseUnpriced = (name: ExitName): Result<never> =>
  refuse({
    code: 'invalid',
    field: FIELDS[name],
    message: `No price is known that this percentage could be of. Type the ${WORDS[name]} as a price.`,
  })

const SIDES = { stopLoss: ['below', 'lower'], takeProfit: ['above', 'higher'] } as const

function refusePassed(name: ExitName, action: DecisionRecorded['action'], price: Decimal): Result<never> {
  const [side, other] = SIDES[name]
  const of = movesQuantity(action) ? `the price of this ${action}` : 'the last price'
  return refuse({
    code: 'invalid',
    field: `${name}Price`,
    message: `A ${WORDS[name]} lies ${side} ${of}, ${usdWords(price)}. Type a ${other} price, or leave it out. Nothing was recorded.`,
  })
}

const refuseUnheld = (name: ExitName, action: string): Result<never> =>
  refuse({
    code: 'invalid',
    field: FIELDS[name],
    message: `A ${WORDS[name]} is of what you hold, and after ${action} there is nothing held. Nothing was recorded.`,
  })

/**
 * Stop and target after one more decision.
 * @param splits those that took effect before it, whenever they were recorded
 * @param at its moment: prices from before it reach no level that it sets
 */
export function exitsAfter(
  before: Exits,
  decision: Entry<DecisionRecorded>,
  splits: readonly Split[],
  at: Instant = decidedAt(decision),
): Exits {
  if (decision.action === 'Sell') return { exits: NO_EXITS, exitPercents: before.exitPercents }
  const [stopLoss, takeProfit] = EXIT_NAMES.map((name) => exitAfter(before, name, decision, splits, at))
  return {
    exits: { stopLoss: stopLoss?.exit ?? null, takeProfit: takeProfit?.exit ?? null },
    exitPercents: { stopLoss: stopLoss?.percent ?? null, takeProfit: takeProfit?.percent ?? null },
  }
}

/** Entries from before decisions stored levels have them as percentages of the Buy's own price. */
function exitAfter(
  { exits, exitPercents }: Exits,
  name: ExitName,
  decision: Entry<DecisionRecorded>,
  splits: readonly Split[],
  at: Instant,
) {
  const percent = exitPercents[name]
  const setBy = { sequence: decision.sequence, at }
  const change = decision.levels?.[name]
  if (change) {
    const price = levelSetBy(decision, name, splits)
    const standing = exits[name]
    // Stated once more it is no new level: what was told of it is not told again.
    if (standing && isSameLevel(standing.price, price)) return { exit: standing, percent: change.percent }
    const exit: StandingExit | null = price === null ? null : { price, percent: change.percent, setBy }
    return { exit, percent: change.percent }
  }
  if (decision.action !== 'Buy') return { exit: exits[name], percent }
  const price = percent !== null && decision.price ? exitPrice(name, decision.price.price, percent) : null
  return { exit: price === null ? null : { price, percent, setBy }, percent }
}

/**
 * Where a decision has set a stop or a target, USD per unit in shares of its day; null where it removed it or left it alone.
 * A percentage of a price that was attached is of that price in shares of the decision's day: a split between the two days,
 * which was told only later, was not counted when the decision was recorded.
 */
export function levelSetBy(
  decision: Entry<DecisionRecorded>,
  name: ExitName,
  splits: readonly Split[],
): Decimal | null {
  const { levels, price, isPriceAttached } = decision
  const change = levels?.[name]
  if (!change || change.to === null) return null
  if (change.percent === null || !isPriceAttached || price === null) return change.to
  const until = splits.filter(({ effectiveOn }) => effectiveOn <= decidedOn(decision))
  return exitPrice(name, adjustForSplits(price.price, marketDayOf(price.at), until), change.percent) ?? change.to
}

/** The same levels in new shares. */
export const splitExits = (
  { stopLoss, takeProfit }: StandingExits,
  split: Parameters<typeof splitPrice>[1],
): StandingExits => ({
  stopLoss: stopLoss && { ...stopLoss, price: splitPrice(stopLoss.price, split) },
  takeProfit: takeProfit && { ...takeProfit, price: splitPrice(takeProfit.price, split) },
})
