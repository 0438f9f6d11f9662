import { allSteps } from '../all-steps.ts'
import type { Asset, AssetEntry, RecordedSplit } from '../assets/asset.ts'
import { priceThen } from '../assets/attached-price.ts'
import { withConfirmations } from '../assets/confirmed-entries.ts'
import { onceCorrected } from '../assets/corrected-entries.ts'
import { decidedAt, decidedOn, isWrittenLater } from '../assets/day-decided.ts'
import { dayOfShares, entriesBefore } from '../assets/effective-order.ts'
import { currentHoldingPeriod } from '../assets/levels.ts'
import { isQuarantined } from '../assets/own-prices.ts'
import { isSameSplit, splitsOf } from '../assets/pending-split.ts'
import { applyEntry, replayAssetInSteps } from '../assets/replay-asset.ts'
import { recordedSplit } from '../assets/split-correction.ts'
import { claimOf } from '../claims/claim.ts'
import { claimedUntil } from '../claims/claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf } from '../claims/claim-direction.ts'
import { claimWords } from '../claims/claim-format.ts'
import type { DecisionRecorded, Entry, SplitRecorded } from '../ledger/entry.ts'
import type { PrincipleFact } from '../ledger/principle-entries.ts'
import { type Decimal, roundUnitPrice } from '../prices/money.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import { principlesInForce } from '../principles/principle.ts'
import { countsInCalibration } from '../reviews/counted.ts'
import type { CritiquedDecision, CritiqueRequest } from './critique.ts'
import { alertsBefore } from './critiqued-alerts.ts'
import { type KnownSplits, movesUpTo } from './critiqued-levels.ts'
import { positionAt } from './critiqued-position.ts'
import { testsComeTrue, testsInForce } from './critiqued-tests.ts'
import { earlierCritiques } from './earlier-critiques.ts'

/**
 * What a critic is given about one decision: the decision and everything before it. Later entries are left out, so that
 * the request is the same a year from now, with two exceptions: a split that is recorded later, without which prices
 * before and after it would be compared, and a correction, because a mistyped value was never true.
 * @param entries the entries of the asset, oldest first
 * @param principles the user's entries about principles, oldest first
 * @param reported splits that a provider reports, whether or not they are recorded
 * @param imported how many entries of the ledger were imported: this Candor did not see when they were written
 * @returns null when the decision is not among them
 */
export function critiqueRequest(...given: Parameters<typeof critiqueRequestInSteps>): CritiqueRequest | null {
  return allSteps(critiqueRequestInSteps(...given))
}

/** The same in steps, for callers that must not block others however long the journal is. */
export function* critiqueRequestInSteps(
  recorded: readonly AssetEntry[],
  principles: readonly Entry<PrincipleFact>[],
  decisionId: string,
  reported: readonly Split[] = [],
  imported = 0,
): Generator<undefined, CritiqueRequest | null> {
  const counted = onceCorrected(recorded)
  const at = counted.findIndex((entry) => entry.kind === 'decision-recorded' && entry.decisionId === decisionId)
  // What is confirmed later was open when it was decided.
  const entries = [...withConfirmations(counted.slice(0, at + 1)), ...counted.slice(at + 1)]
  const decision = entries[at]
  const facts = entries[0]?.kind === 'decision-recorded' ? entries[0].asset : null
  if (decision?.kind !== 'decision-recorded' || !facts) return null
  const day = decidedOn(decision)
  const splits =
    facts.type === 'stock' ? splitsOf(entries, reported).filter(({ effectiveOn }) => effectiveOn <= day) : []
  const knownSplits = { splits, recorded: entries.filter((entry) => entry.kind === 'split-recorded') }
  // An earlier split that was recorded only later: the position and its alerts are restated in shares of the day, too.
  // Before the first entry there is nothing to restate.
  const toldLater = entries
    .slice(at)
    .filter((entry) => at > 0 && entry.kind === 'split-recorded' && entry.effectiveOn <= day)
  const before = [...entries.slice(0, at), ...toldLater]
  const asset = yield* replayAssetInSteps(isWrittenLater(decision) ? entriesBefore(before, day) : before)
  const earlier = yield* decisionsAsCritiqued(before, knownSplits)
  const after = applyEntry(asset, decision)
  const position = positionAt(decision, asset, after, splits)
  const corrections = recorded.filter((entry) => entry.kind === 'correction-recorded')
  const critiques = earlierCritiques(before, corrections)
  // A sale of all ends them, and is held to them.
  const tests = testsInForce(decision.action === 'Sell' ? asset : after, entries.slice(0, at + 1))
  const heldSince = purchasedAt(asset, decision)
  const inForce = principlesInForce(principles, decision.recordedAt)
  const comeTrue = testsComeTrue(asset, before, decision.action === 'Buy' ? null : heldSince)
  return {
    ticker: facts.ticker,
    companyName: facts.companyName,
    purchasedAt: heldSince,
    decision: asCritiqued(decision, knownSplits),
    earlier,
    alerts: alertsBefore(asset, before, splits),
    moves: movesUpTo(after, entries.slice(0, at + 1), knownSplits, (entry) => asCritiqued(entry, knownSplits).price),
    splits,
    principles: inForce.map(({ text }) => text),
    ...(inForce.length > 0 && { principlesWrittenAt: inForce.map(({ writtenAt }) => writtenAt) }),
    ...(countsInCalibration(decision, imported) && claimInWords(decision, facts)),
    ...(facts.contract && { option: facts.contract }),
    ...(position && { position }),
    ...(tests.length > 0 && { tests }),
    ...(comeTrue.length > 0 && { testsComeTrue: comeTrue }),
    ...(critiques.length > 0 && { earlierCritiques: critiques }),
  }
}

