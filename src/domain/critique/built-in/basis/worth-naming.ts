import { plainText } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'

/**
 * Whether a figure that an entry names is a fact of the business, which a report has told: no estimate or forecast, no move of the price,
 * no price in so many times the earnings, and nothing of the writer's own money.
 * @param quoted the words around it, with or without their marks
 */
export function isWorthNaming(quoted: string): boolean {
  const words = plainText(quoted.replace(/^“|”$/gu, ''))
  return !(ESTIMATED.test(words) || OF_PRICE.test(words) || OF_OWN_MONEY.test(words) || isMultipleAlone(words))
}

/** "Gets me to 8%", "expected value about 246", "goes from 2bn to maybe 7bn" */
const ESTIMATED =
  /(?<![a-z])(?:expected (?:value|return)|ev of|(?:i|we)(?:'d)? (?:come|get|arrive|model|estimate|expect|guess|figure|reckon|calculate|assume|think|see)|gets? (?:me|us|you) to|my (?:own )?(?:estimate|guess|number|model|forecast|case|sum)s?|could|may|might|would|should|will|maybe|perhaps|probably|(?:goes|grows?|rises?|falls?|climbs?) from|(?:by|in|through|until) 20[3-9]\d|guess\w*|forecast\w*|estimat\w*|assum\w*|implied|implies|potential|upside)(?![a-z])/
/** "It did 8% just last Tuesday" */
const OF_PRICE =
  /(?<![a-z])(?:it|this|that|they|(?:the )?(?:stock|shares?|price)) (?:(?:just|already|only) )?(?:did|made|returned|gained|ran|lost|moved|jumped|dropped|fell|rose|popped|is up|is down|went up|went down) (?:by |about |almost |over |another )*[-+]?\d[\d.]* ?%|(?:last|on|this) (?:mon|tues|wednes|thurs|fri)day(?![a-z])|(?<![a-z])(?:premarket|pre-market|after hours|ytd|1y return)(?![a-z])/
const OF_OWN_MONEY =
  /(?<![a-z])(?:loan|mortgage|margin (?:loan|rate|interest|debt)|heloc|credit (?:card|line)|broker|account|portfolio|position|of (?:my|our|what i)|pf|nav|sleeve|weight)(?![a-z])/

/** "40x sales", "at 47 times earnings": what is paid for it. Beside a figure of the business, and of debt or cover, it is more. */
function isMultipleAlone(words: string): boolean {
  const rest = words.replace(MULTIPLE, ' ')
  return rest !== words && quantitiesOf(rest).length === 0
}
const MULTIPLE =
  /(?<!(?:debt|leverage|cover\w*|gearing|orders?|book-to-bill|burden)[^,;]*)(?<![\d.])\d[\d.,]* ?(?:x|times)(?![a-z])(?: (?:[a-z0-9'-]+ ){0,3}?(?:earnings|eps|sales|revenues?|profits?|book|fcf|cash flow|ebitda?|income|affo|ffo|nav))?|(?:p\/?e|ev\/ebitda|p\/?s|price[- ]to[- ][a-z]+)(?: (?:of|is|at))? ?\d[\d.]*/g
