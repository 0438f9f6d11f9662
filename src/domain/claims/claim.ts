import type { Action } from '../ledger/action.ts'
import type { DecisionRecorded } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import { MAPPING_VERSION } from './probability.ts'

export const CLAIM_HORIZONS = [1, 3, 6, 12] as const
type ClaimHorizon = (typeof CLAIM_HORIZONS)[number]

/**
 * What the asset is compared with: another ticker's return, no gain at all, or a price in USD per unit, in shares of the entry's
 * day.
 */
type ClaimBenchmark = 'gain' | { readonly ticker: string } | { readonly price: Decimal }

/** What a decision claims (ruling 20), stored with its entry. The confidence tells how sure its writer is. */
export type Claim = {
  readonly horizonMonths: ClaimHorizon
  readonly benchmark: ClaimBenchmark
  /** The version of the mapping from confidence to probability under which it was made. */
  readonly mapping: typeof MAPPING_VERSION
  /**
   * For an option's decision: the claim is about the share, which rises or falls as the contract's right says. Left out for a
   * share, and in entries from before claims told a direction, which cannot be compared with a price. @see directionOf
   */
  readonly isOfShare?: true
}

/** A claim, and whether it is the usual one, because the decision was sent without one or is older than claims. */
type CarriedClaim = { readonly claim: Claim; readonly isSupposed: boolean }

const USUAL_HORIZON = 12
const USUAL_BENCHMARK = 'SPY'

/** The claim of a decision. Nothing does better than itself, so a claim about the benchmark's own ticker is a gain. */
export function claimOf({ claim }: Pick<DecisionRecorded, 'claim'>, ticker: string): CarriedClaim {
  return claim ? { claim, isSupposed: false } : { claim: usualClaim(ticker, USUAL_BENCHMARK), isSupposed: true }
}

export const usualClaim = (ticker: string, benchmark: string): Claim => ({
  horizonMonths: USUAL_HORIZON,
  benchmark: benchmark === ticker ? 'gain' : { ticker: benchmark },
  mapping: MAPPING_VERSION,
})

/**
 * Whether a decision claims that the asset does better; a sale, whole or in part, claims that it does worse. A Watch claims the
 * same as a Buy, so that missed chances and avoided losses both count.
 */
export const claimsBetter = (action: Action): boolean => action !== 'Sell' && action !== 'Sell Some'

/** The ticker whose closes a claim needs besides the asset's own; null when it needs none. */
export const benchmarkTicker = ({ benchmark }: Claim): string | null =>
  typeof benchmark === 'object' && 'ticker' in benchmark ? benchmark.ticker : null

/** The user's own price, in USD per unit and shares of the entry's day; null when the claim has none. */
export const claimedPrice = ({ benchmark }: Pick<Claim, 'benchmark'>): Decimal | null =>
  typeof benchmark === 'object' && 'price' in benchmark ? benchmark.price : null
