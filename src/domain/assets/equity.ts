import Big from 'big.js'
import { dayNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { sessionDayOf, sessionOn } from '../prices/market-session.ts'
import { type Decimal, roundToCents } from '../prices/money.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import { type Asset, type AssetEntry, applyEntry, inEffectiveOrder } from './asset.ts'
import { CentSums, type Cents, centsOf, type Scaled, scaled, worthInCents } from './cent-sums.ts'
import { ClosesByDay, type ClosesText, type DayPlaces, NO_DAY, placesOf } from './closes.ts'
import { currentHoldingPeriod } from './levels.ts'
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
  readonly value: CentSums
  readonly cost: CentSums
  readonly realized: CentSums
}

/** @param days New York's calendar days, ascending */
export const startEquity = (days: readonly string[]): EquitySums => ({
  days,
  places: placesOf(days),
  value: new CentSums(days.length),
  cost: new CentSums(days.length),
  realized: new CentSums(days.length),
})

/**
 * Adds what of one asset was held, day by day: quantity * close, to the cent, as the lists add up. A day without a close
 * takes the newest price before it, a provider's or one's own; one in other shares than those that are held leaves the asset
 * out of value and cost alike, as the summary does. One asset at a time, so that between two of them others get their turn.
 * Of entries that contradict each other nothing comes and nothing is added: the check of the journal names them.
 */
export function addToEquity(sums: EquitySums, { entries, closes, ownCloses, pendingSplit }: TradedAsset): void {
  const { days } = sums
  const steps = replaySteps(entries)
  const byDay = new ClosesByDay([...closes, ...ownCloses], sums.places)
  const prices = {
    byDay,
    shared: closes.length,
    newSharesFrom: pendingSplit ? dayNumber(pendingSplit.effectiveOn) : NEVER,
  }
  let asset: Asset | null = null
  let held: Held | null = null
  let [nextStep, lastClose] = [0, -1]
  for (let index = 0; index < days.length; index += 1) {
    const day = days[index] ?? ''
    for (let step = steps[nextStep]; step && step.on <= day; step = steps[nextStep]) {
      asset = step.asset
      held = null
      nextStep += 1
    }
    if (byDay.has(index)) lastClose = index
    if (!asset) continue
    held ??= heldOf(asset, pendingSplit)
    addDay(sums, index, held, { ...prices, lastClose })
  }
}

export const finishEquity = ({ days, value, cost, realized }: EquitySums): EquityDay[] =>
  days.map((day, index) => ({ day, value: value.at(index), cost: cost.at(index), realized: realized.at(index) }))

const takesEffectOn = (entry: AssetEntry): string =>
  entry.kind === 'split-recorded' ? entry.effectiveOn : marketDayOf(entry.recordedAt)

/** What stays the same from one entry to the next. */
type Held = {
  readonly asset: Asset
  /** null when nothing is held */
  readonly quantity: Decimal | null
  readonly scaledQuantity: Scaled | null
  readonly cost: Cents
  readonly realized: Cents
  /** The numbers of the day of what the user wrote down last, and of the last split's; NO_DAY when there is none. */
  readonly notedDay: number
  readonly splitDay: number
  /** The number of the last day whose own close, and whose provider's close, is older than what the user wrote down. */
  readonly newerThan: { readonly own: number; readonly shared: number }
}

function heldOf(asset: Asset, pendingSplit: Split | null): Held {
  const round = currentHoldingPeriod(asset)
  return {
    asset,
    quantity: round?.quantity ?? null,
    scaledQuantity: round && scaled(round.quantity),
    cost: centsOf(roundToCents(round?.cost ?? '0')),
    realized: centsOf(realizedGainNow(asset, pendingSplit) ?? '0.00'),
    notedDay: asset.notedPrice ? dayNumber(marketDayOf(asset.notedPrice.at)) : NO_DAY,
    newerThan: newerThan(asset),
    splitDay: Math.max(NO_DAY, ...asset.splits.map(({ effectiveOn }) => dayNumber(effectiveOn))),
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

type Prices = {
  readonly byDay: ClosesByDay
  /** How many of the texts are everybody's. */
  readonly shared: number
  /** The number of the first day whose prices are in other shares than those that are held. */
  readonly newSharesFrom: number
  readonly lastClose: number
}

function addDay(
  sums: EquitySums,
  index: number,
  held: Held,
  { byDay, lastClose, shared, newSharesFrom }: Prices,
): void {
  sums.realized.add(index, held.realized)
  if (held.quantity === null) return
  const closeDay = byDay.dayNumberOf(lastClose)
  const newer = byDay.textOf(lastClose) < shared ? held.newerThan.shared : held.newerThan.own
  // A day has the close of its own end, whatever was written down in its evening.
  const isNoted = closeDay === NO_DAY || (closeDay <= newer && (closeDay < held.notedDay || lastClose < index))
  if ((isNoted ? held.notedDay : closeDay) >= newSharesFrom) return
  const isRaw = !isNoted && closeDay >= held.splitDay
  const price = isRaw ? byDay.scaledOf(lastClose) : null
  const cents = price && held.scaledQuantity && worthInCents(held.scaledQuantity, price)
  if (cents !== null) sums.value.addCents(index, cents)
  else {
    const unit = isNoted ? held.asset.notedPrice?.price : adjusted(held, byDay, lastClose)
    if (unit === undefined) return
    sums.value.add(index, centsOf(roundToCents(new Big(held.quantity).times(unit))))
  }
  sums.cost.add(index, held.cost)
}

/** The asset after each of its entries, and from which day on it is that; none when the entries contradict each other. */
function replaySteps(entries: readonly AssetEntry[]): { readonly on: string; readonly asset: Asset }[] {
  let asset: Asset | null = null
  try {
    return inEffectiveOrder(entries).map((entry) => {
      asset = applyEntry(asset, entry)
      return { on: takesEffectOn(entry), asset }
    })
  } catch {
    return []
  }
}

/** A close in shares of the day, where a split came after it. */
const adjusted = ({ asset }: Held, byDay: ClosesByDay, lastClose: number): Decimal =>
  adjustForSplits(byDay.closeOf(lastClose), byDay.dayOf(lastClose), asset.splits)
