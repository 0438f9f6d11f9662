import Big from 'big.js'
import { rankCorrelation } from './rank-correlation.ts'
import { recentLoss } from './recent-loss.ts'
import type { AssetPeriods, KnownPeriod, Sale } from './sales.ts'
import { wilsonRange } from './wilson.ts'

/** All of a user's decisions, as far as the sentences need them. */
type Journal = {
  readonly assets: readonly AssetPeriods[]
  /** The confidence of each Buy, 1 to 10, by its sequence. */
  readonly confidenceAt: ReadonlyMap<number, number>
  /**
   * How many positions in shares are held whose price is known, and how many of them are below their average cost; null when that
   * is not known as of the decision.
   */
  readonly held: { readonly known: number; readonly belowCost: number } | null
}

/** The decision for which the sentences are written: they cover only what was before it. */
type AskedDecision = {
  readonly sequence: number
  readonly confidence: number
  readonly assetId: number
  /** New York's calendar day on which it buys; null for what buys nothing, and for what was written down later. */
  readonly buysOn: string | null
}

/** Nothing is reported below these counts: 10 at a confidence and 30 in all, 20 sales, and 20 first purchases. */
const LEAST = { atLevel: 10, inAll: 30, sales: 20, sizes: 20 } as const

/** What a sentence is about. */
export type JournalFactKind =
  | 'bought-after-loss'
  | 'record-at-confidence'
  | 'record-of-sales'
  | 'size-against-confidence'

/** A sentence about a user's other decisions, and what it is about. */
export type JournalFact = { readonly kind: JournalFactKind; readonly says: string }

/**
 * A fact as a critique stores it. Critiques from before 2026-11-22 stored only the sentence, whose kind is read from its first
 * words, which never change.
 */
export const readJournalFact = (stored: JournalFact | string): JournalFact =>
  typeof stored === 'string' ? { kind: kindOfSentence(stored), says: stored } : stored

function kindOfSentence(sentence: string): JournalFactKind {
  if (sentence.startsWith('Of your ')) return 'record-of-sales'
  return sentence.startsWith('Over your ') ? 'size-against-confidence' : 'record-at-confidence'
}

/** The sentences about a user's other decisions for which there are enough data, each with its n, a loss of the days before first. */
export function journalFacts(journal: Journal, decision: AskedDecision): readonly JournalFact[] {
  const periods = journal.assets.flatMap((asset) => asset.periods)
  return [
    ...boughtAfterLoss(journal, decision),
    ...atThisConfidence(periods, journal, decision),
    ...winnersAndLosers(salesBefore(journal.assets, decision), journal),
    ...sizeAgainstConfidence(periods, journal, decision),
  ]
}

function boughtAfterLoss({ assets }: Journal, { assetId, buysOn, sequence }: AskedDecision): JournalFact[] {
  const says = buysOn === null ? null : recentLoss(assets, { assetId, on: buysOn, sequence })
  return says === null ? [] : [{ kind: 'bought-after-loss', says }]
}

/** Whether the present holdings must be known too, which only the sentence about sales needs. */
export const tellsOfHeld = (assets: readonly AssetPeriods[], decision: Pick<AskedDecision, 'sequence'>): boolean =>
  salesBefore(assets, decision).length >= LEAST.sales

/** The end of an expired option does not count as a sale, because nobody decided on it. */
const salesBefore = (assets: readonly AssetPeriods[], decision: Pick<AskedDecision, 'sequence'>): readonly Sale[] =>
  assets.flatMap(({ isShare, periods }) =>
    isShare ? periods.flatMap(({ sales }) => sales.filter(({ sequence }) => sequence < decision.sequence)) : [],
  )

/** How the holding periods ended that were begun at the same confidence as this decision. */
function atThisConfidence(
  periods: readonly KnownPeriod[],
  { confidenceAt }: Journal,
  decision: AskedDecision,
): JournalFact[] {
  const ended = periods.filter(
    ({ opening, closedBySequence }) =>
      closedBySequence !== null && closedBySequence < decision.sequence && confidenceAt.has(opening.sequence),
  )
  const alike = ended.filter(({ opening }) => confidenceAt.get(opening.sequence) === decision.confidence)
  if (ended.length < LEAST.inAll || alike.length < LEAST.atLevel) return []
  const gains = alike.filter(({ gain }) => gain.gt(0)).length
  const { from, to } = wilsonRange(gains, alike.length)
  const says = `Of the ${alike.length} positions that you bought at ${decision.confidence} of 10 and that have ended since, ${gains} brought in more than they had cost, price only, which allows for anything from ${percent(from)} to ${percent(to)}; in all ${ended.length} have ended.`
  return [{ kind: 'record-at-confidence', says }]
}

/** Sales above and below their cost, compared with what is still held (T. Odean, J. Finance 53 (1998) 1775, in plain counts). */
function winnersAndLosers(sales: readonly Sale[], { held }: Journal): JournalFact[] {
  if (sales.length < LEAST.sales || !held || held.known === 0) return []
  const [above, below] = [sales.filter(({ gain }) => gain.gt(0)).length, sales.filter(({ gain }) => gain.lt(0)).length]
  const says = `Of your ${sales.length} sales of shares ${above} were above the average cost and ${below} below it; of the ${held.known} ${held.known === 1 ? 'position' : 'positions'} that you keep, as far as prices are known, ${held.belowCost} ${held.belowCost === 1 ? 'stands' : 'stand'} below cost.`
  return [{ kind: 'record-of-sales', says }]
}

/**
 * Whether more money was put in at a higher confidence. Reported when the range excludes 0, with the purchase that made it so or
 * reversed the sign, and not again with each later one.
 */
function sizeAgainstConfidence(
  periods: readonly KnownPeriod[],
  { confidenceAt }: Journal,
  decision: AskedDecision,
): JournalFact[] {
  const pairs = periods.flatMap(({ opening: { sequence, amount } }): (readonly [number, number, number])[] => {
    const confidence = confidenceAt.get(sequence)
    return confidence === undefined || sequence >= decision.sequence ? [] : [[sequence, confidence, Number(amount)]]
  })
  const inOrder = pairs.toSorted(([one], [other]) => one - other).map(([, ...pair]) => pair)
  const found = tellingCorrelation(inOrder)
  const before = tellingCorrelation(inOrder.slice(0, -1))
  if (!found || (before && Math.sign(before.value) === Math.sign(found.value))) return []
  const says = `Over your ${pairs.length} first purchases the rank correlation between confidence and the money put in is ${hundredths(found.value)}, from ${hundredths(found.from)} to ${hundredths(found.to)} at 95%: 1 would be the most money where you were surest, and 0 no relation.`
  return [{ kind: 'size-against-confidence', says }]
}

/** null below the threshold, and when the correlation may be zero. */
function tellingCorrelation(pairs: readonly (readonly [number, number])[]): ReturnType<typeof rankCorrelation> {
  const found = pairs.length < LEAST.sizes ? null : rankCorrelation(pairs)
  return found && found.from * found.to > 0 ? found : null
}

const percent = (share: number): string => `${new Big(share).times(100).round(0, Big.roundHalfUp).toFixed()}%`

/** With a true minus sign, and none before zero. */
function hundredths(value: number): string {
  const rounded = new Big(value).round(2, Big.roundHalfUp)
  return rounded.eq(0) ? '0' : rounded.toFixed().replace('-', '−')
}
