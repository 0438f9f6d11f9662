import type { AssetEventView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import type { Asset } from '#domain/assets/asset.ts'
import { countedSince } from '#domain/assets/counted-since.ts'
import { isOfOtherTicker } from '#domain/assets/other-ticker.ts'
import { claimedPrice, claimOf } from '#domain/claims/claim.ts'
import { claimedUntil } from '#domain/claims/claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf, isOfItself } from '#domain/claims/claim-direction.ts'
import { claimWords, decisionClaimSentence, splitsOfPrice } from '#domain/claims/claim-format.ts'
import type { ClaimCloses } from '#domain/claims/resolve-claim.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import type { ClaimResolved } from '#domain/ledger/review-entries.ts'
import { roundUnitPrice } from '#domain/prices/money.ts'
import type { Split } from '#domain/prices/split.ts'
import { isOutcomeTold } from '#domain/reviews/is-outcome-told.ts'
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

/** What became of it is told by the review, or by the Mirror. */
export function viewClaimResolved(
  entry: Entry<ClaimResolved>,
  of: Asset,
  { withheld, putRight }: ToldOutcomes,
  { splits: inEffect, since }: PricedClaims,
  today: string,
): ResolvedEvent {
  const { asset, benchmark } = entry.closes
  const { facts } = of
  // An outcome speaks of the splits that it counted, which may be others than those known now.
  const counted =
    asset.splits ?? splitsOfPrice({ inEffect, since: since.get(entry.setBySequence) ?? entry.from }, entry.claimedUntil)
  const splits = claimedPrice(entry.claim) === null ? [] : counted
  const isTold = isOutcomeTold(of, entry, today) && !withheld.has(entry.setBySequence)
  return {
    kind: entry.kind,
    setBySequence: entry.setBySequence,
    claim: claimWords(entry.claim, {
      ticker: facts.ticker,
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
    from: entry.from,
    until: entry.until,
    ...(entry.putsRight !== undefined && { putsRight: entry.putsRight }),
    ...(putRight.has(entry.sequence) && { isPutRight: true }),
    ...(isOfOtherTicker(entry, of.corrections) && { isOfOtherTicker: true }),
    ...(isOfItself(entry.claim, facts) && { isOfItself: true }),
    closes: isTold ? { asset: rounded(asset), benchmark: benchmark && rounded(benchmark) } : null,
  }
}

const viewSplit = ({ effectiveOn, newShares, oldShares }: Split): Split => ({ effectiveOn, newShares, oldShares })

const rounded = ({ from, until }: ClaimCloses) => ({
  from: from && roundUnitPrice(from),
  until: until && roundUnitPrice(until),
})
