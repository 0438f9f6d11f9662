import { words } from '../../../language/wording.ts'
import { PLAIN_ERROR } from './roles/plain-error.ts'
import { tail } from './shapes/shape.ts'
import type { Sign } from './sign.ts'

/** Nothing of a company's, a tax office's or a maxim: there the same words are bookkeeping. */
const BOOKKEEPING =
  /(?<![a-z])(?:tax(?:es|able)?|hmrc|irs|deduct\w*|offset|carry (?:it |them )?(?:forward|back)|harvest\w*|banks?|insurers?|lenders?|company|they (?:book|only)|accounting|held to maturity|balance sheet|write-?downs?|impair\w*|bonds? (?:to|until) maturity|not true|myth|nonsense|lie|fallacy|saying|old line|wrong|used to|as if|pretend)(?![a-z])/
const UNTIL_SOLD =
  "(?:if|when|once|until|till|til|unless|before|after) (?:you|u|i|we|one|they are|it is|it's|they're)(?: actually| really| ever)? (?:sell|sells|sold|reali[sz]e|take|close|lock|book|leave)(?: it| them| out| in| (?:the|that|your|my) (?:loss|position|shares))?"
/** A loss that is held to be none before the sale. */
const LOSS_NOT_COUNTED = `
  (?:a |the |it's |it is |that's |this is )?(?:only |just |still )*(?:a )?(?:paper )?loss(?:es)?(?: is| are)? (?:only |just |not |never )*(?:a |an |any )?(?:real |actual |true )?loss(?:es)? ${UNTIL_SOLD}|
  (?:you|i|we|one)(?: only| just| can only| never| don't| do not| cannot| can't| haven't| have not)+ (?:really |actually |ever )?(?:lose|lost)(?: money| anything| a cent| a penny)? ${UNTIL_SOLD}|
  (?:it is|it's|that is|that's|there is|there's|this is)(?: only| just)? (?:no|not a|only a|just a) (?:real |actual |true )?loss ${UNTIL_SOLD}`
const SUM = '[$€£₱₹¥₦₩]?\\d[\\d.,]*k?(?: (?:dollars|bucks|euros|pounds|quid|grand|thousand))?'
/** A price of few coins: one share of it seems to cost nothing. */
const SMALL_PRICE =
  '(?:(?:[$€£₱₹¥₦₩]|r|rs|usd |eur )?\\d{1,2}(?:[.,]\\d+)?(?: ?(?:dollars?|bucks|euros?|pesos?|rupees?|pounds?|quid|cents?|pence|p|kroner|yen|naira|rand))?|(?:one|two|three|four|five|a) (?:dollar|buck|euro|peso|rupee|pound|quid|cent|penny)s?(?: (?:sixty|fifty|twenty|ten|thirty|forty))?)'
/** A price, or shares, of something else: a dividend, a bid, a count after a split. */
const OF_ANOTHER_PRICE =
  /(?<![a-z])(?:buy ?backs?|repurchas\w*|dividends?|earns?|earnings|book value|cash (?:per|a) share|net cash|every month|each month|plan|split|reverse|offer|bid|merger|nav|says nothing|means nothing|not cheap|no reason|misleading|penny stocks are|diluted?|dilutive|fees?|commission)(?![a-z])/
