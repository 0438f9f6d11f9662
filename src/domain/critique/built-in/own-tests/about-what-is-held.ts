import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { isTrouble } from '../../../tests-in-text/vocabulary/eventuality.ts'
import { isOfBusiness } from '../../../tests-in-text/vocabulary/of-business.ts'

/**
 * Whether the condition of a test can be pointed at in a company, a market or a calendar: it names what companies are told with, a figure, a
 * name, something that goes wrong, or what the sentences before speak of. "When the bell rings I am out" has none of these: a test in such
 * words may be one, and nothing is said of it.
 */
export function isAboutWhatIsHeld(
  { words, span, condition, value, isPrice, byWhen }: OwnTest,
  thesis: string,
): boolean {
  if (value !== null || isPrice || (byWhen?.on ?? null) !== null) return true
  // "Ten-year over 4.6 | on a closing basis and I sell": what it is of stands before.
  if (/^(?:on|of|in|for|with|than) /i.test(words)) return true
  const supposed = condition ?? words
  const plain = plainText(supposed)
  // "If a foal does not stand within two hours, it is gone": of what it is said, the condition alone tells.
  const whole = plainText(thesis).slice(span.from, sentenceAround(thesis, span).to)
  if (IT_ENDS.test(whole) && !OF_HOLDING.test(whole)) return isOfBusiness(plain) || holdsName(supposed, thesis)
  return (
    isOfBusiness(plain) || /\d/.test(plain) || isTrouble(plain) || POINTS.test(plain) || holdsName(supposed, thesis)
  )
}

const IT_ENDS =
  /(?<![a-z])(?:it|that|they)(?:'s| is| are|'re| will be|'ll be| would be)? (?:all )?(?:gone|out|over|done|dead|finished|goes|go)(?![a-z])/
const OF_HOLDING =
  /(?<![a-z])(?:i|i'[a-z]+|im|ill|id|we|we'[a-z]+|me|my|our|us|mine|sell|sold|exit|buy|shares?|stock|position|thesis|case|idea|story|reason|trade|bet)(?![a-z])/
const POINTS =
  /(?<![a-z])(?:they|them|their|it|its|he|she|this|that|thats|those|one more|another|any one|either|neither|not|no longer)(?![a-z])|^(?:fail|violated|worse|less|more|over|below|positive)(?![a-z])/

/** A capital that no beginning of a sentence explains. */
function holdsName(words: string, thesis: string): boolean {
  if (/(?<=[\p{L}\d,;:"“’'] )(?!I(?!\p{L})|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}|^\p{Lu}{2}/u.test(words))
    return true
  const at = thesis.indexOf(words)
  return at > 1 && /^\p{Lu}/u.test(words) && /[\p{L},] $/u.test(thesis.slice(0, at))
}
