import Big from 'big.js'
import { dayNumber } from '../../prices/day-number.ts'
import { quantityWords, usdWords } from '../../prices/money-format.ts'
import { readableDay } from '../../time.ts'
import { isKeptWhole, isPartAskedFor } from '../lines.ts'
import { capitalized, type JudgedLine, times } from '../lines-summary.ts'
import { type Finding, namedWords } from './finding.ts'
import { linksOf } from './lines-finding.ts'
import { isNearLine } from './near-line.ts'

/** A credit is written like the rest, and says what it cost. Where a part was sold, it says how many of how many. */
export function keptFinding(lines: readonly JudgedLine[]): Omit<Finding, 'quotes'> | null {
  const keptLines = lines.filter(isCredited)
  if (keptLines.length === 0) return null
  const [whole, parts] = [keptLines.filter(({ line }) => isKeptWhole(line)), keptLines.filter(isInPart)]
  const amounts = keptLines.flatMap(({ outcome }) => outcome?.amount ?? [])
  const n = keptLines.length
  return {
    kind: 'kept',
    title: titleOf(whole, parts.length),
    evidence: [
      ...wholeWords(whole),
      ...latest(
        parts.map((part) => partWords(part, lines)),
        (count) => `${capitalized(times(count))} more you sold a part.`,
      ),
      ...waitedWords(keptLines, lines),
      ...savedWords(keptLines, lines),
    ].join(' '),
    method: `What the price has done since the sale, times what was sold, until it was bought again; and before it, from the close of the line’s day. Price only.${parts.length === 0 ? '' : ' What was kept on is no credit, nor is a sale of less than a quarter.'}${several(keptLines, lines)}`,
    cost: amounts.length === 0 ? null : sum(amounts).toFixed(2),
    note: `${n === 1 ? 'one line' : `${n} lines`}${keptLines.some(isBoughtAgain) ? '' : ', until the last price'}`,
    entries: linksOf(keptLines),
  }
}

const several = (keptLines: readonly JudgedLine[], lines: readonly JudgedLine[]): string =>
  keptLines.some((one) => keptWith(one, lines).length > 0)
    ? ' A sale that kept several lines counts once, with the last of them.'
    : ''

const isInPart = ({ line }: JudgedLine): boolean => !isKeptWhole(line)

function titleOf(whole: readonly JudgedLine[], parts: number): string {
  if (whole.length === 0) return `Your own line came ${times(parts)}, and you sold a part.`
  const countOf = (isNear: boolean | null) => whole.filter((one) => isNearLine(one) === isNear).length
  const [exact, far, unknown] = [countOf(true), countOf(false), countOf(null)]
  const done = [
    exact > 0 ? [`did exactly what you had written ${times(exact)}`] : [],
    unknown > 0 ? [`kept a line of yours ${times(unknown)}`] : [],
    far > 0 ? [`kept a line of yours ${times(far)}, though not near its price`] : [],
    parts > 0 ? [`sold a part ${times(parts)}`] : [],
  ].flat()
  return `You ${done.length > 1 ? `${done.slice(0, -1).join(', ')}, and ${done.at(-1)}` : done.join('')}.`
}

/** A busy journal keeps a hundred lines: the latest are named, each asset once, and the rest are counted. */
const MOST = { named: 6, told: 3 } as const

function wholeWords(whole: readonly JudgedLine[]): string[] {
  if (whole.length === 0) return []
  const tickers = Map.groupBy(whole.toReversed(), ({ line }) => line.ticker)
  const named = [...tickers].map(([ticker, { length }]) => (length === 1 ? ticker : `${ticker} (${times(length)})`))
  return [`${namedWords(named, MOST.named)}: the line came, and you sold.`]
}

/** The latest sentences about one line each, and how many more there are. */
const latest = (sentences: readonly string[], more: (count: number) => string): string[] =>
  sentences.length <= MOST.told ? [...sentences] : [...sentences.slice(-MOST.told), more(sentences.length - MOST.told)]

/** To sell less than a quarter of what one meant to leave is no credit, unless the line's own words ask for a part. */
function isCredited({ line }: JudgedLine): boolean {
  // One sale is one credit, with the last of the lines that it kept.
  if (line.response.was !== 'kept' || !line.response.credited) return false
  return new Big(line.response.sold).times(4).gte(line.quantity) || isPartAskedFor(line)
}

