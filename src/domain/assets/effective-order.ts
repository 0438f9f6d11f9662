import type { AssetFacts, DecisionRecorded, Entry, LevelCrossed, SplitRecorded } from '../ledger/entry.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { type Split, unsplitPrice } from '../prices/split.ts'
import type { AssetEntry } from './asset.ts'
import { isConfirmation, withConfirmations } from './confirmed-entries.ts'
import { correctedEntries, onceCorrected } from './corrected-entries.ts'
import { decidedOn, isWrittenLater } from './day-decided.ts'
import { placesOfPrices } from './place-of-price.ts'

/** The first decision on a company, which gives it its number on this user's lists. */
export const isOpening = (entry: Entry): entry is Entry<DecisionRecorded> & { readonly asset: AssetFacts } =>
  entry.kind === 'decision-recorded' && entry.asset !== null

type LateDecision = Entry<DecisionRecorded> & { readonly decidedOn: string }

/** Takes effect at or before entries that were recorded before it, so that a replay needs them all again. */
export const isToldLate = (entry: Entry): boolean =>
  isMoved(entry) || entry.kind === 'correction-recorded' || isConfirmation(entry)

const isMoved = (entry: Entry): entry is Entry<SplitRecorded> | LateDecision | Entry<LevelCrossed> =>
  entry.kind === 'split-recorded' ||
  (entry.kind === 'decision-recorded' && isWrittenLater(entry)) ||
  (entry.kind === 'level-crossed' && entry.price.at < entry.recordedAt)

/**
 * A split is told after the fact, so it takes the place before the first earlier entry of its day or of a later one: what
 * was bought since was bought in new shares. A decision that was written down later takes the place after the decision before
 * it, and before whatever is of a later day than its own. An alert is of the moment of its price, whenever that became known: what
 * was held then had reached the stop or the target (`placesOfPrices`). A price that was quarantined and confirmed later was right from its own moment on.
 * Everything else stands in the order of its recording. What was corrected since counts as corrected.
 */
export function inEffectiveOrder(entries: readonly AssetEntry[]): readonly AssetEntry[] {
  if (!entries.some(isToldLate)) return entries
  let ordered: AssetEntry[] = []
  const alerts: Entry<LevelCrossed>[] = []
  for (const entry of withConfirmations(correctedEntries(entries))) {
    if (entry.kind === 'level-crossed') alerts.push(entry)
    else if (!isMoved(entry)) ordered.push(entry)
    else ordered = entry.kind === 'split-recorded' ? withSplit(ordered, entry) : withLateDecision(ordered, entry)
  }
  // Last, so that a decision or a split that was written down after an alert is before it all the same, where it is of before.
  for (const alert of alerts) ordered = withAlert(ordered, alert)
  return ordered
}

/** One that says no otherwise was told in shares of every split that was recorded by then, those of after its price too. */
function withAlert(ordered: readonly AssetEntry[], alert: Entry<LevelCrossed>): AssetEntry[] {
  const { levelPrice, price } = alert
  const day = marketDayOf(price.at)
  const since = ordered
    .filter((entry) => entry.kind === 'split-recorded')
    .filter(({ effectiveOn, sequence }) => effectiveOn > day && sequence < alert.sequence)
  const undone = (amount: string) => (isInOwnShares(alert) ? amount : since.reduceRight(unsplitPrice, amount))
  const restated =
    since.length === 0
      ? alert
      : { ...alert, levelPrice: undone(levelPrice), price: { ...price, price: undone(price.price) } }
  return ordered.toSpliced(placesOfPrices(ordered)(restated), 0, restated)
}

/** Whether an alert's prices are in shares of its own day: it was found afterwards, and is told as it would have been then. */
export const isInOwnShares = ({ knownSince }: LevelCrossed): boolean => knownSince !== undefined

function withSplit(ordered: readonly AssetEntry[], split: Entry<SplitRecorded>): AssetEntry[] {
  const place = ordered.findIndex(
    (entry, index) => index > 0 && isPlaced(entry) && effectiveDay(entry) >= split.effectiveOn,
  )
  return place < 0 ? [...ordered, split] : ordered.toSpliced(place, 0, split)
}

const withLateDecision = (ordered: readonly AssetEntry[], decision: LateDecision): AssetEntry[] =>
  ordered.toSpliced(placeOfDecision(ordered, decision.decidedOn), 0, decision)

function placeOfDecision(ordered: readonly AssetEntry[], day: string): number {
  const after = ordered.findLastIndex(isDecided)
  const place = ordered.findIndex((entry, index) => index > after && isPlaced(entry) && effectiveDay(entry) > day)
  return place < 0 ? ordered.length : place
}

/** The entries that a further decision of a day finds, in their effective order: none of a later day is among them. */
export function entriesBefore(entries: readonly AssetEntry[], day: string): readonly AssetEntry[] {
  const ordered = inEffectiveOrder(onceCorrected(entries))
  return ordered.slice(0, placeOfDecision(ordered, day))
}

/** Decisions keep their order among themselves, and an outcome is one that the exchange has made. */
const isDecided = ({ kind }: AssetEntry): boolean => kind === 'decision-recorded' || kind === 'option-settled'

/** A critique says nothing of shares, and its time is a runner's; a correction counts where the entry is that it corrects. */
export const isPlaced = ({ kind }: AssetEntry): boolean =>
  kind !== 'critique-recorded' && kind !== 'correction-recorded'

/**
 * The last day in whose shares a decision speaks: its own. Only of a first one a split may be recorded for that very day, and
 * then it was written in old shares.
 * @param splits those that are recorded
 */
export function dayOfShares(decision: Entry<DecisionRecorded>, splits: readonly Split[]): string {
  const { price, isPriceAttached } = decision
  return inSharesOf(decision, isPriceAttached && price ? marketDayOf(price.at) : decidedOn(decision), splits)
}

/** The same of the stop and the target that it sets, whatever day the price is of that Candor attached to it. */
export const dayOfLevels = (decision: Entry<DecisionRecorded>, splits: readonly Split[]): string =>
  inSharesOf(decision, decidedOn(decision), splits)

function inSharesOf(decision: Entry<DecisionRecorded>, day: string, splits: readonly Split[]): string {
  const isInOldShares = isOpening(decision) && splits.some(({ effectiveOn }) => effectiveOn === day)
  return isInOldShares ? dayOfNumber(dayNumber(day) - 1) : day
}

/** New York's calendar day on which an entry takes effect. */
export function effectiveDay(entry: AssetEntry): string {
  if (entry.kind === 'split-recorded') return entry.effectiveOn
  return entry.kind === 'level-crossed' ? marketDayOf(entry.price.at) : decidedOn(entry)
}
