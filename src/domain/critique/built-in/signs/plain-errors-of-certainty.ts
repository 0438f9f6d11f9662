import { words } from '../../../language/wording.ts'
import { PLAIN_ERROR } from './roles/plain-error.ts'
import type { Sign } from './sign.ts'

/** A case in which its writer would be wrong, sell or hold less: then not every outcome counts for it. */
const NAMES_CASE =
  /(?<![a-z])(?:(?:i'm|i am|i was|i'd be) (?:then )?wrong|wrong (?:if|when)|i(?:'ll| will| would)? (?:sell|leave|exit|cut|trim)|i'm out|stop (?:at|is)|out (?:if|when|below|under)|unless|except|must|have to|has to|hedged?|straddle|strangle|collar|both sides|market[- ]neutral)(?![a-z])/

const OUTCOME =
  '(?:whatever (?:happens|comes|they (?:say|report|print|do)|the (?:report|number|numbers|result|fed|court|vote) (?:is|are|says?|shows?|does|brings?))|no matter (?:what|how|which)(?: [a-z]+){1,5}|(?:either|any|each|every|both) ways?|heads or tails|up or down|good or bad|beat or miss|win or lose|(?:any|every|each) (?:outcome|result|report|number|quarter|scenario)|(?:everything|anything) (?:that )?(?:they|happens|comes)(?: (?:say|report|do|out))?)'
const FOR_ME =
  "(?:i(?:'m| am| will be|'ll be| was| end up| still am)? (?:still |only |just |proven |proved )*(?:right|proven right|win|the winner)|(?:(?:it|this|that|which) )?(?:will |only |just |still |always )*(?:proves?|confirms?|supports?|vindicates?|validates?|speaks for|is proof of|shows) (?:that )?(?:me|my|i'm|i am|i was|the thesis|the case|it)(?: (?:right|point|thesis|view|case))?)"

/** Of a bond, of a lease, of a state: there somebody guarantees something. */
const IS_GUARANTEED_BY =
  /(?<![a-z])(?:bonds?|treasur(?:y|ies)|gilts?|t-?bills?|annuit(?:y|ies)|notes?|cds?|preferred|preference|guaranteed (?:by|through|until|under)|by contract|contracts?|leases?|regulator|ppa|not guaranteed|no guarantee|never guaranteed|nothing is|isn't|aren't|except|unless|but (?:it|that|they) (?:can|could|may|might) (?:be )?(?:cut|fail)|if (?:it is|they) cut|cut (?:it )?(?:in|twice|once)|covered|payout ratio|rents?|rental|tolls?|tenants?|customers? pay|minimum guarantee|used to|thought|call(?:s|ed) it)(?![a-z])/

/** What did not come back, or what it is that comes back. */
const NOT_ALWAYS =
  /(?<![a-z])(?:not always|doesn't always|does not always|never came back|did not come back|didn't come back|some never|until it (?:doesn't|does not)|except|index|etf|fund|market|seasonal|season|cyclical|cycle|mid-?cycle|demand|customers?|patients?|orders|inventory|weather|pain|cold|used to|thought|believed|people say)(?![a-z])/

const MULTIPLE_SAID =
  "(?:(?:p\\/?e|pe|price[- ]earnings)(?: ratio)?(?: of| is| at| under| below|:)? (?:only |just |about |under |below )*[1-6](?:\\.\\d+)?(?![\\d.]*\\d)|(?:only |just |about |under |below )*(?:[1-6](?:\\.\\d+)?|two|three|four|five|six) ?(?:x|times)(?: (?:its|trailing|last year's|this year's|annual))? (?:earnings|profits?))"
/** A year of which nobody has seen a better one. */
const AT_PEAK =
  /(?<![a-z])(?:record (?:year|quarter|profits?|earnings|margins?|rates?|prices?|freight|result)|(?:best|fattest|biggest) (?:year|quarter|profits?|margins?) (?:ever|in (?:the|its|their|our) (?:history|life)|since|of all time)|best year in the history|(?:rates?|prices?|margins?|profits?|earnings) (?:is |are |stand |stands |have )?(?:never been|at (?:an |their )?(?:all[- ]time|record|historic) highs?|higher than ever|at (?:a |the |their )?peak|through the roof)|never earned (?:as|so) much|peak (?:earnings|cycle|rates?|margins?|profits?)|super-?cycle)(?![a-z])/
const CALLED_CHEAP =
  /(?<![a-z])(?:cheap(?:est)?|gift|steal|bargain|giveaway|asleep|absurd|ridiculous|undervalued|no-?brainer|dirt|crazy|insane|stupidly low|mispriced|mistake|back in (?:under |less than |about )?(?:two|three|four|five|six|\d) years|!!)(?![a-z])/
/** The writer counts with an ordinary year. */
const COUNTS_ORDINARY =
  /(?<![a-z])(?:mid-?cycle|normal(?:i[sz]ed)?|ordinary|average (?:year|of|earnings|rates?)|through[- ](?:the[- ])?cycle|trough|won't last|will not last|can't last|cannot last|halve[sd]?|i assume|i count|even (?:at|if|with)|if (?:rates?|prices?) fall|peaks? (?:is|are) (?:behind|over)|trap|not cheap|looks cheap|on purpose|years? ago|bottom|depressed|rivals?|competitors?|hurts?)(?![a-z])/

const FAILS_SOMEHOW =
  "(?:(?:doesn't|does not|don't|do not|won't|isn't|is not|aren't|are not)(?: (?:really|quite|ever))? (?:work(?:ing)?(?: out)?|go(?:ing)? (?:well|right|(?:to|as) plan(?:ned)?|as hoped)|pan(?:ning)? out|play(?:ing)? out|turn(?:ing)? out(?: (?:well|right))?)|go(?:es)? wrong|fails?(?: somehow)?)"
const THINKS_AGAIN =
  'reconsider(?: it| this)?|re-?think(?: it| this)?|re-?assess(?: it| this)?|re-?evaluate(?: it| this)?|think (?:again|about it(?: then)?|it over)|look (?:again|at it again)|have another look|see(?: then)?|decide then|revisit(?: it| this)?'

/** What no report could count against, and what is taken for sure. */
export const PLAIN_ERRORS_OF_CERTAINTY: readonly Sign[] = [
  {
    ...PLAIN_ERROR,
    of: 'self',
    kind: 'confirmation',
    weight: 76,
    at: 'not-sale',
    allows: ['isSupposed', 'isNegated'],
    notBeside: NAMES_CASE,
    pattern: words(
      `${OUTCOME}(?:,| -| –|:)? ${FOR_ME}(?= ?(?:[.,;:!)]|$|and |because |lol |about |on |all along|in the end))`,
    ),
    says: [
      '{words} leaves no report that could count against it.',
      'By {words} good news and bad count the same, and so neither tells you anything.',
    ],
  },
  {
    ...PLAIN_ERROR,
    kind: 'yield-as-income',
    part: 'fundamentals',
    weight: 75,
    at: 'purchase',
    notBeside: IS_GUARANTEED_BY,
    pattern: words(`
      (?:guaranteed|risk-?free|no-?risk) (?:income|dividends?|yield|payout|pay ?check|cash every (?:month|quarter|year))(?= ?(?:[.,;:!)]|$|at |of |and |from ))|
      (?:the |its |their |a |this )?(?:dividends?|yield|payout)(?: of \\d[\\d.]* ?%)?(?: a year)?,? (?:is|are) (?:(?:simply|as good as|basically|practically|absolutely|100 ?%) )*(?:guaranteed|risk-?free|a sure thing)(?= ?(?:[.,;:!)]|$|income|money|cash|and |so ))`),
    says: [
      'You write {words}: a dividend is decided anew each time, and {ticker} need not pay it.',
      'You write {words}: nobody but {ticker} stands behind that, and it may decide otherwise.',
    ],
  },
  {
    ...PLAIN_ERROR,
    kind: 'overconfidence',
    weight: 66,
    at: 'purchase',
    notBeside: NOT_ALWAYS,
    pattern: words(
      '(?:(?:long[- ]term|in the long run|in the end|over time|eventually|sooner or later),? (?:it|this one|this stock|the (?:stock|share|price)) (?:has |have )?|(?:this stock|this share|the (?:stock|share)|(?:good|great|quality|big|strong) (?:companies|stocks|shares|names|brands)) (?:has |have )?)always (?:comes?|came|come|bounces?|bounced|recovers?|recovered|finds? its way)(?: right| straight)?(?: back)?(?: up)?(?: in the end| eventually| sooner or later)?(?= ?(?:[.;!)]|$))',
    ),
    says: ['You write {words}: how many that did not come back have you counted?'],
  },
  {
    // A low multiple beside the best year there was: it is of that year.
    ...PLAIN_ERROR,
    kind: 'recency',
    part: 'fundamentals',
    weight: 69,
    at: 'purchase',
    needs: CALLED_CHEAP,
    beside: AT_PEAK,
    notBeside: COUNTS_ORDINARY,
    pattern: words(MULTIPLE_SAID),
    says: ['You write {words}, and of a peak beside it: how many times what an ordinary year earns is that?'],
  },
  {
    // "If it doesn't work I'll reconsider": a day that would be noticed by nothing.
    kind: 'vague-falsifier',
    of: 'others',
    part: 'fundamentals',
    weight: 48,
    at: 'not-sale',
    allows: ['isSupposed', 'isNegated'],
    pattern: words(`
      (?<=(?:^|[.!?;] |, |and |but ))if (?:it|this|that|things?|the (?:turnaround|plan|thesis|story|idea|strategy|bet|restructuring|new (?:plan|boss|ceo|strategy))) (?:still |really |just )*${FAILS_SOMEHOW},? (?:then )?(?:i(?:'ll| will| would|'d| can| may| might)?|we(?:'ll| will)?) (?:have to |just |always |simply )*(?:${THINKS_AGAIN})(?= ?(?:[.,;!)]|$))|
      (?<=(?:^|[.!?;] |, |and |but ))(?:i(?:'ll| will| would|'d)?|we(?:'ll| will)?) (?:just |always |simply )*(?:${THINKS_AGAIN}) if (?:it|this|that|things?|the (?:turnaround|plan|thesis|story|idea|strategy|bet)) (?:still |really |just )*${FAILS_SOMEHOW}(?= ?(?:[.,;!)]|$))`),
    says: [
      'You write {words}: by what would you notice it first?',
      'You write {words}: in which report, and by what, would you see it?',
    ],
  },
]
