import Big from 'big.js'
import type { SplitRecorded } from '../ledger/entry.ts'
import { isExplainedBy } from '../prices/looks-like-split.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Price } from '../prices/price.ts'
import type { Split, SplitRatio } from '../prices/split.ts'
import { accept, type Result, refuse } from '../result.ts'
import type { Instant } from '../time.ts'
import type { Asset, AssetEntry } from './asset.ts'
import { inEffectiveOrder } from './effective-order.ts'
import { applyEntry } from './replay-asset.ts'
import type { FirstShares } from './split-before-first.ts'

/** Real splits are far below it: the largest known reverse splits are some thousands to one. */
const LARGEST_RATIO = 10_000

/**
 * The limit of splits per share, far more than any share had. Each one multiplies the quantity, whose digits would
 * become unreadable.
 */
export const MOST_SPLITS = 50

/**
 * The limit for all splits of a share together. Beyond it, a price with ten decimals would be zero in the newest
 * shares.
 */
const LARGEST_RATIO_OF_ALL = 10_000_000_000

/** Whether all splits together change the number of shares by no more than figures can express. */
export function isWithinReach(splits: readonly SplitRatio[]): boolean {
  const product = (amounts: readonly string[]) => amounts.reduce((all, one) => all.times(one), new Big(1))
  const many = product(splits.map(({ newShares }) => newShares))
  const few = product(splits.map(({ oldShares }) => oldShares))
  return many.lte(few.times(LARGEST_RATIO_OF_ALL)) && few.lte(many.times(LARGEST_RATIO_OF_ALL))
}

/** Whether two numbers above zero are the ratio of a split. */
export function isSplitRatio({ newShares, oldShares }: SplitRatio): boolean {
  if (new Big(newShares).lte(0) || new Big(oldShares).lte(0)) return false
  const ratio = new Big(newShares).div(oldShares)
  return !ratio.eq(1) && ratio.lte(LARGEST_RATIO) && ratio.gte(1 / LARGEST_RATIO)
}

type SplitDraft = Split & Pick<SplitRecorded, 'source'> & { readonly firstShares?: FirstShares | undefined }

/**
 * A split of a share that the user has on a list, told on or after its day. On the day of the first decision its owner has to say
 * whether that was written in old shares or in new ones, unless a price that waits for an answer shows that it was in old ones; then the
 * split takes effect right after it. One of before the first decision, or of its day where it was in new shares already, restates no
 * entry, but counts in what the share did before: an option on it may be older, and so may its closes.
 * @param entries all of the asset's entries, oldest first
 * @param quarantined the price of which the user is asked whether it is a split's doing
 */
export function recordSplit(
  asset: Asset,
  entries: readonly AssetEntry[],
  draft: SplitDraft,
  now: Instant,
  quarantined: Seen | null = asset.quarantined?.price ?? null,
): Result<SplitRecorded> {
  const problem = problemOf(asset, draft, now, quarantined)
  if (problem) return refuse({ ...problem, assetId: asset.assetId })
  const { firstShares, ...split } = draft
  const fact: SplitRecorded = {
    kind: 'split-recorded',
    assetId: asset.assetId,
    ...split,
    ...(firstShares === 'new' && isOnFirstDay(asset, split) && { isBeforeFirst: true }),
  }
  const sequence = asset.lastSequence + 1
  return sellsMoreThanIsHeld([...entries, { ...fact, sequence, recordedAt: now }])
    ? refuse({
        code: 'invalid',
        field: 'newShares',
        assetId: asset.assetId,
        message:
          'With this split you would have sold more than you held then. Look at the day and at which number is the new one.',
      })
    : accept(fact)
}

type Seen = Pick<Price, 'price' | 'at'>
type Refused = { readonly code: 'conflict' | 'invalid'; readonly field: string; readonly message: string }