function partWords({ line }: JudgedLine, lines: readonly JudgedLine[]): string {
  const { ticker, quantity, response, sequence, kind } = line
  const sold = response.was === 'kept' ? response.sold : '0'
  const isRest = (other: JudgedLine['line']) => other.isRest && other.sequence === sequence && other.kind === kind
  const rest = lines.find(({ line: other }) => isRest(other))?.line
  const keptOn =
    rest?.response.was === 'held through' ? `; with the other ${quantityWords(rest.quantity)} you held through it` : ''
  return `${ticker}: the line came, and you sold ${quantityWords(sold)} of ${quantityWords(quantity)}${keptOn}.`
}

/** The lines that the sales of this one kept too, and of which nothing else is told. */
const keptWith = ({ line }: JudgedLine, lines: readonly JudgedLine[]): JudgedLine[] => {
  const sales = line.response.was === 'kept' ? (line.response.credited?.sales ?? []) : []
  return lines.filter(({ line: { assetId, response } }) => {
    if (assetId !== line.assetId || response.was !== 'kept' || response.credited) return false
    return sales.includes(response.sales.at(-1) ?? Number.NaN)
  })
}

/** What the days between a line and its sale did; of lines that one sale kept, from the first of them. */
function waitedWords(keptLines: readonly JudgedLine[], lines: readonly JudgedLine[]): string[] {
  const amounts = keptLines.flatMap((one) => {
    const waits = [one, ...keptWith(one, lines)].flatMap(({ outcome }) => outcome?.waited ?? [])
    return one.outcome ? [sum(waits).toFixed(2)] : []
  })
  const first = keptLines.some((one) => keptWith(one, lines).length > 0) ? ', or that of the first of several,' : ''
  const [brought, cost] = [
    amounts.filter((amount) => Number(amount) > 0),
    amounts.filter((amount) => Number(amount) < 0),
  ]
  const told = [
    cost.length > 0 ? [`${often(keptLines, cost)}cost you ${usdWords(sum(cost).abs().toFixed(2))}${inAll(cost)}`] : [],
    brought.length > 0
      ? [`${often(keptLines, brought)}brought you ${usdWords(sum(brought).toFixed(2))}${inAll(brought)}`]
      : [],
  ].flat()
  return told.length === 0 ? [] : [`From the line’s day${first} to the sale, waiting ${told.join(', and ')}.`]
}

function savedWords(keptLines: readonly JudgedLine[], lines: readonly JudgedLine[]): string[] {
  const amounts = keptLines.flatMap(({ outcome }) => outcome?.amount ?? [])
  const [saved, lost] = [amounts.filter((amount) => Number(amount) > 0), amounts.filter((amount) => Number(amount) < 0)]
  const told = [
    saved.length > 0
      ? `${often(keptLines, saved)}it has saved you ${usdWords(sum(saved).toFixed(2))}${inAll(saved)}`
      : null,
    lost.length > 0
      ? `${often(keptLines, lost)}it has cost you ${usdWords(sum(lost).abs().toFixed(2))}${inAll(lost)}`
      : null,
  ].flatMap((part) => part ?? [])
  const rule = lost.length > 0 ? ['A rule that is kept where it costs is a rule.'] : []
  return told.length === 0
    ? againWords(keptLines)
    : [
        ...againWords(keptLines),
        `${waitedWords(keptLines, lines).length > 0 ? 'From the sale until' : 'Until'} the last price${keptLines.some(isBoughtAgain) ? ', or until you bought it again,' : ''} ${told.join(', and ')}.`,
        ...rule,
      ]
}

/** How often, where there are several lines. */
const often = (keptLines: readonly JudgedLine[], amounts: readonly string[]): string =>
  keptLines.length === 1 ? '' : `${times(amounts.length)} `

/** “$7.00 twice” would be fourteen. */
const inAll = (amounts: readonly string[]): string => (amounts.length > 1 ? ' in all' : '')

const sum = (of: readonly string[]) => of.reduce((total, amount) => total.plus(amount), new Big(0))

const isBoughtAgain = ({ outcome }: JudgedLine): boolean => outcome?.endedBy === 'next purchase'

/** Whoever buys back within so many days has undone what the rule did. */
const AT_ONCE_DAYS = 7

function againWords(keptLines: readonly JudgedLine[]): string[] {
  const again = keptLines.flatMap(({ line, outcome }) => {
    if (line.response.was !== 'kept' || outcome?.endedBy !== 'next purchase') return []
    const days = dayNumber(outcome.endedOn) - dayNumber(line.response.credited?.on ?? line.response.on)
    return days > AT_ONCE_DAYS ? [] : [`You bought ${line.ticker} again on ${readableDay(outcome.endedOn)}.`]
  })
  return latest(again, (count) => `${capitalized(times(count))} more you bought again within ${AT_ONCE_DAYS} days.`)
}
