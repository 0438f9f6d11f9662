import type { CorrectionRecorded } from '../ledger/correction-recorded.ts'
import type { AssetFacts, DecisionRecorded, Entry, LevelChange, OptionSettled } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import type { Instant } from '../time.ts'
import type { AssetEntry, RecordedSplit } from './asset.ts'
import { type Comparison, comparisonsOf } from './comparisons.ts'
import { decidedAt } from './day-decided.ts'
import { type ExitName, exitPrice } from './exit-price.ts'
import { correctionsOfTerms, firstTermsOf } from './first-terms.ts'
import { mapLevels } from './map-levels.ts'
import { isOfOtherTicker } from './other-ticker.ts'
import { isPriceSent, isSaid } from './own-prices.ts'
import { followPrices, type ReplacedPrice } from './replaced-prices.ts'
import { isNoSplit, splitChange } from './split-correction.ts'

/** As much of a correction as is needed to apply it, with its asset where the entries are of several. */
type Correction = Pick<
  Entry<CorrectionRecorded>,
  | 'correctsSequence'
  | 'field'
  | 'from'
  | 'to'
  | 'sequence'
  | 'priceOfDay'
  | 'doubtedAfter'
  | 'comparedOn'
  | 'ownOutcomes'
  | 'outcomePrice'
> & { readonly assetId?: number }

/**
 * The corrected entries without the corrections themselves, for callers that go on with a part of them. Each entry
 * carries all its corrections by then, and applying some of the corrections again would undo the others.
 */
export const onceCorrected = (entries: readonly AssetEntry[]): readonly AssetEntry[] =>
  correctedEntries(entries).filter((entry) => entry.kind !== 'correction-recorded' && !isNoSplit(entry))

/** The corrections of an asset and what follows from them, for callers that have only some of its entries. */
type Corrected = {
  readonly corrections: readonly Correction[]
  readonly replacedPrices: readonly ReplacedPrice[]
  readonly comparisons: readonly Comparison[]
  /** Each with its asset, where the entries are of several. */
  readonly splits: readonly (RecordedSplit & { readonly assetId?: number })[]
}

/**
 * Applies all corrections: each entry gets its latest corrected values, and so does what was computed from them.
 * Applied twice, the result is the same. Only the replay finds from where a stop or a target was moved.
 * @see countedEntry
 * @param corrected the corrections of these entries; left out, the corrections among them
 */
export function correctedEntries<E extends AssetEntry>(
  entries: readonly E[],
  { corrections, replacedPrices: replaced, comparisons, splits }: Corrected = correctedAmong(entries),
): readonly E[] {
  if (corrections.length === 0) return entries
  const ofEntry = Map.groupBy(corrections, ({ correctsSequence }) => correctsSequence)
  const ofTerms = correctionsOfTerms(corrections)
  return entries.map((entry) => {
    const own = ofEntry.get(entry.sequence) ?? []
    const isOfOther = isOfOtherTicker(entry, ofAsset(corrections, entry)) && { isOfOtherTicker: true }
    const compared = comparisons.find(
      ({ sequence, assetId }) => sequence === entry.sequence && assetId === entry.assetId,
    )
    const comparedOver = compared && { comparedOver: compared.over }
    const corrected = { ...applyAll(entry, own), ...firstTermsOf(entry, ofTerms), ...isOfOther, ...comparedOver }
    // An alert that was corrected itself has its price from there.
    return entry.kind === 'level-crossed' && own.length > 0
      ? corrected
      : followPrices(corrected, replaced, ofAsset(splits, entry), corrections)
  })
}

const ofAsset = <T extends { readonly assetId?: number }>(
  all: readonly T[],
  of: AssetEntry | undefined,
): readonly T[] => all.filter((one) => one.assetId === undefined || one.assetId === of?.assetId)

