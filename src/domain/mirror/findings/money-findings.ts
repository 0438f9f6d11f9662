import type { AfterLosses } from '../after-losses.ts'
import { salesLeftOutWords } from '../book-left-out.ts'
import { excludesZero } from '../has-range.ts'
import type { PassedOn } from '../passed-on.ts'
import type { SellingAgainstRandom } from '../selling-against-random.ts'
import type { YearOfTrading } from '../turnover.ts'
import { type EntryLink, type Finding, printsZero, shareWords, signedPoints } from './finding.ts'

type Found = Omit<Finding, 'quotes'>
type LinkOf = (sequence: number) => readonly EntryLink[]

/** What was kept did better, or worse, than what was sold in the year after, beyond chance. */
export function sellingFinding(
  { sales, withoutReturn, leftOut, difference, sequences }: SellingAgainstRandom,
  linkOf: LinkOf,
): Found | null {
  if (!difference || !excludesZero(difference) || printsZero(difference.mean)) return null
  const isWorse = difference.mean < 0
  const points = Math.abs(difference.mean * 100).toFixed(1)
  return {
    kind: 'selling',
    title: isWorse ? 'What you sold did better than what you kept.' : 'What you sold did worse than what you kept.',
    evidence: `In the 252 trading days after a sale, what you kept did ${points} points ${isWorse ? 'worse' : 'better'} than what you sold, on average over ${sales} sales.`,
    method: `Mean return of everything held and not sold that day less the sold one’s, close to close, price only. 95% range ${signedPoints(difference.from * 100)} to ${signedPoints(difference.to * 100)} points. Years of sales close to each other overlap, which the range does not know.${withoutReturnWords(withoutReturn)}${salesLeftOutWords(leftOut)}`,
    cost: null,
    note: `${sales} sales`,
    entries: sequences.flatMap(linkOf),
  }
}

const withoutReturnWords = (sales: number): string =>
  sales === 0
    ? ''
    : ` Not among them: ${sales} ${sales === 1 ? 'sale' : 'sales'}, of the last 252 trading days, with nothing else held beside, or without a close.`

/** The last whole year in which trading cost money against touching nothing. */
export function dragFinding(years: readonly YearOfTrading[], linkOf: LinkOf): Found | null {
  const last = years.filter(({ isWhole, drag }) => isWhole && drag).at(-1)
  if (!last?.drag || last.drag.difference >= 0 || printsZero(last.drag.difference)) return null
  const { actual, untouched, difference } = last.drag
  return {
    kind: 'drag',
    title: `In ${last.year}, touching nothing would have brought ${Math.abs(difference * 100).toFixed(1)} points more.`,
    evidence: `What you held made ${signedPoints(actual * 100)}%; what you held when the year began, left alone, made ${signedPoints(untouched * 100)}%.`,
    method: `Time-weighted, by daily closes, without dividends, fees and cash (Barber and Odean 2000). One year is one case: it proves nothing about the next.${turnoverWords(last)}`,
    cost: null,
    note: `turnover ${last.turnover === null ? 'not known' : shareWords(last.turnover)}`,
    entries: last.sequences.flatMap(linkOf),
  }
}

/** Days without anything held have no worth to turn over, and are in no average. */
const turnoverWords = ({ turnover, days, heldDays }: YearOfTrading): string =>
  turnover === null
    ? ''
    : ` Turnover is the smaller of purchases and sales against the average worth of what you held${heldDays === days ? '' : `, on ${heldDays} of ${days} trading days; on the others you held nothing, and they are left out`}.`

/** Purchases in the five trading days after a realized loss, more or fewer than after a realized gain, beyond chance. */
export function afterLossesFinding(
  { after, other, withoutWindow, leftOut, difference, sequences }: AfterLosses,
  linkOf: LinkOf,
): Found | null {
  if (!difference || !excludesZero(difference)) return null
  const [afterLoss, afterGain] = [after, other].map(({ withBuy, days }) => shareWords(withBuy / days))
  if (afterLoss === afterGain) return null
  return {
    kind: 'after-losses',
    title: `After a loss you buy ${difference.mean > 0 ? 'more' : 'less'} often than after a gain.`,
    evidence: `In the five trading days from a sale at a loss on, you bought on ${after.withBuy} of ${after.days} days; from a sale at a gain on, on ${other.withBuy} of ${other.days}.`,
    method: `${afterLoss} against ${afterGain}, standard error ${(difference.standardError * 100).toFixed(1)} points, with the days after one sale as one case.${withoutWindowWords(withoutWindow)}${salesLeftOutWords(leftOut)}`,
    cost: null,
    note: `${after.days} days after losses`,
    entries: sequences.flatMap(linkOf),
  }
}

const withoutWindowWords = (days: number): string =>
  days === 0
    ? ''
    : ` Not counted: ${days} ${days === 1 ? 'day' : 'days'} with a sale, with another sale in the next four trading days, at a loss and a gain at once, at neither, or not five days ago.`

/** What was only watched did better, or worse, in the year after than what was bought, beyond chance. */
export function passedOnFinding(
  { watched, bought, leftOut, difference, sequences }: PassedOn,
  linkOf: LinkOf,
): Found | null {
  if (!difference || !excludesZero(difference) || printsZero(difference.mean)) return null
  const isBetter = difference.mean > 0
  const points = Math.abs(difference.mean * 100).toFixed(1)
  return {
    kind: 'passed-on',
    title: isBetter
      ? 'What you passed on did better than what you bought.'
      : 'What you passed on did worse than what you bought.',
    evidence: `In the 252 trading days after the first watch, ${watched} shares that you did not buy in that time did ${points} points ${isBetter ? 'better' : 'worse'} on average than what you bought did after ${bought} purchases.`,
    method: `Mean of the ones less mean of the others, close to close, price only (Welch 1947). 95% range ${signedPoints(difference.from * 100)} to ${signedPoints(difference.to * 100)} points. The years are not the same ones, which the range does not know.${passedOnLeftOut(leftOut)}`,
    cost: null,
    note: `${watched} watched, ${bought} bought`,
    entries: sequences.flatMap(linkOf),
  }
}

function passedOnLeftOut({ watched, bought }: PassedOn['leftOut']): string {
  const parts = [watched > 0 ? [`${watched} watched`] : [], bought > 0 ? [`${bought} bought`] : []].flat()
  return parts.length === 0 ? '' : ` Left out for want of a close: ${parts.join(', ')}.`
}
