import { plainText } from '../../../language/plain-text.ts'
import { NUMBER_WORD, numberOf } from '../../../language/quantities.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiquedDecision } from '../../critique.ts'

/** How many reports it takes to break a test: by its own words, or by what stands beside them. */
export function reportsNeeded(test: OwnTest, writtenIn: CritiquedDecision): number {
  const ofMore = outOf(test)
  if (ofMore !== null) return ofMore
  const { count = 1, of = 'report' } = test.forHowLong ?? {}
  const plain = plainText(test.words)
  // "In a row" of something that was not counted is of two at least.
  const inARow = test.forHowLong === null && IN_A_ROW.test(plain) ? 2 : 1
  const least = Math.max(inARow, SECOND_REPORT.test(plain) ? 2 : THIRD_REPORT.test(plain) ? 3 : 1)
  return of === 'quarter' || of === 'report' ? Math.max(count, least, allowedIn(writtenIn)) : least
}

/**
 * "Positive in two of the next three quarters" is broken by the second that is not; "if they miss in two of three quarters" by the second
 * miss. null where no such count stands in the test.
 */
function outOf({ words, condition }: OwnTest): number | null {
  const found = OUT_OF.exec(plainText(words))
  const [times, all] = [numberOf(found?.[1] ?? ''), numberOf(found?.[2] ?? '')]
  if (times === null || all === null || times >= all) return null
  return condition === null ? all - times + 1 : times
}

const OUT_OF = new RegExp(
  `(?<![a-z])in (?:at least )?(${NUMBER_WORD}) (?:out )?of (?:the |any )?(?:next |coming |following )?(${NUMBER_WORD}) (?:quarters|reports|prints)(?![a-z])`,
)

/** "If comps fall in a second report": the first alone breaks nothing. "The second quarter" is one of the year. */
const SECOND_REPORT = /(?<![a-z])a (?:second|2nd) (?:print|report|quarter|reading)(?![a-z])/
const THIRD_REPORT = /(?<![a-z])a (?:third|3rd) (?:print|report|quarter|reading)(?![a-z])/

/** How often what a test names has to come: "a second time", "twice". "Again" counts what had come before it was written. */
export function timesNeeded({ words }: OwnTest): number {
  const plain = plainText(words)
  return THIRD.test(plain) ? 3 : SECOND.test(plain) ? 2 : 1
}

const SECOND =
  /(?<![a-z])(?:(?:a|the) (?:second|2nd) (?:time|miss|cut|delay|warning|one|failure|strike)|twice(?! (?:as|the|its)))(?![a-z])/
const THIRD =
  /(?<![a-z])(?:(?:a|the) (?:third|3rd) (?:time|miss|cut|delay|warning|one|failure|strike)|three times)(?![a-z])/

/**
 * Whether a sentence with a figure counts it as so many in a row: "fell 1.9%, the third quarter in a row". What is in a row has to be what
 * the test asks for: a fall, where any fall breaks it, or a place beyond the line.
 */
export function saysInARow(needed: number, sentence: string, isOfAnyFall: boolean): boolean {
  const plain = plainText(sentence)
  const found = IN_A_ROW_TOLD.exec(plain)
  if (!found || COUNTED.indexOf(found.groups?.ordinal ?? found.groups?.count ?? '') % COUNT < needed) return false
  return (isOfAnyFall && FELL.test(plain)) || BEYOND.test(plain.slice(found.index + found[0].length))
}

const COUNT = 6
/** Each at the place of its number, and again so many places on. */
const COUNTED = ['', '', 'second', 'third', 'fourth', 'fifth', '', '', 'two', 'three', 'four', 'five']
const IN_A_ROW_TOLD =
  /(?<![a-z])(?:(?<ordinal>second|third|fourth|fifth)(?: (?:straight|consecutive|successive) (?:quarter|report|half|month|year)| (?:quarter|report|half|month|year) (?:in a row|running|straight))|(?<count>two|three|four|five)(?: (?:straight|consecutive|successive) (?:quarters|reports|months|years)| (?:quarters|reports|months|years) (?:in a row|running|straight)))(?![a-z])/
const FELL = /(?<![a-z])(?:fell|down|dropped|declined|shrank|decreased|minus|negative|lower)(?![a-z])|-\d/
const BEYOND = /^,? (?:under|below|above|over|beyond) (?:my|the|that|this|it|\d)/

/** Whether words count what came as that of so many: "missed again", and beside them "two is two". */
export const saysTimes = (needed: number, words: string, thesis: string): boolean =>
  needed > 2
    ? SAYS_THIRD.test(plainText(words)) || COUNTS_THREE.test(plainText(thesis))
    : SAYS_SECOND.test(plainText(words)) || COUNTS_TWO.test(plainText(thesis))

const SAYS_SECOND =
  /(?<![a-z])(?:again|once more|twice|another|second (?:time|miss|cut|delay|warning|one|failure|strike)|both)(?![a-z])/
const SAYS_THIRD = /(?<![a-z])(?:third (?:time|miss|cut|delay|warning|one|failure|strike)|three times)(?![a-z])/
const COUNTS_TWO =
  /(?<![a-z])(?:(?:that's|thats|that is|makes(?: it)?) (?:two|twice|the second)|two (?:is|are) two|(?:strike|miss|number|no\.?) (?:two|2))(?![a-z])/
const COUNTS_THREE =
  /(?<![a-z])(?:(?:that's|thats|that is|makes(?: it)?) (?:three|the third)|three (?:is|are) three|(?:strike|miss|number|no\.?) (?:three|3))(?![a-z])/

/** "Two misses max", "one miss is fine": how many it takes by what stands beside the test; 1 where nothing does. */
function allowedIn({ thesis }: CritiquedDecision): number {
  const plain = plainText(thesis)
  if (/(?<![a-z])(?:three|3) (?:misses|strikes|chances)(?![a-z])/.test(plain)) return 3
  return ALLOWS_ONE.test(plain) ? 2 : 1
}

const ALLOWS_ONE =
  /(?<![a-z])(?:(?:two|2) (?:misses|strikes|chances|bad (?:quarters|prints|reports))(?: max| at most| and| =|[,:]| tops|\.)|(?:one|a|1) (?:single )?(?:miss|bad (?:quarter|print|report)|strike)(?: is| i| would be)? (?:fine|ok|okay|allowed|forgiven|forgivable|can happen|forgive)|(?:below|under|above|over|less than|more than) (?:that|this|it) (?:for|in|over) (?:two|2)|(?:i )?(?:allow|forgive|grant|give)(?: them| it)? (?:one|a) (?:miss|bad quarter|slip|pass))(?![a-z])/

const IN_A_ROW = /(?<![a-z])(?:consecutive|in a row|straight|successive|running)(?![a-z])/
/** Whether words tell of as many as the test asks for: "second quarter" of two, and of three only "third". */
export const saysCount = ({ forHowLong }: OwnTest, words: string): boolean =>
  (COUNTS[forHowLong?.count ?? 1] ?? /(?!)/).test(words.toLowerCase())

const COUNTS: Readonly<Record<number, RegExp>> = {
  2: /(?<![a-z\d])(?:2 (?:quarters|months|years|reports)|two|second|both|twice|again)(?![a-z\d])/,
  3: /(?<![a-z\d])(?:3 (?:quarters|months|years|reports)|three|third)(?![a-z\d])/,
  4: /(?<![a-z\d])(?:4 (?:quarters|months|years|reports)|four|fourth)(?![a-z\d])/,
}
