import { oneOf } from '../language/one-of.ts'

/**
 * Whether what was read as condition and end leaves the holding where it is: an object that is "left" is a number of the writer's, a test
 * is told as passed, or its writer remains until a day and only judges those who would go before.
 * @param own what was found as condition and end, in plain text
 * @param after the words of the sentence that follow it
 */
export const isLeftAsItIs = (own: string, after: string): boolean =>
  (LEAVES_NUMBER.test(own + after) && LEAVES.test(own) && !ENDS.test(own.replace(LEAVES_NUMBER, ''))) ||
  (IS_PASSED.test(own) && !SUPPOSED.test(own)) ||
  (ONLY_REMAINS.test(own) && !ACTS_THEN.test(own))

/** "I leave the confidence where it was", "we leave the stop at 8", "I leave it as it is" */
const LEAVES_NUMBER = new RegExp(
  `(?<![a-z])leav(?:e|es|ing) (?:${oneOf`
    (?:the|my|our)(?: [a-z]+)? (?:confidence|conviction|numbers?|ratings?|scores?|grades?|stops?|targets?|estimates?|forecasts?|probabilit(?:y|ies)|odds)
    (?:it|them|this|that|everything|(?:the|my|our) [a-z]+)(?: [a-z]+)? (?:where|as) (?:it|they|everything) (?:is|are|was|were|stands?|stood)
  `})(?![a-z])`,
)
const LEAVES = /(?<![a-z])leav(?:e|es|ing)(?![a-z])/
const ENDS = /(?<![a-z])(?:sell|selling|out|exit|gone|go|quit|close|done|trim|cut|wrong|mistaken)(?![a-z])/

/** "The test is passed with a factor of two": a result, and no rule. */
const IS_PASSED =
  /^(?:and |but |so )*(?:the|my|our|this|that|both|all)(?: (?:my|the))?(?: [a-z]+){0,2} (?:tests?|conditions?|criteri(?:on|a)|requirements?|hurdles?) (?:is|are|was|were|has been|have been) (?:[a-z]+ly |well |now |thus )*(?:passed|met|fulfilled|satisfied|cleared)(?= (?:with|by|at|in|well|twice|[a-z]+ly)(?![a-z])| ?[,;:.!]|$)/
const SUPPOSED = /(?<![a-z])(?:if|when|once|only|unless|until|till|should|would|will|must|or|no|not|wrong)(?![a-z])/

/** "I remain until October: to resign with the clock running is for amateurs": nothing is said of what happens then. */
const ONLY_REMAINS =
  /^(?:i|we|i'll|we'll)(?: (?:will|shall|simply|just))* (?:remain|stay|hold|wait|sit)(?: (?:on|in|it|put))* (?:until|till) [^:;,.]{1,40}[:;,–—-] ?(?:to [a-z]+|[a-z]+ing)(?: [a-z]+)* (?:is|would be) /
const ACTS_THEN = /[:;,–—-].*(?<![a-z])(?:i|we|i'll|i'm|we'll|if|when|then|unless)(?![a-z])/
