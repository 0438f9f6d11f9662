import Big from 'big.js'
import type { AssetView } from '#contract/assets.ts'
import type { CloseView } from '#contract/prices.ts'
import type { FirstShares } from '#domain/assets/split-before-first.ts'
import { type SplitMove, type UnusualSplit, unusualSplit } from '#domain/decisions/unusual-split.ts'
import type { Language } from '#domain/locale.ts'
import { dayNumber } from '#domain/prices/day-number.ts'
import { isInSameShares } from '#domain/prices/looks-like-split.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { readDecimal, roundUnitPrice } from '#domain/prices/money.ts'
import { type DatedPrice, inSharesOf } from '#domain/prices/nearest-price.ts'
import { type SplitRatio, splitPrice, splitQuantity } from '#domain/prices/split.ts'
import { questionOf } from '#web/decisions/consequence-format.ts'
import { decisionMessages } from '#web/decisions/decision-messages.ts'
import { ownPrices } from '#web/decisions/known-prices.ts'
import { dayOfEntry, openingOf } from '#web/decisions/past.ts'
import { formatDay, formatQuantity, formatUnits, formatUsd } from '#web/ui/format.ts'
import { wholeDay } from '#web/ui/unfinished-day.ts'
import { assetFormMessages } from './form-messages.ts'

/** The input of the split form, as typed. */
export type SplitFields = {
  readonly newShares: string
  readonly oldShares: string
  readonly effectiveOn: string
  /** In which shares the first entry is, if it is of that very day; left out until it is answered. */
  readonly firstShares?: FirstShares
}

type Written = {
  readonly asset: AssetView
  readonly fields: SplitFields
  /** The stored closes around the day; empty while they are not known. */
  readonly closes: readonly (CloseView | undefined)[]
}

/** Prices further from the day of a split than this say little of it. */
const NEAR_DAYS = 31

/** The ratio as typed; null while it is none that can be recorded. */
function ratioOf({ newShares, oldShares }: SplitFields): SplitRatio | null {
  const [many, few] = [readDecimal(newShares), readDecimal(oldShares)]
  return many && few && Number(many) > 0 && Number(few) > 0 && !new Big(many).eq(few)
    ? { newShares: many, oldShares: few }
    : null
}

/** A split that its owner must confirm, by its ratio or by the prices around it. */
export function unusualInSplit(written: Written): UnusualSplit[] {
  const ratio = ratioOf(written.fields)
  const day = wholeDay(written.fields.effectiveOn)
  if (!ratio || day === '' || explainsQuarantined(ratio, day, written.asset)) return []
  const unusual = unusualSplit(ratio, moveAround(day, written))
  return unusual ? [unusual] : []
}

/** Whether its owner has to say in which shares the first entry is: it is of the day of the split, and no price shows it. */
export function concernsFirstEntry({ asset, fields }: Pick<Written, 'asset' | 'fields'>): boolean {
  const [ratio, day, opening] = [ratioOf(fields), wholeDay(fields.effectiveOn), openingOf(asset)]
  if (!opening || day !== dayOfEntry(opening)) return false
  return ratio === null || !explainsQuarantined(ratio, day, asset)
}

/** Whether it is the split that a price is held back for. */
const explainsQuarantined = (ratio: SplitRatio, day: string, { heldBackPrice }: AssetView): boolean =>
  heldBackPrice?.knownPrice != null &&
  marketDayOf(heldBackPrice.at) >= day &&
  isInSameShares(splitPrice(heldBackPrice.knownPrice, ratio), heldBackPrice.price)

/** The last known price before a day and the first one of it or after it, both in shares of before the split. */
function moveAround(day: string, { asset, closes }: Written): SplitMove | null {
  const { heldBackPrice } = asset
  const prices: DatedPrice[] = [
    ...(heldBackPrice ? [{ price: heldBackPrice.price, on: marketDayOf(heldBackPrice.at) }] : []),
    ...ownPrices(asset, null),
    ...closes.flatMap((close) => [
      ...(close?.nearest ? [close.nearest] : []),
      ...(close?.price ? [{ price: close.price.price, on: marketDayOf(close.price.at) }] : []),
    ]),
  ]
  const near = prices.filter(({ on }) => Math.abs(dayNumber(on) - dayNumber(day)) <= NEAR_DAYS)
  const from = near.filter(({ on }) => on < day).sort((one, other) => (one.on < other.on ? 1 : -1))[0]
  const to = near.filter(({ on }) => on >= day).sort((one, other) => (one.on < other.on ? -1 : 1))[0]
  return from && to ? { from: { ...from, price: inSharesOf(to.on, from, asset.splits) }, to } : null
}

/**
 * What recording the split does, in figures; null while it is not written.
 * @param isCostHidden leaves out what was paid
 */
export function splitLine({ asset, fields }: Written, isCostHidden: boolean, language: Language = 'en'): string | null {
  const ratio = ratioOf(fields)
  const day = wholeDay(fields.effectiveOn)
  if (!ratio || day === '') return null
  const { becomes, costs, countsPrices, countsFirst } = assetFormMessages(language).split
  const ofDay = formatDay(day, language)
  const { list, quantity, costBasis } = asset
  // What was bought or sold since is in new shares already, so that only the server can count it.
  const isFirstInOld = fields.firstShares === 'old' && concernsFirstEntry({ asset, fields })
  const first = isFirstInOld ? openingOf(asset)?.decisionId : undefined
  const isAllFromBefore = asset.thesis.every(
    (entry) => entry.quantity === null || dayOfEntry(entry) < day || entry.decisionId === first,
  )
  if (list !== 'bought' || !isAllFromBefore || asset.splits.some(({ effectiveOn }) => effectiveOn >= day))
    return (isFirstInOld ? countsFirst : countsPrices)(ofDay, ratioWords(ratio, language))
  const lead = becomes(
    formatUnits('stock', quantity, language),
    formatQuantity(splitQuantity(quantity, ratio), language),
  )
  if (isCostHidden || costBasis === null) return `${lead}.`
  const cost = roundUnitPrice(splitPrice(costBasis, ratio))
  return `${lead}${costs(formatUsd(cost, language), formatUsd(costBasis, language))}.`
}

export const splitQuestion = (
  written: Written,
  unusual: readonly UnusualSplit[],
  isCostHidden: boolean,
  language: Language = 'en',
): string =>
  questionOf(
    splitLine(written, isCostHidden, language)?.replace(/\.$/, '') ?? decisionMessages(language).question.unusual,
    unusual,
    'stock',
    language,
  )

const ratioWords = ({ newShares, oldShares }: SplitRatio, language: Language): string =>
  decisionMessages(language).question.ratio(formatQuantity(newShares, language), formatQuantity(oldShares, language))
