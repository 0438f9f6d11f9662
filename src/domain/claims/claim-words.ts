import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { usdWords } from '../prices/money-format.ts'
import { readableDay } from '../time.ts'
import { type Claim, claimOf } from './claim.ts'
import { claimedUntil } from './claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf, type LeftOut } from './claim-direction.ts'
import { percentSureOf } from './probability.ts'

/** Whose claim it is, which way, and until when. */
type Told = { readonly ticker: string; readonly isBetter: boolean; readonly until: string }

/** `AAPL does better than SPY until Nov 21, 2027`, in the middle of a sentence. */
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

/** What a claim that is neither resolved nor scored is called, and why. */
export const LEFT_OUT_WORDS: Readonly<Record<LeftOut, string>> = {
  'no-direction': 'an option’s decision from before claims said which way the share goes',
  'no-right': 'an option of which nobody said whether it is a call or a put',
  'no-time': 'an option that expires before another close',
}

type Claiming = Pick<Entry<DecisionRecorded>, 'action' | 'claim' | 'confidence' | 'decidedOn' | 'recordedAt'>

/** What a decision claims, in one sentence, with New York's day until which; of one that claims nothing, why. */
export function decisionClaimSentence(decision: Claiming, facts: ClaimedFacts): string {
  const { claim } = claimOf(decision, facts.ticker)
  const direction = directionOf(decision, facts)
  const { confidence } = decision
  if (direction.leftOut !== null)
    return `About ${percentSureOf(confidence)}% sure, of nothing that is resolved: this is ${LEFT_OUT_WORDS[direction.leftOut]}.`
  const until = claimedUntil(decision, claim.horizonMonths, expiryOf(facts))
  return claimSentence(claim, { ticker: facts.ticker, isBetter: direction.isBetter, until, confidence })
}
