import { plainText } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { wordCount } from '../../../language/word-count.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { sharesWords } from '../basis/phrasing.ts'
import { quotesWhole } from '../strict-forms/quotes-whole.ts'
import { isFirstBuy } from './of-first-buy.ts'
import type { StandingFact } from './standing-finding.ts'

/**
 * The sentence with which a first Buy begins, where it speaks of its writer, beside a number in the middle, of which the scale says little. What is
 * asked, told by others, supposed or of another time begins nothing, and a fact of the company is told where it points at something.
 * @param taken what is said of the entry already
 */
export function beginsWith(request: CritiqueRequest, taken: readonly Finding[]): readonly StandingFact[] {
  const { thesis, confidence } = request.decision
  const [first] = isFirstBuy(request) && MIDDLE.includes(confidence) ? sentencesOf(thesis) : []
  if (!first) return []
  const words = `“${thesis.slice(first.from, first.to).replace(/[.!…]+$/u, '')}”`
  const plain = plainText(words.slice(1, -1))
  const isTelling = wordCount(words) >= TELLING_WORDS && OF_WRITER.test(plain) && !BEGINS_NOTHING.test(plain)
  if (!isTelling || !isMeant(thesis, first) || !quotesWhole(words, thesis) || isTold(words, taken)) return []
  return [{ quoted: words, values: { words, confidence: String(confidence) }, ways: BEGINS }]
}

const isTold = (words: string, taken: readonly Finding[]): boolean =>
  taken
    .flatMap(({ quoted, values, told }) => [quoted, values?.words, told?.quoted, told?.values.words])
    .some((each) => each && sharesWords(each, words))

const MIDDLE: readonly number[] = [6, 7]
const TELLING_WORDS = 4
const OF_WRITER = /(?<![a-z])(?:i|i'[a-z]+|my|me|myself|mine)(?![a-z])/
/** Signs and figures in place of words, a condition, a sale, what somebody doubts, excuses or is told, and a chat without beginning. */
const BEGINS_NOTHING =
  /[?@=<>→|"“”]|^(?:[^a-z]|(?:up|down|idk|lol|guy|honestly|ok|well|so|and|but|if|when|whenever|once|until|unless|should|below|under|over|at|as soon|even|since|in|last|an?|back)(?![a-z]))|(?<![a-z])(?:would|doubts?|faults?|although|though|says?|said|reckons?|thinks?|told|tells|heard|used to|idk|lol|must|worth \d|sells?|sold|selling|out|adds?|buy more)(?![a-z])|'d(?![a-z])/

const BEGINS = [
  'Your entry begins with {words}, and your number is {confidence} of 10.',
  'Beside your {confidence} of 10 stands, first of all, {words}.',
] as const
