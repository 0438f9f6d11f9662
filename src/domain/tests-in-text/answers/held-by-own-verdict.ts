import { plainText, type Span } from '../../language/plain-text.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { OwnTest } from '../own-test.ts'
import { clausesOf } from '../vocabulary/clauses.ts'

/** What a writer says of their own line, and whether it is of all their lines: "neither of my two signs". */
type OwnVerdict = Span & { readonly isOfAll: boolean }

/**
 * Where a later text says in its writer's own words that their line was not crossed: "My test isn't close", "so neither criterion is
 * touched", "my exit rule never fired", "nothing near our limit".
 */
export function saysItHeld(text: string): OwnVerdict | null {
  for (const sentence of sentencesOf(text)) {
    const plain = plainText(text.slice(sentence.from, sentence.to))
    const isOfAll = OF_ALL.test(plain)
    const found = OF_ALL.exec(plain) ?? VERDICT.exec(plain)
    if (!found || OPEN.test(plain)) continue
    // "The rule isn't met, but I cut my estimate": what follows is of something else.
    const [own = ''] = plain.slice(found.index + found[0].length).split(TURNS)
    if (TURNS.test(plain.slice(0, found.index))) continue
    const end = sentence.from + found.index + found[0].length + own.length
    return { ...withinReach(text, { from: sentence.from, to: end }, sentence.from + found.index), isOfAll }
  }
  return null
}

/** A long sentence tells other things as well: of that only the clause is the verdict. */
function withinReach(text: string, span: Span, at: number): Span {
  if (text.slice(span.from, span.to).split(/\s+/u).length <= MOST_WORDS) return span
  return clausesOf(text, span).findLast(({ from }) => from <= at) ?? span
}
const MOST_WORDS = 12

const LINE =
  '(?:test|line|limit|condition|trigger|threshold|floor|ceiling|falsifier|criterion|exit (?:line|rule|criterion))'
/** Nobody else has these: "my rule", "our two signs". */
const OWN = '(?:my|our)(?: (?:own|first|second|third|only|two|three|kill|exit|sell|selling|old))*'
/** "So the rule isn't met": what follows from the figures before is of the writer's own. */
const DERIVED =
  '(?<=(?:^|[,;:–—-] ?)(?:and )?(?:so|hence|thus|therefore) )(?:the|that|this)(?: (?:kill|exit|first|second))?'
const HAS_NOT = "(?:is|was|are|were|has|have|did|does|do)(?: not| never|n't)(?: even| yet| anywhere| been| quite)*"
const CAME =
  '(?:met|reach(?:ed)?|touch(?:ed)?|cross(?:ed)?|break|broken|fired?|trigger(?:ed)?|hit|come|apply|satisfied|trip(?:ped)?|kick(?:ed)? in|close|near|say (?:sell|so)|in (?:sight|danger))'
const STANDS =
  '(?:(?:is|was|are|were|stays?|remains?)(?: still| all)? (?:untouched|intact|unbroken|unmet|not broken)|(?:still )?(?:stands|holds|stood|held))'
const NOT_COME = `(?: (?:${HAS_NOT} ${CAME}|${STANDS}|never (?:fired|came|broke|triggered|applied|tripped)))`

const OF_ALL = new RegExp(
  `(?<![a-z])(?:(?:both|all|all three)(?: of)?(?: (?:the|my|our))?(?: (?:own|two|three))* (?:${LINE}|criteri(?:on|a)|rule)s? (?:still )?(?:stand|are (?:still )?(?:intact|unbroken|untouched))|(?:neither|none|not one) of ${OWN} (?:${LINE}|rule|sign|criteri(?:on|a))s?(?=\\W*$|[,;.]| (?:is|was|are|were|has|have)(?: been)? ${CAME})|(?:^|(?<![a-z])(?:so |and ))(?:neither|no)(?: (?:of the|kill|exit|sell))? (?:${LINE}|criterion|rule)s? (?:(?:is|was|has been|are) ${CAME}|(?:is |was |are )?(?:concerned|affected|at stake|in question|in play)))(?![a-z])`,
)
const VERDICT = new RegExp(
  `(?<![a-z])(?:(?:the|my|our) (?:condition|test|event|line|thing|trigger)(?: (?:that )?(?:i|we) (?:had )?(?:feared|named|wrote|set))? is (?:off the table|behind (?:me|us)|settled)|(?:${OWN}|${DERIVED}) (?:${LINE}|rule|sign|criterion)s?${NOT_COME}|(?:${OWN} |${DERIVED} |[a-z]+ )test (?:is|was) (?:still )?(?:untouched|unbroken)|${DERIVED} test (?:is|was) passed|(?:(?:so|still) )?not (?:quite|yet) (?:under|below|above|over)(?: (?:it|that))?(?=\\W*$)|(?:nothing|none of (?:it|this|that))(?: [a-z]+)? (?:comes?|came|is|was|gets?|got)(?: anywhere)? (?:near|close to) (?:my|our) (?:own )?${LINE}|(?:(?:my|our) )?test (?:was )?passed|(?:is|was|it's|that's) not (?:my|our) (?:own )?${LINE}|(?:far|well|comfortably|still|safely|way|nowhere near|inside|within)(?: (?:above|below|under|over|inside|within|from|away from))? (?:my|our) (?:own )?${LINE})(?![a-z])`,
)
/** What may come, what is asked, and what others say. */
const OPEN =
  /\?\W*$|(?<![a-z])(?:if|unless|should|would|could|might|says?|say|said|told|thinks?|almost|nearly|barely)(?![a-z])/
const TURNS = /,? (?:but|although|though|however)(?![a-z])/

/**
 * Where a later text names the test's own figure with the other side of it: "still above my 120", "more than the 6 that I asked for".
 * A price of the share and what may come are none.
 */
export function namesItsRightSide({ side, value, words, isPrice }: OwnTest, text: string): Span | null {
  if (side === 'happens' || value === null || isPrice) return null
  const isOfTest = (figure: string) =>
    new RegExp(`(?<![\\d.])${figure.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(words)
  for (const sentence of sentencesOf(text)) {
    if (NOT_SURE.test(plainText(text.slice(sentence.from, sentence.to)))) continue
    for (const clause of clausesOf(text, sentence)) {
      const plain = plainText(text.slice(clause.from, clause.to))
      const { over, figure } = COMPARED.exec(plain)?.groups ?? {}
      const isRight = (over === undefined) === (side === 'above')
      if (figure !== undefined && isRight && isOfTest(figure) && !NOT_TOLD.test(plain)) return clause
    }
  }
  return null
}

/** Also what is taken back in the same sentence. */
const NOT_SURE = new RegExp(`${OPEN.source}|(?<![a-z])(?:but|although)(?![a-z])`)
/** The figure with "my", as nobody writes it of anything else, or right after the word alone: "Above 20." */
const COMPARED =
  /(?:^(?:still |well |far |way |comfortably |and )*|(?<![a-z])(?=[a-z]+(?: than)? (?:my|our|the) (?:own )?[$]?\d))(?:(?<over>above|over|more than|higher than|better than)|below|under|less than|lower than) (?:(?:my|our|the) (?:own )?)?[$]?(?<figure>\d+(?:\.\d+)?)(?:%| ?(?:percent|x|bn|m|billion|million))?(?: (?:that )?i (?:asked for|wanted|wrote|set|need(?:ed)?))?$/
const NOT_TOLD =
  /(?<![a-z])(?:will|guid\w*|expect\w*|forecasts?|targets?|hope\w*|stock|shares?|price|bought|buy|paid|cost|sell|sold|ago|last year)(?![a-z])|\$/
