import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'

/** Words of an entry that take the hardness out of its own test. */
type Softener = {
  readonly span: Span
  /** It names the line itself, so that it can be of nothing else. */
  readonly namesLine: boolean
}

/**
 * "The stop is more of a guideline", "I'd look at it then and most likely move it to 9": where an entry calls its own line less than one,
 * leaves open what is done there, or means to move it. It counts in the sentence of the test and in the one behind it, and elsewhere only
 * where the line is named again. A stop that follows the price up is no softer.
 */
export function softenerOf(test: OwnTest, thesis: string): Softener | null {
  const plain = plainText(thesis)
  const sentences = sentencesOf(thesis)
  const own = sentences.findIndex(({ from, to }) => test.span.from >= from && test.span.from < to)
  for (const [index, sentence] of sentences.entries()) {
    const words = plain.slice(sentence.from, sentence.to)
    const found = softened(words, test)
    if (!found) continue
    const namesLine = NAMES_LINE.test(words) || namesFigureOf(test, words)
    const isNear = index === own || index === own + 1
    if (isNear || namesLine)
      return { span: { from: sentence.from + found.from, to: sentence.from + found.to }, namesLine }
  }
  return null
}

function softened(words: string, test: OwnTest): Span | null {
  if (DENIES.test(words)) return null
  const called = CALLED_LESS.exec(words)
  const moved = MOVES_IT.exec(words)
  const left = LEFT_OPEN.exec(words)
  const found = called ?? (moved && !movesCloser(words.slice(moved.index), test) ? moved : left)
  return found && { from: found.index, to: found.index + found[0].length }
}

/** "Move it up with the price", "to 12" where it stands at 9.80. */
function movesCloser(rest: string, { value, side }: OwnTest): boolean {
  if (CLOSER.test(rest)) return true
  const [to] = quantitiesOf(rest).filter(({ unit }) => unit === 'count' || unit === 'money')
  if (!to || value === null) return false
  return side === 'above' ? new Big(to.value).lt(value) : new Big(to.value).gt(value)
}

function namesFigureOf({ words }: OwnTest, sentence: string): boolean {
  const figures = quantitiesOf(words).map(({ value }) => value)
  return quantitiesOf(sentence).some(({ value }) => figures.includes(value))
}

const NAMES_LINE =
  /(?<![a-z])(?:stops?|exits?|than an? (?:[a-z]+ )?(?:rule|line|test|limit|trigger)|(?:my|the|that|this|own|exit|sell) (?:line|level|limit|tests?|rules?|trigger|threshold|number|figure))(?![a-z])/
const DENIES =
  /(?:(?<![a-z])(?:no|not|never|nothing|without)|n't)(?: [a-z]+){0,2} (?:guidelines?|suggestions?|flexib\w*|depend\w*|discussions?|judg\w+|mov(?:e|ing)|lower\w*|widen\w*|decid\w+|reconsider\w*|negotia\w+|interpretation|excuses?|exceptions?|stretch\w*)(?![a-z])/

const LINE =
  '(?:it|this|that|the (?:stop|line|level|limit|test|rule|number|exit)|my (?:stop|line|level|limit|test|rule|exit))'
/** "More of a guideline", "not set in stone", "to be read in its spirit", "a mental stop". */
const CALLED_LESS = new RegExp(
  `(?:${[
    `(?:more (?:of )?|just |only |merely |rather |basically |really )*(?:an? |as an? )?(?:guidelines?|guide post|suggestion|rough idea|rule of thumb|orientation)(?: (?:than|rather) [a-z ]{1,20})?`,
    "(?:not|isn't|nothing is|never) (?:set|carved|cast|written|chiselled) in (?:stone|concrete)",
    'or thereabouts|give or take',
    'more (?:of )?an? [a-z]+ than an? (?:hard |real |firm )?(?:rule|stop|line|test|limit|must|promise|law|order|trigger)',
    "(?:not|isn't) (?:really |exactly |quite )?(?:a )?(?:hard|firm|binding|strict|gospel|dogma)(?: (?:stop|line|limit|rule))?",
    `${LINE}(?:'s| is| stays| remains)(?: [a-z]+)? (?:flexible|negotiable|elastic|soft|approximate|loose|fluid)`,
    '(?:a |my |only |just )?(?:mental|soft|flexible|loose) (?:stop|exit|line|limit)',
    '(?:in|by|according to) (?:its |the )?spirit|(?:more|rather) in spirit than (?:in|to the) [a-z]+|with (?:some|a little|a bit of) (?:flexibility|leeway|discretion|tolerance)',
  ].join('|')})(?![a-z])`,
)
/** "Most likely move it", "would give it another quarter", "I may hold anyway". */
const MOVES_IT = new RegExp(
  `(?:most likely|likely|probably|maybe|perhaps|might(?: well)?|may(?: well)?|could(?: well)?|would|will|'d|'ll|can always|always)(?: (?:just|then|also|even|still|simply|probably|most likely|rather|gladly))* (?:(?:move|lower|widen|push|shift|drop|adjust|extend|stretch|relax|cancel|ignore|override|forget|reset|remove|pull) ${LINE}|give (?:it|them|this|the [a-z]+) (?:(?:a little|a bit|some|more|a|another|one) ?)*(?:more )?(?:room|slack|time|leeway|chance|quarter|months?|year|week|benefit)|(?:hold|stay|keep it|sit tight|ride it out|sit it out|wait)(?: on)? (?:anyway|regardless|even so|a bit longer|a little longer|longer|and see))(?![a-z])`,
)
const CLOSER =
  /(?<![a-z])(?:up|upwards?|higher|closer|tighter|break-?even|to (?:my )?cost|as it rises|with the price)(?![a-z])/
/** "I decide then", "depends on the news", "we'll see". */
const LEFT_OPEN = new RegExp(
  `(?:(?:i|we)(?:'d|'ll| would| will)?(?: (?:then|probably|just|only|first|have to|want to))* (?:decide|see|judge|think about it|think again|look at it|play it by ear|make up my mind)(?: (?:what to do|whether|case by case|on the day))? (?:then|there|when (?:it|we|i|the time) (?:gets?|comes?|am|are|is)(?: there)?|at that point|if it comes to that|by ear)|(?:i'd|i would|i'll|i will) (?:look at it|think about it|think again|reconsider)(?= and)|decide then|${LINE}(?: all)? depends|(?<=(?:^|[,;(–—-]) ?(?:but |and |it all )?)depends (?:on|how|what|whether)|depending on (?:how|what|the (?:news|mood|reason|market|tape|day)|my)|we'll see(?: then| about that)?|play it by ear|case by case|use my (?:own )?judge?ment|reserve the right|cross that bridge)(?![a-z])`,
)
