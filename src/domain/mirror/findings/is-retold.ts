import { plainText, type Span } from '../../language/plain-text.ts'

/** What the rest of a sentence or the next one says of a promise that was not held. */
const NOT_HELD =
  /(?<![a-z])(?:(?:but|and|yet|then|so) (?:then )?(?:i|we) (?:did not|didn't|did nothing|never did|held on|kept it|kept them|stayed|ignored|looked away|forgot)|never again|silly of me|i regret|which i (?:did not|didn't|never|ignored))(?![a-z])/u
const NOT_HELD_NEXT =
  /^(?:(?:but|and|yet|of course) )?(?:i|we) (?:did not|didn't|did nothing|never did|ignored|forgot|held on anyway)(?![a-z])|^(?:that|this|it) was (?:silly|stupid|nonsense|naive|wrong|a mistake|my mistake|a joke|empty|talk)(?![a-z])|^never again(?![a-z])/u

const WRITER_ONCE = '(?:i|we) (?:had |once |always |also )?'
/** What was to be done and was not, an own word of an earlier day, and another time. */
const EARLIER = new RegExp(
  `(?<![a-z])(?:${[
    "(?:should|could|ought to)(?: not|n't)? have (?!to )[a-z]+|would(?: not|n't)? have (?:sold|left|gone|got|exited|quit|cut|acted|been out)",
    `${WRITER_ONCE}(?:said|told myself|promised(?: myself)?|swore|vowed|thought|wrote)(?: in [a-z]+| then| once| back then)?,? (?:that )?(?:i|we)(?: would|'d)`,
    `${WRITER_ONCE}(?:told myself|promised(?: myself)?|swore|vowed|meant|planned|intended|wanted|was going|were going|was supposed|were supposed|was meant|used) to`,
    '(?:the |my )?last time|time before|years? ago|months? ago|back then|at the time|in hindsight|in the past|once upon|used to|my (?:old|earlier|former) (?:rule|stop|test|line|plan)',
  ].join('|')})(?![a-z])`,
  'u',
)
const NOW =
  /(?<![a-z])(?:this time|from now on|from today|now i|now,? if|today i|i still (?:mean|hold|stand)|and still (?:do|will|mean))(?![a-z])/u
/** Where a new thought begins: what was another time before it is none after it. */
const THOUGHT = /[;:—]|\s[-–]\s|,? (?:so|but)(?= (?:now|this time|if|i (?:sell|leave|am|will)|i'll|i'm))/gu

/**
 * Whether a test in a text is told of another time or regretted, and binds nobody now: "I should have sold if it fell under 90, but I
 * did not", "Last time I said I would sell if cash fell below two years", "I said I would be out under $90. That was silly."
 * @param sentence that the test stands in
 */
export function isRetold(text: string, sentence: Span, test: Span): boolean {
  const plain = plainText(text)
  const from = Math.max(sentence.from, ...thoughtsBefore(plain, sentence, test))
  const thought = plain.slice(from, test.to)
  if (NOT_HELD.test(plain.slice(from, sentence.to)) || NOT_HELD_NEXT.test(plain.slice(sentence.to).trimStart()))
    return true
  return EARLIER.test(thought) && !NOW.test(thought)
}

const thoughtsBefore = (plain: string, sentence: Span, test: Span): readonly number[] =>
  Array.from(
    plain.slice(sentence.from, test.from).matchAll(THOUGHT),
    ({ index, 0: { length } }) => sentence.from + index + length,
  )