const SAYS_OF_ONE_SHARE = [
  'You write {words}: that is the price of one share; what do all of them together cost?',
  '{words} tells the price of one share, and not of all of {ticker}.',
] as const
/** What somebody makes of money that was won: that it is not theirs to lose. */
const COUNTS_AS_NOTHING =
  /(?<![a-z])(?:costs? me nothing|(?:never|didn't) (?:really )?ha(?:d|ve) it|(?:can't|cannot|can not) lose|where i (?:was|started|began)|free money|play money|found money|house(?:'s)? money|not (?:really |even )?my (?:own )?money|easy come|no harm(?: done)?|nothing to lose|(?:go|be|bet|play) (?:a bit |much )?(?:bigger|bolder|braver)|with my (?:own |real )?(?:salary|savings|wages|money|pension) i(?:'d| would) never|(?:don't|do not) need a stop|why not all)(?![a-z])/
const NOT_COUNTED_AS_NOTHING =
  /(?<![a-z])(?:as (?:real|much mine)|still (?:my|mine|real)|no such thing|no different|is mine|my own money now|(?:don't|do not|not) (?:treat|count|see|call|think of) (?:it|this|that)|isn't (?:free|play)|not (?:free|play|house) money|free money is|the company|its|their)(?![a-z])/
/** Where it came from, in the sentence or beside it. */
/** As of a table, and none of a company that runs one. */
const CHIPS = "(?:the )?(?:casino|house)(?:'s)? (?:chips|money)"
const OF_CASINO =
  /(?<![a-z])(?:casinos|casino (?!'?s? ?(?:chips|money))|gaming|macau|vegas|slots|high rollers|gamblers|resorts?)(?![a-z])/
const WAS_WON =
  /(?<![a-z])(?:winnings|(?:i |we |just )won|won [$€£]?\d|jackpot|premium bonds|lottery|poker|(?:gains?|profits?) (?:from|on|of) (?:the|my)|(?:money|what|cash) (?:that )?i(?:'ve| have)? (?:made|won)|my (?:gains|profits|winnings))(?![a-z])/
/** Who is near enough to be told. */
const NEAR_ONES =
  '(?:my |our )(?:[a-z]+ )?(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|mother|father|mum|mom|dad|parents|brother|sister|son|daughter|kids|children|in-laws|missus|other half|better half|family|accountant)|the (?:wife|missus|husband)|(?:she|he) at home'
const NO_NAME =
  'management|nobody|everyone|everybody|anyone|anybody|one|it|this|that|they|we|you|who|which|what|people|customers?|investors?|market|markets|clients?|users?|regulators?|analysts?|traders?|shareholders?|there|i|he|she|and|but|so|wall|street|most|many|some|all|lenders?|banks?|retail|buyers?|sellers?|machines?|patients?|doctors?|to|just|simply|really|also|still|the'
/** A bill of a household, with what makes it due. */
const HOUSEHOLD_BILL =
  /(?<![a-z])(?:wedding|caterer|venue|tuition|school fees|fees|rent|mortgage|tax bill|taxes|down ?payment|deposit|instal?lments?|personal loan|loan|credit card|card bill|surgery|funeral|closing|contractor|builder|roofer|landlord|semester|term|lawyer|alimony|baby|boiler|roof|visa|bills?)(?![a-z])/
/** Of a company, of somebody else, or taken care of: then nothing of this purchase is owed. */
const NO_BILL =
  /(?<![a-z])(?:tenants?|landlords|students|borrowers|customers|homeowners|households|the company|its|their|they (?:owe|pay|need)|depositors?|deposits|term (?:price|loan|contract)|long[- ]term|short[- ]term|near[- ]term|medium[- ]term|terms|covered|already paid|is paid|are paid|paid for|set aside|separate|untouched|safe|not (?:the|my|our|this)|in (?:cash|bonds|t-?bills|the bank)|break[- ]?even|to justify|valuation|multiple|per year to|pay(?:s|ing)? (?:it |them )?back (?:from|out of) my salary|no hurry|instead of|rather than|used to|would never|wouldn't|never put|content)(?![a-z])/
/** A loss that the writer had. */
const OWN_LOSS =
  /(?<![a-z])(?:(?:i |i've |i have |just |^)?lost (?:about |over |almost |another )?[$€£]?\d[\d.,]*k?|lost [a-z]+ (?:grand|thousand|hundred)|took an? [$€£]?\d[\d.,]*k? (?:hit|loss)|(?:hit|loss) of [$€£]?\d[\d.,]*k?|(?:down|minus) [$€£]?\d[\d.,]*(?:k| grand| thousand)? (?:on|in|with)|my loss(?:es)?|lost (?:so much|a lot|money|everything) (?:on|in|with))(?![a-z])/
/** What a share pays out, and whoever names how little they risk. */
const PAID_OR_PRUDENT =
  /(?<![a-z])(?:dividends?|coupons?|yield|interest|premiums?|royalt\w*|rent|buybacks?|customers?|borrowers?|loans?|lend\w*|refunds?|suppliers?|settle\w* (?:a |the )?(?:case|suit)|lawsuits?|courts?|don't need|do not need|never|no need|not (?:to|about|here)|used to)(?![a-z])/
const THE_SHARE = '(?:it|this(?: (?:one|thing|stock|share|name))?|that (?:one|thing|stock|share)|the (?:stock|share))'
/** The share as somebody who took it: "make it give me back what it took", "this stock owes me". */
const GIVES_BACK = `
  (?:make|making|have|get) ${THE_SHARE} (?:to )?(?:give|pay|hand|cough up)(?: it)? (?:me |us )?back (?:what|everything|all(?: that)?) (?:it|they)(?:'s| has|'ve)? (?:took|taken|cost|stole|owes?)(?: from)?(?: me| us)?|
  (?:this|that|the) (?:one|thing|stock|share|name) (?:still )?owes me(?: (?:one|money|big))?(?= ?(?:[.,;!)]|$|and |so |from |since ))|
  (?:i have|i've|i've got|i got|got|have) (?:a|an old|some) scores? to settle with ${THE_SHARE}(?= ?(?:[.,;!)]|$))|
  (?<=(?:^|[.!?;:,] ))payback time for (?:last |the |my |that )[a-z' ]{3,24}(?:beating|loss|losses|hit|drubbing)(?= ?(?:[.,;!)]|$))|
  (?:until|till|til|when|once|the day|as soon as) ${THE_SHARE} (?:gives|pays|hands|brings|earns|has given|has paid|has brought|has earned)(?: it)? (?:me |us )back (?:(?:what|everything|all(?: that)?) (?:it|they)(?:'s| has)? (?:took|taken|cost)(?: from)?(?: me)?|every (?:cent|penny|dollar) it (?:cost|took)(?: me)?|(?:what|everything|all(?: that)?) i (?:(?:have |had |'ve )?(?:put|paid|spent|invested|sunk)(?: in(?:to)?(?: it)?| for it| on it)?|gave for it))(?= ?(?:[.,;!)]|$|and |then |i ))|
  (?:not|never) (?:leaving|selling|going|letting go) (?:until|till|before) ${THE_SHARE} pays back every (?:cent|penny|dollar) (?:it|they) (?:cost|took)(?: from)?(?: me| us)?(?= ?(?:[.,;!)]|$))`
/** "As soon as I have my 3,900 back I am off": the sum that was put in, and leaving. */
const HAS_IT_BACK = `
  (?:until|till|til|when|once|the day|as soon as) i(?:'ve| have| get| see)?(?: got| had)?(?: all)? my (?:money|stake|(?:original )?investment|\\$?\\d[\\d.,]*(?: dollars| bucks)?) back,? (?:then )?(?:i(?:'ll| will|'m| am)? )?(?:be )?(?:off|out|gone|sell|leave|go|done)(?: of (?:here|it|this))?(?= ?(?:[.,;!)]|$|and |not ))`
/** "Selling the day it pays me back": without what it took, beside the sale alone. */
const LEAVES_WHEN_PAID = `
  (?:sell|selling|leave|leaving|out|exit|exiting|hold|holding|wait|waiting) (?:until|till|til|when|once|the day|as soon as) ${THE_SHARE} (?:gives|pays|has given|has paid) (?:it )?(?:me |us )back(?= ?(?:[.,;!)]|$))`
const POTS =
  'savings|pension|pension pot|retirement|roth|401k|ira|isa|sipp|tfsa|rrsp|super|kiwisaver|account|portfolio|net worth|nest egg|inheritance|allowance|rollover|provident fund|depot|jeonse|jeonse savings|retirement allowance|everything'
const TENTHS = '(?:three|four|five|six|seven|eight|nine)[- ]tenths?'

/** Whose money it is, what it is for, and what a price or a loss is taken for. */
export const PLAIN_ERRORS_OF_MONEY: readonly Sign[] = [
  {
    ...PLAIN_ERROR,
    kind: 'loss-aversion',
    weight: 67,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    notBeside: BOOKKEEPING,
    pattern: words(LOSS_NOT_COUNTED),
    says: ['You write {words}: sold or not, {ticker} is worth its price of the day.'],
  },
  {
    // "The risk is zero as long as I have patience": what is waited out is not counted.
    ...PLAIN_ERROR,
    kind: 'loss-aversion',
    weight: 66,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    notBeside: BOOKKEEPING,
    pattern: words(`
      (?:the )?(?:risk|loss|downside)(?: here| with this(?: purchase| one)?| in this| of this)? is (?:practically |basically |almost |virtually |really |nearly )*(?:zero|nil|nothing)(?: for me)?,? (?:as long as|so long as|if|while|because|since) (?:i|we) (?:(?:just|only|simply|can|will) )*(?:wait|hold|have (?:the )?(?:patience|time)|am patient|are patient|don't sell|do not sell|never sell|stay|sit)|
      (?:i|we) (?:can't|cannot|can not) (?:really |actually )?lose(?: money| anything)?(?: here| with this)?,? (?:as long as|so long as|if|while|because|since) (?:i|we) (?:(?:just|only|simply|can|will) )*(?:wait|hold|have (?:the )?(?:patience|time)|am patient|are patient|don't sell|do not sell|never sell|stay|sit)`),
    says: ['You write {words}: waiting changes when it is sold, and not what {ticker} is worth until then.'],
  },
  {
    // Money that was won, and what is made of that.
    ...PLAIN_ERROR,
    kind: 'house-money',
    weight: 56,
    at: 'purchase',
    allows: ['isPast', 'isReported'],
    beside: COUNTS_AS_NOTHING,
    notBeside: NOT_COUNTED_AS_NOTHING,
    pattern: words(`
      (?:what i(?:'m| am| have|'ve)? ?(?:put|putting|invest|investing|use|using)(?: in)?(?: here| in here| into (?:it|this))?|this|it|that|the (?:stake|money|cash|sum|whole sum))(?:'s| is| was) (?:(?:purely|only|just|all|entirely|basically|really|simply|nothing but|merely|mostly) )*(?:the |my |our |last [a-z]+'s )?(?:winnings|profits?|gains?|prize money)(?: (?:from|of|on|out of)${tail(5)})?|
      (?:i |we )?won (?:a |about |over |almost )?${SUM}(?: [a-z]+){0,2} (?:on|in|at|from|with|betting) (?:the |a |my )?[a-z]+(?: [a-z]+){0,2}|
      (?:using|with|from|it is|it's|this is|out of) (?:only |just |all )?(?:the |my |some |that )?(?:money|cash|profits?|gains?|winnings) (?:(?:that )?i(?:'ve| have)? (?:made|won) (?:on|from|with|off|out of) (?:the |my )?[a-z]+|(?:from|of|on) (?:the |my |selling )?[a-z]+(?: (?:trade|calls|puts|shares|sale|bet|win))?)`),
    says: [
      'You write {words}: that says where the money came from, and it is worth no less for it.',
      'You write {words}: wherever it came from, it is your own money now.',
    ],
  },
  {
    // "Never had it, so can't lose it": where the money came from is in the words themselves.
    ...PLAIN_ERROR,
    kind: 'house-money',
    weight: 55,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    beside: WAS_WON,
    notBeside: NOT_COUNTED_AS_NOTHING,
    pattern: words(`
      (?:i )?never (?:really )?had it,? (?:so|and so|then) (?:i )?(?:can't|cannot|can not|won't|will not) (?:really )?(?:lose|miss) it|(?:can't|cannot) lose what (?:i|you|we) never had|
      (?:so |psychologically |basically |in effect |really )*(?:it|this|that) (?:(?:psychologically|basically|really|effectively) )*costs? me nothing(?= ?(?:[.,;!)]|$|if |and |because ))|
      (?:worst case|at worst|if it goes to (?:zero|nothing|nought|0)),? (?:then )?(?:i'm|i am|i'll be|i will be|i'd be) (?:only |just )?(?:back )?(?:where|at what) i (?:was|were|started|began|had)(?: (?:in|at|before|last)${tail(3)})?`),
    says: ['You write {words}: wherever it came from, it is your own money now.'],
  },
  {
    // How little one share costs, as its whole reason.
    ...PLAIN_ERROR,
    kind: 'low-price-as-cheap',
    weight: 64,
    at: 'purchase',
    notBeside: OF_ANOTHER_PRICE,
    pattern: words(`
      (?<=(?:^|[.!?;:,(] ?|(?<![a-z])(?:it's|its|it is|at|for|and|now|costs|cost|stock is|shares are|share is|price is) ))(?:only|just|barely|not even) ${SMALL_PRICE} (?:a|per|each|for a|for one|the) (?:share|piece|stock|pop|unit)(?= ?(?:[.,;!)]|$|so |and |but |what |now|lol|here|i |for |haha))|
      (?<=(?:^|[.!?;:,(] ?))(?:it's |its |it is )(?:only|just|barely) ${SMALL_PRICE}(?= ?(?:[!.;]|$))|
      (?:(?:for|with) (?:the same|my|that|this|${SUM}|my ${SUM}) (?:money|cash|sum|dollars|euros|pounds|pesos),? )(?:i|you|we) (?:get|can get|can buy|have|own)(?: (?:about|over|more than|almost|like))? (?:(?:\\d[\\d,.]*|ten|a hundred|a thousand|twice|three|five) (?:times )?)?(?:more |as many |so many )?(?:shares|pieces|units|stocks)(?= ?(?:[.,;!)]|$|than|of|here|instead))|
      (?:you|u|i) get (?:like |about |over )?\\d[\\d,]* (?:shares|pieces) for (?:the price|what you pay)|(?:can't|cannot|cant) lose much at ${SMALL_PRICE}|(?:under|at|below) ${SMALL_PRICE}(?: a share)? there(?:'s| is) not (?:much|a lot) (?:that )?(?:can|to) (?:go wrong|lose|fall)|
      (?:i|you|we) (?:get|can get|can buy|have|own)(?: (?:so|way|much|far|many))* (?:more|\\d+ times (?:more|as many)) (?:shares|pieces|units) (?:for|with) (?:the same|my|that|this) (?:money|cash|sum)`),
    says: SAYS_OF_ONE_SHARE,
  },
  {
    // "At one dollar sixty how much can it fall?"
    ...PLAIN_ERROR,
    kind: 'low-price-as-cheap',
    weight: 64,
    at: 'purchase',
    allows: ['isSupposed'],
    isRhetorical: true,
    notBeside: OF_ANOTHER_PRICE,
    pattern: words(`
      (?:at|under|below|for) ${SMALL_PRICE}(?: [a-z]+)?,? how (?:much|far)(?: (?:lower|further|more|deeper))* (?:can|could) (?:it|you|this|one|that|a (?:stock|share)) (?:still |even |really |possibly )*(?:go|fall|drop|sink|lose)(?= ?(?:[.,;!?)]|$|from here|now))|
      how (?:much|far)(?: (?:lower|further|more))* than ${SMALL_PRICE} (?:can|could) (?:it|you|this|one) (?:go|fall|drop|sink)`),
    says: SAYS_OF_ONE_SHARE,
  },
  {
    // What somebody near is not to hear of.
    ...PLAIN_ERROR,
    kind: 'kept-from-others',
    weight: 68,
    at: 'not-sale',
    allows: ['isNegated'],
    notBeside:
      /(?<![a-z])(?:surprise|birthday|present|gift|anniversary|joke|joking|kidding|haha|insider|client|compliance|she knows|he knows|they know|both know|has read|signed|agreed|approves?|would never|wouldn't|never keep|(?:don't|do not) keep|used to)(?![a-z])/,
    pattern: words(`
      (?:${NEAR_ONES}|(?<=(?:^|[.!?;,] |and |but ))(?!(?:${NO_NAME}) )[a-z]{2,12}) (?:(?:doesn't|does not|don't|do not|didn't|needn't|need not|mustn't|must not|isn't to|is not to|shouldn't|should not|won't|will not|can't|cannot)(?: (?:need|have|ever|going|get) to| need)?|has no need to) (?:know|find out|hear|see|notice)(?: (?:about|of) (?:it|this|that))?(?: (?:yet|until|till|til|before|unless)${tail(6)})?(?= ?(?:[.,;!)]|$|and |because |so ))|
      (?:before|until|till) (?:${NEAR_ONES}) (?:finds? out|notices?|sees? (?:it|this|the (?:account|statement|balance|app|bill)|what i(?:'ve)? [a-z]+))(?: [a-z]+){0,3}|
      (?:i )?(?:haven't|have not|didn't|did not|won't|will not|don't|do not|not) (?:yet )?(?:tell|told|telling|mention(?:ed)? (?:it|this) to)(?: (?:it|this) to)? (?:${NEAR_ONES})(?: (?:about|of) (?:it|this|that)| yet| until${tail(5)}| till${tail(5)})?(?= ?(?:[.,;!)]|$|and |because |so |but ))|
      (?:keep|keeping|kept|hid|hide|hiding) (?:it|this|that|the (?:account|position|purchase|loss|trade|app)) (?:secret |hidden |quiet )?from (?:${NEAR_ONES})|behind (?:my|his|her) (?:wife|husband|partner|girlfriend|boyfriend)?(?:'s)? ?back`),
    says: [
      'You write {words}: would the sum be the same if that were told first?',
      'You write {words}: what would you tell them if it ends badly?',
    ],
  },
  {
    // The figure that it has to bring comes from a bill.
    ...PLAIN_ERROR,
    kind: 'money-needed',
    weight: 86,
    at: 'purchase',
    allows: ['isSupposed', 'isNegated'],
    beside: HOUSEHOLD_BILL,
    notBeside: NO_BILL,
    pattern: words(`
      (?:(?<=(?:^|[.!?;:,(] ?|(?<![a-z])(?:so|and|then|therefore|which|figure|think|guess|because) ))(?:(?:it|this|that|these|they|the (?:stock|share|shares|money|position|trade)) )?(?:only |just |now |therefore )*|[a-z]+ (?:only|just) )(?:needs?|has|have|must) (?:only |just )?(?:to )?(?:do|make|earn|gain|return|bring|rise|go up|climb|give me|bring me)(?: (?:me|at least|about|another|only|roughly|around))* [+]?\\d[\\d.]* ?%(?: (?:to|for|by|till|until) (?:[a-z]+ ?){1,3})?|
      (?:so |and |then |which means |because )*(?:it|this|the (?:trade|position|money)|these|this one) (?:just |only |simply |really )*(?:has|have|must|needs?|gotta|better)(?: to)? (?:work|work out|deliver|have delivered|pay off|come off|come good)(?: out)?(?= ?(?:[.,;!)]|$|by |before |until |lol|or ))`),
    says: ['The need in {words} has its day, and {ticker} does not know of it.'],
  },
  {
    // A bill with a day, and the money for it in here until then.
    ...PLAIN_ERROR,
    kind: 'money-needed',
    weight: 86,
    at: 'purchase',
    allows: ['isSupposed'],
    beside: HOUSEHOLD_BILL,
    notBeside: NO_BILL,
    pattern: words(`
      (?:(?:the |my |our )?(?:rent|mortgage|tuition)(?: payment)? is due (?:on|in|by|next|this) [a-z0-9 ]{1,16})(?=,? (?:which|that|so that|so it) (?:gives|leaves) (?:me|us) [a-z0-9 ]{1,20} to (?:make|turn|double) )|
      (?:so |and |therefore )*(?:i'm |i am |we're |we are |i'll |i |we )?(?:parking|parked|park|put|putting|lend|lending|stick|sticking|leave|leaving|keeping|keep|moved|moving)(?: [a-z0-9$€£.,]+){1,7}? (?:till|until|til|up to) (?:then|that|the (?:day|wedding|closing|move|term|exam|trip|holiday|bill|payment))(?= ?(?:[.,;!)]|$|and |because |so ))|
      (?:i |we |so i |just |have )*(?:put|putting|used|using|took|taken|taking|invested|placed) (?:in )?(?:the |my |our |her |his |next term's |this term's |this year's )+(?:[a-z]+ )?(?:school |college |university |nursery |course |exam |medical |dentist |wedding |house |flat |lawyer's )*(?:fees|tuition|rent|deposit|down ?payment|tax bill|tax money|boiler money|roof money|wedding money|rent money|school money)(?: (?:for|of) (?:the |this |next )*[a-z]+)?(?= ?(?:[.,;!)]|$|in(?:to|side)?(?![a-z])|here|because |and |until |till ))`),
    says: [
      'You write {words}: the day of that is fixed, and no thesis about {ticker} moves it.',
      'You write {words}: a share can be right in three years and half its price in the month in which you need it.',
    ],
  },
  {
    ...PLAIN_ERROR,
    kind: 'yield-as-income',
    part: 'fundamentals',
    weight: 56,
    at: 'purchase',
    allows: ['isSupposed', 'isNegated'],
    notBeside:
      /(?<![a-z])(?:cut|cover(?:ed|s|age)?|payout ratio|free cash|unless|but (?:the|a) dividend|bonds?|preferred|could be|not guaranteed|no guarantee)(?![a-z])/,
    pattern: words(
      "(?:even )?(?:if|when|should) (?:the )?(?:shares?|price|stock|it) (?:falls?|drops?|goes down|halves?|crash(?:es)?),? (?:then )?(?:i|we) (?:will |do |'ll )?(?:still |always |anyway )*(?:get|have|keep|collect|receive|cash) (?:my|the|our) (?:dividends?|income|coupons?|payout|yield)",
    ),
    says: ['You write {words}: the dividend and the price both come from what {ticker} earns.'],
  },
  {
    // A loss of the writer's, and the sum that has to come back.
    ...PLAIN_ERROR,
    kind: 'revenge',
    weight: 76,
    at: 'purchase',
    allows: ['isSupposed'],
    needs: OWN_LOSS,
    notBeside:
      /(?<![a-z])(?:don't need|do not need|not (?:about|to)|never|no need|tenant|deposit|tax|overpaid|refund|lent|my (?:job|license|weight|wife|keys))(?![a-z])/,
    pattern: words(`
      (?:so )?(?:this one|this|it|the next one|[a-z]+) (?:must|has to|have to|needs to|is going to|will) (?:now )?(?:give|bring|earn|pay|make) (?:it|that|me that|it all|everything|them)(?: all)? back|
      i (?:need|want|must have|have to get|have to have|must get|will get|am getting) (?:that|it|this|the money|that money|the lot|all of it)(?: all)? back(?= ?(?:[.,;!)]|$|before |by |and |this |from |so |or |until ))|
      when i(?:'m| am) (?:at|back at|back to|on) (?:zero|even|flat)(?: again)?,? i(?:'ll| will)? (?:stop|quit|leave|am out|never)|once i(?:'m| am) (?:flat|even|square|at zero) again`),
    says: ['You write {words}: would you choose {ticker} for this money if you had no loss to get back?'],
  },
  {
    // The share itself is to give it back.
    ...PLAIN_ERROR,
    kind: 'revenge',
    weight: 75,
    at: 'purchase',
    notBeside: PAID_OR_PRUDENT,
    pattern: words(GIVES_BACK),
    says: ['You write {words}: would you choose {ticker} for this money if you had no loss to get back?'],
  },
  {
    ...PLAIN_ERROR,
    kind: 'get-even',
    weight: 74,
    at: 'hold',
    when: 'loss',
    allows: ['isSupposed'],
    notBeside: PAID_OR_PRUDENT,
    pattern: words(`${GIVES_BACK}|${HAS_IT_BACK}|${LEAVES_WHEN_PAID}`),
    says: ['You write {words}: had you paid another price, would the decision be the same?'],
  },
  {
    // How much of what there is goes in, where the account or the sum is named.
    ...PLAIN_ERROR,
    kind: 'size-too-large',
    weight: 87,
    at: 'purchase',
    notBeside:
      /(?<![a-z])(?:index|etf|tracker|rebalanc\w*|hedg\w*|insur\w*|play account|fun (?:money|account)|of (?:a|the) small|used to|would never|is only \d|which is (?:only )?\d ?%|stays? in (?:cash|bonds)|the rest (?:is|stays|of)|tranches|stop (?:at|is|loss))(?![a-z])/,
    pattern: words(`
      (?:i |we |just |i've |have )*(?:moved|moving|put|putting|transferred|rolled|switched|invested|poured|took out|taken out)(?: in)? (?:all of |all )?(?:my|our|the)(?: (?:whole|entire|full|complete))? ?(?:${POTS})(?:,? (?:all of it|half of it|most of it|the whole of it|everything|${TENTHS}|\\d\\d ?%))(?= ?(?:[.,;!)]|$|in(?:to)? (?:it|this|here|them|one|[a-z]+(?= ?[.,;!)]))(?! (?:house|flat|fund))|on (?:it|this)|and |here|for this))|
      (?:i |we |just |i've |have )*(?:moved|moving|transferred|rolled|switched|poured) (?:my|our|the) (?:whole|entire|full|complete) (?:${POTS})(?: (?:across|over|in|into it|here|into this))?(?= ?(?:[.,;!)]|$|and |to |for ))|
      (?:going|go|goes|went|put(?:ting)?(?: in)?|in with|using|with|all in with)(?: in)?(?: with)? (?:about |roughly |over )?(?:half|most|all|(?:[3-9]\\d|100) ?%|two thirds|three quarters|a third|${TENTHS})(?: of)? (?:my|our) (?:[a-z']+ )?(?:${POTS})(?:'s)?(?: [a-z-]+){0,2}(?= ?(?:[.,;!)]|$|in(?:to)? (?:it|this|here|them|one|[a-z]+(?= ?[.,;!)]))(?! (?:house|flat|fund))|on (?:it|this)|and |here|for this))|
      (?<=(?:^|[.!?;] ))(?:so |that's |it's |and |with )*(?:half|most|all|(?:[3-9]\\d|100) ?%|two thirds|three quarters|${TENTHS}) of (?:my|our) (?:[a-z']+ )?(?:${POTS})(?:'s)?(?: [a-z-]+){0,2}(?= ?(?:[.!]|$))|
      (?<=(?:^|[.!?;] ))(?:that's |that is |this is |it's |here goes )?(?:all|everything)(?: of)? (?:what's|whats|what is|(?:that |what )?(?:i|we)(?: still)? have|(?:that |what )?i've(?: still)? got)(?: still)?(?: left)? (?:in|at|with) (?:the|my|our) (?:broker|bank|${POTS})(?= ?(?:[.,;!)]|$))|
      (?:half|most|two thirds|three quarters|a third|two fifths|three fifths|(?:[3-9]\\d) ?%) of (?:my|our) (?:whole |entire |own |joint )?(?:${POTS}) (?:is|are|sits?|went|goes|go) (?:all |now )?(?:in (?:it|this|here|these|now)|in)(?: now)?(?= ?(?:[.,;!)]|$|and i |and we ))|
      (?:that's|that is|so|it's|this is|here goes) (?:all|everything)? ?(?:what|that|of what)(?:'s| is| was) left(?: (?:in|of|from) (?:the|my|our) (?:account|${POTS}))?(?= ?(?:[.,;!)]|$))|so all (?:what|that)(?:'s| is) left(?=,? \\$?\\d| ?[.!]|$)|
      (?:i |we |so |just )*(?:put|putting|invest(?:ed|ing)?|stuck|moved) (?:the|my|our|all the) (?:inheritance|severance|redundancy|lump sum|life insurance|retirement (?:allowance|money|pot)|nest egg|pension pot)(?: (?:money|payment|from [a-z]+(?: [a-z]+)?))?(?:,? [€$£]?\\d[\\d.,]*(?: ?[a-z]+)?,?)?(?: (?:in(?:to)?|on) (?:it|this|here|them))?,? (?:everything|all of it|the whole of it|the lot|${TENTHS})`),
    says: ['You write {words}: if {ticker} fell by half, what would that leave of all that you own?'],
  },
  {
    ...PLAIN_ERROR,
    kind: 'loss-aversion',
    weight: 67,
    at: 'hold',
    when: 'loss',
    allows: ['isNegated', 'isSupposed'],
    isRhetorical: true,
    notBeside: BOOKKEEPING,
    pattern: words(`(?:only|just) (?:a )?paper loss(?:es)? ${UNTIL_SOLD}|${LOSS_NOT_COUNTED}`),
    says: ['You write {words}: sold or not, {ticker} is worth its price of the day.'],
  },
  {
    ...PLAIN_ERROR,
    kind: 'house-money',
    weight: 56,
    at: 'not-sale',
    unless: OF_CASINO,
    notBeside: NOT_COUNTED_AS_NOTHING,
    pattern: words(
      "(?:it's|its|it is|that's|this is|(?:this|the) (?:add|one|purchase|lot) is) (?:all |only |just )*(?:the market's|house|the house's) money(?: anyway| now)?(?= ?(?:[.,;!)]|$|and |so ))|playing with (?:house|the house's|the market's) money(?= ?(?:[.,;!)]|$|and |so |now))|" +
        `(?:playing|gambling|betting|going in|in|buying|bought)(?: (?:this|it|more|here|in))* with (?:only |just |all )*${CHIPS}(?= ?(?:[.,;!)]|$|and i|so |now|this time|here))|` +
        `(?:it's|it is|this is|that's) (?:all |only |just )*the (?:casino|house)(?:'s)? chips(?= ?(?:[.,;!)]|$|so |now|anyway))|(?:house|casino) chips only(?= ?(?:[.,;!)]|$))`,
    ),
    says: ['You write {words}: wherever it came from, it is your own money now.'],
  },
  {
    ...PLAIN_ERROR,
    kind: 'size-too-large',
    weight: 86,
    at: 'hold',
    notBeside: /(?<![a-z])(?:index|etf|funds?|used to|sold (?:half|most|some))(?![a-z])/,
    pattern: words(
      '(?:half|most|(?:[3-9]\\d|100) ?%|two thirds|three quarters) of (?:what|everything|all)(?: that)? (?:i|we) (?:own|have) is (?:this|in this|in it|these|it)(?: one)?(?: (?:share|stock|company|name))?(?= ?(?:[.,;!)]|$|and |but ))',
    ),
    says: ['You write {words}: if {ticker} fell by half, what would that leave of all that you own?'],
  },
]
