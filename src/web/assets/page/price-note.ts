import type { AssetView } from '#contract/assets.ts'
import type { CloseView } from '#contract/prices.ts'
import { isReached } from '#domain/assets/levels.ts'
import { consequenceOf } from '#domain/decisions/consequence.ts'
import { type KnownPrice, type UnusualFigure, unusualDay, unusualPrice } from '#domain/decisions/unusual-figures.ts'
import type { Language } from '#domain/locale.ts'
import { problemOfCloseDay } from '#domain/prices/day-of-close.ts'
import { looksLikeSplitSince } from '#domain/prices/looks-like-split.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { endOfDay } from '#domain/prices/market-session.ts'
import { readDecimal } from '#domain/prices/money.ts'
import type { Instant } from '#domain/time.ts'
import { lastAlert } from '#web/assets/asset-format.ts'
import { questionOf } from '#web/decisions/consequence-format.ts'
import { checkPrice } from '#web/decisions/decision-checks.ts'
import { decisionMessages } from '#web/decisions/decision-messages.ts'
import { knownPriceOf, lastKnownPrice } from '#web/decisions/known-prices.ts'
import { dayOfEntry } from '#web/decisions/past.ts'
import type { FieldErrors } from '#web/forms/form-errors.ts'
import { formatDay, formatUnits, formatUsd } from '#web/ui/format.ts'
import { UNFINISHED_DAY } from '#web/ui/unfinished-day.ts'
import { assetFormMessages } from './form-messages.ts'

/** The input of the price form, as typed. */
export type PriceNote = { readonly price: string; readonly on: string; readonly isRight: boolean }

export const FRESH: PriceNote = { price: '', on: '', isRight: false }

export const isOfNow = ({ on }: PriceNote, now: Instant): boolean => on === '' || on === marketDayOf(now)

/** Finds what the server would refuse, before the form is sent. */
export const checkNote = (note: PriceNote, now: Instant): FieldErrors => ({
  price: checkPrice(note.price),
  on: isOfNow(note, now) ? undefined : (problemOfCloseDay(note.on, now) ?? undefined),
})

type Written = {
  readonly asset: AssetView
  readonly note: PriceNote
  readonly close: CloseView | undefined
  readonly now: Instant
}

/**
 * Implausible values that the user must confirm. A price that looks like a split is left out, because it is asked about anyway,
 * and used nowhere until then: whether there was one, whether the price is right, or whether it was mistyped.
 */
export function unusualInNote(written: Written): UnusualFigure[] {
  const { note, close, now } = written
  const today = marketDayOf(now)
  const day = note.on || today
  const unusual = [
    isLikeSplit(written) ? null : unusualPrice(readDecimal(note.price), priceBefore(written), day),
    unusualDay(day, { today, firstClose: close?.firstOn ?? null }),
  ]
  return unusual.filter((figure) => figure !== null)
}

function priceBefore({ asset, note, close, now }: Written): KnownPrice | null {
  if (!isOfNow(note, now)) return knownPriceOf(asset, note.on, close?.nearest ?? null)
  return asset.currentPrice && !asset.pendingSplit ? lastKnownPrice(asset.currentPrice, now) : null
}

function isLikeSplit(written: Written): boolean {
  const [typed, before] = [readDecimal(written.note.price), priceBefore(written)]
  if (typed === null || before === null || written.asset.stockOrOptions === 'options') return false
  // The server asks about a split since an earlier price, never about one until a later price.
  if (before.on !== null && before.on > written.note.on && !isOfNow(written.note, written.now)) return false
  const at = isOfNow(written.note, written.now) ? written.now : endOfDay(written.note.on)
  const from = before.on === null ? (written.asset.currentPrice?.at ?? at) : endOfDay(before.on)
  return looksLikeSplitSince({ price: before.price, at: from }, { price: typed, at }) !== null
}

/**
 * What recording the price does, in figures.
 * @param isCostHidden leaves out stops and targets, which would reveal the price paid
 */
export function noteLine(written: Written, isCostHidden: boolean, language: Language = 'en'): string | null {
  const lead = leadOf(written, language)
  if (lead === null) return null
  const reached = isCostHidden || isLikeSplit(written) ? [] : reachedLevels(written, language)
  return [`${lead}.`, worthWords(written, language), ...reached].filter(Boolean).join(' ')
}

export const noteQuestion = (written: Written, unusual: readonly UnusualFigure[], language: Language = 'en'): string =>
  questionOf(
    leadOf(written, language) ?? decisionMessages(language).question.unusual,
    unusual,
    written.asset.stockOrOptions,
    language,
  )

function leadOf({ asset, note, now }: Written, language: Language): string | null {
  const { notes, keeps } = assetFormMessages(language).price
  const price = readDecimal(note.price)
  if (price === null || note.on === UNFINISHED_DAY) return null
  return isOfNow(note, now)
    ? notes[asset.stockOrOptions](formatUsd(price, language))
    : keeps(formatUsd(price, language), formatDay(note.on, language))
}

/** The value of the holding at this price; none while a reported split is not recorded. */
function worthWords({ asset, note, now }: Written, language: Language): string {
  const { list, quantity, stockOrOptions, pendingSplit } = asset
  if (list !== 'bought' || pendingSplit || !isOfNow(note, now)) return ''
  const sold = consequenceOf(
    { action: 'Sell', quantity: null, price: readDecimal(note.price) },
    { quantity, cost: null },
  )
  if (!sold?.amount) return ''
  const { worth } = assetFormMessages(language).price
  return worth(formatUnits(stockOrOptions, quantity, language), formatUsd(sold.amount, language))
}

/** The levels that the price reaches. Each alerts only once, and a price from before the last decision may precede the level. */
function reachedLevels({ asset, note, now }: Written, language: Language): string[] {
  const { reachesStop, reachesTarget } = assetFormMessages(language).price
  const { list, thesis, stopLossPrice, takeProfitPrice, crossings } = asset
  const [price, last] = [readDecimal(note.price), thesis.at(-1)]
  if (price === null) return []
  if (list !== 'bought' || (!isOfNow(note, now) && (!last || note.on <= dayOfEntry(last)))) return []
  const isNew = (level: 'stop-loss' | 'take-profit') => lastAlert(crossings, level) === undefined
  return [
    ...(stopLossPrice && isReached('stop-loss', stopLossPrice, price) && isNew('stop-loss')
      ? [reachesStop(formatUsd(stopLossPrice, language))]
      : []),
    ...(takeProfitPrice && isReached('take-profit', takeProfitPrice, price) && isNew('take-profit')
      ? [reachesTarget(formatUsd(takeProfitPrice, language))]
      : []),
  ]
}
