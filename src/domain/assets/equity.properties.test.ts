import Big from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ledgerOf } from '#test/support/trading.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { endOfDay, marketDaysBetween, sessionDayOf, sessionOn } from '../prices/market-session.ts'
import { roundToCents } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import { adjustForSplits, type Split, splitPrice, unsplitPrice } from '../prices/split.ts'
import type { Asset, AssetEntry, RecordedSplit } from './asset.ts'
import { effectiveDay, inEffectiveOrder } from './effective-order.ts'
import { addToEquity, type EquityDay, finishEquity, startEquity } from './equity.ts'
import { currentHoldingPeriod } from './levels.ts'
import { applyEntry } from './replay-asset.ts'
import { realizedGainNow } from './valuation.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 100)
const FIRST = dayNumber('2026-03-30')
const LAST = FIRST + 60
const DAYS = marketDaysBetween(dayOfNumber(FIRST), dayOfNumber(LAST))

type Close = { readonly day: string; readonly close: string; readonly isOwn: boolean }
type Told = {
  readonly entries: AssetEntry[]
  readonly closes: Close[]
  readonly pendingSplit: Split | null
  /** The recorded splits, each of the day on which everybody's closes leap. */
  readonly leaps: readonly RecordedSplit[]
}

/** The curve as one would reckon it by hand: each day by itself, from the beginning, in decimals. */
function plainCurve(assets: readonly Told[]): EquityDay[] {
  return DAYS.map((day) => {
    const worths = assets.map((told) => plainDay(told, day))
    const sum = (key: 'value' | 'cost' | 'realized') =>
      worths.reduce((total, worth) => total.plus(worth[key]), new Big(0)).toFixed(2)
    return { day, value: sum('value'), cost: sum('cost'), realized: sum('realized') }
  })
}

function plainDay({ entries, closes, pendingSplit, leaps }: Told, day: string) {
  let asset: Asset | null = null
  for (const entry of inEffectiveOrder(entries)) {
    if (effectiveDay(entry) > day) break
    asset = applyEntry(asset, entry)
  }
  const realized = (asset && realizedGainNow(asset, pendingSplit)) ?? '0'
  const period = asset && currentHoldingPeriod(asset)
  const unit = asset && unitPrice(asset, closes, leaps, day)
  if (!period || !unit || (pendingSplit && unit.day >= pendingSplit.effectiveOn)) return { value: 0, cost: 0, realized }
  return { value: roundToCents(new Big(period.quantity).times(unit.price)), cost: roundToCents(period.cost), realized }
}

/** The newest price of the day: the last close until then, or what was written down after it. */
function unitPrice(
  asset: Asset,
  closes: readonly Close[],
  leaps: readonly RecordedSplit[],
  day: string,
): { day: string; price: string } | null {
  const last = closes
    .filter((close) => close.day <= day)
    .sort((one, other) => dayNumber(one.day) - dayNumber(other.day) || Number(one.isOwn) - Number(other.isOwn))
    .at(-1)
  const noted = asset.notedPrice && { day: marketDayOf(asset.notedPrice.at), price: asset.notedPrice.price }
  if (!last) return noted
  // A close of a day without a session is the close of the next one that has it.
  const isOfThisDay = !DAYS.some((other) => last.day <= other && other < day)
  if (noted && !(isOfThisDay && noted.day <= last.day) && isNotedAfter(asset, last)) return noted
  if (last.isOwn) return { day: last.day, price: adjustForSplits(last.close, last.day, asset.splits) }
  // It is told in the shares after every leap up to its day, and is wanted in those after every split that the journal has by then.
  const isRecorded = ({ sequence }: RecordedSplit) => asset.splits.some((split) => split.sequence === sequence)
  const [ahead, behind] = [
    leaps.filter((leap) => leap.effectiveOn <= last.day && !isRecorded(leap)),
    leaps.filter((leap) => leap.effectiveOn > last.day && isRecorded(leap)),
  ]
  return { day: last.day, price: behind.reduce(splitPrice, ahead.reduce(unsplitPrice, last.close)) }
}

function isNotedAfter({ notedPrice, isPriceOfDecision, typedAt }: Asset, close: Close): boolean {
  if (!notedPrice) return false
  const isTypedSince = typedAt !== null && typedAt >= endOfDay(close.day)
  if (isPriceOfDecision && !close.isOwn && !isTypedSince) return sessionDayOf(notedPrice.at) > close.day
  const day = marketDayOf(notedPrice.at)
  return day === close.day ? notedPrice.at > (sessionOn(day)?.closesAt ?? notedPrice.at) : day > close.day
}

const dayIn = (from: number, to = LAST) => fc.integer({ min: from, max: to }).map(dayOfNumber)
const decimal = (places: number, max = 10 ** 7) =>
  fc.integer({ min: 1, max }).map((whole) => new Big(whole).div(10 ** places).toFixed())
