import { words } from '../../../../language/wording.ts'
import type { Sign } from '../sign.ts'
import { PLAIN_ERROR } from './plain-error.ts'
import { CAME_BACK, NO_FALL } from './said-of-errors.ts'
import { COUNT, FALLS, OF_THIS } from './word-classes.ts'

/** Of somebody else, of something that is quoted and kept at a distance, or with a way out beside it. */
const LEAVES_ROOM =
  /(?<![a-z])(?:except|unless|but (?:i can|there (?:is|are)|they|it (?:can|could|may|might))|apart from|other than|other things|stop at|i sell|i'm wrong|i am wrong|out (?:below|under|if)|used to|thought so|i have heard that|heard that before|worr(?:y|ies|ied)|scares|red flag|hedged?|salesman|brochure|sceptical|skeptical|that is the danger|that's the danger|arrogan(?:t|ce)|famous last|\d ?% of (?:what|my|our|all|the)|may not|might not|not (?:so|this) sure|did(?:n't| not) (?:come back|recover)|never (?:came back|recovered)|the state|bailed|customers|patients|guests|unlike)(?![a-z])/

/** Of what a company does, which may be settled by a contract or a law. */
const OF_BUSINESS =
  /(?<![a-z])(?:revenues?|sales|earnings|profits?|orders?|capacity|output|volumes?|contracts?|rents?|dividends?|tariffs?|by law|statute|regulator|demand|prices? of|interest|coupons?)(?![a-z])/

const CANNOT_THINK =
  "(?:(?:can't|cannot|can not|couldn't|could not|unable to|impossible to|hard to|don't|do not) (?:even |really |honestly |possibly |for the life of me )*(?:imagine|see|think of|picture|find|conceive(?: of)?|name|come up with|dream up|construct|invent))"
const CASE =
  '(?:world|way|case|scenario|reason|outcome|future|universe|path|version|possibility|chance|circumstances?|situation|event|combination|course of events|reason why|day|year|road)'
const IN_WHICH = '(?: (?:in which|where|that|by which|under which|for|how|when|why|on which))?'
const RISES =
  '(?:higher|up(?:wards?)?|double|doubled|rise|climb|grow|more|go up|go higher|rise from here|multiply|a lot higher|the moon|north)'
const TO_RISE = `(?:(?:go|goes|be|end(?: up)?|move|come(?: out)?|turn out|head|land|stand|finish|keep going|keep (?:rising|climbing)|trade)(?: out)? )?${RISES}`
const GOOD_END =
  '(?:i (?:get|collect|keep|earn|have|wait|still (?:get|have|earn|collect|make)|make|end up with|am paid|sit)(?: [a-z]+){0,3} (?:dividends?|coupons?|money back|\\d+ ?%|profits?|gains?|interest|longer|wait)|(?:an? )?(?:small(?:er)? )?(?:gain|profit|double|plus)|(?:it |i )?(?:only )?(?:doubles?|break(?:s)? even|goes sideways|stays flat|stands still)|flat|sideways|i wait(?: a (?:bit|little|year))?|(?:that )?it takes (?:a bit |a little )?longer|that i (?:have to )?wait|a year of waiting|patience)'

/** That it cannot fall, said by what cannot be, cannot be thought, or is the worst that may come. */
export const ROLES_OF_CERTAINTY: readonly Sign[] = [
  {
    ...PLAIN_ERROR,
    kind: 'overconfidence',
    weight: 78,
    at: 'not-sale',
    isToldWhole: true,
    allows: ['isNegated', 'isSupposed'],
    isRhetorical: true,
    notBeside: LEAVES_ROOM,
    pattern: words(`
      ${CANNOT_THINK} (?:of )?(?:a|any|one|the|a single|even one|how|what)? ?(?:[a-z]+ )?(?:${CASE}(?: of (?:this|it|events|that|the [a-z]+))?${IN_WHICH}|how|why|where) (?:${OF_THIS}(?:'s)? |[a-z]+ ${OF_THIS} )?(?:could |can |would |will |should |might |may |ever |possibly |still )*${FALLS}|
      (?:there (?:is|are|exists?)|there's|i see|we see|leaves?|it has|has|with)(?: [a-z]+ly)? (?:simply |just |really |quite |literally |honestly )*(?:no|not a single|not one|zero) (?:[a-z]+ )?${CASE}${IN_WHICH} (?:${OF_THIS}(?:'s)? (?:could |can |would |will |should |might |may |ever |possibly |still )*${FALLS}|down(?:wards?)?|of (?:a loss|losing|failure|a fall)|to (?:lose|fail|fall|go wrong))(?= ?(?:[.,;:!)]|$|and |in |from |within |over |here|this |next |with |money|anything))|
      nothing (?:at all |really |bad |whatsoever )?(?:can|could|will|is going to|'s going to|is able to) (?:ever |possibly |really )?(?:happen to|go wrong|stop|hurt|touch|harm|derail|shake|sink|break|kill)(?: (?:it|this|them|us|me|here|with (?:it|this)|the (?:stock|share|shares|price|rise)|this one))+(?= ?(?:[.,;:!)]|$|and |so |now|any ?more|from here))|nothing (?:can|could) (?:possibly )?go wrong(?= ?(?:[.,;:!)]|$|and |so |here|with))`),
    says: NO_FALL,
  },
  {
    // "Show me how anyone loses money with this"
    ...PLAIN_ERROR,
    kind: 'overconfidence',
    weight: 74,
    at: 'not-sale',
    isToldWhole: true,
    allows: ['isNegated', 'isSupposed'],
    isRhetorical: true,
    notBeside: LEAVES_ROOM,
    pattern: words(`
      (?<=(?:^|[.!?;:,] ?|(?<![a-z])(?:so|and|please|just) ))(?:show|tell|find|name|give|explain to) (?:me|us) (?:(?:how|where|why|when|what) |(?:one|a|any|the|somebody|someone|anyone|anybody|a single) (?:[a-z]+ ){0,3}?(?:who|where|that|in which|why|how) ?)(?:[a-z]+ )?(?:${OF_THIS} )?(?:could |can |would |will |should |has |have |ever |possibly |might )*(?:${FALLS}|lost (?:money|anything)?)|
      (?:the )?(?:only|single|one)(?: remaining| open| real| last)? (?:question|uncertainty|thing (?:i don't know|open|left)|doubt|unknown)(?: left| here| for me| that is left| still open)? (?:is|being)(?: only| just)? (?:when(?! (?:it|they) (?:fails?|breaks?))|how (?:far up|much (?:higher|more|i)|high|soon|quickly|fast (?:it|this) (?:rises|goes|doubles|happens)|big (?:the (?:gain|profit)|my)|rich)|whether (?:it|this|the (?:stock|share|price)) (?:doubles?|triples?|rises?|gets there|hits? \\d+|goes? (?:up|there)) (?:[a-z0-9]+ ){0,4}?(?:or|before|this|already|in) )|
      (?:there is|there's|only|just|it has|it knows|leaves?|has)(?: only| just| but)? (?:one|a single) (?:direction|way|road) (?:left|only|for (?:it|this)|(?:it|this|the (?:stock|share|price)) can (?:go|move|take)|from here|to go)(?= ?(?:[.,;:!)]|$|now|from |for |and ))|(?:is |are |was )?left with (?:only |just )?(?:one|a single) (?:direction|way|road)|without (?:meeting|finding|seeing|coming across|hearing of) (?:one|any|a single one|anything|a [a-z]+) (?:that|which) (?:could|can|would|might) (?:take|bring|push|drag|pull|send|make) (?:it|this|them) (?:down|lower|fall)|
      (?<=(?:^|[.!?;:,] ?|(?<![a-z])(?:and|so|because|arithmetic|mathematics|logic) ))(?:it|this|the (?:stock|share|price|shares)|this (?:stock|share|one|thing)|they)(?:'s)? (?:simply |just |really |mathematically |logically )*(?:must|has to|have to|(?:is|are) bound to|cannot help but|can't help but|can only|cannot but|has no choice but to|will surely|is certain to|is guaranteed to) (?:simply |just |now )*${TO_RISE}(?= ?(?:[.,;:!)]|$|from here|and |now|within|in |by |because|again))|
      (?:the )?(?:very )?worst (?:case|outcome|thing|scenario|possible case|that|i)(?: (?:that |which )?(?:can|could|may|might|will|would) (?:still )?(?:happen|come|occur|befall me)(?: (?:here|to me|now))?)?(?: here| for me)? ?(?:is|would be|will be|:|=|then) (?:only |just |merely |probably )*(?:that )?${GOOD_END}`),
    says: NO_FALL,
  },
  {
    // "100% guaranteed to double"
    ...PLAIN_ERROR,
    kind: 'overconfidence',
    weight: 75,
    at: 'not-sale',
    isToldWhole: true,
    notBeside: new RegExp(`${LEAVES_ROOM.source}|${OF_BUSINESS.source}`),
    pattern: words(
      `(?<=(?:^|[.!?;:,] |(?<![a-z])(?:is|are|it's|this|and|100 ?%|percent|absolutely|practically|virtually|basically|dead|as good as) ))(?:guaranteed|certain|sure|bound|destined) to (?:double|triple|quadruple|rise|climb|go up|explode|moon|multiply|win)(?= ?(?:[.,;:!)]|$|by |within |in |before |this |again|from ))`,
    ),
    says: NO_FALL,
  },
  {
    // "I went through it ten times and could not find a hole": as sure as can be, and the looking is the proof.
    ...PLAIN_ERROR,
    kind: 'overconfidence',
    weight: 70,
    at: 'not-sale',
    fromConfidence: 9,
    isToldWhole: true,
    allows: ['isNegated', 'isPast', 'isSupposed'],
    notBeside: LEAVES_ROOM,
    pattern: words(
      `(?:can't|cannot|couldn't|could not|didn't|did not|unable to|failed to) (?:even |really |honestly )*(?:find|see|spot|think of|come up with|name|discover) (?:a|any|one|the|a single|even one) (?:[a-z]+ )?(?:hole|flaw|weak(?: spot|ness)|crack|catch|downside|bear case|counter-?argument|mistake)(?: in (?:it|this|the [a-z]+))?(?= ?(?:[.,;:!)]|$|so |and ))`,
    ),
    says: NO_FALL,
  },
  {
    // "It was written off four times and stood up four times. A fifth time it will too."
    ...PLAIN_ERROR,
    kind: 'recency',
    weight: 64,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isSupposed'],
    beside: new RegExp(
      `(?<![a-z])(?:came? back|come back|comes back|recover(?:ed|s)|(?:stood|got|gets|stands|picked itself) up|rose again|bounced(?: back)?|made whole|was (?:made )?whole|rebounded|returned|(?:${COUNT}|every|each|twice) (?:single )?(?:times?|crash|crisis|recession)|(?:19|20)\\d\\d, (?:19|20)\\d\\d)(?![a-z])`,
    ),
    notBeside:
      /(?<![a-z])(?:may not|might not|did(?:n't| not)|never came|the state|bailed|customers|patients|guests|riders|passengers|volumes?|demand|unless|if it (?:doesn't|does not)|no (?:law|guarantee)|base rate|sample|coincidence|index|market as a whole)(?![a-z])/,
    pattern: words(`
      (?<=(?:^|[.!?;:,] ?|(?<![a-z])(?:and|so) ))so (?:will|shall|do) (?:i|we|it|this)(?: again| too| now)?(?= ?(?:[.!;)]|$))|
      (?:a|the|for a|this|for the) (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next) time (?:it|this|they|i|the (?:stock|share|price)) (?:will|is going to|does|must)(?: (?:too|again|as well|also|stand up|come back|recover|do it))*(?= ?(?:[.!;,)]|$))|
      (?:it|this|they|the (?:stock|share|price)) (?:will|is going to|'ll) (?:come back|recover|stand up|get up|rise|do it|bounce)(?: back)? (?:this time(?: too| as well| again)?|again(?: this time)?|too|as (?:always|before|every time)|like (?:always|before|every time))(?= ?(?:[.!;,)]|$))|
      why (?:should|would) (?:it|this|this time|now|that) (?:be (?:any )?different|not(?: [a-z]+){0,3})(?: (?:this time|now|today))?(?= ?(?:[.?!]|$))`),
    isRhetorical: true,
    says: CAME_BACK,
  },
]
