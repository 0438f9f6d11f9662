import { together } from '../../../../../language/together.ts'
import { words } from '../../../../../language/wording.ts'
import type { Sign } from '../../sign.ts'
import { NO_MEMORY_OF_DAYS, OF_ANOTHER_DAY, OF_THE_MANY, ONE_WHO_WON, PRICE_OF_ONE, PRIZE } from '../said-of-errors.ts'
import { SCATTERED_ERROR, STANDS_FOR } from './scattered-error.ts'

/** A great many, a small part of them that is supposed, how much that would be, and of what else the same words are said. */
const MANY =
  '(?:(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|hundreds of|(?:[a-z]+ )?hundred|half a) ?(?:billions?|bn|trillions?|tn|millions?|crore|lakh)(?: (?:of|more))?(?: [a-z]+)?|everyone on (?:earth|the planet)|the whole (?:world|planet)|every (?:household|human|person|adult|car|phone|dog|child|woman|man|driver) (?:on earth|in (?:the world|china|india|africa|america|europe|asia|brazil))|half of (?:mankind|humanity|asia|africa|china|india))'
const TINY_PART =
  '(?:(?:0?[.,]\\d+|[1-5](?:[.,]\\d+)?|half an?|an?|one|two|three|four|five|a quarter of an?|a tenth of an?|a lousy|a measly|a mere|one single|a single|one lousy|a hundredth of an?) ?(?:one |single )?(?:%|percent|per cent|per mille|permille|thousandth)|(?:one|two|1|2|a single one|only one)(?: [a-z]+){0,2} (?:in|of|out of)(?: every| each)? (?:hundred|thousand|a hundred|a thousand|ten thousand|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|two hundred|five hundred|\\d{2,6})|(?:every|each) (?:[a-z]+[- ])?(?:hundredth|fiftieth|thousandth|twentieth|thirtieth|fortieth|tenth)|an? (?:crumb|sliver|slice|tiny (?:part|share|slice|fraction|bit)|hundredth|thousandth|fraction|small (?:part|slice|fraction|share)|handful|scrap|splinter|drop))'
const SUPPOSES =
  "(?:if|when|let|let's say|say|suppose|assume|imagine|give(?: them| it| us)?|even|just|only|no more than|not more than|as little as|merely|mere|lousy|measly|needs?|all (?:it|they) (?:needs?|takes)|for|with|at|were)"
const IS_HUGE =
  '(?:(?:earn|earns|make|makes|take in|sell|sells|turn over)(?: [a-z]+){0,2} (?:more|as much|double|twice|ten times|billions?|millions?)|more than (?:the|all|half|what|any)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred|\\d+)[- ]?(?:fold|times|bagger|x)|factor of|too small|giants?|giant|enormous|huge|gigantic|explod(?:e|es)|multipl(?:y|ies)|doubl(?:e|es|ed)|tripl(?:e|es|ed)|sales go|revenue goes|billions? (?:of|in|a|more)|never (?:again )?(?:have to|need)|sold out|largest|biggest|market cap|whole company|fortune|mint)'
