import { words } from '../../../../language/wording.ts'
import type { Sign } from '../sign.ts'
import { PLAIN_ERROR } from './plain-error.ts'
import { NO_MEMORY_OF_DAYS, OF_ANOTHER_DAY, OF_THE_MANY, ONE_WHO_WON, PRICE_OF_ONE, PRIZE } from './said-of-errors.ts'
import { KIN, OF_STANDING } from './word-classes.ts'

const GREAT_NUMBER =
  '(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|hundreds of|tens of|half a) ?(?:billions?|bn|trillions?|tn|millions?|m|mio)'
/** So many people, or a market of so much. */
const POPULATION = new RegExp(
  `(?<![a-z\\d])(?:${GREAT_NUMBER}(?: (?:of|more))? [a-z]+|[$€£]? ?\\d[\\d.,]* ?(?:billion|bn|trillion|tn|b|t)(?: [a-z]+){0,3}? (?:market|industry|opportunity|sector)|(?:market|industry|sector|tam)(?: [a-z]+){0,4} (?:is|of|was|will be|stands at|=|comes to)(?: [a-z]+){0,2} [$€£]?\\d[\\d.,]* ?(?:billion|bn|trillion|tn|b|t|million)|everyone on (?:earth|the planet)|the whole (?:world|planet)|every (?:household|human|person|adult|car|phone|dog|child) (?:on earth|in (?:the world|china|india|africa|america|europe|asia)))(?![a-z])`,
)
const SMALL_SHARE =
  '(?:(?:0?[.,]\\d+|[1-5](?:[.,]\\d+)?|half an?|an?|one|two|three|four|five|a quarter of an?|a tenth of an?|a single) ?(?:%|percent|per cent)(?= (?:of|in) )|(?:one|two|1|2) (?:in|of|out of) (?:every |each )?(?:a hundred|a thousand|fifty|two hundred|five hundred|\\d{2,5}|a hundred thousand)|an? (?:crumb|sliver|slice|fraction|tiny (?:part|share|slice|fraction|bit)|hundredth|thousandth|thin slice|small (?:part|slice|fraction|share)|drop|handful|scrap|splinter)(?= (?:of|in) ))'
const IF_ONLY =
  '(?:if |when |let |suppose |say |assume |imagine |even |with |at |all (?:they|it|we) needs? is |(?:they|it|we) (?:only )?needs? (?:to (?:win|get|take|reach|have) )?(?:no more than |only |just )?|(?:get(?:s)?|win(?:s)?|take(?:s)?|captur(?:es?|ing)|getting|winning|taking|reach(?:es|ing)?) )'
const MODEST =
  '(?:(?:just|only|even|merely|a mere|no more than|as little as|not more than|a measly|a lousy|barely|only about|a meagre|a paltry|one lousy) )'
const UNREAL = `(?:${IF_ONLY}(?:[a-z]+ ){0,3}?${MODEST}?(?:of it )?(?:${SMALL_SHARE})|${MODEST}(?:of it )?(?:${SMALL_SHARE}))`
const IS_ENORMOUS =
  '(?:billion|bn|million|trillion|giant|times|tenfold|double[sd]?|triple[sd]?|bagger|\\d+x|rich|enormous|huge|gigantic|monster|more than (?:half|all|the whole)|half of what|as much as (?:the whole|all)|explod(?:e|es)|multipl(?:y|ies)|quadruple|size of|through the roof|a fortune|never (?:need|have to)|sold out|unimaginable|dwarf|mint)'
const NO_DREAM =
  /(?<![a-z])(?:stop(?:s|ped)? (?:paying|buying)|defaults?|leaves?|left|cancels?|churn|lost|gone|dies?|complains?|returns? (?:it|them)|fraud|arrears|every deck|the deck|prospectus|they (?:say|claim|have had)|of course nobody|that is how|pitch|sales ?man|how (?:would|will|do) they|which is (?:how|what) every|margin|dilut|fee of|interest|tax(?:es)?|management fee|dividend yield|i sell|out if|if (?:it|they) (?:falls|drops))(?![a-z])/

