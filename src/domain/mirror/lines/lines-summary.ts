import Big from 'big.js'
import { type Decimal, sumOf } from '../../prices/money.ts'
import type { UnresolvedClaim } from '../../reviews/untold-closes.ts'
import { capitalized } from '../texts/count-texts.ts'
import type { LineName } from '../texts/line-texts.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import type { LineOutcome } from './line-outcome.ts'
import { isKeptWhole, type ReachedLine } from './lines.ts'

/** A sale, by its entry and its day in New York. */
export type UnpricedSale = { readonly sequence: number; readonly on: string }

export type JudgedLine = {
  readonly line: ReachedLine
  readonly outcome: LineOutcome | null
  /**
   * What the benchmark returned from the line's day, or from the sale that kept it, to the end of its outcome, of several parts by the
   * money of each, 0.1 for 10%; null where that is not known.
   */
  readonly benchmarkReturn: number | null
  /** Whether it is known, and not told, because it would tell how a claim ended that is under review or not resolved yet; left out where it is not so. */
  readonly isReturnWithheld?: boolean
  /** Whether `outcome` is null for that reason; left out where it is not so. */
  readonly isOutcomeWithheld?: boolean
  /**
   * Where either is withheld, every claim that is not resolved yet and keeps it back, and whether a review that is due does so as well; left
   * out where nothing but such reviews does.
   */
  readonly waitsFor?: { readonly claims: readonly UnresolvedClaim[]; readonly isReviewDue: boolean }
  /**
   * The sales of which no price is known, so that what the line came to is not: without any one of them it would not be known either. Left
   * out where there are none.
   */
  readonly unpricedSales?: readonly UnpricedSale[]
  /** Whether that is for want of a split that is only reported, over which it was sold; left out where it is not so. */
  readonly isOverSplit?: boolean
  /** New York's day of the last price, where that is too long ago, or no newer, to say what came of the line; null, or left out, else. */
  readonly noPriceSince?: string | null
}

/**
 * A line of which a part was sold, and the rest kept on, is one line that was reached: kept in part, and held through for the
 * rest. So many lines, and what they came to together, USD.
 */
type Side = { readonly count: number; readonly amount: Decimal }

type LinesSummary = {
  readonly reached: number
  readonly kept: number
  /** Of these, how many with a part of what was held. */
  readonly keptInPart: number
  /** Lines that were held through with all that was held, or with what was left of it. */
  readonly heldThrough: number
  /** Of these, how many with what was left after a part was sold: they are also among `keptInPart`. */
  readonly heldThroughInPart: number
  /** Lines about which nothing has been done yet, and how many more of whose rest nothing has. */
  readonly open: number
  readonly openInPart: number
  /**
   * Of the lines that were held through: how often it paid, cost, did neither, and is not told, for want of a price or before a review.
   */
  readonly paid: Side
  readonly cost: Side
  readonly even: number
  readonly untold: number
  /** Of these, how many are known, and are told after a review that is due, or wait for a claim that is not resolved yet. */
  readonly withheld: number
  /** USD of all that were held through, as far as prices tell it. */
  readonly total: Decimal
}

export function summaryOfLines(lines: readonly JudgedLine[]): LinesSummary {
  const through = lines.filter(({ line }) => line.response.was === 'held through')
  const amounts = through.flatMap(({ outcome }) => outcome?.amount ?? [])
  const sideOf = (isOf: (amount: number) => boolean): Side => {
    const chosen = amounts.filter((amount) => isOf(Number(amount)))
    return { count: chosen.length, amount: sumOf(chosen) }
  }
  const [paid, cost] = [sideOf((amount) => amount > 0), sideOf((amount) => amount < 0)]
  const whole = lines.filter(({ line }) => !line.isRest)
  const rests = lines.filter(({ line }) => line.isRest)
  const countOf = (was: ReachedLine['response']['was'], of = whole) =>
    of.filter(({ line }) => line.response.was === was).length
  return {
    reached: whole.length,
    kept: countOf('kept'),
    keptInPart: lines.filter(({ line }) => line.response.was === 'kept' && !isKeptWhole(line)).length,
    heldThrough: through.length,
    heldThroughInPart: countOf('held through', rests),
    open: countOf('open'),
    openInPart: countOf('open', rests),
    paid,
    cost,
    even: amounts.length - paid.count - cost.count,
    untold: through.length - amounts.length,
    withheld: through.filter(({ isOutcomeWithheld }) => isOutcomeWithheld).length,
    total: sumOf(amounts),
  }
}

const RESPONSES = ['held through', 'kept', 'open'] as const

/** What the lines with one response came to, USD, as far as prices tell it. */
type ResponseSum = {
  readonly response: (typeof RESPONSES)[number]
  readonly lines: number
  /** Of these, how many have a known amount. */
  readonly known: number
  readonly amount: Decimal
}

/** @returns a sum for each response that at least one line has */
export const sumsByResponse = (judged: readonly JudgedLine[]): readonly ResponseSum[] =>
  RESPONSES.flatMap((response) => {
    const lines = judged.filter(({ line }) => line.response.was === response)
    const amounts = lines.flatMap(({ outcome }) => outcome?.amount ?? [])
    return lines.length === 0 ? [] : [{ response, lines: lines.length, known: amounts.length, amount: sumOf(amounts) }]
  })

/** What a line of each kind is called in the API. */
export const LINE_NAMES = { 'stop-loss': 'stop', 'take-profit': 'target', 'own-test': 'test' } as const

