import type { Action } from '../ledger/action.ts'
import type { AssetFacts, Contract, DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import { type Claim, claimOf, claimsBetter } from './claim.ts'
import { claimDays, firstCloseAfterWriting } from './claim-days.ts'

/** The facts of an asset that a claim depends on. */
export type ClaimedFacts = Pick<AssetFacts, 'ticker' | 'type'> & {
  readonly contract: Pick<Contract, 'right' | 'expiresOn'> | null
}

/**
 * Why a decision's claim is neither resolved nor scored:
 * - `no-direction`: an option's claim, from before claims told the share's direction
 * - `no-right`: an option that is not known to be a call or a put
 * - `no-time`: when it was written, not two closes were left before the option expires, between which the share could move
 */
export type LeftOut = 'no-direction' | 'no-right' | 'no-time'

type Direction = { readonly isBetter: boolean; readonly leftOut: null } | { readonly leftOut: LeftOut }

type ClaimingDecision = Pick<
  Entry<DecisionRecorded>,
  'action' | 'claim' | 'decidedOn' | 'firstDecidedOn' | 'recordedAt'
>

/**
 * The direction in which a decision claims that the share goes. An option's claim is about its share, whose closes are known; the
 * contract's own price is typed only now and then. To buy, hold or watch a call claims that the share does better, a put that it
 * does worse; to sell one claims the opposite.
 * @param resolved its outcome, if it has one: it keeps its direction, though the terms of the contract are corrected afterwards
 */
export function directionOf(
  decision: ClaimingDecision,
  facts: ClaimedFacts,
  resolved: Pick<ClaimResolved, 'isBetter'> | undefined = undefined,
): Direction {
  if (facts.type === 'stock') return { isBetter: claimsBetter(decision.action), leftOut: null }
  const { claim } = claimOf(decision, facts.ticker)
  if (!claim.isOfShare) return { leftOut: 'no-direction' }
  if (resolved) return { isBetter: resolved.isBetter, leftOut: null }
  const isBetter = optionClaimsBetter(decision.action, facts.contract)
  if (isBetter === null) return { leftOut: 'no-right' }
  return hasTimeLeft(decision, claim, facts) ? { isBetter, leftOut: null } : { leftOut: 'no-time' }
}

/** null when the contract is not known to be a call or a put */
function optionClaimsBetter(action: Action, contract: Pick<Contract, 'right'> | null): boolean | null {
  if (!contract?.right) return null
  return contract.right === 'call' ? claimsBetter(action) : !claimsBetter(action)
}

/** The last possible day of an option's claim; null for a share, and when the option's expiry is not known. */
export const expiryOf = ({ type, contract }: Pick<ClaimedFacts, 'type' | 'contract'>): string | null =>
  type === 'options' ? (contract?.expiresOn ?? null) : null

function hasTimeLeft(decision: ClaimingDecision, { horizonMonths }: Claim, facts: ClaimedFacts): boolean {
  const { lastClose } = claimDays(decision, horizonMonths, expiryOf(facts))
  return firstCloseAfterWriting(decision) < lastClose
}