const price = fc.oneof(decimal(2), decimal(4), decimal(6), decimal(10, 2 ** 50))
const units = fc.oneof(decimal(0, 10_000), decimal(1), decimal(4), decimal(8, 2 ** 52))
const action = fc.constantFrom('Buy', 'Sell', 'Sell Some', 'Hold', 'note', 'split')
const daysLate = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 70 }))
const step = fc.record({ action, on: dayIn(FIRST), hour: fc.integer({ min: 13, max: 23 }), daysLate, price, units })
const close = fc.record({ day: dayIn(FIRST - 5), close: price, isOwn: fc.boolean() })
const ratio = fc.record({ newShares: fc.constantFrom('2', '3', '4'), oldShares: fc.constant('1') })
const split = fc.tuple(dayIn(FIRST + 10), ratio).map(([effectiveOn, ratio]) => ({ effectiveOn, ...ratio }))

const asset: fc.Arbitrary<Told> = fc
  .tuple(
    fc.array(step, { minLength: 1, maxLength: 10 }),
    fc.uniqueArray(close, { maxLength: 30, selector: ({ day, isOwn }) => `${day} ${isOwn}` }),
    fc.option(split, { freq: 4 }),
    ratio,
    fc.oneof(fc.constant(0), fc.integer({ min: -9, max: 9 })),
  )
  .map(([steps, closes, pendingSplit, ratio, daysOff]) => {
    const entries = entriesOf(steps, ratio)
    return { entries, closes, pendingSplit, leaps: recordedIn(entries).map((split) => leapOf(split, daysOff)) }
  })

const recordedIn = (entries: readonly AssetEntry[]): readonly RecordedSplit[] =>
  entries.filter((entry) => entry.kind === 'split-recorded')

/** A split as it is reported: so many days after the one that is recorded, or before. */
const leapOf = (split: RecordedSplit, daysOff: number): RecordedSplit => ({
  ...split,
  effectiveOn: dayOfNumber(dayNumber(split.effectiveOn) + daysOff),
})

type Step = { action: string; on: string; hour: number; daysLate: number; price: string; units: string }

/** What is possible of the steps, oldest first: nothing is sold that is not held, half of it where some is. */
function entriesOf(steps: readonly Step[], ratio: { newShares: string; oldShares: string }): AssetEntry[] {
  const entries: AssetEntry[] = []
  let held = new Big(0)
  for (const { on, hour, daysLate, price, units, ...told } of steps.toSorted((one, other) =>
    one.on < other.on ? -1 : 1,
  )) {
    const stamp = { sequence: entries.length + 1, recordedAt: `${on}T${hour}:00:00.000Z`, assetId: 1 }
    const said = { price, source: 'typed' as const, at: stamp.recordedAt }
    const isFirst = entries.length === 0
    if (told.action === 'note' && !isFirst) entries.push({ kind: 'price-noted', price: said, ...stamp })
    else if (told.action === 'split' && !isFirst)
      entries.push({ kind: 'split-recorded', effectiveOn: on, ...ratio, source: 'typed', ...stamp })
    else {
      const does = isFirst || held.eq(0) ? 'Buy' : told.action === 'Buy' ? 'Buy More' : told.action
      if (!['Buy', 'Buy More', 'Sell', 'Sell Some', 'Hold'].includes(does)) continue
      const quantity = does === 'Sell Some' ? held.div(2).toFixed() : units
      held =
        does === 'Sell' ? new Big(0) : does === 'Hold' ? held : does === 'Sell Some' ? held.div(2) : held.plus(units)
      const [decision] = ledgerOf([1, does as 'Buy', quantity, price])
      if (decision?.kind !== 'decision-recorded') continue
      const of = daysLate === 0 ? { price: said, ...stamp } : writtenLater(on, daysLate, { price: said, ...stamp })
      entries.push({ ...decision, asset: isFirst ? decision.asset : null, ...of })
    }
  }
  return entries
}

/** Only the day of it is known, so its price is of the end of that day. */
function writtenLater<S extends { recordedAt: string; price: Price }>(on: string, daysLate: number, said: S) {
  const at = sessionOn(on)?.closesAt ?? `${on}T21:00:00.000Z`
  const recordedAt = `${dayOfNumber(dayNumber(on) + daysLate)}T15:00:00.000Z`
  return { ...said, recordedAt, decidedOn: on, price: { ...said.price, at } }
}

it('is to the cent what each of its days comes to by itself, over splits, sales, notes and closes of any length', () => {
  const textsOf = (closes: readonly Close[], isOwn: boolean) => {
    const text = closes.flatMap((close) => (close.isOwn === isOwn ? [`${close.day} ${close.close}`] : [])).join('|')
    return text === '' ? [] : [text]
  }
  fc.assert(
    fc.property(fc.array(asset, { minLength: 1, maxLength: 5 }), (assets) => {
      // In two parts, as the assets of a long list are added up.
      const parts = [startEquity(DAYS), startEquity(DAYS)] as const
      for (const [nth, { entries, closes, pendingSplit, leaps }] of assets.entries()) {
        const [shared, own] = [textsOf(closes, false), textsOf(closes, true)]
        const splitDays = { recorded: recordedIn(entries), leaps }
        addToEquity(parts[nth % 2 === 0 ? 0 : 1], { entries, closes: shared, ownCloses: own, pendingSplit, splitDays })
      }
      expect(finishEquity(DAYS, parts)).toEqual(plainCurve(assets))
    }),
    { seed: 20_261_122, numRuns: RUNS },
  )
})
