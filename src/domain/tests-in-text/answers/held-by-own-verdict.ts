import { plainText, type Span } from '../../language/plain-text.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { OwnTest } from '../own-test.ts'
import { clausesOf } from '../vocabulary/clauses.ts'

/** Where a later text says in its writer's own words that their line was not crossed: "My test isn't close", "nothing near our limit". */
export function saysItHeld(text: string): Span | null {
  return (
    sentencesOf(text).find(({ from, to }) => {
      const plain = plainText(text.slice(from, to))
      return VERDICT.test(plain) && !OPEN.test(plain)
    }) ?? null
  )
}

const LINE = '(?:test|line|limit|condition|trigger|threshold|floor|ceiling|falsifier|exit (?:line|rule|criterion))'
const VERDICT = new RegExp(
  `(?<![a-z])(?:(?:my|our) (?:own )?${LINE} (?:is|was|has|did|does)(?: not|n't) (?:even |yet |anywhere |been )*(?:close|near|met|reached|touched|come|broken|hit|triggered|crossed|say (?:sell|so)|in (?:sight|danger))|(?:nothing|none of (?:it|this|that))(?: [a-z]+)? (?:comes?|came|is|was|gets?|got)(?: anywhere)? (?:near|close to) (?:my|our) (?:own )?${LINE}|(?:(?:my|our) )?test (?:was )?passed|(?:is|was|it's|that's) not (?:my|our) (?:own )?${LINE}|(?:far|well|comfortably|still|safely|way|nowhere near|inside|within)(?: (?:above|below|under|over|inside|within|from|away from))? (?:my|our) (?:own )?${LINE})(?![a-z])`,
)
/** What may come, what is asked, and what others say. */
const OPEN =
  /\?\W*$|(?<![a-z])(?:if|unless|should|would|could|might|says?|say|said|told|thinks?|almost|nearly|but|although|barely)(?![a-z])/

/**
 * Where a later text names the test's own figure with the other side of it: "still above my 120", "more than the 6 that I asked for".
 * A price of the share and what may come are none.
 */
export function namesItsRightSide({ side, value, words, isPrice }: OwnTest, text: string): Span | null {
  if (side === 'happens' || value === null || isPrice) return null
  const isOfTest = (figure: string) =>
    new RegExp(`(?<![\\d.])${figure.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(words)
  for (const sentence of sentencesOf(text)) {
    if (OPEN.test(plainText(text.slice(sentence.from, sentence.to)))) continue
    for (const clause of clausesOf(text, sentence)) {
      const plain = plainText(text.slice(clause.from, clause.to))
      const { over, figure } = COMPARED.exec(plain)?.groups ?? {}
      const isRight = (over === undefined) === (side === 'above')
      if (figure !== undefined && isRight && isOfTest(figure) && !NOT_TOLD.test(plain)) return clause
    }
  }
  return null
}

/** The figure with "my", as nobody writes it of anything else, or right after the word alone: "Above 20." */
const COMPARED =
  /(?:^(?:still |well |far |way |comfortably |and )*|(?<![a-z])(?=[a-z]+(?: than)? (?:my|our|the) (?:own )?[$]?\d))(?:(?<over>above|over|more than|higher than|better than)|below|under|less than|lower than) (?:(?:my|our|the) (?:own )?)?[$]?(?<figure>\d+(?:\.\d+)?)(?:%| ?(?:percent|x|bn|m|billion|million))?(?: (?:that )?i (?:asked for|wanted|wrote|set|need(?:ed)?))?$/
const NOT_TOLD =
  /(?<![a-z])(?:will|guid\w*|expect\w*|forecasts?|targets?|hope\w*|stock|shares?|price|bought|buy|paid|cost|sell|sold|ago|last year)(?![a-z])|\$/
