import { dayNumber } from '../prices/day-number.ts'
import type { Decimal } from '../prices/money.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import type { Asset, AssetEntry } from './asset.ts'
import { CentSums, centsOf, worthInCents } from './cent-sums.ts'
import { type Closes, ClosesByDay, type DayPlaces, NO_DAY, placeOf, placesOf } from './closes.ts'
import { type Held, heldOf, replaySteps } from './held-by-day.ts'
import { firstDayAfterExpiry } from './option.ts'
import { inSharesOfJournal, type SplitDays } from './splits-of-closes.ts'
import { type Units, worthOf } from './units.ts'

/** What a curve needs of an asset. */
export type TradedAsset = {
  /** Oldest first. */
  readonly entries: readonly AssetEntry[]
  /** Everybody's closes of its symbol. */
  readonly closes: readonly Closes[]
  /** The day from which on those count; left out where all do. */
  readonly closesFrom?: string
  /** The user's own, which count before them. */
  readonly ownCloses: readonly Closes[]
  /** A reported split that is not recorded: prices from its day on are in other shares than the quantity held. */
  readonly pendingSplit: Split | null
  /** null where every split is recorded of the day on which it is reported. */
  readonly splitDays: SplitDays | null
}

/** The value and cost of what was held at the close of a day, and the gain of all sales until then. USD, 2 decimals. */
export type EquityDay = {
  readonly day: string
  readonly value: Decimal
  readonly cost: Decimal
  readonly realized: Decimal
}

const NEVER = Number.POSITIVE_INFINITY

/** Sums under way: one for each day. */
export type EquitySums = {
  readonly days: readonly string[]
  readonly places: DayPlaces
  readonly closes: ClosesByDay
  readonly value: CentSums
  readonly cost: CentSums
  readonly realized: CentSums
}

/** @param days New York's calendar days, ascending */
export const roomForCloses = (days: readonly string[]): ClosesByDay => new ClosesByDay(placesOf(days))

/**
 * @param days New York's calendar days, ascending
 * @param closes the room that is made once for all sums of these days
 */
export function startEquity(days: readonly string[], closes: ClosesByDay = roomForCloses(days)): EquitySums {
  return {
    days,
    places: closes.places,
    closes,
    value: new CentSums(days.length),
    cost: new CentSums(days.length),
    realized: new CentSums(days.length),
  }
}

/**
 * Adds what was held of one asset on each day: quantity * close, in cents, as the lists add up. A day without a close
 * uses the newest price before it, of a provider or of the user. The asset is left out of value and cost, as in the
 * summary, on days whose only price is in other shares than those held, and for an expired option without a recorded
 * outcome. The caller adds one asset at a time, so that others are served in between. Contradictory entries add
 * nothing; the check of the journal names them.
 */
export function addToEquity(
  sums: EquitySums,
  { entries, closes, closesFrom, ownCloses, pendingSplit, splitDays }: TradedAsset,
): void {
  const steps = replaySteps(entries)
  sums.closes.read(closes, ownCloses, closesFrom)
  const newSharesFrom = pendingSplit ? dayNumber(pendingSplit.effectiveOn) : NEVER
  let held: Held | null = null
  let from = 0
  for (const [index, { asset, on }] of steps.entries()) {
    const next = steps[index + 1]
    from = Math.max(from, placeOf(on, sums.places))
    const until = next ? Math.max(from, placeOf(next.on, sums.places)) : sums.days.length
    if (from === until) continue
    held = heldOf(asset, pendingSplit, held)
    const priced = { held, shared: closes.length, splitDays }
    addStretch(sums, { from, until, valuedUntil: valuedUntil(asset, sums), newSharesFrom, ...priced })
  }
}

/** An option has no price after its last day: its final value is known once its outcome is recorded. */
function valuedUntil(asset: Asset, { places, days }: EquitySums): number {
  const day = firstDayAfterExpiry(asset)
  return day === null ? days.length : placeOf(day, places)
}

/** What all sums of the same days come to together. */
export function finishEquity(days: readonly string[], parts: readonly EquitySums[]): EquityDay[] {
  const [value, cost, realized] = [new CentSums(days.length), new CentSums(days.length), new CentSums(days.length)]
  for (const part of parts) {
    value.addAll(part.value)
    cost.addAll(part.cost)
    realized.addAll(part.realized)
  }
  return days.map((day, index) => ({
    day,
    value: value.at(index),
    cost: cost.at(index),
    realized: realized.at(index),
  }))
}

/** Days between two entries, on which what is held stays the same. */
type Stretch = {
  readonly from: number
  /** The first day after it. */
  readonly until: number
  /** The first day on which an option has expired. */
  readonly valuedUntil: number
  readonly held: Held
  /** How many of the pieces of closes are everybody's. */
  readonly shared: number
  readonly splitDays: SplitDays | null
  /** The number of the first day whose prices are in other shares than those that are held. */
  readonly newSharesFrom: number
}

function addStretch(sums: EquitySums, stretch: Stretch): void {
  const { from, until, valuedUntil, held } = stretch
  sums.realized.addFrom(from, until, held.realized)
  if (held.units === null) return
  let lastClose = sums.closes.lastBefore(from)
  for (let index = from; index < Math.min(until, valuedUntil); index += 1) {
    if (sums.closes.has(index)) lastClose = index
    addDay(sums, index, lastClose, stretch)
  }
}

function addDay({ closes, value, cost }: EquitySums, index: number, lastClose: number, stretch: Stretch): void {
  const { held, shared, newSharesFrom } = stretch
  const closeDay = closes.dayNumberOf(lastClose)
  const newer = closes.pieceOf(lastClose) < shared ? held.newerThan.shared : held.newerThan.own
  // A day has the close of its own end, whatever was written down in its evening.
  const isNoted = closeDay === NO_DAY || (closeDay <= newer && (closeDay < held.notedDay || lastClose < index))
  if ((isNoted ? held.notedDay : closeDay) >= newSharesFrom) return
  if (isNoted) {
    if (!held.notedWorth) return
    value.add(index, held.notedWorth)
  } else addClose(value, index, closes, lastClose, stretch)
  cost.add(index, held.cost)
}

/** The quantity and price at a close as whole numbers, where both are exact and no later split changed the shares. */
function addClose(
  value: CentSums,
  index: number,
  closes: ClosesByDay,
  lastClose: number,
  { held, shared, splitDays }: Stretch,
): void {
  const days = closes.pieceOf(lastClose) < shared ? splitDays : null
  const isRaw = days === null && closes.dayNumberOf(lastClose) >= held.splitDay && closes.digitsOf(lastClose) >= 0
  const cents =
    isRaw && held.scaledQuantity
      ? worthInCents(held.scaledQuantity, closes.wholeOf(lastClose), closes.digitsOf(lastClose))
      : null
  if (cents !== null) value.addCents(index, cents)
  else value.add(index, centsOf(worthOf(held.units ?? NOTHING, adjusted(held, closes, lastClose, days))))
}

const NOTHING: Units = { quantity: '0' }

/**
 * A close in the shares that are held on the day, where a split came after it.
 * @param days of the splits where the close is everybody's, and leaps on others than those that are recorded
 */
function adjusted({ asset: { splits } }: Held, byDay: ClosesByDay, lastClose: number, days: SplitDays | null): Decimal {
  const [close, day] = [byDay.closeOf(lastClose), byDay.dayOf(lastClose)]
  return adjustForSplits(days ? inSharesOfJournal(close, day, days) : close, day, splits)
}
