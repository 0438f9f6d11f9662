import type { AssetEntry } from '../assets/asset.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { type Claim, claimOf, claimsBetter } from '../claims/claim.ts'
import { monthsAfter } from '../claims/claim-days.ts'
import { claimWords } from '../claims/claim-words.ts'
import { probabilityOf } from '../claims/probability.ts'
import type { ClaimOutcome } from '../claims/resolve-claim.ts'
import type { Action } from '../ledger/action.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { countsInCalibration } from './counted.ts'

/** A decision's claim, and what has become of it. */
export type MirrorClaim = {
  readonly assetId: number
  readonly ticker: string
  readonly sequence: number
  readonly on: string
  readonly action: Action
  readonly confidence: number
  readonly probability: number
  readonly claim: Claim
  readonly words: string
  readonly until: string
  readonly isSupposed: boolean
  /** Whether it was written when it was decided, so that it counts. */
  readonly counts: boolean
  /** null while its day has not come, or a close is awaited. */
  readonly outcome: ClaimOutcome | null
}

/** The claims of one asset, oldest first. */
export function claimsOf(ticker: string, entries: readonly AssetEntry[]): readonly MirrorClaim[] {
  const outcomes = new Map<number, ClaimOutcome>()
  for (const entry of entries) if (entry.kind === 'claim-resolved') outcomes.set(entry.setBySequence, entry.outcome)
  return entries.flatMap((entry): MirrorClaim[] => {
    if (entry.kind !== 'decision-recorded') return []
    const { assetId, sequence, action, confidence } = entry
    const { claim, isSupposed } = claimOf(entry, ticker)
    const until = monthsAfter(marketDayOf(entry.recordedAt), claim.horizonMonths)
    return [
      {
        assetId,
        ticker,
        sequence,
        on: decidedOn(entry),
        action,
        confidence,
        probability: probabilityOf(confidence),
        claim,
        words: claimWords(claim, { ticker, isBetter: claimsBetter(action), until }),
        until,
        isSupposed,
        counts: countsInCalibration(entry),
        outcome: outcomes.get(sequence) ?? null,
      },
    ]
  })
}

/** Those that are scored: their day has come, closes told them, and they were written when they were decided. */
export const scoredClaims = (
  claims: readonly MirrorClaim[],
): readonly (MirrorClaim & { readonly cameTrue: boolean })[] =>
  claims.flatMap((claim) =>
    claim.counts && (claim.outcome === 'came-true' || claim.outcome === 'did-not-come-true')
      ? [{ ...claim, cameTrue: claim.outcome === 'came-true' }]
      : [],
  )
