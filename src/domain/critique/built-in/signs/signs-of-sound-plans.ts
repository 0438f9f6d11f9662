import { together } from '../../../language/together.ts'
import { words } from '../../../language/wording.ts'
import type { Sign } from './sign.ts'

const BEGINS = '(?<=(?:^|[.!?;] ))'
const ENDS = '(?= ?(?:[.,;:!)]|$))'
/** The rest of a clause; a point or a comma within a figure belongs to it. */
const REST = '(?:[^.,;:!?]|[.,](?=\\d)){3,90}'

/** What is said against it and waved away in the same breath. */
const WAVED_AWAY =
  /(?<![a-z])(?:nonsense|noise|fud|rubbish|silly|whatever|so what|who cares|priced in|in the price|overdone|overblown|temporary|transitory|one-?off|irrelevant|(?:doesn't|does not|don't|do not|didn't) (?:matter|count|care|buy (?:it|that)|believe (?:it|that)|worry|see (?:it|one|any))|(?:yet|still) to hear|everyone (?:says|said)|said everyone|as (?:usual|always)|they always|forget (?:it|that)|ignore|not (?:a|my) (?:concern|worry|problem)|always been (?:fine|ok|there)|i see none|none|good luck|lol|haha)(?![a-z])/
/** What goes wrong with companies: a loss, a rival, a rule, a rate, one that all hangs on. */
const HARM =
  '(?:los(?:e|es|ing|s|ses)|lost|fall(?:s|en|ing)?|fell|drops?|cuts?|shrinks?|slow(?:s|er|ing|down)?|slips?|delay(?:s|ed)?|fails?|failure|churn|compet[a-z]+|rivals?|cop(?:y|ies|ied)|in-house|own (?:milk|brand|label|chips?|[a-z]+)|pressures?|compress[a-z]*|costs?|debt|refinanc[a-z]*|dilut[a-z]+|leverage|lawsuits?|litigation|liabilit[a-z]+|regulat[a-z]+|rules?|bans?|banned|tariffs?|taxe?s?|politic[a-z]*|geopolitic[a-z]*|wars?|blockade|strikes?|recession|downturn|rates?|inflation|currency|exposure|concentration|(?:one|a single|the largest|two) (?:customers?|clients?|contracts?|sites?|suppliers?|drugs?|plants?|products?|name|hospital)|depends?|dependence|founder|chief|patents?|licen[cs]es?|expir[a-z]+|runs? out|generics?|substitut[a-z]*|cannibal[a-z]*|obsolete|digestion|inventor[a-z]+|glut|overcapacity|depreciation|capex|impairments?|fraud|recalls?|approval|fda|trial|winters?|drought|hail|storms?|commodit[a-z]+|wages?|unions?|execution|integration|attrition|leaves?|resigns?|closes?|closing|doubled|tripled|ris(?:e|es|ing) (?:above|costs?|faster)|pushed out|cancel[a-z]*|defaults?|credit|vote|rejects?|blocks?|antitrust|stranded|agents|stays? (?:where|high|low|weak|flat|at)|signs every|stop(?:s|ped)? (?:buying|paying|drinking|spending)|\\d+ ?% of|half of|most of|walmart|amazon|china|taiwan)(?![a-z])'
/** Behind a label: nothing, a gain, a size, or a price at which one leaves. */
const HARM_ONLY = `(?!(?:that )?(?:(?:it|this|the (?:stock|share|price)) )?(?:(?:only|just|merely|has run|none|nothing|nobody|no|not|zero|nil|small|tiny|little|limited|low|lower|minimal|minor|capped|modest|manageable|acceptable|known|full|half|max|maximum|stop|entry|position|premium|size|reward|upside|missing|being (?:late|out)|not owning|selling|on|off|all|about|around|up|gone|hedged|(?:the )?usual|see|medium|moderate|average|well|still|dated|old|baked|as if|they said|for (?:cowards|others)|confirmed|refuted|proven|over|simple|clear|well known|everywhere|stronger|weaker|i|i'm|we|my|our|one r)(?![a-z])|[-+~<>$€£]?\\d))(?=[^.;!?]*(?<![a-z])${HARM})(?![^.;!?]*(?<![a-z])(?:too (?:small|few)|(?:can't|cannot) make enough|sold out|(?:it|this|stock|share|price) (?:only |just )?(?:doubles?|triples?)|too rich|upside|outperform\\w*|taken over|bought out|beats?|record profits?)(?![a-z]))`
const OBJECTION =
  '(?:counter-?arguments?|counter-?points?|bear (?:case|argument|thesis)|objections?|arguments? against(?: (?:it|me|this|buying(?: it)?|the thesis|my view))?|case against(?: (?:it|me|this))?|weak(?:est)? (?:point|spot))'
/** What can be known of a company, and what cannot: no day, no price, nobody. */
const OF_BUSINESS =
  '(?:the|their|its|this) (?!(?:way|price|target|end|outcome|result|answer|day|date|time|stock|shares?|chart|feeling|guys?|man|boss|ceo|founder|owner|market|future|secret|pattern|drill|game|rest|difference|reason|truth|upside|downside|haters|shorts|bears|bulls|cfo|price)(?![a-z]))[a-z-]+(?: [a-z-]+){0,4}'
const OF_UNKNOWN = `(?:${OF_BUSINESS}|(?:what|how|whether|who|where) (?!(?:i|people|anyone|others|high|rich)(?![a-z]))[a-z'-]+(?: [a-z'-]+){0,7})`

/** An objection, a doubt or a gap in what is known, in its writer's own words. */
const OTHER_SIDE = { kind: 'weighs-other-side', saysOnlyThat: true, of: 'others', at: 'not-sale' } as const
const KNOWN_APART = [
  'You set what you know apart from what you do not: {words}.',
  'Beside what you know stands what you do not: {words}.',
] as const

const KEPT_OWN_VIEW = [
  'You heard what others say and kept your own view: {words}.',
  'What others say is in the entry, and the view stays your own: {words}.',
] as const

/** Somebody told the writer of it: without that there was no tip. */
const WAS_TOLD =
  /(?<![a-z])(?:(?:my|a|an|our|the|his|her|some|this) (?:[a-z-]+ ){1,3}|(?:dad|mum|mom|father|mother|everyone|everybody|somebody|someone|colleague|neighbou?r|friend|forum|broker) (?:[a-z0-9]+ ){0,7})(?:says?|said|thinks?|swears?|insists?|tells? me|told me|keeps saying|keeps telling me|calls? it|called it|raves?|raved|recommends?|recommended|whispered)(?![a-z])|(?<![a-z])(?:hot )?tip(?![a-z])/
/** Told that it rises, or is safe: to leave that is soberness, to leave a warning is not. */
const TOLD_FOR =
  /(?<![a-z])(?:says?|saying|said|thinks?|swears?|insists?|tells?|told|calls?|called|sure)(?![a-z])[^.;!?]{0,60}(?<![a-z])(?:doubles?|triples?|tenfold|ten-?bagger|no-brainer|(?:can't|cannot|can not|never|won't) (?:lose|fail|fall|go down|go wrong|miss)|sure thing|moon|rockets?|explodes?|skyrockets?|free money|steal|goes? (?:up )?to \d+|will (?:rise|go up|run|fly)|buy)(?![a-z])/
/** It is followed after all, or is none of the writer's. */
const FOLLOWED =
  /(?<![a-z])(?:but (?:this|that|his|her|he|she|they|because|two|three)|except|usually right|always right|exception|this time|anyway|all the same|still bought|so did i|so do i|nothing (?:goes|rises)|never (?:double|triple|rise|go)|(?:not|won't|doesn't) (?:double|triple|rise|go)|(?:it|that),? it (?:triples|doubles)|cooked|fraud\w*|scams?|faked?|crash(?:es)?|bankrupt\w*|insolven\w*|warn\w*|resign\w*)(?![a-z])/
const PAPERS =
  '(?:filings?|accounts|10-?ks?|10-?qs?|annual reports?|quarterly reports?|reports?|balance sheets?|cash flow statements?|numbers|figures|order book|footnotes|prospectus|transcripts?)'

const ON_PURPOSE = '(?:on purpose|deliberately|by design|by choice|intentionally)'
/** What a stop would do here on a day on which nothing of the business is known. */
const WHY_NO_STOP =
  '(?=[^.;!?]*(?<![a-z])(?:trigger|throw me out|take me out|stop me out|shake me out|sell me out|kick me out|sell (?:it )?(?:on|at|for) (?:the )?(?:noise|a gap|open|wrong)|wrong reason|noise|gaps?|swings?|spreads?|illiquid|thin(?:ly)?)(?![a-z]))[^.;!?]{10,140}'
/** A reason to stay whatever comes is none to leave the stop out. */
const STAYS_WHATEVER =
  /(?<![a-z])(?:always comes? back|will come back|comes back|never sell(?:ing)?|(?:can't|cannot) (?:go|lose|fall|fail)|no matter what|whatever happens|forever|only a loss|hunt(?:s|ed|ing)?|market makers?|manipulat\w*|says?|said)(?![a-z])/
const CHANCE = '(?:\\d{1,2} ?%|\\d in \\d{1,2}|(?:one|two) (?:chance )?in (?:two|three|four|five|six|ten))'
const ODDS = words(
  `i (?:put|give|rate|guess|estimate|see) (?:that|it|this|the [a-z]+)(?: [a-z]+){0,2} (?:at )?(?:about |maybe |only )?${CHANCE}|(?<=(?:^|[.!?;] ))(?:my )?(?:odds|chances?|probability)(?: of [a-z ]{2,24})?(?: is| are| at|:|=)? (?:about |maybe )?${CHANCE}|(?<=(?:^|[.!?;] ))(?:about |maybe )?(?:\\d{1,2} ?% (?:that )?it (?:works|fails|passes|holds)|one chance in (?:two|three|four|five|six|ten))`,
)
const OUTCOME = words(
  '(?:the )?pay-?off (?:of |at |is |about )*\\d+(?:\\.\\d+)?(?: ?(?:: ?1|to (?:1|one)|x|times))?|(?:i |then i )(?:lose|am out) (?:about |only )?(?:the (?:premium|lot|whole)|all|everything|half|[$€£]?\\d[\\d.,]* ?%?)|the (?:premium|stake|lot|whole) is gone|it fails and i lose',
)

/**
 * What makes a plan a good one, beside its test: an objection that stands in it, a tip that was not followed, an anecdote that was checked, a
 * stop that is left out for a reason, odds with both ends. Each is said of what stands there, in a form that can be little else.
 */
export const SIGNS_OF_SOUND_PLANS: readonly Sign[] = [
  {
    // An objection under its label: "Counter-argument I take seriously: fee pressure", "Bear case: the patent runs out".
    ...OTHER_SIDE,
    weight: 49,
    allows: ['isNegated', 'isPast', 'isSupposed'],
    notBeside: WAVED_AWAY,
    pattern: words(`
      ${BEGINS}(?:(?:the|my|a|one|and|main|best|strongest|biggest|only|serious|real|key|first|obvious) )*${OBJECTION}(?: (?:that )?i (?:take seriously|respect|cannot answer|can't answer|have no answer to|think about most))?(?: here)?(?: is(?: that)?|:) ${HARM_ONLY}${REST}|
      ${BEGINS}(?:devil's advocate|against (?:it|me|this|my view|the thesis)): ${HARM_ONLY}${REST}|
      ${BEGINS}(?:(?:main|biggest|real|key|only) )?risks?(?: here)?: ${HARM_ONLY}(?=[^.;!?]*[a-z]{3})${REST}`),
    says: ['You name what speaks against you: {words}.', 'The other side has its place in your own entry: {words}.'],
  },
  {
    // "Data centers are 24% of orders, that's the part which can go wrong", "Peace would hurt."
    ...OTHER_SIDE,
    weight: 47,
    allows: ['isSupposed'],
    notBeside: WAVED_AWAY,
    pattern: words(`
      ${BEGINS}(?:[^.,;:!?]|[.,](?=\\d)){6,80}(?:,| -| –|;) (?:and )?(?:that's|that is|this is|which is) (?:the part|the piece|the thing|the one thing|what|where it|where this) (?:which |that )?(?:can|could|may|might) (?:go wrong|break|fail|hurt)(?: (?:it|them|the thesis))?${ENDS}|
      ${BEGINS}(?!(?:that|it|this|nothing|nobody|a loss|what|which|not|i|we|she|he|they|a sale|only|just|no|hardly|barely|cash|[a-z]+ing|a (?:cheaper|lower|higher) price) )(?:an? |the )?[a-z-]+(?: [a-z-]+){0,3} would (?:really |badly )?(?:hurt(?: (?:it|them|the thesis|margins|sales|earnings))?|be bad for (?:it|them|the thesis)|break the thesis|kill the thesis)(?= ?(?:[.;!]|$))`),
    says: ['You name what can go wrong: {words}.', 'What can go wrong has its place here: {words}.'],
  },
  {
    // Two labels: what is known, and what is not.
    ...OTHER_SIDE,
    weight: 51,
    allows: ['isNegated', 'isSupposed'],
    beside:
      /(?:^|[.!?;] )(?:(?:what|all|things) (?:that )?i (?:do )?know(?: (?:for sure|about it))?|(?:i )?know|known)(?: is)?: /,
    pattern: words(
      `${BEGINS}(?:and )?(?:what i (?:do not|don't|cannot|can't) know(?: yet)?(?: is)?|(?:i )?(?:do not|don't) know|unknown|not known): (?!(?:nothing|why (?:anyone|people|nobody|they|you|others)|how (?:high|much higher|rich)|when it)(?![a-z]))${REST}`,
    ),
    says: KNOWN_APART,
  },
  {
    // One sentence for both.
    ...OTHER_SIDE,
    of: 'self',
    weight: 50,
    allows: ['isNegated', 'isSupposed'],
    notBeside: WAVED_AWAY,
    pattern: words(`
      what i (?:do )?know(?: about it| of it)?,? and what i (?:don't|do not)(?: know)?(?= ?(?:[.:;]|$))|
      ${BEGINS}i (?:can )?(?:know|understand|judge) ${OF_BUSINESS}(?:,|;| -| –)? (?:but |and |yet )?(?:i )?(?:(?:do not|don't|cannot|can't) (?:know|understand|judge)|not) ${OF_UNKNOWN}(?= ?(?:[.,;!]|$))`),
    says: KNOWN_APART,
  },
  {
    // A tip that is not followed, or one that was checked before anything was bought.
    kind: 'own-judgement',
    of: 'self',
    weight: 54,
    allows: ['isNegated', 'isReported', 'isSupposed'],
    beside: WAS_TOLD,
    notBeside: FOLLOWED,
    pattern: words(`
      (?:i'm|i am) not (?:buying|selling|shorting|acting|trading)(?: (?:it|this|them|[a-z]+))? (?:on|because of) (?:that|this|his word|her word|a tip|that alone|hearsay|what (?:he|she|they) (?:says?|said))(?= ?(?:[.;!]|$|, nor | nor ))|
      i (?:don't|do not|never|won't) (?:buy|sell|act|trade|invest) (?:on|because of) (?:tips?|that|hearsay|rumou?rs|his word|her word|what others say|what (?:he|she|they) (?:says?|said))(?= ?(?:[.;!]|$|, so ))|
      (?:so |and so |therefore |before (?:buying|i bought(?: anything| it)?),? )(?:i )?(?:first )?(?:checked|read|opened|looked up|went through|worked through) (?:the |its |their |last |latest |two |three |four |five |\\d |years of |years' |most |of |both )*${PAPERS}(?: (?:first|myself|before (?:buying|i bought)))?(?= ?(?:[.;:!]|$))|
      (?:so |and so |therefore )i checked (?:it )?(?:first|myself)(?=: [^.!?]*\\d)`),
    says: KEPT_OWN_VIEW,
  },
  {
    // "It'll double. I doubt it.", "Music can't lose. I think it can: ..."
    kind: 'own-judgement',
    of: 'self',
    weight: 54,
    allows: ['isReported', 'isNegated'],
    beside: TOLD_FOR,
    notBeside: FOLLOWED,
    pattern: words(
      `${BEGINS}(?:but )?i (?:very much |really )?doubt (?:it|that|him|her|them)(?= ?(?:[.;!]|$))|${BEGINS}(?:but )?i (?:think|believe|say) (?:it|they|he|she|that) (?:can|will|does|won't|will not|cannot|can't)(?=: )`,
    ),
    says: KEPT_OWN_VIEW,
  },
  {
    // "That is an anecdote, so I checked the filing: recurring revenue grew 8%."
    kind: 'source-named',
    saysOnlyThat: true,
    of: 'self',
    weight: 52,
    at: 'not-sale',
    allows: ['isNegated', 'isPast', 'isReported'],
    pattern: words(
      `${BEGINS}(?:(?:that|this|it|which)(?:'s| is)(?: only| just)? |(?:[a-z' -]{3,40}), which (?:is|proves|says|means) )(?:an anecdote|anecdotal|no (?:statistic|proof|sample)|not (?:a statistic|proof|data)|a sample of (?:one|two|three)|one data point|nothing|little),? (?:so|and so|hence|therefore),? i (?:then )?(?:checked|read|looked up|looked at|went through|opened) (?:the|their|its|what) (?=[^!?]*\\d)[a-z -]{3,40}(?= ?[:,.;])`,
    ),
    says: ['You did not stop at the anecdote: {words}.', 'Beside what you saw yourself you put figures: {words}.'],
  },
  {
    // "No stop-loss on purpose: one hurricane would trigger it for the wrong reason."
    kind: 'no-stop-on-purpose',
    saysOnlyThat: true,
    of: 'others',
    weight: 50,
    at: 'not-sale',
    allows: ['isNegated', 'isSupposed'],
    notBeside: STAYS_WHATEVER,
    pattern: words(`
      ${BEGINS}(?:i (?:set|use|place|want|keep) )?no (?:hard )?stops?(?:[- ]loss)?(?: order)?(?: here| on this| for this one)?,? ${ON_PURPOSE}(?::|,| -| –|;)? ${WHY_NO_STOP}|
      ${BEGINS}${ON_PURPOSE},? no (?:hard )?stops?(?:[- ]loss)?(?: order)?(?: here| on this)?(?::|,| -| –|;)? ${WHY_NO_STOP}|
      ${BEGINS}(?:i (?:set|use|place|want|keep) )?no (?:hard )?stops?(?:[- ]loss)?(?: order)?(?: here| on this)?,? (?:because|since) ${WHY_NO_STOP}`),
    says: [
      'You leave the stop out on purpose and say why: {words}.',
      'That there is no stop is a choice here, with its reason: {words}.',
    ],
  },
  {
    // "I put that at 1 in 3 and the payoff at 5:1"
    ...OTHER_SIDE,
    of: 'self',
    hasOwnForm: true,
    weight: 48,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    notBeside:
      /(?<![a-z])(?:casino|roulette|dice|rain|weather|poll|polls|bookmakers?|says?|said|sure thing|can't lose|free)(?![a-z])/,
    pattern: together([ODDS, OUTCOME]),
    says: [
      'You put odds and outcome beside each other: {words}.',
      'The odds stand beside what they would bring: {words}.',
    ],
  },
  {
    // Held below what was paid, and nothing put on top of it: both are facts of the ledger.
    kind: 'size-limited',
    saysOnlyThat: true,
    of: 'self',
    weight: 46,
    at: 'hold',
    when: 'loss',
    allows: ['isNegated', 'isSupposed'],
    notBeside:
      /(?<![a-z])(?:out of (?:cash|money)|no (?:cash|money|funds)|can't afford|cannot afford|margin call|not allowed|blackout|payday|next (?:week|month|lot|tranche)|yet|until|(?:add|buy|more)(?: more)? (?:at|below|under) [$€£]?\d+|stores|shops|sites|users)(?![a-z])/,
    pattern: words(`
      ${BEGINS}(?:i'm |i am )?not (?:adding|averaging down|buying more)(?: (?:to it|here|anything|more))?(?= ?(?:[.;!]|$))|${BEGINS}no adding(?: here)?(?= ?(?:[.;!]|$))|
      ${BEGINS}i (?:won't|will not|don't|do not) (?:add|average down|buy more)(?: (?:to it|here|to this))?(?= ?(?:[.;!]|$))`),
    says: [
      'You write {words}: below what you paid, nothing more goes in.',
      'Below your own price you put nothing on top of it: {words}.',
    ],
  },
  {
    kind: 'error-admitted',
    hasOwnForm: true,
    of: 'self',
    weight: 63,
    allows: ['isPast', 'isNegated'],
    pattern: words(
      `(?:i simply note: |i note: )?i (?:sold|left|bought|trimmed|added) (?:it |them |half |some |out )?for (?:no reason (?:that|which) (?:was|were|stood|is|had been|i had)|a reason (?:that|which) (?:was not|wasn't|was nowhere|is not|isn't)) (?:anywhere )?(?:in|part of|written in) my (?:own )?(?:[a-z]+ )?(?:thesis|plan|notes?|entry|journal)(?= ?(?:[.,;!]|$))`,
    ),
    says: ['In {words} you say it as it is.', 'You could have left that out; you wrote {words}.'],
  },
]
