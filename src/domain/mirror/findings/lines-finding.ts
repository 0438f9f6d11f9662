import Big from 'big.js'
import { wilsonRange } from '../../journal-facts/wilson.ts'
import { dayNumber } from '../../prices/day-number.ts'
import { usdWords } from '../../prices/money-format.ts'
import { heldThroughWords, type JudgedLine, LINE_NAMES, summaryOfLines, times } from '../lines-summary.ts'
import { type EntryLink, type Finding, shareWords } from './finding.ts'

const linksOf = (lines: readonly JudgedLine[]): readonly EntryLink[] =>
  lines.map(({ line: { assetId, ticker, sequence, on } }) => ({ assetId, ticker, sequence, on }))

/** What stepping over lines of one's own has cost, and where it paid. */
export function linesFinding(lines: readonly JudgedLine[], benchmark: string | null): Omit<Finding, 'quotes'> | null {
  const title = heldThroughWords(lines)
  if (title === null) return null
  const { kept, heldThrough, open, total, untold } = summaryOfLines(lines)
  const answered = kept + heldThrough
  const range = wilsonRange(heldThrough, answered)
  const waiting = open === 0 ? '' : ` ${open} more ${open === 1 ? 'waits' : 'wait'} for what you do.`
  return {
    kind: 'lines',
    title,
    evidence: `${answered} of your stops, targets and tests ${answered === 1 ? 'was' : 'were'} reached: ${kept} kept, ${heldThrough} held through.${waiting}${dearest(lines)}${besideBenchmark(lines, benchmark)}`,
    method: `The close of each line’s day against the sale or the last price, times what was held; a line ends where the next one of the same holding begins. Kept is a sale within five trading days and before any decision to go on. Price only. Held through ${heldThrough} of ${answered}, 95% range ${shareWords(range.from)} to ${shareWords(range.to)}.`,
    cost: untold === heldThrough ? null : total,
    note: heldThrough === 1 ? 'one line' : `${heldThrough} lines`,
    entries: linksOf(lines.filter(({ line }) => line.response.was === 'held through')),
  }
}

function dearest(lines: readonly JudgedLine[]): string {
  const [worst] = lines
    .filter(({ line, outcome }) => line.response.was === 'held through' && outcome && Number(outcome.amount) < 0)
    .toSorted((one, other) => Number(one.outcome?.amount) - Number(other.outcome?.amount))
  if (!worst?.outcome) return ''
  const { line, outcome } = worst
  const days = dayNumber(outcome.endedOn) - dayNumber(line.on)
  const past = days === 0 ? 'the same day' : `${days} ${days === 1 ? 'day' : 'days'} past`
  return ` The dearest was ${line.ticker}: ${past} its ${LINE_NAMES[line.kind]}, ${usdWords(new Big(outcome.amount).abs().toFixed(2))}.`
}

/** What the same money would have brought in the benchmark over the same days, where that is known of every line. */
function besideBenchmark(lines: readonly JudgedLine[], benchmark: string | null): string {
  const told = lines.flatMap(({ line, outcome, benchmarkReturn }) =>
    line.response.was === 'held through' && outcome ? [{ line, outcome, benchmarkReturn }] : [],
  )
  let total = new Big(0)
  for (const { line, outcome, benchmarkReturn } of told) {
    if (benchmarkReturn === null) return ''
    total = total.plus(new Big(line.quantity).times(outcome.priceThen).times(benchmarkReturn))
  }
  if (benchmark === null || told.length === 0) return ''
  const words = usdWords(total.abs().toFixed(2))
  return ` The same money in ${benchmark} would have ${total.lt(0) ? 'lost' : 'brought'} ${words} over the same days.`
}

/** A credit is written like the rest, and says what it cost. */
export function keptFinding(lines: readonly JudgedLine[]): Omit<Finding, 'quotes'> | null {
  const keptLines = lines.filter(({ line }) => line.response.was === 'kept')
  if (keptLines.length === 0) return null
  const amounts = keptLines.flatMap(({ outcome }) => outcome?.amount ?? [])
  const [saved, lost] = [amounts.filter((amount) => Number(amount) > 0), amounts.filter((amount) => Number(amount) < 0)]
  const sum = (of: readonly string[]) => of.reduce((total, amount) => total.plus(amount), new Big(0))
  const parts = [
    saved.length > 0 ? `${times(saved.length)} it has saved you ${usdWords(sum(saved).toFixed(2))}` : null,
    lost.length > 0 ? `${times(lost.length)} it has cost you ${usdWords(sum(lost).abs().toFixed(2))}` : null,
  ].flatMap((part) => part ?? [])
  const told = parts.length === 0 ? '' : ` Until the last price ${parts.join(', and ')}.`
  const rule = lost.length > 0 ? ' A rule that is kept where it costs is a rule.' : ''
  return {
    kind: 'kept',
    title: `You did exactly what you had written ${times(keptLines.length)}.`,
    evidence: `${keptLines.map(({ line }) => line.ticker).join(', ')}: the line came, and you sold.${told}${rule}`,
    method: 'What the price has done since the sale, times what was sold. Price only.',
    cost: amounts.length === 0 ? null : sum(amounts).toFixed(2),
    note: keptLines.length === 1 ? 'one line, until the last price' : `${keptLines.length} lines, until the last price`,
    entries: linksOf(keptLines),
  }
}