/** The corrections among entries, and the prices that they have replaced. */
export function correctedAmong(entries: readonly AssetEntry[]): Corrected {
  const corrections = entries.flatMap((entry) => (entry.kind === 'correction-recorded' ? [entry] : []))
  if (corrections.length === 0) return { corrections, replacedPrices: [], comparisons: [], splits: [] }
  const ofEntry = Map.groupBy(corrections, ({ correctsSequence }) => correctsSequence)
  const splits = entries
    .filter((entry) => entry.kind === 'split-recorded')
    .map((split) => {
      const corrected = applyAll(split, ofEntry.get(split.sequence) ?? [])
      // Until when that was said of its day, `splitsAsOf` tells from the corrections.
      return split.isBeforeFirst ? { ...corrected, isBeforeFirst: split.isBeforeFirst } : corrected
    })
  return {
    corrections,
    splits,
    comparisons: [...Map.groupBy(entries, ({ assetId }) => assetId).values()].flatMap((ofOne) =>
      comparisonsOf(
        ofOne.map((entry) => comparedIn(entry, ofEntry.get(entry.sequence) ?? [])),
        ofAsset(splits, ofOne[0]),
        corrections,
      ),
    ),
    replacedPrices: entries.flatMap((entry) => replacedPrices(entry, entries, ofEntry)),
  }
}

/** The price of a correction was compared when that was recorded. */
function comparedIn(entry: AssetEntry, own: readonly Correction[]): Parameters<typeof comparisonsOf>[0][number] {
  const ofPrice = own.findLast((correction) => correction.field === 'price' && !closeOf(correction))
  return { entry: applyAll(entry, own), by: ofPrice?.sequence ?? entry.sequence }
}

/**
 * Applies the latest correction of each field, and of each close that was put right. The day comes first, because a
 * price belongs to the decision's day. A price that the user typed comes last, so it prevails.
 */
function applyAll<E extends AssetEntry>(entry: E, corrections: readonly Correction[]): E {
  const latest = new Map(
    corrections.map((correction) => [`${correction.field} ${closeOf(correction)?.at}`, correction]),
  )
  const inOrder = [...latest.values()].sort((one, other) => place(one) - place(other) || one.sequence - other.sequence)
  let corrected = entry
  for (const correction of inOrder) corrected = { ...corrected, ...changeOf(corrected, correction) }
  return corrected
}

const place = (correction: Correction): number => {
  if (correction.field === 'decidedOn') return 0
  if (correction.field !== 'price' && correction.field !== 'outcome') return 3
  // An outcome and its price may each be corrected after the other.
  return closeOf(correction) ? 1 : 2
}

/** The close that was put right, where a correction of a price is of that. */
const closeOf = ({ field, priceOfDay }: Correction): Price | undefined => (field === 'price' ? priceOfDay : undefined)

function changeOf(entry: AssetEntry, correction: Correction): object {
  const { field, to, priceOfDay } = correction
  if (field === 'price' && to !== null)
    return entry.kind === 'level-crossed'
      ? { price: priceOfDay ?? { ...entry.price, price: to } }
      : priceChange(entry, to, correction)
  if (entry.kind === 'split-recorded') return splitChange(field, to)
  if (entry.kind === 'option-settled' && field === 'outcome') return outcomeChange(entry, correction)
  if (entry.kind !== 'decision-recorded') return {}
  switch (field) {
    case 'quantity':
      return { quantity: to }
    case 'decidedOn':
      return to === null ? {} : dayChange(entry, to, priceOfDay ?? null)
    case 'stopLoss':
    case 'takeProfit':
      return { levels: { ...entry.levels, [field]: { from: entry.levels?.[field]?.from ?? null, to, percent: null } } }
    default:
      return { asset: entry.asset && correctFacts(entry.asset, field, to) }
  }
}

function outcomeChange({ price }: Entry<OptionSettled>, { to, outcomePrice }: Correction): object {
  const amount = to === 'expired-worthless' ? '0' : outcomePrice
  return { outcome: to, ...(amount !== undefined && { price: { ...price, price: amount, source: 'typed' } }) }
}

/** What an asset is about, with one of its terms corrected. */
export function correctFacts(facts: AssetFacts, field: Correction['field'], to: string | null): AssetFacts {
  if (field === 'ticker') return { ...facts, ticker: to ?? facts.ticker }
  const isTerm = field === 'right' || field === 'strike' || field === 'expiresOn' || field === 'multiplier'
  return isTerm && facts.contract ? { ...facts, contract: { ...facts.contract, [field]: to } } : facts
}

/**
 * The corrected price looks like a split or not by what the correction says, whatever the mistyped one looked like. What was given as a
 * percentage of the price is one of the new price.
 */
