import type { Action } from '../ledger/action.ts'
import { usdWords } from '../prices/money-format.ts'
import { readableDay } from '../time.ts'
import { type Claim, claimsBetter } from './claim.ts'
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

type Said = Omit<Told, 'isBetter'> & { readonly action: Action; readonly confidence: number }

/** `About 65% sure that AAPL does better than SPY until Nov 21, 2027.` */
export const claimSentence = (claim: Pick<Claim, 'benchmark'>, { action, confidence, ...told }: Said): string =>
  `About ${percentSureOf(confidence)}% sure that ${claimWords(claim, { ...told, isBetter: claimsBetter(action) })}.`
