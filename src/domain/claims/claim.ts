import type { Action } from '../ledger/action.ts'
import type { DecisionRecorded } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import { MAPPING_VERSION } from './probability.ts'

export const CLAIM_HORIZONS = [1, 3, 6, 12] as const
type ClaimHorizon = (typeof CLAIM_HORIZONS)[number]

/** What it is held against: another ticker's return, no gain at all, or a price, USD per unit in shares of the entry's day. */
type ClaimBenchmark = 'gain' | { readonly ticker: string } | { readonly price: Decimal }

/** What a decision claims (ruling 20), frozen with its entry. How surely, its confidence says. */
export type Claim = {
  readonly horizonMonths: ClaimHorizon
  readonly benchmark: ClaimBenchmark
  /** The version of the mapping from confidence to probability under which it was said. */
  readonly mapping: typeof MAPPING_VERSION
  /**
   * Of an option's decision: it is about the share, rising or falling as the contract's right says. Left out of a share's, and
   * in entries from before it was said which way, whose claims nobody can hold against a price. @see directionOf
   */
  readonly isOfShare?: true
}

/** A claim, and whether the person said it: a decision from before claims, or sent without one, carries the usual one. */
type CarriedClaim = { readonly claim: Claim; readonly isSupposed: boolean }

const USUAL_HORIZON = 12
const USUAL_BENCHMARK = 'SPY'

/** The claim that a decision carries. Nothing does better than itself, so that of the benchmark's own ticker is a gain. */
export function claimOf({ claim }: Pick<DecisionRecorded, 'claim'>, ticker: string): CarriedClaim {
  return claim ? { claim, isSupposed: false } : { claim: usualClaim(ticker, USUAL_BENCHMARK), isSupposed: true }
}

export const usualClaim = (ticker: string, benchmark: string): Claim => ({
  horizonMonths: USUAL_HORIZON,
  benchmark: benchmark === ticker ? 'gain' : { ticker: benchmark },
  mapping: MAPPING_VERSION,
})

/**
 * Whether a decision says that the asset does better; a sale, whole or in part, says that it does worse. To watch claims the
 * same as to buy, so that chances missed and losses rightly avoided both count.
 */
export const claimsBetter = (action: Action): boolean => action !== 'Sell' && action !== 'Sell Some'

/** The ticker whose closes a claim needs besides the asset's own; null where it needs none. */
export const benchmarkTicker = ({ benchmark }: Claim): string | null =>
  typeof benchmark === 'object' && 'ticker' in benchmark ? benchmark.ticker : null

/** A price of one's own, USD per unit in shares of the entry's day; null where the claim has none. */
export const claimedPrice = ({ benchmark }: Claim): Decimal | null =>
  typeof benchmark === 'object' && 'price' in benchmark ? benchmark.price : null
