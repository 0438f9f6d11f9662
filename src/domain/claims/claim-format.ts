import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import { marketDayNotAfter } from '../prices/market-calendar.ts'
import { type Decimal, roundUnitPrice } from '../prices/money.ts'
import { usdWords } from '../prices/money-format.ts'
import { type Split, splitPrice, splitsInEffect } from '../prices/split.ts'
import { readableDay } from '../time.ts'
import { type Claim, claimOf } from './claim.ts'
import { claimedUntil } from './claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf } from './claim-direction.ts'
import { type ClaimTexts, ENGLISH } from './claim-texts.ts'
import { percentSureOf } from './probability.ts'

/** The share of a claim, its direction, its last day, and the splits by which a price that it names is judged. @see splitsOfPrice */
type Told = {
  readonly ticker: string
  readonly isBetter: boolean
  readonly until: string
  readonly splits?: readonly Split[]
}

/** What divides a claimed price. */
type SplitsOfClaimed = {
  /** The splits of the share that the claim is about, which have taken effect by now. */
  readonly inEffect: readonly Split[]
  /** New York's day. @see countedSince */
  readonly since: string
}

/**
 * The splits that divide a claimed price before it is judged: since the day in whose shares it is, up to its last close. The price is
 * told in both shares, so that the sentence can be held against the close.
 */
export const splitsOfPrice = ({ inEffect, since }: SplitsOfClaimed, until: string): readonly Split[] =>
  splitsInEffect(inEffect, marketDayNotAfter(until))
    .filter(({ effectiveOn }) => effectiveOn > since)
    .toSorted((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1))

/** `AAPL does better than SPY until Nov 21, 2027`, as part of a sentence. */
export function claimWords(
  { benchmark }: Pick<Claim, 'benchmark'>,
  { ticker, isBetter, until, splits = [] }: Told,
  texts: ClaimTexts = ENGLISH,
): string {
  const day = readableDay(until, texts.language)
  if (benchmark === 'gain') return (isBetter ? texts.rises : texts.falls)(ticker, day)
  if ('price' in benchmark) {
    const price = usdWords(benchmark.price, texts.language) + restatedWords(benchmark.price, splits, texts)
    return (isBetter ? texts.above : texts.below)(ticker, price, day)
  }
  return (isBetter ? texts.better : texts.worse)(ticker, benchmark.ticker, day)
}

/** ` ($27.50 since the 4-for-1 split of Jan 22, 2024)`; nothing where the shares of its last close are those of its first day. */
function restatedWords(price: Decimal, splits: readonly Split[], texts: ClaimTexts): string {
  const [first, ...more] = splits
  if (!first) return ''
  const restated = usdWords(roundUnitPrice(splits.reduce(splitPrice, price)), texts.language)
  const day = readableDay((more.at(-1) ?? first).effectiveOn, texts.language)
  return more.length === 0
    ? texts.sinceSplit(restated, first.newShares, first.oldShares, day)
    : texts.sinceSplits(restated, String(splits.length), day)
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
 * @param resolved its outcome, if it has one, which keeps the direction and the day by which it was found
 * @param texts of the language in which it is told
 */
export function decisionClaimSentence(
  decision: Claiming,
  facts: ClaimedFacts,
  priced: SplitsOfClaimed = { inEffect: [], since: '' },
  resolved: Pick<ClaimResolved, 'isBetter' | 'claimedUntil' | 'closes'> | undefined = undefined,
  texts: ClaimTexts = ENGLISH,
): string {
  const { claim } = claimOf(decision, facts.ticker)
  const direction = directionOf(decision, facts, resolved)
  const { confidence } = decision
  if (direction.leftOut !== null)
    return texts.sureOfNothing(String(percentSureOf(confidence)), texts.leftOut[direction.leftOut])
  const until = resolved?.claimedUntil ?? claimedUntil(decision, claim.horizonMonths, expiryOf(facts, decision))
  const splits = resolved?.closes.asset.splits ?? splitsOfPrice(priced, until)
  return claimSentence(claim, { ticker: facts.ticker, isBetter: direction.isBetter, until, confidence, splits }, texts)
}