const SHRINKS =
  /(?<![a-z])(?:stop(?:s|ped)? (?:paying|buying)|defaults?|cancels?|churn|arrears|complain|return(?:s|ed)? (?:it|them)|fraud|recall|deck|pitch|prospectus|they have (?:had|one|1|a)|for (?:nine|ten|forty|\d+) years|don't expect|how (?:would|will|do) they|which is (?:how|what) every|dilut|fee|interest rate|management fee|tax|my (?:account|portfolio|savings))(?![a-z])/

/** Who won much, what one has put in oneself, and what one will never do again when it comes off. */
const WON_MUCH = `(?:(?:made|won|earned|got|turned|cashed|pocketed|took(?: home)?|has)(?: [a-z]+)? [$€£]?\\d[\\d.,]*(?:k|m)?(?: (?:thousand|million|grand|euros?|dollars|francs|pounds))? (?:from|out of|with|on) (?:only |just |a |her |his )?[$€£]?\\d[\\d.,]*|(?:became|is now|is) an? (?:millionaire|rich man|rich woman)|retired (?:on|with|from|at|after)(?: [a-z]+){0,2}|never (?:has to|had to|needs to|worked|works)(?: [a-z]+){0,3}|(?:bought|paid off|built)(?: [a-z]+){0,3} (?:house|farm|flat|boat|horse|villa|car|mortgage)(?: with (?:it|that|these|one [a-z]+))?)`
const MY_STAKE = `(?:my [$€£]?\\d[\\d.,]*k?(?: [a-z]+)? (?:are|is|go|goes) in|i (?:put in|bet|took|take|am in with|bought|stake)(?: [a-z]+)? [$€£]?\\d[\\d.,]*|(?:now|why not|next) (?:me|mine|it's me)|me next|so (?:did|do|will|can|could) i|same (?:again|for me)|like (?:her|him|them|that)|these things|with these|the same|is what i (?:bought|took|have)|somebody (?:always|has to|must))`
const THIS_TRADE =
  '(?:it|this(?: one| thing| trade| bet)?|that|they|one(?: of (?:them|these|those))?|even one|these|the (?:stock|share|shares|trade|calls?|puts?|bet|options?))'
const NEVER_MORE = `(?:(?:if|when|once|should) ${THIS_TRADE}(?: [a-z]+){1,9},? (?:then )?i(?:'ll| will|'m| am)?(?: [a-z]+)? (?:never|not)(?: [a-z]+){1,5} (?:again|in my life|any ?more|for the rest)|(?:if|when|once) ${THIS_TRADE}(?: [a-z0-9]+){1,9},? (?:then )?(?:i|we)(?:'ll| will|'m| am|'re| are)? (?:retire|quit|resign|hand in|am rich|rich|free|done with|out of here|buy (?:the|a) (?:house|boat|farm|island|villa))(?: [a-z]+){0,4}|(?:last|final) (?:shift|winter|season|alarm clock|monday) (?:of my life|i (?:work|scrub|drive|clean)))`

/** So many times the same, and that the next one is owed. */
const SAME_AGAIN =
  '(?:(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|so many|all those|this many)(?: [a-z]+){0,3} (?:in a row|sold off|red|down|lost|wrong|bad|losers?|misses|missed|failed|fell|times|flops|blanks)|after (?:so many|all (?:the|these|those|my)|\\d+|two|three|four|five|six|seven|eight|nine|ten)(?: [a-z]+){0,3}|(?:heads|tails|red|black) (?:came|fell|\\d+))'
const OWED =
  "(?:(?:luck|fate|life|the (?:market|universe|gods|stock|share|dice|cards)|it|this (?:one|market|stock|year)) owes? (?:me|us)(?: [a-z]+){0,3}|(?:cannot|can't|can not|will not|won't)(?: [a-z]+){1,5} (?:as well|too|again|also|once more|a (?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) time|forever)(?= ?(?:[.,;!)]|$))|(?:my|the|its|our) (?:turn|time|day)(?: has)? (?:comes?|has to come|must come|is coming|will come|to win|is (?:here|now|due))|(?:has|have) to (?:turn|change|flip|end|swing|go my way)(?: [a-z]+){0,3}|(?:sun|luck|tide|wheel|dice|cards?) (?:must|has to|will|is bound to|turns?)(?: [a-z]+){0,2}|overdue|due (?:now|for (?:a|one)))"

/** What it cost once, and that it is a gift now. */
const PAID_MORE =
  "(?:(?:queued|lined up|fought|begged)(?: [a-z]+){0,3} (?:to pay|for (?:it|this) at|at)|paid|were paying|gave|was (?:worth|at|trading at)|stood at|cost|traded (?:at|for)|went for|was sold (?:at|for)|changed hands at|high (?:of|was)|peak(?:ed)?(?: of| at| was)?|top (?:of|was)|all-time high (?:of|is|was)|ipo(?:'d)? (?:at|was|price))(?: [a-z]+){0,2} [$€£]?\\d[\\d.,]*(?: [a-z]+){0,4}? ?(?:in (?:19|20)\\d\\d|(?:a|one|two|three|\\d+) (?:years?|months?) ago|last (?:year|summer|winter|spring|autumn|january|february|march)|once|back then|before|at the (?:top|peak)|then|for (?:it|this)(?: in (?:19|20)\\d\\d)?)"
const IS_GIFT =
  '(?:nobody wants (?:it|this|them)|two for (?:one|the price of one)|half (?:price|of (?:it|that))|for (?:half|a third|a quarter)|a gift|gift|bargain|steal|giveaway|discount|on sale|sale|cheap|cheaper|the same (?:company|thing|business|people|machines?|shops?|planes?|house)|what more|wrapped|thrown (?:away|after)|room (?:to|up)|back (?:to|there|at)|(?:can|will|must) (?:get|go|be) (?:there|back) again|again)'

/** How many shares one gets for it, and that more of them are the better deal. */
const SHARES_FOR =
  '(?:(?:for|with|at)(?: (?:the same|my|those|these|only))? [$€£]?\\d[\\d.,]*k?(?: (?:euros?|dollars|francs|pounds|bucks|money))?,? (?:i|you|we|one) (?:would )?(?:only )?(?:get|gets|got|could buy|can buy|buy)(?: [a-z]+)? (?:[$€£]?\\d+|one|two|three|half a|a single|barely one|a handful)(?: shares?)? of (?:the (?:big|other|expensive|famous|great) (?:one|ones)|[a-z]+)|(?:get|got|have|own|own(?:ing)?|bought|buys?)(?: me| you)? (?:so many|so much|a (?:whole )?(?:thousand|heap|pile|sack|suitcase|lot)|thousands|hundreds|(?:five|six|seven|eight|nine|two|three|four) (?:hundred|thousand)|\\d{3,}) (?:of them|shares|pieces)?(?: [a-z]+){0,3}(?: (?:instead|for (?:that|it|the same|so little|[$€£]?\\d[\\d.,]*)|rather than)))'
const BETTER_DEAL =
  '(?:(?:better|clear|obvious|cleverer|smarter|nicer|bigger)(?: [a-z]+)? (?:deal|choice|which|bargain|feeling|pile|number)|(?:here|this one|with this)(?: i| you| we)? (?:get|gets|have|buy)(?: [a-z]+)? (?:[$€£]?\\d[\\d.,]*|[a-z]+)(?: hundred| thousand)?|more (?:shares|pieces|of them|for my money)|instead|so many|feels like more|easier to double|can double)'

/** What is counted wrongly: a share of many, a prize without its odds, a run, a price of one share, a price of another day. */
export const SCATTERED_OF_COUNTING: readonly Sign[] = [
  {
    ...SCATTERED_ERROR,
    isOfAnybody: true,
    kind: 'small-share-of-many',
    weight: 78,
    at: 'purchase',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    notBeside: SHRINKS,
    pattern: together(
      [
        words(
          `${TINY_PART} of (?:that|them|it|those|these|all)|${SUPPOSES}(?: (?!(?:rises?|falls?|up|down|grows?|yield)(?![a-z]))[a-z']+){0,5} ${TINY_PART}`,
        ),
      ],
      [words(MANY), words(IS_HUGE)],
    ),
    says: OF_THE_MANY,
  },
  {
    ...SCATTERED_ERROR,
    isOfAnybody: true,
    kind: 'lottery',
    weight: 77,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside:
      /(?<![a-z])(?:odds|one in|count(?:ed)? (?:it )?as|expect to lose|break-?even|budget|luck(?:y)?|exception|the other (?:nine|ninety))(?![a-z])/,
    pattern: together([words(WON_MUCH)], [words(`${MY_STAKE}|${NEVER_MORE}`)]),
    says: ONE_WHO_WON,
  },
  {
    ...SCATTERED_ERROR,
    isOfAnybody: true,
    kind: 'lottery',
    weight: 76,
    at: 'purchase',
    fromConfidence: 7,
    allows: STANDS_FOR,
    notBeside: /(?<![a-z])(?:odds|one in|count(?:ed)? (?:it )?as|expect to lose|would be nice|budget)(?![a-z])/,
    pattern: words(NEVER_MORE),
    says: PRIZE,
  },
  {
    ...SCATTERED_ERROR,
    kind: 'gamblers-fallacy',
    weight: 73,
    at: 'purchase',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    notBeside:
      /(?<![a-z])(?:same reason|guidance|winters?|debt|bonds?|payments?|rent|report is due|maturity|can be as well)(?![a-z])/,
    pattern: together([words(OWED)], [words(SAME_AGAIN)]),
    says: NO_MEMORY_OF_DAYS,
  },
  {
    ...SCATTERED_ERROR,
    isOfAnybody: true,
    kind: 'anchoring-to-past-price',
    weight: 70,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside: /(?<![a-z])(?:earn(?:s|ed|ings)?|margins?|split|spin-?off|because|dilut\w*|since then)(?![a-z])/,
    pattern: together([words(PAID_MORE)], [words(IS_GIFT)]),
    says: OF_ANOTHER_DAY,
  },
  {
    ...SCATTERED_ERROR,
    kind: 'low-price-as-cheap',
    weight: 66,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside: /(?<![a-z])(?:market (?:value|cap)|shares outstanding|earns|earnings|margin)(?![a-z])/,
    pattern: together([words(SHARES_FOR)], [words(BETTER_DEAL)]),
    says: PRICE_OF_ONE,
  },
]