const PERSON = `(?:${KIN}|${OF_STANDING}|kid|boy|girl|student|nurse|janitor|cleaner|driver|teacher|plumber|waiter|waitress|barista|pensioner|soldier|postman|dropout|teenager)`
const SOMEONE = `(?:somebody|someone|one|(?:some|a|an|this|that|one|the)(?: [a-z]+){0,2} ${PERSON}(?: (?:in|from|at|of|on|i|who|next|across|with)(?: [a-z']+){1,4}?)?|(?:my|our|his|her)(?: [a-z]+)?(?: [a-z-]+'s)? ${PERSON}(?:'s [a-z]+)?|people|others|some)`
const AMOUNT =
  "(?:[$€£]?\\d[\\d.,]*(?:k|m)?(?: (?:thousand|million|grand|dollars|bucks|euros?|pounds))*|(?:a|two|three|four|five|ten|twenty|fifty|one|few|a few|some|a couple of|half a) (?:hundred|thousand|grand|million)(?: (?:dollars|bucks|euros?|pounds))?|a (?:fiver|tenner|month's (?:pay|wage)|paycheck|bonus))"
const FORTUNE = `(?:a (?:[a-z]+ )?(?:house|home|farm|fortune|million|millions|flat|boat|villa|yacht|island|life|castle)|(?:his|her|their|the) (?:[a-z]+ )?(?:house|mortgage|farm|loans?|debts?|studies|flat|freedom)|${AMOUNT}|millions)`
const MADE_A_FORTUNE = `${SOMEONE}(?: (?:once|has|had|just|also|really))* (?:turned|made|grew|flipped|built|got|became|won|paid off|bought|retired|walked away)(?: [a-z]+)? ?(?:${AMOUNT} (?:in)?to (?:almost |over |nearly |about )?${FORTUNE}|${FORTUNE} (?:out of|from|with|on|off) (?:${AMOUNT}|one [a-z]+|these|such|this|that|it|calls?|puts?|options?|a [a-z]+)|${FORTUNE}(?= (?:like this|in (?:a|one|two|three|\\d+) (?:day|week|month|night|weekend)s?|overnight))|(?:at|with|from) (?:\\d\\d|one trade|this|these|it))`
const WENT_FROM =
  '(?:it|this|that|they|the other one|[a-z]+) (?:went|ran|flew|shot|rose|jumped)(?: up)? from [$€£]?[\\d.,]{1,4} to [$€£]?\\d{3,}[\\d.,]*'
const QUITS =
  "(?:(?:i'm|i am|i'll be|we're|we are) (?:done|finished|through|out|free|gone|set)(?: (?:with|working|for life|with work|for good|here|of here))?(?: [a-z]+){0,3}|(?:i|we)(?:'ll| will|'d)? (?:hand in|quit|retire|resign|hang up|throw|buy (?:a|an|the|my) (?:house|boat|island|farm|flat|castle)|never (?:work|drive|clean|cook|wash|go|set|wear|serve|see)|tell (?:the|my) boss|give (?:notice|up work)|stop working|leave (?:the|this) (?:job|shop|ward|factory)|put down|burn)(?: [a-z]+){0,6}|no more (?:night ?shifts?|alarm clocks?|work|mondays?|boss|rent)|never (?:work|drive|clean|serve) again)"
