import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import { type Decimal, roundUnitPrice } from '../prices/money.ts'
import { usdWords } from '../prices/money-format.ts'
import { type Split, splitPrice } from '../prices/split.ts'
import { readableDay } from '../time.ts'
import { type Claim, claimOf } from './claim.ts'
import { claimedOn, claimedUntil } from './claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf, type LeftOut } from './claim-direction.ts'
import { percentSureOf } from './probability.ts'

/** The asset of a claim, its direction, its last day, and the splits since the day on which it was made, as far as they matter. */
type Told = {
  readonly ticker: string
  readonly isBetter: boolean
  readonly until: string
  readonly since?: { readonly on: string; readonly splits: readonly Split[] }
}

/** `AAPL does better than SPY until Nov 21, 2027`, as part of a sentence. */
export function claimWords({ benchmark }: Pick<Claim, 'benchmark'>, { ticker, isBetter, until, since }: Told): string {
  const day = readableDay(until)
  if (benchmark === 'gain') return `${ticker} ${isBetter ? 'rises' : 'falls'} until ${day}`
  if ('price' in benchmark)
    return `${ticker} stands ${isBetter ? 'above' : 'below'} ${usdWords(benchmark.price)}${restatedWords(benchmark.price, until, since)} on ${day}`
  return `${ticker} does ${isBetter ? 'better' : 'worse'} than ${benchmark.ticker} until ${day}`
}

/** ` ($27.50 since the 4-for-1 split of Jan 22, 2024)`; nothing where the shares of its last day are those of its first. */
function restatedWords(price: Decimal, until: string, since: Told['since']): string {
  const between = (since?.splits ?? []).filter(
    ({ effectiveOn }) => since && effectiveOn > since.on && effectiveOn <= until,
  )
  const [first, ...more] = between
  if (!first) return ''
  const restated = usdWords(roundUnitPrice(between.reduce(splitPrice, price)))
  const day = readableDay((more.at(-1) ?? first).effectiveOn)
  const ratio = ({ newShares, oldShares }: Split) => `${newShares}-for-${oldShares}`
  return more.length === 0
    ? ` (${restated} since the ${ratio(first)} split of ${day})`
    : ` (${restated} since its ${between.length} splits, the last on ${day})`
}

/** `About 65% sure that AAPL does better than SPY until Nov 21, 2027.` */
export const claimSentence = (
  claim: Pick<Claim, 'benchmark'>,
  { confidence, ...told }: Told & { readonly confidence: number },
): string => `About ${percentSureOf(confidence)}% sure that ${claimWords(claim, told)}.`

/** The name of a claim that is neither resolved nor scored, with the reason. */
export const LEFT_OUT_WORDS: Readonly<Record<LeftOut, string>> = {
  'no-direction': 'an option’s decision whose claim does not say which way the share goes',
  'no-right': 'an option of which nobody had said, at the time of writing, whether it is a call or a put',
  'no-time': 'an option with fewer than two closes left at the time of writing',
}

type Claiming = Pick<
  Entry<DecisionRecorded>,
  'action' | 'claim' | 'confidence' | 'decidedOn' | 'firstDecidedOn' | 'firstTerms' | 'recordedAt'
>

/**
 * A decision's claim in one sentence, with its last day in New York; or why it claims nothing.
 * @param splits of the share, as recorded
 * @param resolved its outcome, if it has one, which keeps the direction and the day by which it was found
 */
export function decisionClaimSentence(
  decision: Claiming,
  facts: ClaimedFacts,
  splits: readonly Split[] = [],
  resolved: Pick<ClaimResolved, 'isBetter' | 'claimedUntil'> | undefined = undefined,
): string {
  const { claim } = claimOf(decision, facts.ticker)
  const direction = directionOf(decision, facts, resolved)
  const { confidence } = decision
  if (direction.leftOut !== null)
    return `About ${percentSureOf(confidence)}% sure, of nothing that is resolved: this is ${LEFT_OUT_WORDS[direction.leftOut]}.`
  const until = resolved?.claimedUntil ?? claimedUntil(decision, claim.horizonMonths, expiryOf(facts, decision))
  const since = { on: claimedOn(decision), splits: facts.type === 'stock' ? splits : [] }
  return claimSentence(claim, { ticker: facts.ticker, isBetter: direction.isBetter, until, confidence, since })
}
