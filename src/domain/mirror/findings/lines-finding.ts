import Big from 'big.js'
import { dayNumber } from '../../prices/day-number.ts'
import { usdWords } from '../../prices/money-format.ts'
import { heldThroughWords, type JudgedLine, LINE_NAMES, summaryOfLines } from '../lines-summary.ts'
import { wilsonRange } from '../wilson.ts'
import { type EntryLink, type Finding, shareWords } from './finding.ts'

/** The entries that say of each that it was reached. */
export const linksOf = (lines: readonly JudgedLine[]): readonly EntryLink[] =>
  lines.map(({ line: { assetId, ticker, sequence, on } }) => ({ assetId, ticker, sequence, on }))

/** What stepping over lines of one's own has cost, and where it paid. */
export function linesFinding(lines: readonly JudgedLine[], benchmark: string | null): Omit<Finding, 'quotes'> | null {
  const title = heldThroughWords(lines)
  if (title === null) return null
  const { heldThrough, total, untold, reached, open } = summaryOfLines(lines)
  const answered = reached - open
  const range = wilsonRange(heldThrough, answered)
  return {
    kind: 'lines',
    title,
    evidence: `${answeredWords(lines)}${dearest(lines)}${besideBenchmark(lines, benchmark)}`,
    method: `The close of each line’s day against the sale or the last price, times what was held; a line ends where the next one of the same holding begins. Kept is a sale within five trading days and before any decision to go on; where that was a part, the rest counts as held through, and so does a stop or target from which the price went on to the other one before you sold. Price only. Held through ${heldThrough} of ${answered}, 95% range ${shareWords(range.from)} to ${shareWords(range.to)}.`,
    cost: untold === heldThrough ? null : total,
    note: heldThrough === 1 ? 'one line' : `${heldThrough} lines`,
    entries: linksOf(lines.filter(({ line }) => line.response.was === 'held through')),
  }
}

/** `4 of your stops, targets and tests were reached: 1 kept, 1 kept in part and held through for the rest, 2 held through.` */
function answeredWords(lines: readonly JudgedLine[]): string {
  const {
    reached,
    kept: keptCount,
    keptInPart,
    heldThrough,
    heldThroughInPart,
    open,
    openInPart,
  } = summaryOfLines(lines)
  const answered = reached - open
  const onlyInPart = keptInPart - heldThroughInPart
  const parts = [
    keptCount > keptInPart || keptInPart === 0 ? [`${keptCount - keptInPart} kept`] : [],
    onlyInPart > 0 ? [`${onlyInPart} kept with a part`] : [],
    heldThroughInPart > 0 ? [`${heldThroughInPart} kept with a part and held through with the rest`] : [],
    heldThrough > heldThroughInPart ? [`${heldThrough - heldThroughInPart} held through`] : [],
  ].flat()
  const waiting = open === 0 ? '' : ` ${open} more ${open === 1 ? 'waits' : 'wait'} for what you do.`
  const rest =
    openInPart === 0 ? '' : ` What is left of ${openInPart === 1 ? 'one' : openInPart} waits for what you do.`
  return `${answered} of your stops, targets and tests ${answered === 1 ? 'was' : 'were'} reached: ${parts.join(', ')}.${waiting}${rest}`
}

function dearest(lines: readonly JudgedLine[]): string {
  const [worst] = lines
    .filter(({ line, outcome }) => line.response.was === 'held through' && outcome && Number(outcome.amount) < 0)
    .toSorted((one, other) => Number(one.outcome?.amount) - Number(other.outcome?.amount))
  if (!worst?.outcome) return ''
  const { line, outcome } = worst
  const rest = line.isRest ? ' with what was left of it' : ''
  const days = dayNumber(outcome.endedOn) - dayNumber(line.on)
  const past = days === 0 ? 'the same day' : `${days} ${days === 1 ? 'day' : 'days'} past`
  return ` The dearest was ${line.ticker}: ${past} its ${LINE_NAMES[line.kind]}${rest}, ${usdWords(new Big(outcome.amount).abs().toFixed(2))}.`
}

/** What the same money would have brought in the benchmark over the same days, of the lines of which that is known. */
function besideBenchmark(lines: readonly JudgedLine[], benchmark: string | null): string {
  const judged = lines.filter(({ line, outcome }) => line.response.was === 'held through' && outcome)
  const covered = judged.flatMap(({ line, outcome, benchmarkReturn }) =>
    outcome && benchmarkReturn !== null ? [{ line, outcome, benchmarkReturn }] : [],
  )
  if (benchmark === null || covered.length === 0) return ''
  const total = covered.reduce(
    (sum, { line, outcome, benchmarkReturn }) =>
      sum.plus(new Big(line.quantity).times(outcome.priceThen).times(benchmarkReturn)),
    new Big(0),
  )
  const words = usdWords(total.abs().toFixed(2))
  const told = `The same money in ${benchmark} would have ${total.lt(0) ? 'lost' : 'brought'} ${words} over the same days`
  if (covered.length === judged.length) return ` ${told}.`
  return ` ${told} after ${covered.length} of these ${judged.length} lines; for the rest no close of ${benchmark} is known.`
}
