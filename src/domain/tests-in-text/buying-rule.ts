import { matchesOf } from '../language/matches-of.ts'
import type { Span } from '../language/plain-text.ts'
import { consequencesIn } from './consequences/consequences.ts'
import { type Sentence, sentencePart } from './vocabulary/sentence.ts'

/**
 * Parts a sentence such as "Below 1.5x book I add, above 1.7x I stop": a condition to buy, and a further sentence after its
 * comma. Each part is read by itself, so that a price at which somebody buys is not held against the purchase that follows it.
 */
export function partsOf(sentence: Sentence): readonly Sentence[] {
  const second = SECOND_LEAVING.exec(sentence.words)
  if (second) {
    const at = second.index
    const [first, rest] = [
      sentencePart(sentence, { from: 0, to: at }),
      sentencePart(sentence, { from: at + second[0].length, to: sentence.words.length }),
    ]
    return [first, ...partsOf(rest)]
  }
  const further = matchesOf(FURTHER_CONDITION, sentence.words).find(
    ({ index, 0: { length } }) =>
      isDoneIn(sentence, { from: 0, to: index }) &&
      isDoneIn(sentence, { from: index + length, to: sentence.words.length }),
  )
  if (further) {
    const { index, 0: mark } = further
    const rest = sentencePart(sentence, { from: index + mark.length, to: sentence.words.length })
    return [sentencePart(sentence, { from: 0, to: index }), ...partsOf(rest)]
  }
  // "Buy < 30, trim > 55": two prices of a trader, and nothing that is measured.
  if (BAND.test(sentence.words)) return []
  const rule = BUYS.exec(sentence.words)
  if (!rule) return [sentence]
  const end = rule[0].length
  const rest = sentencePart(sentence, { from: end, to: sentence.words.length })
  const first = sentencePart(sentence, { from: 0, to: end })
  // "Stop" after a rule to buy means to stop buying.
  return STOPS.test(rest.words) ? [first] : [first, rest]
}

/** "Out before if it is over 200, out after if guidance is hostile": two conditions, each with its own leaving before it. */
const SECOND_LEAVING =
  /(?<=^[^,;]*(?:sell|exit|out|leave)(?: [a-z]+)? (?:if|when|once) [^,;]{2,80})[,;] (?:and |or )?(?=(?:i )?(?:sell|exit|out|leave|get out)(?: [a-z]+)? (?:if|when|once) )/

/** "If it falls to 30 I won't panic, but if the dividend is cut I sell": each condition with what is done then. */
const FURTHER_CONDITION = /, (?:and|but) (?=(?:if|when|once|should) )/g

const isDoneIn = (sentence: Sentence, part: Span): boolean => {
  const { tokens, words } = sentencePart(sentence, part)
  return REFUSED.test(words) || consequencesIn(tokens).some(({ kind }) => kind === 'own')
}
const REFUSED = /(?<![a-z])(?:i|we)(?: (?:won't|wont|will not|don't|wouldn't|never)|'ll (?:not|never)) [a-z]+/

/** "I add" with its condition before it or after it, and the comma that ends it. */
const BUYS =
  /^[^,;]{0,80}(?<![a-z])(?:i|we|i'd|i'll|we'd|we'll)(?: would| will| then| may)? (?:add|buy|double|average down|load up|top up)(?![a-z])[^,;]{0,80}[,;]\s*(?:(?:and|but) )?/

const BAND =
  /^(?:buy|add|long|accumulate)(?: more)? ?(?:[<>]|below|under|at|around) ?\$?\d[\d.,]*[,;/]? (?:and )?(?:sell|trim|reduce|out|exit)(?: some| half)? ?(?:[<>]|above|over|at|around) ?\$?\d[\d.,]*\W*$/

const STOPS = /(?<![a-z])stop(?: (?:buying|adding|there|it))?\W*$/

/**
 * What stands after a test in its own sentence and begins like a further one: after a comma or a semicolon, with a condition
 * or with what is done.
 */
export function restAfter(sentence: Sentence, { to }: Span): Sentence | null {
  const end = to - sentence.span.from
  const lead = BEGINS_ANOTHER.exec(sentence.words.slice(end))
  return lead ? sentencePart(sentence, { from: end + lead[0].length, to: sentence.words.length }) : null
}

const BEGINS_ANOTHER =
  /^(?:(?: (?:too|also|as well))?\s*[,;]|(?: [a-z]+){1,3};)\s*(?:(?:and|or|but|also|likewise) )*(?=(?:if|when|once|should|unless|below|under|above|over|less than|more than|(?:i )?(?:sell|exit|leave|out|get out)(?: too| also| as well| before| after| then)? (?:if|when|once)|(?:the )?same (?:if|when|once)) )/
