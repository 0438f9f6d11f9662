import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { isFund, isPurchase } from '../basis/request.ts'
import { weighsIt } from '../basis/weighs-it.ts'
import { OF_PRODUCT } from '../signs/roles/said-of-errors.ts'
import { errorAt, isOwnWord, type Stated, sentencesWithNames, spanIn } from './stated-sentences.ts'

/**
 * "I'd pay for it tomorrow", "there isn't a girl at my school without one": the writer would buy the thing, or all around them have it, and the
 * entry of somebody who is sure holds no word on what the company earns, costs or owes.
 */
export function productForTheShare(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const { thesis, confidence } = decision
  if (!isPurchase(request) || isFund(request) || confidence < LEAST_SURE || weighsIt(thesis)) return []
  const sentences = sentencesWithNames(request)
  if (sentences.some(({ words }) => OF_COMPANY.test(words)) || ownTestsOf(decision).length > 0) return []
  for (const sentence of sentences) {
    if (sentence.words.includes('?')) continue
    const pattern = patternIn(sentence)
    const span = pattern && spanIn(sentence, pattern)
    if (!span || !isOwnWord(thesis, span, { supposed: true, negated: true })) continue
    const finding = errorAt({ kind: 'familiarity', weight: 70, ways: OF_PRODUCT }, span, request)
    if (finding) return [finding]
  }
  return []
}

const LEAST_SURE = 7
const patternIn = ({ words }: Stated): RegExp | null =>
  [WOULD_BUY, NONE_WITHOUT, ALL_HAVE].find((each) => each.test(words)) ?? null

const AT_ONCE =
  '(?:tomorrow|today|at once|right away|right now|in a heartbeat|any day|on the spot|without (?:blinking|thinking)|straight away|twice)'
/** "I'd buy it tomorrow" may be said of the share; what is paid for, ordered or bought by the piece is a thing. */
const WOULD_BUY = new RegExp(
  `(?<![a-z])i(?:'d| would)(?: (?:happily|gladly|personally))? (?:(?:pay for|order|subscribe to|sign up for) (?:it|one|two|them|the thing|that)|(?:buy|take|have|get) (?:one|two|three|four|a dozen)(?: of (?:these|them|those|theirs))?)(?: (?:myself|too))? ${AT_ONCE}(?= ?(?:[.,;:!)]|$|and |if |because ))`,
)
const AROUND =
  "(?:(?:at|in|on|of) (?:my|our|the) [a-z'-]+(?: [a-z'-]+)?|here|around (?:me|here)|(?:that )?i know|i (?:work|study|train|live) with)"
const NONE_WITHOUT =
  /(?<![a-z])(?:(?:there isn't|there is not|there's not|there's hardly|there is hardly|you won't (?:find|see)|i know(?: of)?|there is|there's) (?:an?|one|no|not one|nobody|no one|anybody|anyone|not a)(?: [a-z'-]+){0,6}? (?:without (?:one(?: of (?:their|these|them|those)(?: [a-z]+)?)?|them|their [a-z]+|these)|who (?:doesn't|does not|hasn't|has not) (?:have|use|own|wear|drink|got|order|eat|play)(?: (?:got|already))? (?:one|them|it|theirs|these))(?= ?(?:[.,;:!)]|$|and |at |in |any ?more)))/
const ALL_HAVE = new RegExp(
  `(?:^|[.;:,] |(?<![a-z])and )(?:everybody|everyone|all (?:of )?(?:my|our|the) [a-z]+|half (?:of )?(?:my|our|the) [a-z]+) ${AROUND} (?:wears?|uses?|drinks?|eats?|drives?|plays?|rides?|has|have|owns?|swears by|loves?|carr(?:y|ies)|orders?|buys?)(?: nothing but| only)? (?:them|these|it|one|theirs|their [a-z]+|those)(?: now| too| already)?(?= ?(?:[.,;:!)]|$|and |at |in |every ))`,
)
/** What else may carry it, or somebody knows of it: a figure, a price, what it earns, another's share of it. */
const OF_COMPANY =
  /\d ?%|[$€£] ?\d|(?<![a-z])(?:shares?|stock|checked|filings?|reports?|accounts|cash|debt|profits?|margins?|earn\w*|revenues?|sales|orders|dividends?|cheap|dear|expensive|times|valuation|value|worth|book|growth|grows?|growing|grew|subscri\w+|patents?|rivals?|competit\w+|price[sd]?|costs?|market|not (?:a|the|my) reason|anecdote|sample|proves|means nothing|fad|contracts?|switch\w*|banks?|customers?|trouble|problem|too late|late|saturated|left|grants?|free of charge)(?![a-z])/