function problemOf(asset: Asset, split: SplitDraft, now: Instant, quarantined: Seen | null): Refused | null {
  const { effectiveOn, newShares, oldShares } = split
  const invalid = (field: string, message: string): Refused => ({ code: 'invalid', field, message })
  const { ticker, type } = asset.facts
  if (type === 'options')
    return {
      code: 'conflict',
      field: 'effectiveOn',
      message:
        'The exchange gives an option new terms after a split. Record a Sell, and add the option with its new terms. ' +
        `For what you claimed of ${ticker}, record the split of the share itself, which you may add as a Watch for that.`,
    }
  if (new Big(newShares).eq(0) || new Big(oldShares).eq(0))
    return invalid('newShares', 'A split needs two numbers above zero, for example 4 new shares for 1 old one.')
  if (!isSplitRatio(split))
    return invalid(
      'newShares',
      `${newShares} for ${oldShares} is no split. Four new shares for each old one are 4 for 1.`,
    )
  if (!isWithinReach([...asset.splits, split]))
    return invalid(
      'newShares',
      'With the splits before it, this is more than any share was split. Look at the numbers.',
    )
  if (effectiveOn > marketDayOf(now))
    return invalid('effectiveOn', 'This day is still to come. Record the split when it has happened.')
  if (effectiveOn <= marketDayOf(asset.openedAt)) {
    const early = problemOfEarly(asset, split, quarantined)
    if (early) return invalid(early.field, early.message)
  }
  if (asset.splits.length >= MOST_SPLITS)
    return {
      code: 'conflict',
      field: 'effectiveOn',
      message: `${MOST_SPLITS} splits of ${ticker} are recorded already, which is as many as can be. Nothing was recorded.`,
    }
  return asset.splits.some((recorded) => recorded.effectiveOn === effectiveOn)
    ? { code: 'conflict', field: 'effectiveOn', message: 'A split of this day is recorded already.' }
    : null
}

/** What is wrong with a split of the first decision's day, or of before it; null when nothing is. */
function problemOfEarly(
  asset: Asset,
  split: SplitDraft,
  quarantined: Seen | null,
): Pick<Refused, 'field' | 'message'> | null {
  const { ticker } = asset.facts
  const explains = explainsSinceOpened(asset, split, quarantined)
  const unanswered = asset.quarantined === null ? null : { field: 'effectiveOn', message: answerFirst(ticker) }
  if (!isOnFirstDay(asset, split))
    return explains ? { field: 'effectiveOn', message: toldInNewShares(ticker) } : unanswered
  if (split.firstShares === 'new') return explains ? { field: 'firstShares', message: answerFirst(ticker) } : unanswered
  return explains || split.firstShares === 'old' ? null : { field: 'firstShares', message: WHICH_SHARES }
}

const isOnFirstDay = ({ openedAt }: Asset, { effectiveOn }: Split): boolean => effectiveOn === marketDayOf(openedAt)

/** Whether this split explains the difference between the price of the first day and the price that is asked about. */
const explainsSinceOpened = ({ notedPrice }: Asset, split: Split, quarantined: Seen | null): boolean =>
  quarantined !== null &&
  notedPrice !== null &&
  marketDayOf(quarantined.at) >= split.effectiveOn &&
  isExplainedBy(split, notedPrice.price, quarantined.price)

const WHICH_SHARES =
  'Your first entry is of this very day. Say whether its shares and its price are those of before or of after the split.'

const answerFirst = (ticker: string): string =>
  `You are asked whether a price of ${ticker} comes of a split since your first entry. Answer that first.`

const toldInNewShares = (ticker: string): string =>
  `Your first entry on ${ticker} is of that day or later: it is in new shares already. ` +
  'If you wrote it in old shares, record a Sell at the price that you paid, and then a Buy with as many shares as you have now, at what one of them had cost.'

function sellsMoreThanIsHeld(entries: readonly AssetEntry[]): boolean {
  let asset: Asset | null = null
  for (const entry of inEffectiveOrder(entries)) {
    asset = applyEntry(asset, entry)
    const period = asset.holdingPeriods.at(-1)
    if (period && period.closedAt === null && new Big(period.quantity).lte(0)) return true
  }
  return false
}
