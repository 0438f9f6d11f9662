import type { AfterLosses } from '../money/after-losses.ts'
import { salesLeftOutWords } from '../money/book-left-out.ts'
import type { PassedOn } from '../money/passed-on.ts'
import type { SellingAgainstRandom } from '../money/selling-against-random.ts'
import type { YearOfTrading } from '../money/turnover.ts'
import { excludesZero } from '../statistics/has-range.ts'
import { type MirrorTexts, mirrorTexts, namedWords } from '../texts/mirror-texts.ts'
import { type EntryLink, type Finding, printsZero } from './finding.ts'

type Found = Omit<Finding, 'quotes'>
type LinkOf = (sequence: number) => readonly EntryLink[]

/** What was kept did better, or worse, than what was sold in the year after, beyond chance. */
export function sellingFinding(
  { sales, withoutReturn, leftOut, difference, sequences }: SellingAgainstRandom,
  linkOf: LinkOf,
  texts: MirrorTexts = mirrorTexts('en'),
  optionsLeftOut = 0,
): Found | null {
  if (!difference || !excludesZero(difference) || printsZero(difference.mean)) return null
  const { selling, figures } = texts
  const isWorse = difference.mean < 0
  const missing = withoutReturn === 0 ? '' : selling.withoutReturn(withoutReturn)
  return {
    kind: 'selling',
    title: isWorse ? selling.title.better : selling.title.worse,
    evidence: selling.evidence(figures.points(Math.abs(difference.mean * 100)), isWorse, sales),
    method: `${selling.method(figures.signed(difference.from * 100), figures.signed(difference.to * 100))}${missing}${salesLeftOutWords(leftOut, texts)}${sharesOnlyWords(optionsLeftOut, texts)}`,
    cost: null,
    note: selling.note(sales),
    entries: sequences.flatMap(linkOf),
  }
}

/** The last whole year in which trading cost money against touching nothing. */
export function dragFinding(
  years: readonly YearOfTrading[],
  linkOf: LinkOf,
  texts: MirrorTexts = mirrorTexts('en'),
): Found | null {
  const last = years.filter(({ isWhole, drag }) => isWhole && drag).at(-1)
  if (!last?.drag || last.drag.difference >= 0 || printsZero(last.drag.difference)) return null
  const { actual, untouched, difference } = last.drag
  const { drag, figures } = texts
  const leftOut = sharesOnlyWords(last.optionsLeftOut, texts)
  return {
    kind: 'drag',
    title: drag.title(last.year, figures.points(Math.abs(difference * 100))),
    evidence: `${drag.evidence(figures.signedPercent(actual * 100), figures.signedPercent(untouched * 100))}${leftOut}`,
    method: `${drag.method}${turnoverWords(last, texts)}${laterYearsWords(years, last, texts)}`,
    cost: null,
    note: drag.note(last.turnover === null ? null : figures.share(last.turnover)),
    entries: last.sequences.flatMap(linkOf),
  }
}

/** ` Shares only; 2 holdings of options left out.`; empty where there was none. */
const sharesOnlyWords = (optionsLeftOut: number, { sharesOnly }: MirrorTexts): string =>
  optionsLeftOut === 0 ? '' : ` ${sharesOnly(optionsLeftOut)}`

const MOST_NAMED = 3

/** Of each later whole year why nothing is told of it, so that the last one that is known is not taken for the last one. */
const laterYearsWords = (years: readonly YearOfTrading[], last: YearOfTrading, texts: MirrorTexts): string =>
  years
    .filter(({ isWhole, year }) => isWhole && year > last.year)
    .map(({ year, unpricedTrades, overSplit, withoutClose }) => {
      const { why, notKnown } = texts.drag
      const reasons = [
        unpricedTrades
          .slice(0, MOST_NAMED)
          .map(({ ticker, on, does }) => why.unpricedTrade(ticker, texts.figures.day(on), does === 'sell')),
        overSplit.length > 0 ? [why.overSplit(namedWords(overSplit, MOST_NAMED, texts))] : [],
        withoutClose.length > 0 ? [why.withoutClose(namedWords(withoutClose, MOST_NAMED, texts))] : [],
      ].flat()
      return reasons.length === 0 ? '' : notKnown(year, reasons)
    })
    .join('')

/** Days without anything held have no worth to turn over, and are in no average. */
const turnoverWords = ({ turnover, days, heldDays }: YearOfTrading, { drag }: MirrorTexts): string =>
  turnover === null ? '' : drag.turnover(heldDays === days ? null : { held: heldDays, days })

/** Purchases in the five trading days after a realized loss, more or fewer than after a realized gain, beyond chance. */
export function afterLossesFinding(
  { after, other, withoutWindow, leftOut, difference, sequences }: AfterLosses,
  linkOf: LinkOf,
  texts: MirrorTexts = mirrorTexts('en'),
  optionsLeftOut = 0,
): Found | null {
  if (!difference || !excludesZero(difference)) return null
  const { afterLosses, figures } = texts
  const shareOf = ({ withBuy, days }: AfterLosses['after']) => figures.share(withBuy / days)
  if (shareOf(after) === shareOf(other)) return null
  const method = afterLosses.method(shareOf(after), shareOf(other), figures.points(difference.standardError * 100))
  const uncounted = withoutWindow === 0 ? '' : afterLosses.withoutWindow(withoutWindow)
  return {
    kind: 'after-losses',
    title: afterLosses.title(difference.mean > 0),
    evidence: afterLosses.evidence(after.withBuy, after.days, other.withBuy, other.days),
    method: `${method}${uncounted}${salesLeftOutWords(leftOut, texts)}${sharesOnlyWords(optionsLeftOut, texts)}`,
    cost: null,
    note: afterLosses.note(after.days),
    entries: sequences.flatMap(linkOf),
  }
}

/** What was only watched did better, or worse, in the year after than what was bought, beyond chance. */
export function passedOnFinding(
  { watched, bought, leftOut, difference, sequences }: PassedOn,
  linkOf: LinkOf,
  texts: MirrorTexts = mirrorTexts('en'),
  optionsLeftOut = 0,
): Found | null {
  if (!difference || !excludesZero(difference) || printsZero(difference.mean)) return null
  const { passedOn, figures } = texts
  const isBetter = difference.mean > 0
  const points = figures.points(Math.abs(difference.mean * 100))
  const method = passedOn.method(figures.signed(difference.from * 100), figures.signed(difference.to * 100))
  return {
    kind: 'passed-on',
    title: isBetter ? passedOn.title.better : passedOn.title.worse,
    evidence: passedOn.evidence({ watched, points, isBetter, bought }),
    method: `${method}${passedOnLeftOut(leftOut, texts)}${sharesOnlyWords(optionsLeftOut, texts)}`,
    cost: null,
    note: `${passedOn.watched(watched)}, ${passedOn.bought(bought)}`,
    entries: sequences.flatMap(linkOf),
  }
}

function passedOnLeftOut({ watched, bought, overSplits }: PassedOn['leftOut'], { passedOn }: MirrorTexts): string {
  const parts = [watched > 0 ? [passedOn.watched(watched)] : [], bought > 0 ? [passedOn.bought(bought)] : []].flat()
  return parts.length === 0 ? '' : passedOn.leftOut(parts.join(', '), overSplits, watched + bought - overSplits)
}
