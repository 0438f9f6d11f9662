import type { AssetEntry } from '../assets/asset.ts'
import type { DecisionRecorded, Entry, PrincipleFact } from '../ledger/entry.ts'
import { principlesInForce } from '../principles/principle.ts'
import type { CritiquedDecision, CritiqueRequest } from './critique.ts'

/**
 * What a critic is asked about one decision: the decision and the ones before it, and nothing that came later, so that
 * asking again a year from now asks the same.
 * @param entries the asset's entries, oldest first
 * @param principles the user's entries about principles, oldest first
 * @returns null when the decision is not among them
 */
export function critiqueRequest(
  entries: readonly AssetEntry[],
  principles: readonly Entry<PrincipleFact>[],
  decisionId: string,
): CritiqueRequest | null {
  const decisions = entries.filter((entry) => entry.kind === 'decision-recorded')
  const at = decisions.findIndex((decision) => decision.decisionId === decisionId)
  const decision = decisions[at]
  const facts = decisions[0]?.asset
  if (!decision || !facts) return null
  const before = decisions.slice(0, at)
  return {
    ticker: facts.ticker,
    companyName: facts.companyName,
    purchasedAt: purchasedAt([...before, decision]),
    decision: asCritiqued(decision),
    earlier: before.map(asCritiqued),
    principles: principlesInForce(principles, decision.recordedAt),
  }
}

/** The last Buy, unless a Sell came between it and the decision before the one in question. */
function purchasedAt(decisions: readonly Entry<DecisionRecorded>[]): string | null {
  const buy = decisions.findLastIndex(({ action }) => action === 'Buy')
  const isSoldBefore = decisions.slice(buy + 1, -1).some(({ action }) => action === 'Sell')
  return buy < 0 || isSoldBefore ? null : (decisions[buy]?.recordedAt ?? null)
}

const asCritiqued = ({
  action,
  recordedAt,
  confidence,
  thesis,
  price,
}: Entry<DecisionRecorded>): CritiquedDecision => ({
  action,
  at: recordedAt,
  confidence,
  thesis,
  price: price?.price ?? null,
})
