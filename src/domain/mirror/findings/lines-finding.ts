import Big from 'big.js'
import { dayNumber } from '../../prices/day-number.ts'
import { claimsWaitedFor, heldThroughWords, type JudgedLine, summaryOfLines } from '../lines/lines-summary.ts'
import { wilsonRange } from '../statistics/wilson.ts'
import type { LastPart, NotCounted } from '../texts/line-texts.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import type { EntryLink, Finding } from './finding.ts'

/** Of each line what it came to is told. */
export const ALL_TOLD = { unknown: 0, withheld: 0 }

/** No line is left out. */
const NONE_LEFT_OUT: NotCounted = { corrected: 0, late: 0, undated: 0, boughtBack: 0 }

/** The entries that say of each that it was reached. */
export const linksOf = (lines: readonly JudgedLine[]): readonly EntryLink[] =>
  lines.map(({ line: { assetId, ticker, sequence, on } }) => ({ assetId, ticker, sequence, on }))

/**
 * What stepping over lines of one's own has cost, and where it paid.
 * @param notCounted how many more were reached, and count no more or never did
 */
export function linesFinding(
  lines: readonly JudgedLine[],
  benchmark: string | null,
  texts: MirrorTexts = mirrorTexts('en'),
  notCounted: NotCounted = NONE_LEFT_OUT,
): Omit<Finding, 'quotes'> | null {
  const title = heldThroughWords(lines, texts)
  if (title === null) return null
  const { heldThrough, total, untold, withheld, reached, open } = summaryOfLines(lines)
  const isKnown = untold < heldThrough
  const answered = reached - open
  const range = wilsonRange(heldThrough, answered)
  const { figures, lines: words } = texts
  return {
    kind: 'lines',
    title,
    evidence: `${lineWords(lines, texts)}${answeredWords(lines, texts)}${awaitedWords(lines, texts)}${dearest(lines, texts)}${besideBenchmark(lines, benchmark, texts)}`,
    method: `${words.method(heldThrough, answered, figures.share(range.from), figures.share(range.to))}${words.notCounted(notCounted)}`,
    cost: isKnown ? total : null,
    note: words.count(heldThrough, isKnown ? { unknown: untold - withheld, withheld } : ALL_TOLD),
    entries: linksOf(lines.filter(({ line }) => line.response.was === 'held through')),
  }
}

/** What a line is, where the title names more than one kind and what follows calls them that. */
function lineWords(lines: readonly JudgedLine[], { lines: words }: MirrorTexts): string {
  const kinds = lines.flatMap(({ line }) => (line.response.was === 'held through' ? [line.kind] : []))
  return new Set(kinds).size > 1 ? words.lineIs : ''
}

/** `4 of your stops, targets and tests were reached: 1 kept, 1 kept in part and held through for the rest, 2 held through.` */
function answeredWords(lines: readonly JudgedLine[], { lines: words }: MirrorTexts): string {
  const {
    reached,
    kept: keptCount,
    keptInPart,
    heldThrough,
    heldThroughInPart,
    open,
    openInPart,
  } = summaryOfLines(lines)
  const { onlyInPart, bothWays, heldThrough: through } = words.parts
  const parts = [
    keptCount > keptInPart || keptInPart === 0 ? [words.parts.kept(keptCount - keptInPart)] : [],
    keptInPart > heldThroughInPart ? [onlyInPart(keptInPart - heldThroughInPart)] : [],
    heldThroughInPart > 0 ? [bothWays(heldThroughInPart)] : [],
    heldThrough > heldThroughInPart ? [through(heldThrough - heldThroughInPart)] : [],
  ].flat()
  const waiting = open === 0 ? '' : words.waiting(open)
  const rest = openInPart === 0 ? '' : words.restWaits(openInPart)
  return `${words.answered(reached - open, parts.join(', '))}${waiting}${rest}`
}

/** Which closes resolve the claims for which lines wait that were held through, and how long at most these keep anything back. */
function awaitedWords(lines: readonly JudgedLine[], { lines: words, figures, list }: MirrorTexts): string {
  const through = lines.filter(({ line }) => line.response.was === 'held through')
  const claims = claimsWaitedFor(through.filter(({ isOutcomeWithheld }) => isOutcomeWithheld))
  if (claims.length === 0) return ''
  const last = (days: readonly string[]) => {
    const day = days.toSorted().at(-1)
    return day === undefined ? null : figures.day(day)
  }
  return words.resolvedBy(list([...new Set(claims.flatMap(({ tickers }) => tickers))]), claims.length, {
    givenUp: claims.filter(({ givenUpOn }) => givenUpOn !== null).length,
    givenUpOn: last(claims.flatMap(({ givenUpOn }) => givenUpOn ?? [])),
    untoldUntil: last(claims.flatMap(({ givenUpOn, untoldUntil }) => (givenUpOn === null ? untoldUntil : []))),
  })
}

function dearest(lines: readonly JudgedLine[], { lines: words, figures, asset }: MirrorTexts): string {
  let worst: JudgedLine | null = null
  let least = 0
  for (const each of lines) {
    const amount = each.line.response.was === 'held through' ? Number(each.outcome?.amount ?? 0) : 0
    if (amount < least) [worst, least] = [each, amount]
  }
  if (!worst?.outcome) return ''
  const { line, outcome } = worst
  const days = dayNumber(outcome.endedOn) - dayNumber(line.on)
  const amount = figures.usd(new Big(outcome.amount ?? 0).abs().toFixed(2))
  const name = asset(line.ticker, line.isOption)
  return words.dearest(
    name,
    days,
    { kind: line.kind, isRest: line.isRest, last: lastOf(worst, figures.quantity) },
    amount,
  )
}

/** What was held until the last day, of how much, where other parts had ended before; null where all ended on one day. */
function lastOf({ line, outcome }: JudgedLine, quantity: (units: string) => string): LastPart | null {
  const last = (outcome?.ends ?? []).filter(({ on }) => on === outcome?.endedOn)
  const units = last.reduce((sum, end) => sum.plus(end.quantity), new Big(0))
  return outcome && last.length < outcome.ends.length
    ? { units: quantity(units.toFixed()), of: quantity(line.quantity) }
    : null
}

/** What the same money would have brought in the benchmark, each part over the days for which it was held, of the lines of which that is known. */
function besideBenchmark(
  lines: readonly JudgedLine[],
  benchmark: string | null,
  { lines: words, figures }: MirrorTexts,
): string {
  const judged = lines.filter(({ line }) => line.response.was === 'held through')
  const covered = judged.flatMap(({ line, outcome, benchmarkReturn }) =>
    outcome && benchmarkReturn !== null ? [{ line, outcome, benchmarkReturn }] : [],
  )
  if (benchmark === null || covered.length === 0) return ''
  const total = covered.reduce(
    (sum, { line, outcome, benchmarkReturn }) =>
      sum.plus(new Big(line.quantity).times(outcome.priceThen).times(benchmarkReturn)),
    new Big(0),
  )
  const isPart = covered.length < judged.length
  const untold = judged.filter((one) => one.isReturnWithheld || one.isOutcomeWithheld)
  const unresolved = untold.filter(({ waitsFor }) => waitsFor).length
  const withheld = untold.length - unresolved
  const unknown = judged.filter(({ outcome, isOutcomeWithheld }) => !outcome && !isOutcomeWithheld).length
  const part = isPart ? { covered: covered.length, withheld, unresolved, unknown } : null
  return words.beside(benchmark, total.lt(0), figures.usd(total.abs().toFixed(2)), judged.length, part)
}
