import Big from 'big.js'
import { isSplitRatio, isWithinReach, MOST_SPLITS } from '#domain/assets/record-split.ts'
import { isNoSplit, splitChange } from '#domain/assets/split-correction.ts'
import { FIRST_DAY } from '#domain/decisions/limits.ts'
import { type Action, movesQuantity } from '#domain/ledger/action.ts'
import type { CorrectionRecorded } from '#domain/ledger/correction-recorded.ts'
import type { DecisionRecorded, Entry, SplitRecorded } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Price } from '#domain/prices/price.ts'
import { DAY_MS, type Instant } from '#domain/time.ts'

/** Candor did not exist before it; a clock without a battery starts in 1970. */
const FIRST_MOMENT = '1990-01-01'

/** The latest moment that an import takes: the clocks of two machines, and their days, may differ by a day. */
export const latestMoment = (now: Instant): Instant => new Date(Date.parse(now) + DAY_MS).toISOString()

type Written = { readonly action: Action; readonly day: string }

/**
 * Finds entries that no form and no job could have recorded, because of the clock or of an entry before them. Pages calculate
 * from every recorded entry, and go through its days one by one, so an impossible one would keep the server busy.
 * @returns a function that takes the entries in their order, and says what is wrong with one as the end of a sentence
 */
export function checkPossible(now: Instant): (entry: Entry) => string | null {
  const latest = latestMoment(now)
  const decisions = new Map<number, Written>()
  const splits: Splits = new Map()
  return (entry) => {
    const { recordedAt, sequence } = entry
    if (recordedAt < FIRST_MOMENT || recordedAt > latest) return wrongIn('recordedAt')
    const writtenOn = marketDayOf(recordedAt)
    const wrong = wrongMoment(entry, latest)
    if (wrong !== null) return wrongIn(wrong)
    // A price of zero looks like no split of another one, so nothing was asked about it.
    if ('doubtedAfter' in entry && entry.doubtedAfter !== undefined && !isAboveZero(priceIn(entry)))
      return wrongIn('doubtedAfter')
    if (entry.kind === 'split-recorded') return wrongInSplit(entry, writtenOn, splits)
    if (entry.kind === 'correction-recorded')
      return wrongInCorrectedSplit(entry, writtenOn, splits) ?? wrongInCorrection(entry, decisions)
    if (entry.kind !== 'decision-recorded') return null
    decisions.set(sequence, { action: entry.action, day: writtenOn })
    return wrongInDecision(entry, writtenOn)
  }
}

const priceIn = (entry: Entry & { readonly doubtedAfter?: string }): string | null | undefined =>
  entry.kind === 'correction-recorded' ? entry.to : 'price' in entry ? entry.price?.price : null

const isAboveZero = (amount: string | null | undefined): boolean => amount != null && new Big(amount).gt(0)

const wrongIn = (member: string): string => `is wrong in ${member}`

/** The name of a member whose moment or day is out of bounds; null when none is. */
function wrongMoment(entry: Entry, latest: Instant): string | null {
  const isOutside = (at: string) => at < FIRST_DAY || at > latest
  const isWrong = (price: Price | null | undefined) => price != null && isOutside(price.at)
  if ('price' in entry && isWrong(entry.price)) return 'price.at'
  if (entry.kind === 'correction-recorded' && isWrong(entry.priceOfDay)) return 'priceOfDay.at'
  if (entry.kind === 'level-crossed' && entry.knownSince !== undefined && isOutside(entry.knownSince))
    return 'knownSince'
  if (entry.kind === 'claim-resolved')
    return (['claimedUntil', 'from', 'until'] as const).find((member) => isOutside(entry[member])) ?? null
  if (entry.kind !== 'review-graded' || entry.actual === null) return null
  const { from, until } = entry.actual
  return isOutside(from.on) || isOutside(until.on) ? 'actual' : null
}

function wrongInDecision({ decidedOn, action, quantity }: DecisionRecorded, writtenOn: string): string | null {
  if (decidedOn !== undefined && (decidedOn < FIRST_DAY || decidedOn > writtenOn)) return wrongIn('decidedOn')
  return movesQuantity(action) && !isAboveZero(quantity) ? wrongIn('quantity') : null
}

type Splits = Map<number, Entry<SplitRecorded>>

/** What is wrong with a split beside the others of its asset, as they are corrected so far; null when nothing is. */
function wrongInSplit(split: Entry<SplitRecorded>, writtenOn: string, splits: Splits): string | null {
  const { effectiveOn } = split
  const others = othersThan(split, splits)
  if (effectiveOn < FIRST_DAY || effectiveOn > writtenOn) return wrongIn('effectiveOn')
  if (!isSplitRatio(split) || !isWithinReach([...others, split])) return wrongIn('newShares')
  if (others.some((other) => other.effectiveOn === effectiveOn)) return 'is the second split of its day'
  if (others.length >= MOST_SPLITS) return `is one split more than the ${MOST_SPLITS} that an asset can have`
  splits.set(split.sequence, split)
  return null
}

const othersThan = (split: Entry<SplitRecorded>, splits: Splits) =>
  [...splits.values()].filter(
    (other) => other.assetId === split.assetId && other.sequence !== split.sequence && !isNoSplit(other),
  )

/** A corrected split is one that could have been recorded as it is now; one that there never was could be left out. */
function wrongInCorrectedSplit({ correctsSequence, field, to }: CorrectionRecorded, writtenOn: string, splits: Splits) {
  if (field === 'splitOn' && to !== null && to > writtenOn) return wrongIn('to')
  const target = splits.get(correctsSequence)
  if (!target) return null
  const corrected = { ...target, ...splitChange(field, to) }
  splits.set(correctsSequence, corrected)
  if (isNoSplit(corrected)) return null
  const others = othersThan(corrected, splits)
  // Another ratio leaves the day as it was.
  const isSecond = field === 'splitOn' && others.some(({ effectiveOn }) => effectiveOn === to)
  return isSecond || !isSplitRatio(corrected) || !isWithinReach([...others, corrected]) ? wrongIn('to') : null
}

function wrongInCorrection(
  { correctsSequence, field, to }: CorrectionRecorded,
  decisions: ReadonlyMap<number, Written>,
): string | null {
  const target = decisions.get(correctsSequence)
  if (!target || to === null) return null
  if (field === 'decidedOn' && to > target.day) return wrongIn('to')
  return field === 'quantity' && movesQuantity(target.action) && !isAboveZero(to) ? wrongIn('to') : null
}