/** The kinds that are among them, and no other: their kind where they have one. */
export function nameOfKinds(lines: readonly JudgedLine[]): LineName {
  const kinds = new Set(lines.map(({ line }) => line.kind))
  const [only] = kinds
  if (kinds.size === 1 && only) return only
  if (!kinds.has('own-test')) return kinds.size === 0 ? 'line' : 'stop-or-target'
  if (!kinds.has('take-profit')) return 'stop-or-test'
  return kinds.has('stop-loss') ? 'line' : 'target-or-test'
}

/**
 * `You broke your own stop five times. Twice it paid $310, three times it cost $2,940.` Where a part was sold and the rest kept
 * on: `five times, twice of them with what was left after you sold a part`.
 * @returns null where none was held through
 */
export function heldThroughWords(lines: readonly JudgedLine[], texts: MirrorTexts = mirrorTexts('en')): string | null {
  const through = lines.filter(({ line }) => line.response.was === 'held through')
  const { heldThrough, heldThroughInPart, paid, cost, even, untold, withheld } = summaryOfLines(through)
  if (heldThrough === 0) return null
  const { lines: words, figures, times } = texts
  const name = nameOfKinds(through)
  const parts = (
    [
      ['paid', paid.count, figures.wholeUsd(paid.amount)],
      ['cost', cost.count, figures.wholeUsd(new Big(cost.amount).abs().toFixed(2))],
      ['even', even, ''],
    ] as const
  ).filter(([, count]) => count > 0)
  const unknown = unknownWords(through, { isAll: parts.length === 0, untold, withheld }, texts)
  const [only] = parts
  // One kind alone: how often is said already.
  const told =
    parts.length === 1 && unknown.length === 0 && only
      ? [words.came[only[0]](only[1] > 1 && !even ? `${words.allInAll} ` : '', only[2])]
      : [...parts.map(([how, count, amount]) => words.came[how](`${times(count)} `, amount)), ...unknown]
  const inPart = inPartWords(heldThroughInPart, heldThrough, texts)
  return `${words.broke(name, heldThrough, inPart)} ${capitalized(told.join(', '))}.`
}

/** Whether no price is known since the line came. */
const awaitsPrice = ({ line, noPriceSince = null }: JudgedLine): boolean =>
  noPriceSince !== null && noPriceSince <= line.on

/** Of how many lines nothing is told, and why. */
function unknownWords(
  through: readonly JudgedLine[],
  { isAll, untold, withheld }: { readonly isAll: boolean; readonly untold: number; readonly withheld: number },
  texts: MirrorTexts,
): readonly string[] {
  if (untold === 0) return []
  const { lines: words, figures } = texts
  const waiting = through.filter(({ isOutcomeWithheld, waitsFor }) => isOutcomeWithheld && waitsFor)
  const ofReviews = withheld - waiting.length
  const groups = [false, true].flatMap((isReviewDue) => {
    const lines = waiting.filter(({ waitsFor }) => waitsFor?.isReviewDue === isReviewDue)
    const claims = claimsWaitedFor(lines)
    const claimsUntil = { count: claims.length, last: lastDayOf(claims, figures.day), isReviewDue }
    return lines.length > 0 ? [{ count: lines.length, claimsUntil }] : []
  })
  if (isAll && ofReviews === untold) return [words.nothingTold]
  if (isAll && groups[0]?.count === untold) return [words.nothingResolved(groups[0].claimsUntil)]
  if (isAll && withheld === 0)
    return [through.every(awaitsPrice) ? words.awaitsPrice : `${words.nothingKnown}${lackingWords(through, texts)}`]
  const lacking = withheld === 0 ? lackingWords(through, texts) : ''
  return [
    untold > withheld ? [`${words.someUnknown(untold - withheld)}${lacking}`] : [],
    ofReviews > 0 ? [words.someUntold(ofReviews)] : [],
    groups.map(({ count, claimsUntil }) => words.someUnresolved(count, claimsUntil)),
  ].flat()
}

/** So many sales are named one by one. */
const MOST_NAMED = 3

/** Which sales lack their price, where nothing else is lacking and they are few; empty else. */
function lackingWords(through: readonly JudgedLine[], { lines: words, figures, asset, list }: MirrorTexts): string {
  const untold = through.filter(({ outcome }) => !outcome?.amount)
  if (!untold.every(({ unpricedSales = [] }) => unpricedSales.length > 0)) return ''
  const sales = untold.flatMap(({ line, unpricedSales = [] }) =>
    unpricedSales.map(({ sequence, on }) => ({ sequence, of: asset(line.ticker, line.isOption), on })),
  )
  const named = [...new Map(sales.map((sale) => [sale.sequence, sale])).values()].toSorted((one, other) =>
    one.on < other.on ? -1 : 1,
  )
  if (named.length > MOST_NAMED) return ''
  return words.salesWithoutPrice(list(named.map(({ of, on }) => words.saleOf(of, figures.day(on)))), named.length)
}

const lastDayOf = (claims: readonly UnresolvedClaim[], dayWords: (day: string) => string): string => {
  const last = claims.at(-1)
  return last ? dayWords(last.until) : ''
}

/** The claims that are not resolved yet for which some lines wait, each once, in the order of their days. */
export function claimsWaitedFor(lines: readonly JudgedLine[]): readonly UnresolvedClaim[] {
  const claims = lines.flatMap(({ waitsFor }) => waitsFor?.claims ?? [])
  const bySequence = new Map(claims.map((claim) => [claim.sequence, claim]))
  return [...bySequence.values()].toSorted((one, other) => (one.until < other.until ? -1 : 1))
}

function inPartWords(inPart: number, all: number, { lines }: MirrorTexts): string {
  if (inPart === 0) return ''
  return inPart === all ? lines.allInPart : lines.someInPart(inPart)
}
