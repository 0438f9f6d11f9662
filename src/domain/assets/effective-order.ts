import { claimedOn } from '../claims/claim-days.ts'
import type { AssetFacts, DecisionRecorded, Entry, LevelCrossed, SplitRecorded } from '../ledger/entry.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import { type Split, unsplitPrice } from '../prices/split.ts'
import type { AssetEntry } from './asset.ts'
import { isConfirmation, withConfirmations } from './confirmed-entries.ts'
import { correctedEntries, onceCorrected } from './corrected-entries.ts'
import { decidedOn, isWrittenLater } from './day-decided.ts'
import { unitPriceOf } from './own-prices.ts'
import { placesOfPrices } from './place-of-price.ts'
import { hasCorrectedPrice, withQuarantinedAlerts } from './quarantined-alerts.ts'
import { isBeforeFirst, type OwnSplit } from './split-before-first.ts'
import { splitsAsOf } from './split-correction.ts'

/** The first decision on a company, which gives it its number on this user's lists. */
export const isOpening = (entry: Entry): entry is Entry<DecisionRecorded> & { readonly asset: AssetFacts } =>
  entry.kind === 'decision-recorded' && entry.asset !== null

type LateDecision = Entry<DecisionRecorded> & { readonly decidedOn: string }

/** Whether an entry takes effect before entries that were recorded earlier, so that all of them must be replayed. */
export const isToldLate = (entry: Entry): boolean =>
  isMoved(entry) || entry.kind === 'correction-recorded' || isConfirmation(entry)

const isMoved = (entry: Entry): entry is Entry<SplitRecorded> | LateDecision | Entry<LevelCrossed> =>
  entry.kind === 'split-recorded' ||
  (entry.kind === 'decision-recorded' && isWrittenLater(entry)) ||
  (entry.kind === 'level-crossed' && entry.price.at < entry.recordedAt)

/**
 * The entries in the order in which they took effect, after all corrections.
 * - A split is recorded afterwards. It is placed before the first entry of its day or of a later one, because what was
 * bought from then on was bought in new shares.
 * - A decision that was written down later is placed after the decision before it, and before everything of a later day
 * than its own.
 * - An alert is placed at the moment of its price, whenever that became known, because the stop or target of that
 * moment had been reached (`placesOfPrices`).
 * - A price that was quarantined and confirmed later counts from its own moment on.
 * - Everything else stays in the order of recording.
 */
export function inEffectiveOrder(entries: readonly AssetEntry[]): readonly AssetEntry[] {
  if (!entries.some((entry) => isToldLate(entry) || hasCorrectedPrice(entry))) return entries
  let ordered: AssetEntry[] = []
  const splits: Entry<SplitRecorded>[] = []
  const alerts: Entry<LevelCrossed>[] = []
  for (const entry of withQuarantinedAlerts(withConfirmations(correctedEntries(entries)))) {
    if (entry.kind === 'level-crossed') alerts.push(entry)
    else if (entry.kind === 'split-recorded') splits.push(entry)
    else if (!isMoved(entry)) ordered.push(entry)
    else ordered = withLateDecision(ordered, entry)
  }
  // A split of which the day was corrected to a later one comes after entries that were recorded after it.
  for (const split of splits) ordered = withSplit(ordered, split)
  // Alerts come last: a decision or a split that took effect before an alert has to be placed before it, even if it was written later.
  for (const alert of alerts) ordered = withAlert(ordered, alert, entries)
  return ordered
}

/**
 * Places an alert. Unless it is marked as in shares of its own day (`isInOwnShares`), its prices are in shares of every
 * split that was recorded by then, even of splits after its price.
 * @param recorded with the corrections, whether these are applied already or not
 */
function withAlert(
  ordered: readonly AssetEntry[],
  alert: Entry<LevelCrossed>,
  recorded: readonly AssetEntry[],
): AssetEntry[] {
  const { levelPrice, price } = alert
  const since = splitsCountedIn(alert, recorded)
  const undone = (amount: string) => since.reduceRight(unsplitPrice, amount)
  const restated =
    since.length === 0
      ? alert
      : { ...alert, levelPrice: undone(levelPrice), price: { ...price, price: undone(price.price) } }
  return ordered.toSpliced(placesOfPrices(ordered)(restated), 0, restated)
}

