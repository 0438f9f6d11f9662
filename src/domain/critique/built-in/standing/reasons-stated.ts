import { plainText } from '../../../language/plain-text.ts'
import type { CritiquedDecision } from '../../critique.ts'
import { clausesThat } from './stated-clauses.ts'

/**
 * Quotations of what an entry says for the company, as its writer's own statement of what is so: a purchase rests on it, and it may stop being
 * so. What speaks against, a wish, a price and the writer's own doings are none.
 */
export function* reasonsStated(decision: CritiquedDecision): Iterable<string> {
  // A quotation may be of more than its clause: “Debt is high and the boss is new”.
  for (const quoted of clausesThat({ decision }, (words) => IS_SO.test(words) && isForIt(words)))
    if (isForIt(plainText(quoted))) yield quoted
}

/** Those that a Buy is made for: neither what is wrong with it, nor what its writer means to do. */
export function* reasonsToBuy(decision: CritiquedDecision): Iterable<string> {
  for (const quoted of reasonsStated(decision)) {
    const words = plainText(quoted)
    if (!IS_WRONG_WITH_IT.test(words) && !IS_INTENTION.test(words)) yield quoted
  }
}

/** What is wrong with it is no reason to own it, and that it would be over no loss. */
const IS_WRONG_WITH_IT =
  /(?<![a-z])(?:holes?|risks?|weak\w*|problems?|troubles?|worr\w+|los(?:t|es|ing|s|ses)|fall(?:s|ing|en)?|fell|down|short(?:er)?|thin(?:ner)?|few(?:er)?|less|late|later|delay\w*|fears?|cuts?|wors\w+|bad(?:ly)?|declin\w+|missing|missed|lack\w*|debts?|lawsuits?|sued|strikes?|recalls?|empty|emptier|slow(?:er)?|old|broken|shut|closed|clos(?:es|ing)|gone|hurts?|burns?|costs?|warranty|against)(?![a-z])/
const IS_INTENTION =
  /^\W*(?:and |but |so )?(?:want|hope|plan|need|try|like|love|would|buy|hold|own|wait|keep|bet)(?:s|ing)? (?:to|for|before|until|after|while|on|it|this|them|in|because|not)(?![a-z])/

const isForIt = (words: string): boolean =>
  ![OF_SOMETHING_ELSE, SPEAKS_AGAINST, IS_WISHED].some((each) => each.test(words))

/** A subject of its own, up to three words, and a verb of the present. */
const IS_SO =
  /^(?:and |so |because |since )?(?!(?:this|that|these|those|nothing|none|which|who|what|it|its|it's|they're|he|she|there|i|i'm|i've|we|you|my|me|our|as|like|with|for|at|in|on|of|by|from|than|not|no longer|if|when|while|after|before|until|to|up|down|half a|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) go|the (?:whole|rest|other half) of (?:it|them))(?![a-z]))(?:(?!what(?![a-z])|who(?![a-z])|our(?! (?:new |old )?(?:street|town|building|office|school|village|city|trade|industry|country|county)))[a-z0-9&'/-]+ ){1,6}?(?:is|are|has|have|does|do|can|makes?|takes?|pays?|sells?|buys?|grows?|needs?|wants?|uses?|keeps?|stays?|comes?|goes|go|runs?|owns?|wears?|lives?|drinks?|eats?|changes?|renews?|rents?|wins?|brings?|gives?|gets?|holds?|works?|costs?|earns?|charges?|leaves?|moves?|renovates?|shops?|cooks?|flies|fly|drives?|builds?|carries|carry|turns?|covers?|ships?|counts?|decides?|handles?|waits?|breaks?|spends?|saves?|loves?|follows?|returns?|raises?|serves?|stands?|knows?|trusts?|asks?|leads?|orders?|fills?|delivers?|collects?|prints?|feeds?|heals?|cures?|teach(?:es)?|repairs?|insures?|lends?|meets?|serves?|stamps?|writes?|stores?|replaces?|treats?|digs?|grinds?|roasts?)(?![a-z])/
/** The share, its price, the market, the writer's own money or acts, and what others think. */
const OF_SOMETHING_ELSE =
  /(?<![a-z])(?:stocks?|shares?(?! of (?:the )?(?:market|sales|revenue))|price[ds]?(?! (?:list|increase))|pricey|cheap\w*|expensive|dear|multiple|times (?:earnings|sales|book)|valuation|chart|dip|market(?! (?:share|leader))|investors?|traders?|analysts?|wall street|the street (?:thinks?|sees?|hates?|loves?|expects?)|buyers of (?:the|this)|i|i'[a-z]+|im|me|my (?:money|account|portfolio|thesis|stop|plan)|everybody|everyone|nobody (?:sees|knows|wants|believes|owns|talks)|people (?:say|think|believe)|says?|said|thinks?|believes?|told|tells|reuters|bloomberg|bought|sold|selling|position|stops?|upside|downside|yield\w*|target|trade|bet|gamble|lottery|ticket|squeeze|moon|rocket|talk(?:ing)?|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|room|chat|vote|earnings (?:is|are)|account|mortgage|loan|rents? is|emergency fund|bonus|savings|salary|wages?|bills|tuition|pension|statement|(?:in|by|until|on|since) (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|20\d\d)(?![a-z])|[$€£]|^[^a-z]*(?:the )?(?:weather|fed|bitcoin|gold|oil)(?![a-z])/
/** What a purchase is made in spite of. */
const SPEAKS_AGAINST =
  /(?<![a-z])(?:los(?:es|e|ing|s|t)|debts?|fall(?:s|ing|en)?|fell|down|declin\w+|shrink\w*|slow\w*|weak\w*|bad|worse|worst|poor|hat(?:es?|ed)|risk\w*|problems?|trouble\w*|lawsuits?|sued|strikes?|recall\w*|late|delay\w*|miss(?:es|ed)?|burn\w*|broken|stagnat\w*|flat|tired|dull|boring|thin|scarce|empty|closed|short|curse\w*|angry|annoy\w*|complain\w*|(?:has|have) (?:been|had|waited)|isn't|aren't|is not|are not|doesn't|don't|does not|do not|hasn't|haven't|can't|cannot|won't|no (?:growth|profit|moat|idea|opinion|view)|yet|still|though|although|but|however|only|just|hardly|barely|too|less|fewer|dead|dying|over|gone|threat\w*|fear\w*|worr\w*|cut|cuts)(?![a-z])/
/** What has to be, is hoped, or is sure at any price is no state of things. */
const IS_WISHED =
  /(?<![a-z])(?:must|should|would|could|may|might|will|has to|have to|going to|gonna|hope\w*|wish\w*|some ?day|sooner or later|eventually|one day|always|never|forever|certain\w*|sure\w*|guarantee\w*|obvious\w*|inevitabl\w*|impossible|everything|anything|everyone|fate|destiny)(?![a-z])|\?/
