import Big from 'big.js'
import { dayNumber } from '../../prices/day-number.ts'
import { isKeptWhole, isPartAskedFor } from '../lines/lines.ts'
import { type JudgedLine, nameOfKinds } from '../lines/lines-summary.ts'
import type { Mirror } from '../mirror.ts'
import { type MirrorTexts, mirrorTexts, namedWords } from '../texts/mirror-texts.ts'
import type { Finding } from './finding.ts'
import { ALL_TOLD, linksOf } from './lines-finding.ts'
import { isNearLine } from './near-line.ts'

/** The lines that may be credited, and what is known of them beside: a Mirror, or a part of its lines. */
type Credited = Pick<
  Mirror,
  'lines' | 'language' | 'importedEntries' | 'correctedLines' | 'lateLines' | 'undatedLines' | 'boughtBackLines'
>

/**
 * A credit is written like the rest, and says what it cost. Where a part was sold, it says how many of how many. A line that was written
 * down or corrected to what it is on its own day or later, or imported, was no promise: it stays among the lines, and is in no credit.
 * @param by New York's day of which the last price is named as the last, for whoever reads it on a later one
 */
export function keptFinding(
  { lines: all, language, importedEntries, correctedLines, lateLines, undatedLines, boughtBackLines }: Credited,
  by: string | null = null,
): Omit<Finding, 'quotes'> | null {
  const texts = mirrorTexts(language)
  const notCounted = {
    corrected: correctedLines.length,
    late: lateLines.length,
    undated: undatedLines.length,
    boughtBack: boughtBackLines.length,
  }
  const [lines, others] = [
    all.filter(isPromised(importedEntries)),
    all.filter((one) => !isPromised(importedEntries)(one)),
  ]
  // What a sale brought cannot be told apart by the lines that it kept.
  const keptLines = lines.filter((one) => isCredited(one) && !others.some((other) => sharesSale(one, other)))
  if (keptLines.length === 0) return null
  const together = toldWithOthers(lines)
  const [whole, parts] = [keptLines.filter(({ line }) => isKeptWhole(line)), keptLines.filter(isInPart)]
  const [told, toldParts] = [
    withTestsKeptTogether(whole, lines, together),
    withTestsKeptTogether(parts, lines, together),
  ]
  const amounts = keptLines.flatMap(({ outcome }) => outcome?.amount ?? [])
  const waited = waitedWords(keptLines, together, texts)
  const { kept: credit, count, untilLastPrice, notCounted: leftOut } = texts.lines
  return {
    kind: 'kept',
    title: titleOf(told, toldParts, together, texts),
    evidence: [
      ...wholeWords(told, texts),
      ...latest(parts, (part, more) => partWords(part, lines, more, texts)),
      ...waited,
      ...savedWords(keptLines, waited.length > 0, by, texts),
    ].join(' '),
    method: `${credit.method(parts.length > 0, hasSeveral(keptLines, together), told.length + toldParts.length > keptLines.length)}${leftOut(notCounted)}`,
    cost: amounts.length === 0 ? null : sum(amounts).toFixed(2),
    note: count(told.length + toldParts.length, amounts.length === 0 ? ALL_TOLD : untoldOf(keptLines)),
    costUntil: amounts.length === 0 || keptLines.some(isBoughtAgain) ? null : untilLastPrice,
    entries: linksOf(lines.filter((one) => told.includes(one) || toldParts.includes(one))),
  }
}

const isPromised =
  (importedEntries: number) =>
  ({ line }: JudgedLine): boolean =>
    line.isSetBefore && line.setBySequence > importedEntries

function sharesSale({ line }: JudgedLine, { line: other }: JudgedLine): boolean {
  const sales = other.assetId === line.assetId && other.response.was === 'kept' ? other.response.sales : []
  return line.response.was === 'kept' && line.response.sales.some((sequence) => sales.includes(sequence))
}

function untoldOf(keptLines: readonly JudgedLine[]) {
  const withheld = keptLines.filter(({ isOutcomeWithheld }) => isOutcomeWithheld).length
  return { unknown: keptLines.filter(({ outcome }) => !outcome?.amount).length - withheld, withheld }
}

const isInPart = ({ line }: JudgedLine): boolean => !isKeptWhole(line)

const isOfTests = (whole: readonly JudgedLine[]): boolean => nameOfKinds(whole) === 'own-test'

/** A test has no price, so that one sale keeps several of them alike: where nothing else was kept, each that came is counted. */
function withTestsKeptTogether(
  whole: readonly JudgedLine[],
  lines: readonly JudgedLine[],
  together: readonly JudgedLine[],
): readonly JudgedLine[] {
  const all = new Set(whole.flatMap((one) => [one, ...keptWith(one, together)]))
  return isOfTests([...all]) ? lines.filter((one) => all.has(one)) : whole
}

