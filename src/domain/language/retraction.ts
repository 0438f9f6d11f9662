import { plainText, type Span } from './plain-text.ts'
import { sentencesOf } from './sentences.ts'

/**
 * Whether the writer takes words back, or objects to them, in the same sentence or the next one: "everybody buys it, but ...",
 * "although it fell so far", "It fell by half. That is no reason." Somebody who does this does not rely on the words.
 */
export function isRetracted(text: string, span: Span): boolean {
  const plain = plainText(text)
  const sentences = sentencesOf(text)
  const index = sentences.findIndex(({ from, to }) => span.from >= from && span.from < to)
  const sentence = sentences[index] ?? { from: 0, to: text.length }
  const next = sentences[index + 1]
  return (
    CONCEDES.test(plain.slice(sentence.from, span.from)) ||
    // An objection in a further clause is not about these words.
    SETS_AGAINST.test(plain.slice(span.to, sentence.to).split(/(?<![a-z])(?:and|so|because)(?![a-z])/u)[0] ?? '') ||
    (next !== undefined && TAKES_BACK.test(plain.slice(next.from, next.to)))
  )
}

/** "Although" or "while" before the words in their clause, or "even if". */
const CONCEDES =
  /(?:^|[,;:] )(?:and |but )?(?:although|though|while|despite|even (?:if|though|when)|as if|as though)(?![a-z])[^,;:]*$|(?<![a-z])(?:except|unlike|stop|stopped|instead of|rather than|tired of|sick of)(?![a-z])[^,;:]*$/u
const SETS_AGAINST =
  /(?:^|[\s,;–—-])(?:but|though|although|yet|however|which (?:is|was|are) (?:no|not|wrong|nonsense|beside)|(?:is|are|was) (?:no|not) (?:a |the |my )?(?:reason|argument|thesis|why)|isn't (?:a |the |my )?(?:reason|argument|thesis|why))(?![a-z])/u
const TAKES_BACK =
  /^(?:but|however|still|yet|though|nonetheless|that said|anyway|so what|and so what|i don't care|i do not care|for me(?! (?:that|this|it)(?:'s| is) enough)|my own|what i|i look|i look at|(?:that|this|it|which|those|these|they)(?:'s| is| was| are| were|'re)?(?: all| just| only| exactly)? ?(?:no|not|never|nonsense|why i|noise|the (?:problem|trap|risk)|a (?:problem|trap|risk|story|feeling)|wrong|proves? nothing|means? nothing|tells? me nothing|isn't|wasn't|aren't|doesn't|don't|didn't)|i (?:know (?:that|this|how|what)|disagree|ignore|resist|don't|do not|won't|will not|would not|think (?:he|she|they)|doubt))(?![a-z])/u
