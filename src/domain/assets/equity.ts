import { dayNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { sessionDayOf, sessionOn } from '../prices/market-session.ts'
import { type Decimal, roundToCents } from '../prices/money.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import type { Asset, AssetEntry } from './asset.ts'
import { CentSums, type Cents, centsOf, type Scaled, scaled, worthInCents } from './cent-sums.ts'
import { ClosesByDay, type ClosesText, type DayPlaces, NO_DAY, placeOf, placesOf } from './closes.ts'
import { effectiveDay, inEffectiveOrder, isPlaced } from './effective-order.ts'
import { currentHoldingPeriod } from './levels.ts'
import { firstDayAfterExpiry } from './option.ts'
import { unitsHeld } from './position.ts'
import { applyEntry } from './replay-asset.ts'
import { type Units, worthOf } from './units.ts'
import { realizedGainNow } from './valuation.ts'

/** What a curve needs of an asset. */
export type TradedAsset = {
  /** Oldest first. */
  readonly entries: readonly AssetEntry[]
  /** Everybody's closes of its symbol. */
  readonly closes: readonly ClosesText[]
  /** The user's own, which count before them. */
  readonly ownCloses: readonly ClosesText[]
  /** A split that is reported and not recorded: a price of its day or later is in other shares than those that are held. */
  readonly pendingSplit: Split | null
}

/** What was held at the close of a day, what it had cost, and the gain of all sales until then. USD, 2 decimals. */
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
 * Adds what of one asset was held, day by day: quantity * close, to the cent, as the lists add up. A day without a close
 * takes the newest price before it, a provider's or one's own; one in other shares than those that are held leaves the asset
 * out of value and cost alike, as the summary does, and so does an option that has expired until its outcome is recorded. One asset at a time, so that between two of them others get their turn.
 * Of entries that contradict each other nothing comes and nothing is added: the check of the journal names them.
 */
export function addToEquity(sums: EquitySums, { entries, closes, ownCloses, pendingSplit }: TradedAsset): void {
  const steps = replaySteps(entries)
  sums.closes.read([...closes, ...ownCloses])
  const newSharesFrom = pendingSplit ? dayNumber(pendingSplit.effectiveOn) : NEVER
  let held: Held | null = null
  let from = 0
  for (const [index, { asset, on }] of steps.entries()) {
    const next = steps[index + 1]
    from = Math.max(from, placeOf(on, sums.places))
    const until = next ? Math.max(from, placeOf(next.on, sums.places)) : sums.days.length
    if (from === until) continue
    held = heldOf(asset, pendingSplit, held)
    addStretch(sums, { from, until, valuedUntil: valuedUntil(asset, sums), held, shared: closes.length, newSharesFrom })
  }
}

/** An option has no price after its last day: what it came to is known once its outcome is recorded. */
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

/** What stays the same from one entry to the next. */
type Held = {
  readonly asset: Asset
  /** null when nothing is held */
  readonly units: Units | null
  readonly scaledQuantity: Scaled | null
  readonly cost: Cents
  readonly realized: Cents
  /** What is held is worth so much at what the user wrote down last; null when nothing was, or nothing is held. */
  readonly notedWorth: Cents | null
  /** The numbers of the day of what the user wrote down last, and of the last split's; NO_DAY when there is none. */
  readonly notedDay: number
  readonly splitDay: number
  /** The number of the last day whose own close, and whose provider's close, is older than what the user wrote down. */
  readonly newerThan: { readonly own: number; readonly shared: number }
}

/** @param before the same after an earlier entry: most entries buy and sell nothing, and leave the sums of money as they were */
function heldOf(asset: Asset, pendingSplit: Split | null, before: Held | null): Held {
  const money = before?.asset.rounds === asset.rounds ? before : moneyOf(asset, pendingSplit)
  const noted = asset.notedPrice?.price
  return {
    ...money,
    asset,
    notedWorth: noted === undefined || money.units === null ? null : centsOf(worthOf(money.units, noted)),
    notedDay: asset.notedPrice ? dayNumber(marketDayOf(asset.notedPrice.at)) : NO_DAY,
    newerThan: newerThan(asset),
    splitDay: Math.max(NO_DAY, ...asset.splits.map(({ effectiveOn }) => dayNumber(effectiveOn))),
  }
}

type Money = Pick<Held, 'units' | 'scaledQuantity' | 'cost' | 'realized'>

function moneyOf(asset: Asset, pendingSplit: Split | null): Money {
  const round = currentHoldingPeriod(asset)
  return {
    units: round && unitsHeld(round),
    scaledQuantity: round && !round.quantityFraction ? scaled(round.quantity) : null,
    cost: centsOf(roundToCents(round?.cost ?? '0')),
    realized: centsOf(realizedGainNow(asset, pendingSplit) ?? '0.00'),
  }
}

/**
 * A close is of the end of its session: what was written down after that is newer. What somebody paid steps back before a
 * provider's close of the same session, as it does in the current price.
 */
function newerThan({ notedPrice, isPriceOfDecision }: Asset): Held['newerThan'] {
  if (!notedPrice) return { own: NO_DAY, shared: NO_DAY }
  const day = marketDayOf(notedPrice.at)
  const isAfterSession = notedPrice.at > (sessionOn(day)?.closesAt ?? notedPrice.at)
  const own = dayNumber(day) - (isAfterSession ? 0 : 1)
  return { own, shared: isPriceOfDecision ? dayNumber(sessionDayOf(notedPrice.at)) - 1 : own }
}

/** Days between two entries, on which what is held stays the same. */
type Stretch = {
  readonly from: number
  /** The first day after it. */
  readonly until: number
  /** The first day on which an option has expired. */
  readonly valuedUntil: number
  readonly held: Held
  /** How many of the texts of closes are everybody's. */
  readonly shared: number
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

function addDay(
  { closes, value, cost }: EquitySums,
  index: number,
  lastClose: number,
  { held, shared, newSharesFrom }: Stretch,
): void {
  const closeDay = closes.dayNumberOf(lastClose)
  const newer = closes.textOf(lastClose) < shared ? held.newerThan.shared : held.newerThan.own
  // A day has the close of its own end, whatever was written down in its evening.
  const isNoted = closeDay === NO_DAY || (closeDay <= newer && (closeDay < held.notedDay || lastClose < index))
  if ((isNoted ? held.notedDay : closeDay) >= newSharesFrom) return
  if (isNoted) {
    if (!held.notedWorth) return
    value.add(index, held.notedWorth)
  } else addClose(value, index, closes, lastClose, held)
  cost.add(index, held.cost)
}

/** What is held at a close of its day: as whole numbers where they are exact, and where no split came after it. */
function addClose(value: CentSums, index: number, closes: ClosesByDay, lastClose: number, held: Held): void {
  const isRaw = closes.dayNumberOf(lastClose) >= held.splitDay && closes.digitsOf(lastClose) >= 0
  const cents =
    isRaw && held.scaledQuantity
      ? worthInCents(held.scaledQuantity, closes.wholeOf(lastClose), closes.digitsOf(lastClose))
      : null
  if (cents !== null) value.addCents(index, cents)
  else value.add(index, centsOf(worthOf(held.units ?? NOTHING, adjusted(held, closes, lastClose))))
}

const NOTHING: Units = { quantity: '0' }

/** The asset after each of its entries, and from which day on it is that; none when the entries contradict each other. */
function replaySteps(entries: readonly AssetEntry[]): { readonly on: string; readonly asset: Asset }[] {
  let asset: Asset | null = null
  let on = ''
  try {
    return inEffectiveOrder(entries).map((entry) => {
      asset = applyEntry(asset, entry)
      // What has no place of its own counts from the day of the entry before it, not from that of its writing.
      if (isPlaced(entry)) on = effectiveDay(entry)
      return { on, asset }
    })
  } catch {
    return []
  }
}

/** A close in shares of the day, where a split came after it. */
const adjusted = ({ asset }: Held, byDay: ClosesByDay, lastClose: number): Decimal =>
  adjustForSplits(byDay.closeOf(lastClose), byDay.dayOf(lastClose), asset.splits)
