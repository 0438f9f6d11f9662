import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { isInsurance } from '../basis/is-insurance.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { isFund, isSale, isWatched } from '../basis/request.ts'
import { errorAt, isOwnWord, sentencesWithNames, spanIn } from './stated-sentences.ts'

/**
 * "I played every outcome through and in all of them I come out ahead": of all that may come the writer says that they gain, in one sentence.
 * A premium that is earned whatever comes, a takeover with a fixed price and a hedge are none, and no option is read.
 */
export function gainsInEveryCase(request: CritiqueRequest): readonly Finding[] {
  if (isSale(request) || isWatched(request) || isFund(request) || request.option || isInsurance(request)) return []
  const { thesis } = request.decision
  const sentences = sentencesWithNames(request)
  if (sentences.some(({ words }) => OF_BOTH_SIDES.test(words))) return []
  for (const sentence of sentences) {
    const { words } = sentence
    const pattern = gainsIn(words) ? OWN_GAIN : NO_CASE_LOSES
    const span = spanIn(sentence, pattern)
    if (!span || !isOwnWord(thesis, span, { negated: true, past: true })) continue
    const finding = errorAt({ kind: 'overconfidence', weight: 86, ways: NO_CASE }, span, request)
    if (finding) return [finding]
  }
  return []
}

function gainsIn(words: string): boolean {
  const every = EVERY_CASE.exec(words)
  if (!every || LEAVES_ROOM.test(words)) return false
  return OWN_GAIN.test(words) && !NOT_EVERY.test(words.slice(0, every.index))
}

/** "None of them has me losing", "there isn't a future in which this isn't higher". */
const NO_CASE_LOSES =
  /(?<![a-z])(?:none|not one)(?: of (?:them|these|those))? (?:has|have|leaves|makes|sees|ends with|shows) (?:me|us) (?:losing(?: (?:money|anything))?|poorer|worse off|with less|in the red|out of pocket)(?= ?(?:[.,;:!)]|$))|(?<![a-z])there (?:isn't|is not|is no|are no|is simply no) (?:an? |one |any |single )*[a-z]+ (?:in which|where) (?:i (?:lose|lose money|lose out|end up (?:poorer|worse off|with less))|(?:it|this|the (?:stock|share|price)) (?:isn't|is not) (?:higher|up|worth more|(?:twice|double|three times)(?: [a-z]+){0,4}))(?= ?(?:[.,;:!)]|$))/
const CASE = '(?:cases?|outcomes?|scenarios?|events?|results?|versions?|ways?|roads?|futures?|paths?|endings?)'
const EVERY_CASE = new RegExp(
  `(?<![a-z])(?:(?:in|under|with|on) (?:every|each|any|both|either|all)(?: (?:single|possible|one|these|the|three|four|two))*(?: (?:of (?:them|these|those)|(?:of (?:the|my|these) (?:(?:two|three|four|five|six|possible) )?)?${CASE}))(?: of (?:them|these|those))?|in all of (?:them|these)|(?:every|each)(?: single)? one of (?:them|these|those)|(?:every|each) (?:single )?(?:possible )?${CASE}|either way|both ways|any way (?:it|this) (?:goes|turns out|ends)|whichever way|whatever (?:happens|comes|they (?:do|decide)|the [a-z]+ (?:decides?|does|says?))|no matter (?:what|how|which|who|whether))(?![a-z])`,
)
/** The writer wins by it. */
const OWN_GAIN =
  /(?<![a-z])(?:i|we)(?:'ll| will| can only|'m going to)? (?:still |always |just )?(?:win|profit|gain|benefit|make (?:money|a profit|a gain|a killing)|earn (?:money|on (?:it|this))|come out (?:ahead|on top|richer|in front|better|with (?:a (?:gain|profit)|more))|end up (?:ahead|richer|with more(?: money)?(?= ?(?:[.,;!)]|$))|better off|in front)|am (?:better off|richer|ahead)|walk away (?:richer|with (?:more|a (?:gain|profit))))(?![a-z])|(?<![a-z])(?:makes|leaves) (?:me|us) (?:richer|money|better off|a profit|ahead)(?![a-z])|(?<![a-z])(?:pays off|is good) for me(?![a-z])/
const NOT_EVERY = /(?<![a-z])(?:not|hardly|never|nobody|no one|isn't|doesn't|don't|if)(?: [a-z]+){0,3} $/
const LEAVES_ROOM =
  /(?<![a-z])(?:except|unless|but|almost|nearly|most|lose|loses|losing|less|unlikely|too good|sounds|seems?|supposed|tempt\w*|looks like|pretend|as if|usually|over \d+ years)(?![a-z])/
/** What is bought together with its opposite, or pays whatever comes. */
const OF_BOTH_SIDES =
  /(?<![a-z])(?:hedg(?:e|es|ed|ing)|straddle|strangle|spread|arbitrage|tender offer|cash offer|premium|covered call|bonds?|coupon|both sides|insur(?:e|ed|ance)|pair|short (?:the|leg)|rebalanc\w+|learn\w*)(?![a-z])/
const NO_CASE: Phrasings = ['You write {words}: a case in which you lose is not among them, and every share has one.']