/**
 * The splits by which the prices of an alert were divided when it was recorded, as they stood then: one may have been corrected since.
 * None of one that is in shares of its own day.
 * @param entries of the asset, with the corrections, whether these are applied already or not
 */
export function splitsCountedIn(alert: Entry<LevelCrossed>, entries: readonly AssetEntry[]): readonly Split[] {
  if (isInOwnShares(alert)) return []
  const day = marketDayOf(alert.price.at)
  const corrections = entries.filter((entry) => entry.kind === 'correction-recorded')
  const splits = entries.filter((entry) => entry.kind === 'split-recorded')
  return splitsAsOf(alert.sequence, splits, corrections).filter(({ effectiveOn }) => effectiveOn > day)
}

/**
 * Whether an alert's prices are in shares of its own day: it was found afterwards, and reads as it would have read
 * then.
 */
const isInOwnShares = ({ knownSince }: LevelCrossed): boolean => knownSince !== undefined

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

/**
 * The entries before a further decision of a given day, in their effective order; entries of later days are left out.
 */
export function entriesBefore(entries: readonly AssetEntry[], day: string): readonly AssetEntry[] {
  const ordered = inEffectiveOrder(onceCorrected(entries))
  return ordered.slice(0, placeOfDecision(ordered, day))
}

/** Decisions keep their order among themselves. The outcome of an option counts as a decision, made by the exchange. */
const isDecided = ({ kind }: AssetEntry): boolean => kind === 'decision-recorded' || kind === 'option-settled'

/**
 * Entries without a place of their own: a critique does not depend on shares, and a correction counts at the corrected
 * entry.
 */
export const isPlaced = ({ kind }: AssetEntry): boolean =>
  kind !== 'critique-recorded' && kind !== 'correction-recorded'

/**
 * The day whose shares a decision's figures are in: its own. Only a first decision may have been written in old shares on the very day
 * of a split; its owner says so with the split.
 * @param splits the recorded ones
 */
export function dayOfShares(decision: Entry<DecisionRecorded>, splits: readonly OwnSplit[]): string {
  const { price, isPriceAttached } = decision
  return inSharesOf(decision, isPriceAttached && price ? marketDayOf(price.at) : decidedOn(decision), splits)
}

/** The same for the stop and the target of a decision, whichever day the price is of that Candor attached. */
export const dayOfLevels = (decision: Entry<DecisionRecorded>, splits: readonly OwnSplit[]): string =>
  inSharesOf(decision, decidedOn(decision), splits)

/** The same for a price of one's own that a decision claims, whose day no correction moves. */
export const dayOfClaimed = (decision: Entry<DecisionRecorded>, splits: readonly OwnSplit[]): string =>
  inSharesOf(decision, claimedOn(decision), splits)

/**
 * The price of a decision in shares of the decision's own day. One that Candor attached is stored in shares of its own day, and a
 * split may lie between the two.
 * @param splits the recorded ones
 */
export const priceOfDecision = (decision: Entry<DecisionRecorded>, splits: readonly OwnSplit[]): Decimal | null =>
  unitPriceOf(
    splits.filter(({ effectiveOn }) => effectiveOn <= dayOfLevels(decision, splits)),
    decision,
  )

function inSharesOf(decision: Entry<DecisionRecorded>, day: string, splits: readonly OwnSplit[]): string {
  const openedOn = decidedOn(decision)
  const isInOldShares =
    isOpening(decision) && splits.some((split) => split.effectiveOn === day && !isBeforeFirst(split, openedOn))
  return isInOldShares ? dayOfNumber(dayNumber(day) - 1) : day
}

/** New York's calendar day on which an entry takes effect. */
export function effectiveDay(entry: AssetEntry): string {
  if (entry.kind === 'split-recorded') return entry.effectiveOn
  return entry.kind === 'level-crossed' ? marketDayOf(entry.price.at) : decidedOn(entry)
}
