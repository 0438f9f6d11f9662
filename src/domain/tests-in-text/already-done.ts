import { oneOf } from '../language/one-of.ts'

/**
 * Whether what was read as condition and end is a purchase that is done and somebody's conduct so far: "In eleven years he has not told me
 * one lie. So I have bought 25 before the rest find out" says of no day to come that it ends anything.
 * @param own what was found, in plain text, as far as it stands in the sentence with the end
 * @param before the same of the sentence before it
 */
export function isAlreadyDone(own: string, before: string): boolean {
  // Most that is found supposes something, so that no other pattern is needed.
  if (SUPPOSED.test(own)) return false
  const rest = own.replace(BEFORE_OTHERS, '')
  if (ENDS.test(rest)) return false
  return (
    SO_BOUGHT.test(own) || BOUGHT_BEFORE.test(own) || (NOT_DONE.test(before) && BUYS.test(own)) || NEVER_DONE.test(rest)
  )
}

/**
 * Whether a sale is one of before: "I sold under 30 and cursed myself", "sold at 41 last year". Without its "I" it may be a line in few words,
 * "sold below 30, no excuses", unless its day has passed.
 */
export const isSoldBefore = (words: string): boolean =>
  !SUPPOSED.test(words) && (I_SOLD.test(words) || (SOLD_ALONE.test(words) && OF_PAST.test(words)))

const AT_PRICE = '(?:[a-z0-9]+ ){0,5}?(?:under|below|beneath|above|over|at|for|near|around) [$€£]?\\d'
const I_SOLD = new RegExp(
  `(?<![a-z])(?:i|we)(?:'ve|'d)? (?:(?:have|had|just|already|only|once|also|then|even|[a-z]+ly|last [a-z]+) ){0,3}sold ${AT_PRICE}`,
)
const SOLD_ALONE = new RegExp(`^(?:and |but |so |then )?sold ${AT_PRICE}`)
const OF_PAST =
  /(?<![a-z])(?:last (?:year|month|week|time|spring|summer|autumn|winter)|(?:years?|months?|weeks?|days?) ago|back then|in (?:19|20)\d\d|yesterday|at the time|(?:and|then) (?:i )?(?:regretted|cursed|missed|watched|kicked|rued|hated))(?![a-z])/

const BUYING = oneOf`
  bought, purchased, (?:picked|scooped|snapped|loaded|stocked|topped)(?: it| them| some)? up, loaded, grabbed, added, got (?:in|my|some|\d+)
  took, taken, ordered, acquired, buy(?:ing)?, get in, load up, add(?:ing)?
`
/** By the writer, or without a subject at the beginning. */
const BUYS_SOURCE = `(?:(?<![a-z])(?:i|we)(?:'ve|'d|'m)?(?: (?:have|had|am|are|just|already|now|also|therefore|quickly|even))* |^(?:(?:and|so|but|hence|therefore|just|already|quickly) )*)${BUYING}(?![a-z])`
const BUYS = new RegExp(BUYS_SOURCE)
const BOUGHT_BEFORE = new RegExp(`${BUYS_SOURCE}[^;:]*? before [a-z]`)
/** "Two doctors in my street prescribe it. So I have bought 30": the reason of what is done, and of nothing to come. */
const SO_BOUGHT =
  /^(?:and )?(?:so|hence|therefore|that's why|thats why|which is why),? (?:i|we)(?:'ve|ve)?(?: (?:have|just|already|now|also|therefore|quickly))* (?:bought|purchased|grabbed|added|ordered|acquired|(?:picked|scooped|loaded|stocked|topped)(?: [a-z0-9]+)? up|(?:got|gone) in)(?![a-z])/
/** What others do afterwards, up to the next clause: "before the rest find out". */
const BEFORE_OTHERS = / before [^,;:]*?(?= and i(?![a-z])|[,;:]|$)/
const BY_OTHERS =
  '^(?:(?:and|but|so|because|since) |in (?:all )?(?:[a-z0-9]+ ){1,3}(?:years?|months?|time),? )*(?!(?:i|we|there) )(?:(?:my|our|the|this|that|his|her|their) )?(?:[a-z-]+ ){1,3}?(?:has|have|had)'
/** "In eleven years he has not told me one lie" */
const NOT_DONE = new RegExp(`${BY_OTHERS}(?:n't| not| never) [a-z]`)
/** Alone only what has never been: "they have not shipped by June" may be the line of a list. */
const NEVER_DONE = new RegExp(
  `${BY_OTHERS}(?: never [a-z]|(?:n't| not) (?:[a-z]+ ){0,3}(?:once|ever|one|a single)(?![a-z]))`,
)
const SUPPOSED =
  /(?<![a-z])(?:if|when|whenever|once|unless|until|till|should|would|will|must|needs?|has to|have to|the (?:day|moment|first))(?![a-z])/
const ENDS =
  /(?<![a-z])(?:sell|selling|sold|out|leav(?:e|es|ing)|exit\w*|gone|go|quit|clos(?:e|es|ing)|done|wrong|mistaken|stop|ends?|over|dead|kills?|breaks?|no longer|trim|half)(?![a-z])/