function titleOf(
  whole: readonly JudgedLine[],
  parts: readonly JudgedLine[],
  together: readonly JudgedLine[],
  { lines: { kept: credit } }: MirrorTexts,
): string {
  if (whole.length === 0) return credit.onlyParts(nameOfKinds(parts), parts.length)
  const isOfTestsAlone = isOfTests(whole.flatMap((one) => [one, ...keptWith(one, together)]))
  if (parts.length === 0 && isOfTestsAlone) return credit.came('own-test', whole.length)
  const [others, far] = [whole.filter((one) => !isFar(one, together)), whole.filter((one) => isFar(one, together))]
  const done = [
    others.length > 0 ? [credit.whole(nameOfKinds(others), others.length)] : [],
    far.length > 0 ? [credit.far(nameOfKinds(far), far.length)] : [],
    parts.length > 0 ? [credit.parts(parts.length)] : [],
  ].flat()
  return credit.did(done)
}

/** Whether it was sold far from the line; a test has no price, and is as far as what the same sale kept with it. */
const isFar = (one: JudgedLine, together: readonly JudgedLine[]): boolean =>
  one.line.kind === 'own-test'
    ? keptWith(one, together).some((other) => isNearLine(other) === false)
    : isNearLine(one) === false

/** A busy journal keeps a hundred lines: the latest are named, each asset once, and the rest are counted. */
const MOST = { named: 6, told: 3 } as const

function wholeWords(whole: readonly JudgedLine[], texts: MirrorTexts): string[] {
  if (whole.length === 0) return []
  const names = Map.groupBy(whole.toReversed(), ({ line }) => nameOf(line, texts))
  const named = [...names].map(([name, { length }]) => (length === 1 ? name : `${name} (${texts.times(length)})`))
  return [texts.lines.kept.sold(namedWords(named, MOST.named, texts), nameOfKinds(whole))]
}

const nameOf = ({ ticker, isOption }: JudgedLine['line'], { asset }: MirrorTexts): string => asset(ticker, isOption)

/** A sentence about each of the latest; the last one says how many more there are. */
const latest = <T>(all: readonly T[], wordsOf: (one: T, more: number) => string): string[] =>
  all.slice(-MOST.told).map((one) => wordsOf(one, one === all.at(-1) ? Math.max(0, all.length - MOST.told) : 0))

/** To sell less than a quarter of what one meant to leave is no credit, unless the line's own words ask for a part. */
function isCredited({ line }: JudgedLine): boolean {
  // One sale is one credit, with the last of the lines that it kept.
  if (line.response.was !== 'kept' || !line.response.credited) return false
  return new Big(line.response.credited.sold).times(4).gte(line.quantity) || isPartAskedFor(line)
}

function partWords({ line }: JudgedLine, lines: readonly JudgedLine[], more: number, texts: MirrorTexts): string {
  const { quantity, response, sequence, kind } = line
  const sold = response.was === 'kept' ? response.sold : '0'
  const isRest = (other: JudgedLine['line']) => other.isRest && other.sequence === sequence && other.kind === kind
  const rest = lines.find(({ line: other }) => isRest(other))?.line
  const words = texts.figures.quantity
  const other = rest?.response.was === 'held through' ? words(rest.quantity) : null
  const told = { sold: words(sold), of: words(quantity), other }
  return texts.lines.kept.soldPart(nameOf(line, texts), kind, told, more)
}

/** The lines that were kept by sales which are told of with another line. */
const toldWithOthers = (lines: readonly JudgedLine[]): readonly JudgedLine[] =>
  lines.filter(({ line: { response } }) => response.was === 'kept' && !response.credited)

/** Of those the lines that the sales of this one kept too. */
const keptWith = ({ line }: JudgedLine, together: readonly JudgedLine[]): JudgedLine[] => {
  const sales = line.response.was === 'kept' ? (line.response.credited?.sales ?? []) : []
  return together.filter(({ line: { assetId, response } }) => {
    if (assetId !== line.assetId || response.was !== 'kept') return false
    return sales.includes(response.sales.at(-1) ?? Number.NaN)
  })
}

/** Whether some sale kept several lines: it is told of once. */
const hasSeveral = (keptLines: readonly JudgedLine[], together: readonly JudgedLine[]): boolean =>
  keptLines.some((one) => keptWith(one, together).length > 0)

