import { plainText, type Span } from '../../language/plain-text.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { standingOf } from '../../language/standing.ts'
import { words } from '../../language/wording.ts'
import type { OwnTest } from '../own-test.ts'
import { contentWords } from '../vocabulary/content-terms.ts'
import { NOT_TOLD } from './answers-to-test.ts'

/**
 * Where the text of a sale says that a test has come, in words that `tellsThatItHappened` does not read: it says that a rule was
 * kept and names what the test names, or it repeats a condition that refers to the sentence before it.
 * @param written the text in which the test is
 */
export function tellsOfPromise(test: OwnTest, written: string, text: string): Span | null {
  return saysThatItWasTheLine(test, text) ?? repeatsLeaning(test, written, text)
}

/** "Both guided capex flat. That was the line.": this many words or figures of the test must be in one sentence besides. */
const MOST_CERTAIN = 2

function saysThatItWasTheLine({ words: tested }: OwnTest, text: string): Span | null {
  const isKept = KEPT.in(plainText(text)).some((span) => {
    const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(text, span)
    return !(isNegated || isReported || isQuoted || isIronic || isSupposed)
  })
  if (!isKept) return null
  const named = new Set([...contentWords(tested).filter((word) => !LEAVING.has(word)), ...figuresOf(tested)])
  const told = sentencesOf(text).find(({ from, to }) => {
    const sentence = text.slice(from, to)
    if (SUPPOSED.test(plainText(sentence))) return false
    const shared = new Set([...contentWords(sentence), ...figuresOf(sentence)].filter((word) => named.has(word)))
    return shared.size >= MOST_CERTAIN
  })
  return told ?? null
}

const KEPT = words(`
  (?:that|this|it|which) (?:was|is) (?:exactly |precisely )?(?:the|my|our) (?:own )?(?:line|deal|test|limit|condition|trigger|agreement|promise)(?= *(?:[.,;:!)]|$|and |so ))|as (?:written|promised|agreed|planned|i wrote|i had written)(?= *(?:[.,;:!)]|$))|
  sticking (?:to|with) (?:it|the rule|my rule|my word|the line|my line)|(?:as )?(?:per|by) (?:the|my)(?: own)? rule|(?:i )?ke(?:ep|pt) my word|keeping my word|(?:the|my) rule is (?:the|my) rule|(?:the )?\\$?\\d[\\d.,]*[a-z%]* (?:that )?i (?:set|wrote|drew)`)
const SUPPOSED = /(?<![a-z])(?:if|unless|would|not|never|until|almost|nearly|rumou?rs?)(?![a-z])|n't(?![a-z])|\?/
const LEAVING = new Set(contentWords('sell sold exit out leave gone wrong trim cut go done i would'))

/**
 * "Dividend 6.5%. If they cut it I'm gone.": "it" refers to the sentence before, and a short event may be repeated in its words.
 */
function repeatsLeaning(test: OwnTest, written: string, text: string): Span | null {
  const { condition, side, forHowLong } = test
  const plain = condition === null ? '' : plainText(condition)
  if (side !== 'happens' || forHowLong || !/^(?:they|it|he|she) [a-z]+ (?:it|them)$/.test(plain)) return null
  const [first] = sentencesOf(text)
  if (!first || !LEFT.test(plainText(text))) return null
  const sentence = plainText(text.slice(first.from, first.to))
  if (NOT_TOLD.test(sentence) || /\?/.test(sentence)) return null
  const [verb] = contentWords(plain)
  const sentences = sentencesOf(written)
  const index = sentences.findIndex(({ from, to }) => test.span.from >= from && test.span.from < to)
  const before = sentences[index - 1]
  const named = before ? contentWords(written.slice(before.from, before.to)) : []
  const told = contentWords(sentence)
  const isSame = sentence.startsWith(`${plain} `) || sentence === plain || sentence.startsWith(`${plain}.`)
  return verb && told.includes(verb) && (isSame || told.some((word) => named.includes(word))) ? first : null
}

const LEFT = /(?<![a-z])(?:gone|out|sold|selling|sell|done|bye|exit|exited)(?![a-z])/

const figuresOf = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []
