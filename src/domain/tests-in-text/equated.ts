import { plainText } from '../language/plain-text.ts'
import type { OwnTest } from './own-test.ts'
import { readFoundTest, type Written } from './read-found-test.ts'
import { mayCome } from './vocabulary/eventuality.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * A test with what stands before its equals sign: "No bid = no trade, out Jan 2". Behind the sign stands only what follows; null where what
 * stands before it is nothing that may come.
 */
export function withWhatEqualsIt(sentence: Sentence, test: OwnTest, written: Written): OwnTest | null {
  const { text, span } = sentence
  const lead = plainText(text).slice(span.from, Math.max(span.from, test.span.from))
  if (!ENDS_IN_SIGN.test(lead) || NAMES_RULE.test(lead) || OPENS_CONDITION.test(plainText(test.words))) return test
  const from = span.from + (/^.*(?:[.;:!?] |, (?:and |but |so )?)/.exec(lead)?.[0].length ?? 0)
  const condition = { from, to: span.from + lead.search(ENDS_IN_SIGN) }
  const found = {
    span: { from, to: test.span.to },
    condition,
    takes: 'straight',
    followedBy: test.followedBy ?? 'sell',
  } as const
  return mayCome(plainText(text.slice(condition.from, condition.to))) ? readFoundTest(sentence, found, written) : null
}

const ENDS_IN_SIGN = /(?<=[a-z\d%)]) ?(?:==?>?|→|->)\s*$/
/** "Plan = sell": the name of a rule, and no condition. */
const NAMES_RULE =
  /(?<![a-z])(?:plan|rule|stop|sl|exit|out|test|line|limit|target|tp|trigger|time|horizon|trade|setup|idea|signal|falsifier|wrong|risk)(?: [a-z]+)? ?(?:==?>?|→|->)\s*$/
/** What may stand behind the sign as a test by itself. */
const OPENS_CONDITION =
  /(?<![a-z])(?:if|when|once|unless|until|as soon as|should|after|under|below|above|over|less|more|worse)(?![a-z])|[<>≤≥]/