/** What the days between a line and its sale did; of lines that one sale kept, from the first of them. */
function waitedWords(keptLines: readonly JudgedLine[], together: readonly JudgedLine[], texts: MirrorTexts): string[] {
  const { kept: credit } = texts.lines
  const amounts = keptLines.flatMap((one) => {
    const waits = [one, ...keptWith(one, together)].flatMap(({ outcome }) => outcome?.waited ?? [])
    return one.outcome ? [sum(waits).toFixed(2)] : []
  })
  const [brought, cost] = [
    amounts.filter((amount) => Number(amount) > 0),
    amounts.filter((amount) => Number(amount) < 0),
  ]
  const told = [
    cost.length > 0 ? [credit.waitingCost(...amountWords(keptLines, cost, texts))] : [],
    brought.length > 0 ? [credit.waitingBrought(...amountWords(keptLines, brought, texts))] : [],
  ].flat()
  return told.length === 0 ? [] : [credit.waiting(told, hasSeveral(keptLines, together))]
}

function savedWords(
  keptLines: readonly JudgedLine[],
  isFromSale: boolean,
  by: string | null,
  texts: MirrorTexts,
): string[] {
  const { kept: credit } = texts.lines
  const amounts = keptLines.flatMap(({ outcome }) => outcome?.amount ?? [])
  const saved = amounts.filter((amount) => Number(amount) > 0)
  const linesThatLost = keptLines.filter(({ outcome }) => Number(outcome?.amount ?? 0) < 0)
  const lost = linesThatLost.flatMap(({ outcome }) => outcome?.amount ?? [])
  const told = [
    saved.length > 0 ? [credit.saved(...amountWords(keptLines, saved, texts))] : [],
    lost.length > 0 ? [credit.lost(...amountWords(keptLines, lost, texts))] : [],
  ].flat()
  const of = {
    isFromSale,
    by: by && texts.figures.day(by),
    again: howAgain(keptLines),
    isCostOfRule: lost.length > 0 && linesThatLost.every(isLostToPrice),
  }
  return [...againWords(keptLines, texts), ...(told.length === 0 ? [] : [credit.since(told, of)])]
}

/** How often, where there are several lines; what came of them; and whether that is a sum: “$7.00 twice” would be fourteen. */
const amountWords = (
  keptLines: readonly JudgedLine[],
  amounts: readonly string[],
  { figures, times }: MirrorTexts,
): [often: string, amount: string, isInAll: boolean] => [
  keptLines.length === 1 ? '' : `${times(amounts.length)} `,
  figures.usd(sum(amounts).abs().toFixed(2)),
  amounts.length > 1,
]

const sum = (of: readonly string[]) => of.reduce((total, amount) => total.plus(amount), new Big(0))

const isBoughtAgain = ({ outcome }: JudgedLine): boolean =>
  outcome?.ends.some(({ by }) => by === 'next purchase') ?? false

/** Whether some of them were bought again, and whether of one that was some units never were. */
function howAgain(keptLines: readonly JudgedLine[]): 'whole' | 'part' | null {
  const again = keptLines.filter(isBoughtAgain)
  if (again.length === 0) return null
  return again.some(({ outcome }) => outcome?.endedBy === 'last price') ? 'part' : 'whole'
}

/** Whether what was never bought again would have brought more: what a purchase lost is no cost of the line. */
const isLostToPrice = ({ outcome }: JudgedLine): boolean =>
  outcome?.ends.some(({ by, price }) => by === 'last price' && new Big(price).gt(outcome.salePrice ?? price)) ?? false

/** Whoever buys back within so many days has undone what the rule did. */
const AT_ONCE_DAYS = 7

function againWords(keptLines: readonly JudgedLine[], texts: MirrorTexts): string[] {
  const { kept: credit } = texts.lines
  const again = keptLines.flatMap((one) => boughtAtOnce(one, texts))
  // One purchase may buy again what several lines were kept with.
  const purchases = [...new Map(again.map((one) => [Object.values(one).join(' '), one])).values()]
  return latest(purchases, ({ name, day, part }, more) => credit.again(name, day, part, more, AT_ONCE_DAYS))
}

/** What was bought again so soon, and of how many units, where that was not all that was sold. */
function boughtAtOnce({ line, outcome }: JudgedLine, texts: MirrorTexts) {
  if (line.response.was !== 'kept' || !line.response.credited) return []
  const { on: soldOn, sold } = line.response.credited
  const purchases = (outcome?.ends ?? []).filter(
    ({ by, on }) => by === 'next purchase' && dayNumber(on) - dayNumber(soldOn) <= AT_ONCE_DAYS,
  )
  const last = purchases.at(-1)
  if (!last) return []
  const { quantity, day } = texts.figures
  const units = sum(purchases.map((one) => one.quantity))
  const part = units.lt(sold) ? texts.lines.kept.ofSold(quantity(units.toFixed()), quantity(sold)) : ''
  return [{ name: nameOf(line, texts), day: day(last.on), part }]
}
