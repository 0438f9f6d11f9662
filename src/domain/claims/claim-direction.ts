import type { Action } from '../ledger/action.ts'
import type { AssetFacts, Contract, DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import { benchmarkTicker, type Claim, claimOf, claimsBetter } from './claim.ts'
import { claimDays, firstCloseAfterWriting } from './claim-days.ts'

/** The facts of an asset that a claim depends on. */
export type ClaimedFacts = Pick<AssetFacts, 'ticker' | 'type'> & {
  readonly contract: Pick<Contract, 'right' | 'expiresOn'> | null
}

/**
 * Why a decision's claim is neither resolved nor scored:
 * - `of-itself`: it names the share that it is about: the ticker was corrected to that one, or the claim is older than the rule that none is recorded like that
 * - `no-direction`: an option's claim, from before claims told the share's direction
 * - `no-right`: an option that is not known to be a call or a put
 * - `no-time`: when it was written, not two closes were left before the option expires, between which the share could move
 */
export type LeftOut = 'of-itself' | 'no-direction' | 'no-right' | 'no-time'

type Direction = { readonly isBetter: boolean; readonly leftOut: null } | { readonly leftOut: LeftOut }

type ClaimingDecision = Pick<
  Entry<DecisionRecorded>,
  'action' | 'claim' | 'decidedOn' | 'firstDecidedOn' | 'firstTerms' | 'recordedAt'
>

/**
 * The direction in which a decision claims that the share goes. An option's claim is about its share, whose closes are known; the
 * contract's own price is typed only now and then. To buy, hold or watch a call claims that the share does better, a put that it
 * does worse; to sell one claims the opposite.
 * The terms of the contract count as they stood when the decision was written, though they are corrected afterwards.
 * @param resolved its outcome, if it has one: it keeps its direction, by whatever terms it was resolved
 */
export function directionOf(
  decision: ClaimingDecision,
  facts: ClaimedFacts,
  resolved: Pick<ClaimResolved, 'isBetter'> | undefined = undefined,
): Direction {
  if (decision.claim && isOfItself(decision.claim, facts)) return { leftOut: 'of-itself' }
  if (facts.type === 'stock') return { isBetter: claimsBetter(decision.action), leftOut: null }
  const { claim } = claimOf(decision, facts.ticker)
  if (!claim.isOfShare) return { leftOut: 'no-direction' }
  if (resolved) return { isBetter: resolved.isBetter, leftOut: null }
  const isBetter = optionClaimsBetter(decision.action, termsOf(facts, decision))
  if (isBetter === null) return { leftOut: 'no-right' }
  return hasTimeLeft(decision, claim, facts) ? { isBetter, leftOut: null } : { leftOut: 'no-time' }
}

/** Whether a claim compares a share with itself: it is true of no price, and its outcome says nothing. */
export const isOfItself = (claim: Claim, { ticker }: Pick<AssetFacts, 'ticker'>): boolean =>
  benchmarkTicker(claim) === ticker

/** null when the contract is not known to be a call or a put */
function optionClaimsBetter(action: Action, contract: Pick<Contract, 'right'> | null): boolean | null {
  if (!contract?.right) return null
  return contract.right === 'call' ? claimsBetter(action) : !claimsBetter(action)
}

/** The last possible day of an option's claim; null for a share, and when nobody had said when the option expires. */
export const expiryOf = (facts: Pick<ClaimedFacts, 'type' | 'contract'>, decision: FirstTerms): string | null =>
  facts.type === 'options' ? (termsOf(facts, decision)?.expiresOn ?? null) : null

type FirstTerms = Pick<DecisionRecorded, 'firstTerms'>

/** The terms by which a decision's claim goes. */
const termsOf = (
  { contract }: Pick<ClaimedFacts, 'contract'>,
  { firstTerms }: FirstTerms,
): Pick<Contract, 'right' | 'expiresOn'> | null => contract && { ...contract, ...firstTerms }

function hasTimeLeft(decision: ClaimingDecision, { horizonMonths }: Claim, facts: ClaimedFacts): boolean {
  const { lastClose } = claimDays(decision, horizonMonths, expiryOf(facts, decision))
  return firstCloseAfterWriting(decision) < lastClose
}
