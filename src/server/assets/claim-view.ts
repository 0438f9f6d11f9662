import type { AssetEventView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import type { Asset } from '#domain/assets/asset.ts'
import { countedSince } from '#domain/assets/counted-since.ts'
import { isOfOtherTicker } from '#domain/assets/other-ticker.ts'
import { claimedPrice, claimOf } from '#domain/claims/claim.ts'
import { claimedUntil } from '#domain/claims/claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf, isOfItself } from '#domain/claims/claim-direction.ts'
import { claimWords, decisionClaimSentence, splitsOfPrice } from '#domain/claims/claim-format.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import type { ClaimResolved } from '#domain/ledger/review-entries.ts'
import { untoldDaysOf } from '#domain/mirror/basis/untold-of-companies.ts'
import { toldCloses } from '#domain/mirror/claims/told-closes.ts'
import type { Split } from '#domain/prices/split.ts'
import { isOutcomeTold } from '#domain/reviews/is-outcome-told.ts'
import { viewCloses } from '../claims/closes-view.ts'
import type { ToldOutcomes } from '../reviews/told-outcomes.ts'
import type { PricedClaims } from './priced-claims.ts'

/** What a decision claims, in words and as it is kept. */
export function viewClaim(
  entry: Entry<DecisionRecorded>,
  facts: ClaimedFacts,
  priced: PricedClaims,
): AssetView['thesis'][number]['claim'] {
  const { claim, isSupposed } = claimOf(entry, facts.ticker)
  const { horizonMonths, benchmark } = claim
  const resolved = priced.outcomes.get(entry.sequence)
  const direction = directionOf(entry, facts, resolved)
  const until = resolved?.claimedUntil ?? claimedUntil(entry, horizonMonths, expiryOf(facts, entry))
  const ofClaimed = { inEffect: priced.splits, since: countedSince(entry, claim, priced.recorded) }
  const counted = resolved?.closes.asset.splits ?? splitsOfPrice(ofClaimed, until)
  const splits = claimedPrice(claim) === null ? [] : counted
  return {
    sentence: decisionClaimSentence(entry, facts, ofClaimed, resolved),
    horizonMonths,
    benchmark,
    until,
    isSupposed,
    ...(splits.length > 0 && { splits: splits.map(viewSplit) }),
    ...(direction.leftOut === null
      ? { isBetter: direction.isBetter }
      : { isLeftOut: true as const, leftOut: direction.leftOut }),
  }
}

type ResolvedEvent = Omit<
  Extract<AssetEventView, { kind: 'claim-resolved' }>,
  'dateAdded' | 'dateAddedReadable' | 'sequence'
>

/** What became of it is told wherever the Mirror tells it, with what it was judged by. */
export function viewClaimResolved(
  entry: Entry<ClaimResolved>,
  of: Asset,
  { withheld, putRight }: ToldOutcomes,
  { splits: inEffect, since }: PricedClaims,
): ResolvedEvent {
  const { asset } = entry.closes
  const { facts } = of
  const { ticker } = facts
  // An outcome speaks of the splits that it counted, which may be others than those known now.
  const counted =
    asset.splits ?? splitsOfPrice({ inEffect, since: since.get(entry.setBySequence) ?? entry.from }, entry.claimedUntil)
  const splits = claimedPrice(entry.claim) === null ? [] : counted
  const isTold = isOutcomeTold(of, entry, withheld.outcomes)
  const isOfOther = isOfOtherTicker(entry, of.corrections)
  const keptBackBy = withheld.outcomes.get(entry.setBySequence)
  const untoldOf = (symbol: string) => untoldDaysOf(symbol, withheld.closes)
  return {
    kind: entry.kind,
    setBySequence: entry.setBySequence,
    claim: claimWords(entry.claim, {
      ticker,
      isBetter: entry.isBetter,
      until: entry.claimedUntil,
      splits,
    }),
    benchmark: entry.claim.benchmark,
    isBetter: entry.isBetter,
    claimedUntil: entry.claimedUntil,
    ...(splits.length > 0 && {
      splits: splits.map(viewSplit),
    }),
    ...(entry.isSupposed && { isSupposed: true }),
    outcome: isTold ? entry.outcome : null,
    ...(keptBackBy && keptBackBy.sequence !== entry.setBySequence && { isToldByOtherReview: true }),
    from: entry.from,
    until: entry.until,
    ...(entry.putsRight !== undefined && { putsRight: entry.putsRight }),
    ...(putRight.has(entry.sequence) && { isPutRight: true }),
    ...(isOfOther && { isOfOtherTicker: true }),
    ...(isOfItself(entry.claim, facts) && { isOfItself: true }),
    closes: isTold && !isOfOther ? viewCloses(toldCloses(entry, { ticker, splits: inEffect, untoldOf })) : null,
  }
}

const viewSplit = ({ effectiveOn, newShares, oldShares }: Split): Split => ({ effectiveOn, newShares, oldShares })
