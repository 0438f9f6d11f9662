import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import { type Decimal, roundUnitPrice } from '../prices/money.ts'
import { usdWords } from '../prices/money-format.ts'
import { type Split, splitPrice } from '../prices/split.ts'
import { readableDay } from '../time.ts'
import { type Claim, claimOf } from './claim.ts'
import { claimedOn, claimedUntil } from './claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf } from './claim-direction.ts'
import { type ClaimTexts, ENGLISH } from './claim-texts.ts'
import { percentSureOf } from './probability.ts'

/** The asset of a claim, its direction, its last day, and the splits since the day on which it was made, as far as they matter. */
type Told = {
  readonly ticker: string
  readonly isBetter: boolean
  readonly until: string
  readonly since?: { readonly on: string; readonly splits: readonly Split[] }
}

/** `AAPL does better than SPY until Nov 21, 2027`, as part of a sentence. */
export function claimWords(
  { benchmark }: Pick<Claim, 'benchmark'>,
  { ticker, isBetter, until, since }: Told,
  texts: ClaimTexts = ENGLISH,
): string {
  const day = readableDay(until, texts.language)
  if (benchmark === 'gain') return (isBetter ? texts.rises : texts.falls)(ticker, day)
  if ('price' in benchmark) {
    const price = usdWords(benchmark.price, texts.language) + restatedWords(benchmark.price, until, since, texts)
    return (isBetter ? texts.above : texts.below)(ticker, price, day)
  }
  return (isBetter ? texts.better : texts.worse)(ticker, benchmark.ticker, day)
}

/** ` ($27.50 since the 4-for-1 split of Jan 22, 2024)`; nothing where the shares of its last day are those of its first. */
function restatedWords(price: Decimal, until: string, since: Told['since'], texts: ClaimTexts): string {
  const between = (since?.splits ?? []).filter(
    ({ effectiveOn }) => since && effectiveOn > since.on && effectiveOn <= until,
  )
  const [first, ...more] = between
  if (!first) return ''
  const restated = usdWords(roundUnitPrice(between.reduce(splitPrice, price)), texts.language)
  const day = readableDay((more.at(-1) ?? first).effectiveOn, texts.language)
  return more.length === 0
    ? texts.sinceSplit(restated, first.newShares, first.oldShares, day)
    : texts.sinceSplits(restated, String(between.length), day)
}

/** `About 65% sure that AAPL does better than SPY until Nov 21, 2027.` */
export const claimSentence = (
  claim: Pick<Claim, 'benchmark'>,
  { confidence, ...told }: Told & { readonly confidence: number },
  texts: ClaimTexts = ENGLISH,
): string => texts.sure(String(percentSureOf(confidence)), claimWords(claim, told, texts))

type Claiming = Pick<
  Entry<DecisionRecorded>,
  'action' | 'claim' | 'confidence' | 'decidedOn' | 'firstDecidedOn' | 'firstTerms' | 'recordedAt'
>

/**
 * A decision's claim in one sentence, with its last day in New York; or why it claims nothing.
 * @param splits of the share, as recorded
 * @param resolved its outcome, if it has one, which keeps the direction and the day by which it was found
 * @param texts of the language in which it is told
 */
export function decisionClaimSentence(
  decision: Claiming,
  facts: ClaimedFacts,
  splits: readonly Split[] = [],
  resolved: Pick<ClaimResolved, 'isBetter' | 'claimedUntil'> | undefined = undefined,
  texts: ClaimTexts = ENGLISH,
): string {
  const { claim } = claimOf(decision, facts.ticker)
  const direction = directionOf(decision, facts, resolved)
  const { confidence } = decision
  if (direction.leftOut !== null)
    return texts.sureOfNothing(String(percentSureOf(confidence)), texts.leftOut[direction.leftOut])
  const until = resolved?.claimedUntil ?? claimedUntil(decision, claim.horizonMonths, expiryOf(facts, decision))
  const since = { on: claimedOn(decision), splits: facts.type === 'stock' ? splits : [] }
  return claimSentence(claim, { ticker: facts.ticker, isBetter: direction.isBetter, until, confidence, since }, texts)
}