function priceChange(entry: AssetEntry, to: Decimal, correction: Correction): object {
  const { priceOfDay: close, doubtedAfter, comparedOn } = correction
  if (entry.kind === 'price-noted' || entry.kind === 'option-settled')
    return { price: { ...entry.price, price: to, source: 'typed' }, doubtedAfter, comparedOn }
  if (entry.kind !== 'decision-recorded') return {}
  // Where its day was corrected since, the decision carries another day's close.
  if (close) return entry.isPriceAttached && entry.price?.at === close.at ? { price: close } : {}
  // Candor's own price, which was known then, is no price that was paid: the one that takes its place is.
  const at = entry.price && !entry.isPriceAttached ? entry.price.at : decidedAt(entry)
  const price: Price = { price: to, source: 'typed', at }
  const levels = entry.levels && mapLevels(entry.levels, (change, name) => ofPrice(change, name, to))
  return { price, isPriceAttached: undefined, doubtedAfter, comparedOn, ...(levels && { levels }) }
}

const ofPrice = (change: LevelChange, name: ExitName, price: Decimal): LevelChange =>
  change.percent === null || change.to === null ? change : { ...change, to: exitPrice(name, price, change.percent) }

/**
 * A price that the user sent now belongs to the new day. A price that Candor attached belonged to the old day and is
 * replaced.
 */
function dayChange(entry: Entry<DecisionRecorded>, day: string, priceOfDay: Price | null): object {
  const decidedOn = day === marketDayOf(entry.recordedAt) ? undefined : day
  const before = entry.decidedOn ?? marketDayOf(entry.recordedAt)
  if (day === before) return {}
  const firstDecidedOn = entry.firstDecidedOn ?? before
  const at = decidedAt({ recordedAt: entry.recordedAt, ...(decidedOn && { decidedOn }) })
  if (isPriceSent(entry)) return { decidedOn, firstDecidedOn, price: { ...entry.price, at } }
  return { decidedOn, firstDecidedOn, price: priceOfDay, isPriceAttached: priceOfDay ? true : undefined }
}

/**
 * The former prices of a corrected entry and its present one; empty for an entry that never had a price, or has none
 * any more.
 */
function replacedPrices(
  entry: AssetEntry,
  entries: readonly AssetEntry[],
  ofEntry: CorrectionsOfEntry,
): ReplacedPrice[] {
  const corrections = ofEntry.get(entry.sequence) ?? []
  // An alert has its price from elsewhere, and so has a decision to which Candor attached what it knew.
  if (corrections.length === 0 || entry.kind === 'level-crossed') return []
  const corrected = applyAll(entry, corrections)
  const now = priceOf(corrected)
  if (now === null) return []
  const isInQuestion = 'doubtedAfter' in corrected && corrected.doubtedAfter !== undefined
  const former = corrections.flatMap(({ sequence }, index) => {
    const then = applyAll(entry, corrections.slice(0, index))
    const price = priceOf(then)
    return price === null || isAttached(then) ? [] : [{ price, until: sequence }]
  })
  const until = former.reduce((latest, { price: { at } }) => (at > latest ? at : latest), now.at)
  // Only what was recorded before a correction has a former price, and so only prices from before it can take its place.
  const last = Math.max(...former.map((price) => price.until))
  const before = entries.filter(({ assetId, sequence }) => assetId === entry.assetId && sequence < last)
  const newer = until === now.at ? [] : saidBetween(now.at, until, before, ofEntry)
  return [
    {
      sequence: entry.sequence,
      assetId: entry.assetId,
      former,
      now,
      ...(isInQuestion && { isInQuestion }),
      ...(newer.length > 0 && { newer: newer.map(({ price, sequence }) => ({ price, sequence })) }),
    },
  ]
}

type CorrectionsOfEntry = ReadonlyMap<number, readonly Correction[]>

/** Prices that the user typed for moments between two instants, as corrected by now. */
const saidBetween = (from: Instant, until: Instant, entries: readonly AssetEntry[], ofEntry: CorrectionsOfEntry) =>
  entries.flatMap((entry) => {
    const corrected = applyAll(entry, ofEntry.get(entry.sequence) ?? [])
    if (!isSaid(corrected) || corrected.price.at <= from || corrected.price.at > until) return []
    return [{ sequence: entry.sequence, assetId: entry.assetId, price: corrected.price }]
  })

const isAttached = (entry: AssetEntry): boolean => entry.kind === 'decision-recorded' && entry.isPriceAttached === true

const priceOf = (entry: AssetEntry): Price | null => ('price' in entry ? entry.price : null)
