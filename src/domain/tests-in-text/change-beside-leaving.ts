import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * "Warranty up again in the first half, I'm gone.": what moves once more, without a verb, and nothing but the leaving behind it. That it is
 * bad need not be told by its own words; what it is bought for says its writer.
 */
export function changeBesideLeaving({ words, span }: Sentence): Found | null {
  const match = MOVES_AGAIN.exec(words)
  const { lead = '', condition = '' } = match?.groups ?? {}
  if (!match || IS_TOLD.test(condition)) return null
  const from = span.from + lead.length
  return {
    span: { from, to: span.to },
    condition: { from, to: from + condition.length },
    takes: 'straight',
    followedBy: 'sell',
  }
}

const MOVES_AGAIN =
  /^(?<lead>(?:and |but |so )?)(?<condition>[a-z&' -]{3,40}? (?:up|down|higher|lower|flat|negative|late) (?:again|once more|twice|(?:two|three) (?:quarters|halves|years|reports|times)(?: running| in a row)?)(?: [a-z0-9 ]{1,60})?)(?:,|:| and| =| ->)(?: then)? (?:i'm|im|i am|we're|i|we)(?: am| are)? (?:out|gone|done|sell|leave|go|exit|quit)(?: all| everything| it all| the lot)?\W*$/
/** A verb tells what has been, and of the share's own price nothing of the company is asked. */
const IS_TOLD =
  /(?<![a-z])(?:is|are|was|were|has|have|had|went|goes|came|comes|stocks?|shares?|prices?|quote|market|index|portfolio|position|i|my|it|they|this|that)(?![a-z])/
