import { comparisonsOf } from '../../language/comparison.ts'

/** A figure with its side, a count of events, or something that is missing. */
export const isCounted = (words: string): boolean =>
  comparisonsOf(words).length > 0 || COUNTED.test(words) || /[<>]/.test(words)
const COUNTED =
  /^(?:(?:and|but|still|three strikes),? )?(?:at least (?:two|three|one|\d)|\d+ (?:more|consecutive|straight|quarters|years|misses)|no(?: more)?(?! (?:test|stop|exit|plan|rule|line|target|idea|clue|doubt|rush|hurry|view|opinion)(?![a-z]))|nothing|not|never|another|any|without|absent|at [a-z]{2,}(?: [a-z]+)? \d[\d.,]*%?$|at \d[\d.,]*% (?!(?:or|and|i|we|to) )[a-z]+|at \d[\d.,]*(?:%|x)? (?!or|and|i|we|a|the|to|shares?)[a-z]+|one|two|three|a (?:second|third|single|cut|loss|miss|drop|failed|failure|default|breach|dilution)|second|third|first|fewer|less|more than|anything|negative|minus|sub|under|below|over|above|losing|loss of|losing)(?![a-z])/

/** Words for what goes wrong with a company. */
export const isEvent = (words: string): boolean => EVENT.test(words) || isCounted(words)
const EVENT =
  /(?<![a-z])(?:quits?|leaves?|loses?|lose|lost|cuts?|miss(?:es)?|fails?|failed|falls?|drops?|slips?|issues?|dilut\w+|delays?|delayed|lies?|lie|burns?|breaks?|clos(?:es|ed)|resigns?|dies|shrinks?|goes? (?:red|negative|away|bankrupt|bust)|turns? negative|defaults?|downgrad\w+|warn(?:s|ing)?|stops?|stalls?|stalled|declin\w+|slows?|worsens?|deteriorat\w+|collapses?|recall\w*|bans?|banned|capped|says no|rejects?|rejected|blocked|strikes?|walks?|gone|in the red|doesnt|dont|didnt|wont|isnt|overpays?|shrinking|sliding|falling|losing|worse|flat|raises? (?:equity|capital|money)|(?:debt|leverage|costs?|churn|losses|inventor(?:y|ies)|delinquencies|capex|arrears|share count) (?:goes?|is|are)? ?(?:up|rises?|climbs?|grows?|increases?|jumps?)|neg|disappoints?|doubles|impairments?|write-?(?:off|down)s?|breach(?:es)?|bankruptcy|fraud|restatements?|dilution|declines?|failures?|negative|without|unable|still|below|under|down|no|not|nothing|n't)(?![a-z])|n't(?![a-z])/

/** "Above a 92 combined ratio": a limit of what has to stay low. Above a price, or a multiple, is a welcome one. */
export const isTooHigh = (words: string): boolean =>
  /^(?:above|over|>)(?![a-z])/.test(words) && comparisonsOf(words)[0]?.side === 'above' && STAYS_LOW.test(words)
/** Whether words are of something that is good while it is low, such as churn or debt. */
export const hasToStayLow = (words: string): boolean => STAYS_LOW.test(words)
const STAYS_LOW =
  /(?<![a-z])(?:churn|(?:combined|operating|loss|expense|efficiency|payout|cost[- ]income) ratios?|leverage|gearing|(?:net )?debt|npls?|non-?performing loans?|delinquenc\w+|charge-?offs?|default(?:s| rate)|arrears|vacanc\w+|cost of risk|capex|inventor(?:y|ies)|attrition|burn(?: rate)?|share count|cac|oq|mlr|mcr|mbr|ncos?)(?![a-z])/

/** Whether a worse figure of it is a higher one. */
export const isWorseWhenHigher = (words: string): boolean => hasToStayLow(words) || IS_BAD.test(words)
const IS_BAD =
  /(?<![a-z])(?:costs?|loss(?:es)?|expenses?|unemployment|complaints?|outages?|recalls?|accidents?|cancellations?|cancelled|delays?|overdue|write-?(?:offs?|downs?)|impairments?|provisions?|downtime|error rates?|defects?|scrap|dso|days sales|lead times?|waiting times?|staff turnover|shrinkage|overruns?)(?![a-z])/

/** "It dips to 3.10": of a price alone nobody can tell whether it is one to leave at or to buy at. */
export const isPriceAlone = (words: string): boolean => PRICE_ALONE.test(words.trim())
const PRICE_ALONE =
  /^(?:it|this|they|(?:the |its )?(?:stock|shares?|price|share price)) (?:ever |even |really |again )*(?:dips?|falls?|drops?|goes?|is|gets?|hits?|trades?|comes?|touches|touch|sees?|slips?|sinks?|crashes|reaches)(?: (?:back|down|again|to|below|under|at|by|near|around|another|a further))* [$€£]?\d[\d.,]*(?: ?(?:%|percent|p|usd|dollars|bucks|euros|pence))?\W*$/

/** "They hit 2 million units": more of what need not stay low is nothing that goes wrong. */
export const isRiseAlone = (words: string): boolean =>
  comparisonsOf(words)[0]?.side === 'above' && !hasToStayLow(words) && !RISE_IS_BAD.test(words)
const RISE_IS_BAD =
  /(?<![a-z])(?:costs?|loss(?:es)?|tax(?:es)?|rates?|yields?|spreads?|inflation|claims|bad|overdue|days|dilut\w+|competitors?|rivals?|imports|unemployment|expenses?|discounts?|returns|refunds|complaints|outages?|recalls?|capital|shares outstanding|interest|provisions|wages?|exposure|imbalance|fall|drop|decline)(?![a-z])/

/** Words for what goes well, which proves nobody wrong. */
export const isGoodNews = (words: string): boolean => !isEvent(words) && GOOD.test(words)
const GOOD =
  /(?<![a-z])(?:beats?|works?(?! out)|goes up|rises?|rall(?:y|ies)|recovers?|doubles?|triples?|grows?|improves?|wins?|succeeds?|approved|approves|good|great|better|right|pops?|runs?|moons?|comes? back)(?![a-z])/

/** Words for what must happen, before "or I sell". */
export const isRequired = (words: string): boolean =>
  REQUIRED.test(words) ||
  words.startsWith('either ') ||
  (HAS_DAY.test(words) && words.split(' ').length <= MOST_BY_A_DAY && !TOLD.test(words)) ||
  (comparisonsOf(words).length > 0 && !TOLD.test(words)) ||
  words.split(' ').length <= 6
/** "Robotaxi in Austin by June 2026, or I sell" */
const HAS_DAY =
  /(?<![a-z])on time(?![a-z])|(?<![a-z])(?:by|in|for|before|within) (?:[a-z]+ )?(?:20\d\d|q[1-4]|year ?end|christmas|summer|january|march|april|june|july|august|september|october|november|december)(?![a-z0-9])/
const MOST_BY_A_DAY = 12
const REQUIRED =
  /(?<![a-z])(?:must|needs?|has to|have to|had better|better|should|stays?|keeps?|remains?|holds?|at least|until|gets?|shows?|want|expect|will)(?![a-z])/

/** Words of the past, of the present, or of somebody's view. */
export const TOLD =
  /(?<![a-z])(?:was|were|did|had|sold|bought|fell|went|came|rose|grew|held|has been|have been|i'm|i am|is (?:great|good|fine|cheap|expensive|fair)|as (?:i )?(?:wrote|written|said)|even if|regardless)(?![a-z])|\?/

/**
 * Whether words are no condition at all: "(the lines stay) where they are", "it's over", and after what follows from them a verb
 * without a subject: "selling here would only lock in the loss" says what selling would be, and not when to sell.
 */
export const saysNothing = (words: string, isAfter: boolean): boolean =>
  SAYS_NOTHING.test(words) || WHATEVER.test(words) || (isAfter && HAS_NO_SUBJECT.test(words))
/** "Sell by December 31 no matter what" is a plan for a day, whatever comes. */
const WHATEVER =
  /^(?!.*(?<![a-z])(?:if|below|under|above)(?![a-z])).*(?<![a-z])(?:no matter what|come what may|whatever happens)\W*$/
const SAYS_NOTHING =
  /^(?:it|they|this|the (?:option|call|put|contract)s?) expires?(?![a-z])|(?:^|(?:where|when|as) )(?:(?:they|it|we|you|i|he|she|this|that|these|those|things) (?:are|is|am|was|were)|(?:it|this|that)(?:'s| is) over)\W*$/
const HAS_NO_SUBJECT =
  /^(?:would|will|wo|could|can|may|might|must|is|are|was|were|has|had|makes?|made|means?|meant|feels?|felt|seems?|looks?)(?:n't)?(?![a-z])/
