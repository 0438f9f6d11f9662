import { type AssetEntry, replayAsset } from '../assets/asset.ts'
import { currentHoldingPeriod } from '../assets/levels.ts'
import { splitsOf } from '../assets/pending-split.ts'
import type { DecisionRecorded, Entry, PrincipleFact } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { type Decimal, roundUnitPrice } from '../prices/money.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import { principlesInForce } from '../principles/principle.ts'
import type { CritiquedDecision, CritiqueRequest } from './critique.ts'
import { alertsBefore } from './critiqued-alerts.ts'
import { movesUpTo } from './critiqued-levels.ts'

/**
 * What a critic is asked about one decision: the decision and what was before it, and nothing that came later, so that
 * asking again a year from now asks the same. Only a split that was told of later counts, for without it prices of before
 * and after it would be compared.
 * @param entries the asset's entries, oldest first
 * @param principles the user's entries about principles, oldest first
 * @param reported splits that a provider reports, whether or not they are recorded
 * @returns null when the decision is not among them
 */
export function critiqueRequest(
  entries: readonly AssetEntry[],
  principles: readonly Entry<PrincipleFact>[],
  decisionId: string,
  reported: readonly Split[] = [],
): CritiqueRequest | null {
  const at = entries.findIndex((entry) => entry.kind === 'decision-recorded' && entry.decisionId === decisionId)
  const decision = entries[at]
  const facts = entries[0]?.kind === 'decision-recorded' ? entries[0].asset : null
  if (decision?.kind !== 'decision-recorded' || !facts) return null
  const day = marketDayOf(decision.recordedAt)
  const splits =
    facts.type === 'stock' ? splitsOf(entries, reported).filter(({ effectiveOn }) => effectiveOn <= day) : []
  const before = entries.slice(0, at)
  const earlier = before.filter((entry) => entry.kind === 'decision-recorded')
  return {
    ticker: facts.ticker,
    companyName: facts.companyName,
    purchasedAt: purchasedAt(before, decision),
    decision: asCritiqued(decision, splits),
    earlier: earlier.map((entry) => asCritiqued(entry, splits)),
    crossings: alertsBefore(before, splits),
    moves: movesUpTo(entries.slice(0, at + 1), splits, (entry) => asCritiqued(entry, splits).price),
    splits,
    principles: principlesInForce(principles, decision.recordedAt),
  }
}

/** When what is held at the decision was bought; null when nothing is. */
function purchasedAt(before: readonly AssetEntry[], decision: Entry<DecisionRecorded>): string | null {
  if (decision.action === 'Buy') return decision.recordedAt
  const asset = replayAsset(before)
  return (asset && currentHoldingPeriod(asset)?.openedAt) ?? null
}

const asCritiqued = (
  { action, recordedAt, confidence, thesis, price, isPriceAttached }: Entry<DecisionRecorded>,
  splits: readonly Split[],
): CritiquedDecision => ({
  action,
  at: recordedAt,
  confidence,
  thesis,
  price: price && inNewShares(price.price, marketDayOf(isPriceAttached ? price.at : recordedAt), splits),
})

/** As it was written where no split came after it. */
function inNewShares(price: Decimal, day: string, splits: readonly Split[]): Decimal {
  const adjusted = adjustForSplits(price, day, splits)
  return adjusted === price ? price : roundUnitPrice(adjusted)
}