const DREAMS = `(?:(?:if|when|once) (?:it|this|that|they|one(?: of (?:them|those|these))?|even one)(?: [a-z]+)? (?:hits?|comes?(?: in| off| true| up)?|works?(?: out)?|lands?|pays(?: off)?|goes(?: [a-z]+)?|happens?|clicks?|runs?),? (?:then )?${QUITS}|one of (?:those|these|them) and ${QUITS}|(?:somebody|someone|one of us) (?:has to|must|will|'s got to|is going to) be (?:next|the next(?: one)?|it)|(?:the )?next one (?:is|could be|will be|must be) (?:me|mine|us)|why (?:not|should it not be|shouldn't it be) (?:me|us)|(?:it|this|that) (?:could|can|might|will) be (?:me|us)(?: too| next)?)`
const COUNTS_ODDS =
  /(?<![a-z])(?:told me|tells me|gave me the name|he says|she says|they say|doesn't tell|does not tell|nobody tells|the other (?:nine|ninety|hundred|thousand)|survivor|odds|one in (?:six|ten|a hundred|\d+)|chance of|count(?:ed)? (?:it )?as (?:spent|lost|gone)|expect to lose|break-?even|budget|entertainment|fun money|lucky|luck|used to|not (?:me|for me)|exception|fairy tale|lottery operator|would be nice)(?![a-z])/

const RUN =
  '(?:(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|so many)(?: of my)?(?: [a-z]+){0,3} (?:in a row|on the trot|running|straight|one after (?:the other|another)|out of (?:\\d+|two|three|four|five|six|seven|eight|nine|ten))|(?:red|black|down|lost|losers?|missed|fell|fallen|lower)(?: [a-z]+){0,4} (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:times|days|weeks|months|quarters|sessions|fridays|mondays|[a-z]+s)|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:red|down|losing|bad|black|lost|missed) [a-z]+)'
const DUE =
  "(?:(?:statistically|mathematically|by (?:the )?(?:odds|law of averages|all the odds|probability|statistics)|on average),? (?:[a-z]+ ){1,5}(?:wins?|rises?|green|up|turns?|works?|must|has to|mine|due|good)|(?:the )?(?:law of averages|odds|statistics|probability|chances?) (?:is|are|says?|must be|speaks?)(?: [a-z]+){0,2} (?:on my side|for me|with me|for it|in my favou?r|so|it turns)|(?:it|that|there|this) (?:can't|cannot|can not|won't|will not) (?:be|go|do|make) (?:a |an )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|another|an? (?:[a-z]+th))(?: [a-z]+){0,2}|(?:nobody|no one|no (?:stock|team|company|coin|horse)|nothing) (?:misses|loses|falls|fails|goes|stays|drops|does)(?: [a-z]+){0,2} (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|forever)(?: (?:times|days|in a row))?|(?:black|red|green|heads|tails|the (?:turn|bounce|sun|luck)|a (?:green|good|winning) (?:day|one|week|month|quarter)|a win(?:ner)?|luck|spring)(?: [a-z]+)? (?:has to|must|is due|will|is bound to|is overdue|ought to)(?: [a-z]+)?|(?:the |this |my )?(?:next|\\d+th|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|this) (?:one|time|trade|day|week|month|quarter|coin)? ?(?:has to|must|is bound to|will|is due to|is mine|wins|ought to)(?: (?:be|win|work|turn|come|rise|go|hit))?(?: [a-z]+)?|(?:it|this|that|he|she|i'm|i am|we|my luck)(?:'s| is| am| are)? (?:over)?due(?: for [a-z ]+)?(?= ?(?:[.,;!)]|$|now|and |by )))"
const NO_MEMORY =
  /(?<![a-z])(?:says? nothing|means? nothing|proves? nothing|no memory|knows? nothing|coin has|independent|fallacy|i know that|winters?|port|debt|bonds?|payments?|rent|dividend|report is due|due (?:on|in)|maturity|profits?|revenue|earnings (?:grew|rose)|growth)(?![a-z])/

const CHEAP_THING =
  '(?:beer|pint|coffee|sandwich|pizza|bus ticket|newspaper|haircut|cinema ticket|ice cream|bread|loaf|kebab|packet of (?:gum|cigarettes)|chewing gum|espresso|burger|sausage|lottery ticket|croissant|tram ticket|cup of tea|bar of chocolate|soda|bagel|egg|apple)'
const FEW_COINS =
  '(?:(?:a|one|two|three|four|five|[1-9](?:[.,]\\d+)?|[$€£][0-9](?:[.,]\\d+)?|0?[.,]\\d+|a few|ten|fifty|\\d\\d) ?(?:dollars?|bucks?|euros?|pounds?|cents?|pence|francs?)|[$€£]\\d(?:[.,]\\d+)?)'
const CAN_FALL_LITTLE =
  "(?:(?:not|n't|no|hardly|little)(?: [a-z]+){0,3} (?:left )?(?:(?:that|which) (?:could|can|might)|to|can) (?:fall|lose|drop|go (?:down|wrong|lower))|(?:can't|cannot|can not|couldn't|could not|won't)(?: [a-z]+){0,2} (?:fall|drop|go|sink|lose)(?: [a-z]+){0,2} (?:far|much|further|lower|deeper|deep|wrong|down|more)|how (?:much|far) (?:lower|further|deeper|more) (?:can|could)|what (?:can|could) (?:i|you|one) lose|(?:can't|cannot|can not|couldn't|don't|hardly)(?: [a-z]+)? (?:go (?:far |too |much )?wrong|lose (?:much|a lot)))"

const BEFORE_PRICE =
  '(?:(?:stood|was|were|traded|cost|sold|closed|went|changed hands|peaked|listed)(?: [a-z]+)? (?:at|for|near|around|up to)? ?[$€£]?\\d[\\d.,]*|used to (?:be|cost|trade at|stand at|sell for)(?: [a-z]+)? [$€£]?\\d[\\d.,]*|(?:people|others|they|somebody|everyone|the (?:clever|smart|big) [a-z]+)(?: [a-z]+){0,2} (?:paid|gave|bought (?:it )?(?:at|for))(?: [a-z]+)? [$€£]?\\d[\\d.,]*)'
const A_BARGAIN =
  '(?:(?:getting|get|got|have|had|buy|buying|take|taking|pay|paying)(?: (?:it|this|the same|them|one))?(?: [a-z]+){0,3} (?:for|at) (?:(?:nearly|almost|about|less than|under|barely|exactly|over|roughly|just) )*(?:half|a third|a quarter|a fraction|a tenth|two thirds|\\d\\d ?%)(?: (?:of (?:the|that|its|what)(?: [a-z]+){0,3}|the price|price|off))?|(?:half|quarter|bargain|sale|knock-?down|clearance|discount|outlet|giveaway) price|(?:\\d\\d|thirty|forty|fifty|sixty|seventy|eighty|ninety) ?(?:%|percent|per cent) (?:off|discount|cheaper|less|rebate|sale|reduction)|(?:half|a third|two thirds) (?:off|cheaper|less)|(?:clearance|summer|winter|closing|bargain) sale|(?:a )?(?:bargain|gift|steal|giveaway|present) (?:at|for|compared|next to|against)|were (?:no|not) (?:fools|stupid|idiots)|(?:the )?same (?:company|firm|shops?|people|product|machines?|brand|leggings|factory|planes?|trucks?|business)(?: [a-z]+)?(?: for| at)? (?:half|less|a third|cheaper))'
const EXPLAINS_FALL =
  /(?<![a-z])(?:on earnings of|earned|earns|earnings (?:were|are|fell|halved)|margins?|times (?:earnings|sales|cash|book)|says nothing|means nothing|proves nothing|no measure|not (?:why|the reason)|split|spin-?off|diluted?|interest rates|because (?:the|it|they|of)|since then (?:the|it|they)|which is no reason|rightly|cash flow|debt|sum of (?:the )?parts|book value)(?![a-z])/

/** What is counted wrongly: a share of many, a prize without its odds, a run, a price of one share, a price of another day. */
export const ROLES_OF_COUNTING: readonly Sign[] = [
  {
    // "If just 1 percent of them drinks one coffee a day"
    ...PLAIN_ERROR,
    isOfAnybody: true,
    kind: 'small-share-of-many',
    weight: 79,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isSupposed', 'isReported', 'isNegated'],
    beside: POPULATION,
    notBeside: NO_DREAM,
    pattern: words(
      `${UNREAL}(?=[^!?]*(?<![a-z])${IS_ENORMOUS}(?![a-z]))(?! (?:of (?:my|our|what i|what we)|position|stake|stop|dividend|yield|coupon|interest|a (?:year|month)|growth|fee|down|up|below|above))`,
    ),
    says: OF_THE_MANY,
  },
  {
    // One who won is told of, and the others are not counted.
    ...PLAIN_ERROR,
    isOfAnybody: true,
    kind: 'lottery',
    weight: 80,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isSupposed', 'isReported'],
    beside: new RegExp(
      `(?<![a-z])(?:${DREAMS}|like this|with (?:exactly |just |only )?(?:these|such|this|those)|huge (?:ticket|prize|upside)|jackpot|(?:the )?same (?:way|thing|kind|trade|logo|trick|way)|as (?:he|she|they) did|so (?:will|can|could) (?:i|we|this)|me too|i take|i took|another one|this one|next one)(?![a-z])`,
    ),
    notBeside: COUNTS_ODDS,
    pattern: words(`${MADE_A_FORTUNE}|${WENT_FROM}`),
    says: ONE_WHO_WON,
  },
  {
    ...PLAIN_ERROR,
    isOfAnybody: true,
    kind: 'lottery',
    weight: 79,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isSupposed', 'isPast'],
    isRhetorical: true,
    fromConfidence: 7,
    notBeside: COUNTS_ODDS,
    pattern: words(DREAMS),
    says: PRIZE,
  },
  {
    ...PLAIN_ERROR,
    kind: 'gamblers-fallacy',
    weight: 76,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isSupposed', 'isNegated', 'isPast'],
    beside: new RegExp(`(?<![a-z\\d])${RUN}(?![a-z])`),
    notBeside: NO_MEMORY,
    pattern: words(DUE),
    says: NO_MEMORY_OF_DAYS,
  },
  {
    ...PLAIN_ERROR,
    kind: 'low-price-as-cheap',
    weight: 68,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isNegated', 'isSupposed'],
    isRhetorical: true,
    notBeside:
      /(?<![a-z])(?:says nothing|means nothing|market (?:value|cap)|shares outstanding|(?:million|billion) (?:of them|shares)|times (?:earnings|sales|book)|earns|earnings|margin|cash of|net cash|book value|a litre|a liter|per (?:barrel|ton|kilo)|costs? to make|customers|cup|factory)(?![a-z])/,
    pattern: words(`
      (?:for |at |costs? |less than |cheaper than |under )*(?:the )?(?:price of|cost of|less than|cheaper than|same as|as much as) (?:a|an|one|half a|my morning) ${CHEAP_THING}(?=[^.!?]*(?<![a-z])(?:you|i|we|get|got|share|shares|piece|two|three|of them|one|take|took|bought|have|this)(?![a-z]))|
      (?:what|whatever|a thing that|a share that|something that) (?:costs?|is|stands at|sells for) (?:only |just )?(?:${FEW_COINS}|two|three|one|[1-9]) (?:can|could|will)(?: [a-z]+)? (?:cost|be|stand at|sell for|go to|become|double)(?: [a-z0-9]+){0,3}|
      (?:under|below|at|with|for|only|just)(?: only| just)? ${FEW_COINS}(?: (?:a (?:share|piece|pop)|each|apiece))?,? (?:[a-z]+ ){0,4}?${CAN_FALL_LITTLE}|
      ${FEW_COINS} (?:a (?:share|piece|pop)|each|apiece)[^.!?]{0,60}(?<![a-z])(?:the other|others|its rival|competitors?|others from the (?:same )?trade)(?: [a-z]+){0,5} (?:costs?|is at|stands at|trades at|sells for) [$€£]?\\d{2,}`),
    says: PRICE_OF_ONE,
  },
  {
    // It was dearer once, and so it is cheap.
    ...PLAIN_ERROR,
    isOfAnybody: true,
    kind: 'anchoring-to-past-price',
    weight: 72,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isNegated', 'isSupposed'],
    beside: new RegExp(`(?<![a-z])${BEFORE_PRICE}(?![a-z])`),
    notBeside: EXPLAINS_FALL,
    pattern: words(A_BARGAIN),
    says: OF_ANOTHER_DAY,
  },
]
