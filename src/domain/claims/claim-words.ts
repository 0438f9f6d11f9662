import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { usdWords } from '../prices/money-format.ts'
import { readableDay } from '../time.ts'
import { type Claim, claimOf } from './claim.ts'
import { claimedUntil } from './claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf, type LeftOut } from './claim-direction.ts'
import { percentSureOf } from './probability.ts'

/** The asset of a claim, its direction, and its last day. */
type Told = { readonly ticker: string; readonly isBetter: boolean; readonly until: string }

/** `AAPL does better than SPY until Nov 21, 2027`, as part of a sentence. */
export function claimWords({ benchmark }: Pick<Claim, 'benchmark'>, { ticker, isBetter, until }: Told): string {
  const day = readableDay(until)
  if (benchmark === 'gain') return `${ticker} ${isBetter ? 'rises' : 'falls'} until ${day}`
  if ('price' in benchmark)
    return `${ticker} stands ${isBetter ? 'above' : 'below'} ${usdWords(benchmark.price)} on ${day}`
  return `${ticker} does ${isBetter ? 'better' : 'worse'} than ${benchmark.ticker} until ${day}`
}

/** `About 65% sure that AAPL does better than SPY until Nov 21, 2027.` */
export const claimSentence = (
  claim: Pick<Claim, 'benchmark'>,
  { confidence, ...told }: Told & { readonly confidence: number },
): string => `About ${percentSureOf(confidence)}% sure that ${claimWords(claim, told)}.`

/** The name of a claim that is neither resolved nor scored, with the reason. */
export const LEFT_OUT_WORDS: Readonly<Record<LeftOut, string>> = {
  'no-direction': 'an option’s decision from before claims said which way the share goes',
  'no-right': 'an option of which nobody said whether it is a call or a put',
  'no-time': 'an option that expires before another close',
}

type Claiming = Pick<Entry<DecisionRecorded>, 'action' | 'claim' | 'confidence' | 'decidedOn' | 'recordedAt'>

/** A decision's claim in one sentence, with its last day in New York; or why it claims nothing. */
export function decisionClaimSentence(decision: Claiming, facts: ClaimedFacts): string {
  const { claim } = claimOf(decision, facts.ticker)
  const direction = directionOf(decision, facts)
  const { confidence } = decision
  if (direction.leftOut !== null)
    return `About ${percentSureOf(confidence)}% sure, of nothing that is resolved: this is ${LEFT_OUT_WORDS[direction.leftOut]}.`
  const until = claimedUntil(decision, claim.horizonMonths, expiryOf(facts))
  return claimSentence(claim, { ticker: facts.ticker, isBetter: direction.isBetter, until, confidence })
}
