import type { Finding } from './basis/finding.ts'
import type { Phrasings } from './basis/phrasing.ts'
import { toldPlainly } from './basis/told-plainly.ts'

/**
 * The findings without the questions that their own quotation answers: “I pray that it comes back to 60” needs no asking for a figure.
 * One that can be asked in another way, or told, stays.
 */
export const withoutAnswered = (findings: readonly Finding[]): readonly Finding[] =>
  findings.flatMap((finding) => {
    const { ways, quoted } = finding
    if (quoted === null) return [finding]
    const [first, ...others] = ways.filter((way) => !isAnswered(way, quoted))
    if (first === undefined) return toldPlainly(finding) ?? []
    return others.length + 1 === ways.length
      ? [finding]
      : [{ ...finding, ways: [first, ...others] satisfies Phrasings }]
  })

const isAnswered = (way: string, quoted: string): boolean =>
  (ASKS_FOR_FIGURE.test(way) && NAMES_FIGURE.test(quoted)) || (ASKS_WHEN.test(way) && NAMES_DAY.test(quoted))

const ASKS_FOR_FIGURE = /(?:which|what) (?:figure|number)(?! or event)[^.]*\?$/
/** A figure, and not the number of a quarter or a year. */
const NAMES_FIGURE =
  /(?<![\p{L}\d])(?!(?:19|20)\d\d(?!\d))[$€£~+-]?\d[\d.,]*(?!\d)(?![ ]?(?:days?|weeks?|months?|years?)(?!\p{L}))/iu
const ASKS_WHEN = /(?:by when|until when|on which day)\?$/
const NAMES_DAY =
  /(?<!\p{L})(?:by|until|till|before|in|this|next|after) (?:the )?(?:end of )?(?:(?:early|late|mid)[- ])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter|christmas|easter|year|week|month|quarter|q[1-4]|20\d\d|monday|tuesday|wednesday|thursday|friday|tomorrow|tonight|\d+ (?:day|week|month|year))|(?<!\p{L})tomorrow(?!\p{L})/iu