/** Nothing where its claim is never resolved: nobody could judge it. */
function claimInWords(decision: Entry<DecisionRecorded>, facts: ClaimedFacts): Pick<CritiqueRequest, 'claim'> {
  const { claim } = claimOf(decision, facts.ticker)
  const direction = directionOf(decision, facts)
  if (direction.leftOut !== null) return {}
  const until = claimedUntil(decision, claim.horizonMonths, expiryOf(facts, decision))
  return { claim: claimWords(claim, { ticker: facts.ticker, isBetter: direction.isBetter, until }) }
}

/** When what is held at the decision was bought; null when nothing is. */
function purchasedAt(asset: Asset | null, decision: Entry<DecisionRecorded>): string | null {
  if (decision.action === 'Buy') return decidedAt(decision)
  return (asset && currentHoldingPeriod(asset)?.openedAt) ?? null
}

/** So many entries take about a millisecond. */
const STEP = 250

function* decisionsAsCritiqued(
  entries: readonly AssetEntry[],
  knownSplits: KnownSplits,
): Generator<undefined, CritiquedDecision[]> {
  const decisions: CritiquedDecision[] = []
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'decision-recorded') decisions.push(asCritiqued(entry, knownSplits))
    if ((index + 1) % STEP === 0) yield
  }
  return decisions
}

const asCritiqued = (entry: Entry<DecisionRecorded>, knownSplits: KnownSplits): CritiquedDecision => ({
  action: entry.action,
  at: decidedAt(entry),
  ...(isWrittenLater(entry) && { writtenAt: entry.recordedAt }),
  confidence: entry.confidence,
  thesis: entry.thesis,
  price: priceOf(entry, knownSplits),
})

/**
 * null for one that is older than the decision, which a sentence without its day would tell as the decision's own; and for one that waits
 * for the answer whether there was a split, also of a purchase: beside no other price would it be true.
 */
function priceOf(entry: Entry<DecisionRecorded>, { splits, recorded }: KnownSplits): Decimal | null {
  const price = priceThen(entry)
  if (!price || isQuarantined(entry, splits.map(withSequence(recorded)))) return null
  return inNewShares(price.price, dayOfShares(entry, recorded), splits)
}

/** One that only a provider reports may be told any time from now on. */
const withSequence =
  (recorded: readonly Entry<SplitRecorded>[]) =>
  (split: Split): RecordedSplit => {
    const own = recorded.find((entry) => isSameSplit(entry, split))
    return own ? { ...recordedSplit(own), ...split } : { ...split, sequence: Number.POSITIVE_INFINITY }
  }

/** As it was written where no split came after it. */
function inNewShares(price: Decimal, day: string, splits: readonly Split[]): Decimal {
  const adjusted = adjustForSplits(price, day, splits)
  return adjusted === price ? price : roundUnitPrice(adjusted)
}
