import { marketDayOf } from '../../prices/market-calendar.ts'
import { endOfDay, sessionDayOf } from '../../prices/market-session.ts'
import type { Decimal } from '../../prices/money.ts'
import { adjustForSplits, type Split } from '../../prices/split.ts'
import type { Instant } from '../../time.ts'
import type { AssetStep } from './asset-steps.ts'

/** What somebody wrote down of a price between two closes: typed, paid or received, or confirmed. */
export type NotedPrice = {
  readonly at: Instant
  /** New York's day of it. */
  readonly on: string
  /** USD per unit in shares as they are after every recorded split. */
  readonly price: number
  /** It was paid or received, and not typed for its own sake. */
  readonly isPriceOfDecision: boolean
  /** The moment of the last price that was typed for its own sake until then; null before the first. */
  readonly typedAt: Instant | null
}

/**
 * Noted prices as one text, `2026-11-19T15:00:00.000Z 98.92 1 -|…`: moment, price, whether it is of a decision, and when one was typed. Only the
 * curve of the kept rules reads them, and to read thousands of them as JSON with everything else took most of the time of a stored replay.
 */
export type NotedText = string

export const notedText = (noted: readonly NotedPrice[]): NotedText =>
  noted
    .map(({ at, price, isPriceOfDecision, typedAt }) => `${at} ${price} ${isPriceOfDecision ? 1 : 0} ${typedAt ?? '-'}`)
    .join('|')

export const readNoted = (text: NotedText): readonly NotedPrice[] =>
  text === ''
    ? []
    : text.split('|').map((each) => {
        const [at = '', price, isOfDecision, typedAt = '-'] = each.split(' ')
        return {
          at,
          on: marketDayOf(at),
          price: Number(price),
          isPriceOfDecision: isOfDecision === '1',
          typedAt: typedAt === '-' ? null : typedAt,
        }
      })

/** The prices that the replay took as the latest of the user's own, in the order of their moments, as the equity curve takes them. */
export function notedPrices(steps: readonly AssetStep[], pendingSplit: Split | null): readonly NotedPrice[] {
  const splits = steps.at(-1)?.after.splits ?? []
  const noted = steps.flatMap(
    ({ before, after: { notedPrice, notedRaw, isPriceOfDecision, typedAt } }): NotedPrice[] => {
      const isNew = before?.notedPrice?.at !== notedPrice?.at || before?.notedRaw !== notedRaw
      if (!isNew || notedPrice === null || notedRaw === null) return []
      const on = marketDayOf(notedPrice.at)
      if (pendingSplit && on >= pendingSplit.effectiveOn) return []
      return [{ at: notedPrice.at, on, price: priceNow(notedRaw, on, splits), isPriceOfDecision, typedAt }]
    },
  )
  return noted.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

const priceNow = (raw: Decimal, on: string, splits: readonly Split[]): number =>
  Number(adjustForSplits(raw, on, splits))

/** Whether it is newer than the close of a day: what was paid steps back before a provider's close of the same session, @see newestPrice. */
export function isAfterClose(
  { at, isPriceOfDecision, typedAt }: NotedPrice,
  day: string,
  isOwnClose: boolean,
): boolean {
  const isTypedSince = typedAt !== null && typedAt >= endOfDay(day)
  return isPriceOfDecision && !isOwnClose && !isTypedSince ? sessionDayOf(at) > day : at > endOfDay(day)
}
