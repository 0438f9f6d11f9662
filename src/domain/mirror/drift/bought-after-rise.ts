import type { AssetEntry, RecordedSplit } from '../../assets/asset.ts'
import { comparablePrice } from '../../assets/comparable-price.ts'
import { decidedOn } from '../../assets/day-decided.ts'
import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import type { Split } from '../../prices/split.ts'
import { BACK, DAYS_OF_RISE } from '../money/closes-before-purchase.ts'
import { type DriftFinding, percentBetween } from './drift.ts'

/** The close of a day, by the day's number, in shares as they are after every recorded split; null where none is known. */
type CloseOn = (day: number) => number | null

const RISE_PERCENT = 20

/** Purchases after a rise against the last close thirty days before, or one of the four days before it. */
export const boughtAfterRises = (
  entries: readonly AssetEntry[],
  splits: readonly RecordedSplit[],
  closeOn: CloseOn,
  pendingSplit: Split | null = null,
): readonly DriftFinding[] =>
  entries.flatMap((entry): DriftFinding[] => {
    if (entry.kind !== 'decision-recorded' || (entry.action !== 'Buy' && entry.action !== 'Buy More')) return []
    const price = comparablePrice(entry, splits, pendingSplit)
    if (price === null || entry.isPriceAttached) return []
    const on = decidedOn(entry)
    const before = closeAround(dayNumber(on) - DAYS_OF_RISE, closeOn)
    const percent = before ? percentBetween(before.close, Number(price)) : null
    if (!before || percent === null || percent <= RISE_PERCENT) return []
    const close = { on: dayOfNumber(before.day), price: String(before.close) }
    return [
      { kind: 'bought-after-rise', rosePercent: percent, paid: { on, price }, close, sequences: [entry.sequence] },
    ]
  })

function closeAround(day: number, closeOn: CloseOn): { readonly day: number; readonly close: number } | null {
  for (const back of BACK) {
    const close = closeOn(day - back)
    if (close !== null) return { day: day - back, close }
  }
  return null
}
