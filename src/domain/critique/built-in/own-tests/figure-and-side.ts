import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { NOT_TOLD } from '../../../tests-in-text/answers/answers-to-test.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'

/** A figure of an entry, in its sentence or what of it stands before, with what its writer says of it: from the one to the other. */
type FigureAndSide = Span & { readonly isBroken: boolean; readonly figureIn: Span }

/**
 * "Second quarter 23 900. That is under.", "48 200 on average, far from 25 000": a figure that does not name what the test measures,
 * and right behind it the side on which its writer sees it. Told only where the one figure there is on that side of the test's own.
 */
export function tellsFigureAndSide(test: OwnTest, text: string): FigureAndSide | null {
  if (test.value === null || test.isPrice || test.side === 'happens') return null
  const sentences = sentencesOf(text)
  for (const [index, sentence] of sentences.entries()) {
    const plain = plainText(text.slice(sentence.from, sentence.to))
    const verdict = VERDICT.exec(plain)
    const told =
      verdict?.index === 0 ? sentences[index - 1] : { from: sentence.from, to: sentence.from + (verdict?.index ?? 0) }
    if (!verdict || !told || /\?\W*$/.test(plain)) continue
    const words = plainText(text.slice(told.from, told.to))
    // A growth has its sign or its percent: "4.9" may be a level.
    if (test.isChange && !/[-+]\d|\d ?%/.test(words)) continue
    const figure = oneFigureIn(test, words)
    if (!figure || NOT_TOLD.test(words) || OF_SHARE.test(words) || namesMore(test, words)) continue
    const isBelow = new Big(figure.value).lt(test.value)
    const isBroken = isBelow === (test.side === 'below')
    // What has to be so for a quarter is broken by the figure of one.
    const isOfMoment = test.forHowLong !== null && !OF_TIME.test(words)
    if (isBroken && isOfMoment) continue
    if (new Big(figure.value).eq(test.value) || !fits(verdict.groups ?? {}, test.value, { isBelow, isBroken })) continue
    return { from: told.from, to: sentence.from + verdict.index + verdict[0].length, isBroken, figureIn: told }
  }
  return null
}

/** Whether the words put the figure on the side on which it is. "It is met" leaves that to the figure. */
function fits(
  { not, place, side, came, limit, far }: Readonly<Record<string, string | undefined>>,
  value: string,
  { isBelow, isBroken }: { readonly isBelow: boolean; readonly isBroken: boolean },
): boolean {
  const named = limit ?? far
  if (named !== undefined && !quantitiesOf(named).some((each) => new Big(each.value).eq(value))) return false
  if (far !== undefined) return !isBroken
  if (place !== undefined) return UNDER.test(place) === isBelow
  if (side !== undefined) return UNDER.test(side) === (isBelow === (not === undefined))
  if (came === undefined || MET.test(came)) return came !== undefined
  return not === undefined ? BROKE.test(came) === isBroken : BROKE.test(came) && !isBroken
}

const OF_TIME = /(?<![a-z])(?:quarters?|q[1-4]|half|halves|h[12]|years?|months?|weeks?|season|average[ds]?)(?![a-z])/
const UNDER = /^(?:under|below|beneath|short|less)/
const MET = /^(?:met|reached|fulfilled)/
const BROKE = /^(?:broken|crossed|missed|failed|breached)/

/** The only figure that may be of what the test measures; one of a third of the size, or of three times it, is of something else. */
function oneFigureIn(test: OwnTest, words: string): Quantity | null {
  const [figure, ...others] = quantitiesOf(words)
  if (!figure || others.length > 0 || (figure.unit !== test.unit && figure.unit !== 'count')) return null
  const [told, limit] = [Math.abs(Number(figure.value)), Math.abs(Number(test.value))]
  return told > limit * FARTHEST || told * FARTHEST < limit ? null : figure
}
const FARTHEST = 3

/** "They sold 27 400 tons", "Hilton 86%": beside the figure stands something else than a time and what the test measures. */
const namesMore = ({ words: test }: OwnTest, words: string): boolean => {
  const own = contentWords(test)
  return contentWords(words).some((word) => !OF_TIME_OR_TELLING.has(word) && !own.includes(word))
}
const OF_TIME_OR_TELLING = new Set(
  contentWords(
    'first second third fourth last latest whole full winter spring summer autumn fall season half time now today again here come came print printed report reported land landed stand stands show shows number figure result average averaged around about roughly percent million billion thousand dollars euros january february march april may june july august september october november december yes so well ok',
  ),
)

/** Of the price, or of the writer's own money. */
const OF_SHARE =
  /(?<![a-z])(?:stock|shares?|price|i|i'm|my|me|position|portfolio|confidence|paid|cost me|stop|target|last (?:year|quarter|time)|a year ago)(?![a-z])/

const LINE = '(?:(?:my|the) (?:own )?(?:line|limit|test|floor|ceiling|mark|threshold|number|rule|trigger|condition))'
const FIGURE = '[$€£]?\\d(?:[\\d., ]*\\d)? ?(?:%|percent|x|bn|m|k)?'
const SO = '(?:(?:now|clearly|just|only|well|still|far|already|barely|slightly|way|a bit|a little|indeed|certainly) )*'
const VERDICT = new RegExp(
  `(?:^|(?<=[a-z\\d%])[,;:] )(?:(?:and|but|so|ok|okay|yes|yep|well),? )*` +
    `(?:${SO}(?<place>under|below|over|above) ${LINE}|(?:that|this|it|which|${LINE})(?:'?s| is| was| has been)? (?<not>not )?${SO}` +
    `(?:(?<side>under|below|beneath|short of|less than|above|over|past|more than)(?: (?:it|that|${LINE}|(?:my |the )?(?<limit>${FIGURE})))?|(?<came>met|reached|fulfilled|passed|broken|crossed|missed|failed|breached))|` +
    `(?:(?:that|this|it)(?:'?s| is| was) )?(?:still |so |very |quite |pretty )*far from (?:my |the )?(?<far>${FIGURE}))(?=\\s*(?:[.,;!]|$))`,
)
