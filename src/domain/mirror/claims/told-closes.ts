import { benchmarkTicker, type Claim } from '../../claims/claim.ts'
import { type ClaimCloses, type ClaimPrices, outcomeByCloses } from '../../claims/resolve-claim.ts'
import type { ClaimResolved } from '../../ledger/review-entries.ts'
import { type Decimal, withoutNoise } from '../../prices/money.ts'
import { type Split, splitsInEffect } from '../../prices/split.ts'
import { roundPrice } from '../basis/round-close.ts'

type CloseOfSpan = 'from' | 'until'

/** The first and the last close of one ticker, in USD per unit and shares of the last day. */
export type ToldSpan = {
  /** null where it is not known, or not told. */
  readonly from: Decimal | null
  readonly until: Decimal | null
  /** The splits between the two days; left out where there is none. */
  readonly splits?: readonly Split[] | undefined
  /** Those that are null because they decide another claim, whose outcome is told nowhere now; left out where none does. */
  readonly untold?: readonly CloseOfSpan[] | undefined
}

/** What a claim was judged by, so that whoever reads its outcome can judge it themselves. */
export type ToldCloses = {
  /** What the claim is held against. */
  readonly against: Claim['benchmark']
  /** New York's days of the closes. Against a price of one's own the last one alone decides. */
  readonly from: string
  readonly until: string
  readonly asset: ToldSpan
  readonly benchmark: ToldSpan | null
  /** The share has split after the last day: these are no prices of today's shares. */
  readonly hasSplitSince?: true | undefined
}

type ToldWith = {
  /** Of the share that the claim is about. */
  readonly ticker: string
  /** The splits of it that have taken effect by now. */
  readonly splits: readonly Split[]
  /** New York's days of the closes of a ticker that are told nowhere now. */
  readonly untoldOf: (ticker: string) => readonly string[]
}

/** The closes of an outcome that is told. */
export function toldCloses(resolved: ClaimResolved, { ticker, splits, untoldOf }: ToldWith): ToldCloses {
  const { claim, from, until } = resolved
  const { asset, benchmark } = shownCloses(resolved)
  const other = benchmarkTicker(claim)
  const told = {
    against: claim.benchmark,
    from,
    until,
    // An older outcome does not say which splits it counted.
    asset: toldSpan(asset, asset.splits ?? splitsInEffect(splits, until), resolved, untoldOf(ticker)),
    benchmark:
      benchmark && toldSpan(benchmark, benchmark.splits ?? [], resolved, other === null ? [] : untoldOf(other)),
  }
  return splits.some(({ effectiveOn }) => effectiveOn > until) ? { ...told, hasSplitSince: true } : told
}

/** In cents; with all of their decimals where cents alone would tell another outcome. */
function shownCloses({ claim, isBetter, outcome, closes }: ClaimResolved): ClaimPrices {
  // Most closes have no more than cents, and a long journal tells thousands of them.
  if (isInCents(closes.asset) && isInCents(closes.benchmark)) return closes
  const inCents = eachPrice(closes, roundPrice)
  if (outcome === 'unresolvable' || isSame(closes, inCents)) return inCents
  return outcomeByCloses({ claim, isBetter }, inCents) === outcome
    ? inCents
    : eachPrice(closes, (price) => withoutNoise(price).toFixed())
}

const isInCents = (span: ClaimCloses | null): boolean =>
  span === null || (isPriceInCents(span.from) && isPriceInCents(span.until))

const isPriceInCents = (price: Decimal | null): boolean => price === null || roundPrice(price) === price

const eachPrice = ({ asset, benchmark }: ClaimPrices, format: (price: Decimal) => Decimal): ClaimPrices => {
  const span = ({ from, until, splits }: ClaimCloses): ClaimCloses => ({
    from: from && format(from),
    until: until && format(until),
    ...(splits && { splits }),
  })
  return { asset: span(asset), benchmark: benchmark && span(benchmark) }
}

const isSame = (one: ClaimPrices, other: ClaimPrices): boolean =>
  isSameSpan(one.asset, other.asset) && isSameSpan(one.benchmark, other.benchmark)

const isSameSpan = (one: ClaimCloses | null, other: ClaimCloses | null): boolean =>
  Number(one?.from) === Number(other?.from) && Number(one?.until) === Number(other?.until)

function toldSpan(
  { from, until }: ClaimCloses,
  splits: readonly Split[],
  days: Pick<ClaimResolved, CloseOfSpan>,
  untoldDays: readonly string[],
): ToldSpan {
  if (splits.length === 0 && untoldDays.length === 0) return { from, until }
  const untold = (['from', 'until'] as const).filter((end) => untoldDays.includes(days[end]))
  const between = splits.filter(({ effectiveOn }) => effectiveOn > days.from)
  return {
    from: untold.includes('from') ? null : from,
    until: untold.includes('until') ? null : until,
    ...(between.length > 0 && { splits: between.map(plainSplit) }),
    ...(untold.length > 0 && { untold }),
  }
}

const plainSplit = ({ effectiveOn, newShares, oldShares }: Split): Split => ({ effectiveOn, newShares, oldShares })
