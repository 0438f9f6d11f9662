import { words } from '../../language/wording.ts'
import type { Sign } from './sign.ts'

/** What is done well, as far as words show it. */
export const SIGNS_OF_CREDIT: readonly Sign[] = [
  {
    kind: 'error-admitted',
    of: 'self',
    weight: 63,
    allows: ['isPast'],
    pattern: words(`
      monument to (?:my |pure |sheer )?(?:own )?(?:stupidity|greed|hubris|folly)|i was the (?:idiot|fool|clown|sucker)|
      i was never (?:investing|thinking|looking)(?: [a-z]+){0,3}|
      the mistake was mine|my own fault|should have listened to|i was in love with an idea|(?:stupid|dumb|foolish|naive) of me|i was (?:so |really |just )?(?:stupid|dumb|foolish)(?=[.!;,]|$)|i (?:should have|should've) (?:sold|left|listened|seen|read|known)|i got the (?:[a-z]+ ){0,3}wrong|i (?:did not|didn't) want to see|lesson learned|i wanted to believe|
      i was (?:simply |just |plainly |completely |plain |dead )?(?:wrong|mistaken|too (?:hopeful|optimistic|sure|early|late))(?: about [a-z ]{2,20}| on [a-z ]{2,20})?|i got (?:it|this|that) wrong|(?:that was|it was|this was) my mistake|i (?:made|have made) a mistake|i (?:misjudged|misread|underestimated|overestimated|overlooked|confused|mistook)(?: [a-z]+){1,4}|
      mea culpa|that's on me|(?:dumbest|stupidest|worst) (?:reason|idea|trade|buy|purchase|decision)(?: i| ever| of)(?: [a-z]+)?|it was (?:just )?me (?:not|who|being)|i made an exception|should'?ve (?:listened|sold|known)|(?:the |my )?thesis (?:is |was )?(?:void|busted|dead)|lesson learned:|i hadn't written|my (?:error|fault)|the (?:purchase|buy|premise|thesis|bet|error) (?:was|is) (?:a mistake|wrong|bad|mine|refuted|broken)|(?:premise|thesis)(?: \\([^)]{1,12}\\))? is refuted|(?:longer|later) than i should have|i (?:should not|shouldn't) have [a-z]+(?:ed|t|d|n)`),
    unless:
      /if .{0,60}i was wrong|i was (?:dead |just |plain )?wrong[a-z ]{0,24} (?:says|said|thinks|claims|according to) (?:my|our|the|his|her|he|she|every|some)/,
    says: [
      'You write {words}, without a cushion: that sentence is worth more than the trade.',
      'In {words} you say it as it is, and the next entry will be better for it.',
      'You could have blamed the market; you wrote {words}.',
    ],
  },
  {
    kind: 'names-own-bias',
    of: 'self',
    weight: 44,
    allows: ['isPast', 'isSupposed', 'isNegated', 'isReported'],
    pattern: words(`
      reason,? which (?:wasn't|was not|was never|isn't) mine|i never wrote one|
      i keep (?:buying|doing|selling|chasing|averaging|holding|adding)[a-z ]{0,40} and (?:i )?keep losing|i (?:don't|do not) have (?:a|any) (?:test|plan|exit|line|rule|reason)[^.;!?]{0,30} problem|makes? me feel (?:silly|stupid|foolish|dumb)|
      which (?:worries|scares|frightens|bothers|should worry) me(?: more)?|
      (?:that's|it's|this is|which is) gambling|(?<=(?:^|[.!?] ))(?:pure |sheer |just )?(?:lucky|luck)(?=[.!]|$)|i (?:got|was) (?:just |very |simply )?lucky|i keep telling myself(?: (?!(?:and|but|that|which|because|so|when|if|as|than)(?![a-z]))[a-z]+){0,4}|never wrote down why(?: (?!(?:and|but|that|which|because|so|when|if|as|than)(?![a-z]))[a-z]+){0,3}|(?:don't|do not) know why i(?:'m| am)? (?:buy|bought|buying|own|hold|holding)(?: (?!(?:and|but|that|which|because|so|when|if|as|than)(?![a-z]))[a-z]+){0,2}|i was bored|i notice (?:how|that|i)(?: (?!(?:and|but|that|which|because|so|when|if|as|than)(?![a-z]))[a-z]+){0,3}|i know (?:that )?i(?:'m| am)? (?:bending|breaking|cheating|rationali[sz]ing|stretching|late|chasing)(?: (?!(?:and|but|that|which|because|so|when|if|as|than)(?![a-z]))[a-z]+){0,3}|(?:weak|bad|poor|not a good) reason(?=[,.;])|fool myself|(?:my|mere|only) (?:pride|stubbornness|impatience|annoyance|vanity)|so that i (?:do not|don't) (?:move|cheat|fool|forget)|i know (?:that )?i should(?: not)? (?:sell|trim|stop|buy)|look for good news|would mean that my [a-z]+ was right|i(?:'m| am)(?: aware)?(?: i might be| probably| maybe)? (?:anchored|biased|too (?:attached|close))|i am not the market|everything inside me says|i will hate myself|stomach in a knot|
      (?:i know (?:that )?i(?:'m| am)?|i notice|i admit|i acknowledge|i'm aware|i am aware|i catch myself|i suspect|i feel|i tend to|my (?:weakness|bias|habit|tendency)(?: is)?|part of me)[^.;!?]{0,40}?(?<![a-z])(?:fomo|fear|greed(?:y)?|bias(?:ed)?|anchor(?:ed|ing)?|panic|loss aversion|overconfiden[a-z]+|impatien[a-z]+|chasing|revenge|attached|ego|excited|hype|envy|jealous[a-z]*|sell winners|hold losers|ashamed|stubborn)|
      (?:if i(?:'m| am) honest|to be honest|honestly),? i (?:mostly |only |just |really |mainly )?(?:buy|bought|hold|keep|want|own)(?: it| this)?(?: mostly| only| mainly)? (?:because|for|out of)(?: [a-z]+){0,4}|out of (?:envy|spite|boredom|pride|greed|habit|stubbornness)|breaking my own (?:rule|habit)|(?:do not|don't) trust myself|(?:makes|make) me like (?:it|them|this) too much|(?:decide|think) with a clear head|(?:that|it|this) (?:is|was) (?:pure |just |only )?luck|that(?:'s| is) (?:just )?(?:fomo|fear|greed|anchoring|loss aversion|my ego|envy|hindsight|recency|sunk cost)(?: talking| speaking)?|seller's remorse|this (?:sale|buy|purchase|trade) is (?:just |pure |only )?(?:fear|greed|fomo|panic|envy)|it isn't greed|confused a good [a-z]+ with`),
    says: ['You see it yourself: {words}.', 'You write it yourself: {words}.'],
  },
  {
    kind: 'weighs-other-side',
    weight: 42,
    allows: ['isNegated', 'isReported'],
    pattern: words(`
      i (?:could|may|might) be (?:too )?early(?: by [a-z0-9 ]{3,16})?|i (?:can't|cannot) (?:verify|prove|check) (?:that|it|this)|
      (?:he|she|they|it|bears) (?:has|have) a point|may well (?:lose|fail|miss)|speaks against (?:it|this)|
      (?:the )?(?:bear|counter|other) (?:case|side|argument)(?: is| says)|(?:the |my |a |one |biggest |main |real |key )+(?:risks?|danger|worry|worries|weakness|concern|downside)(?: is| are| here| remains|(?<=[a-z]{3} [a-z]+ (?:the|my|a|one) [a-z ]*)(?=:))(?! (?:(?:that )?(?:i|we) |(?:not |to )?(?:own|hav|be|miss)(?:ing)? |being |asymmetric|low|small|limited|tiny|gone|priced|capped|zero|nil|nothing|over|behind|contained|worth|to the upside))|(?:what|this) (?:speaks|counts|argues) against|the case against|what could go wrong|could go wrong|
      on the other hand|what worries me|i worry|(?:i )?(?:can't|cannot) (?:promise|rule out|exclude|know|price it)|(?:i have )?no idea how|(?:he|she|they|the bears|bears) (?:would be|may be|might be|have a point|could be) right|i could be wrong|(?:debt|leverage|dilution|churn|competition) is (?:high|a problem|real|the risk)`),
    unless:
      /(?:don't|dont|do not|can't|cannot|never) (?:think|believe|see)(?: that| how)? i could be wrong|(?:doubt|no way)(?: that)? i could be wrong|i could be wrong by/,
    says: [
      'You give the other side a hearing with {words}.',
      'With {words} a doubt stands in your own entry, where you will find it again.',
    ],
  },
  {
    kind: 'size-limited',
    of: 'self',
    weight: 43,
    at: 'not-sale',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:[0-9]|10|[0-9]\\.\\d) ?% of (?:the |my )?(?:pf|port|nav|book)|
      (?:[0-9]|10|[0-9]\\.\\d) ?%,? and not (?:a|one) (?:single )?(?:share|cent|penny|dollar) more|
      size:? (?:is |of )?(?:only |about )?(?:[0-9]|10|[0-9]\\.\\d) ?%|
      (?:if|when) it goes to (?:zero|0)[^.;!?]{0,30}(?:cheaper than|so be it|that's fine|i(?:'ll| will| can)? (?:still )?live|no big deal|doesn't hurt|won't hurt|lesson learned)[a-z ]{0,20}|
      cap(?:ped|s)? (?:it|this|that) at (?:[0-9]|10) ?%|(?:[0-9]|10) ?% (?:of (?:my|the) (?:portfolio|account|whole) )?and (?:it )?stays? (?:at )?(?:[0-9]|10) ?%|only (?:[0-9]|10) ?% of (?:my|our|what (?:i|we) (?:own|have))|(?:first|small) (?:first |small )?(?:piece|tranche|bite)|i lose \\$?\\d+ (?:dollars|bucks|euros)|\\d+ bucks on|
      i lose \\d ?% of my (?:port|pf|portfolio|account|money)|(?:stays?|kept|keep it) (?:under|below) (?:[0-9]|10) ?%|(?:position|sized?|weight) capped at (?:[0-9]|10|[0-9]\\.\\d) ?%|(?:[0-9]|10|[0-9]\\.\\d) ?%(?: of (?:my|our|the) (?:portfolio|account|whole))?,? (?:and )?(?:never|not|no) more|(?:never|no|not) more than (?:[0-9]|10|[0-9]\\.\\d) ?%(?: of)?|
      (?:a )?(?:small|tiny|starter|half) (?:position|stake|size)|money (?:that )?i can (?:afford to )?lose|the most (?:that )?i can lose|(?:max(?:imum)?|worst) (?:loss|case)(?: is| =)? \\$?\\d[\\d,.]*|can lose (?:all|\\$\\d[\\d,]*|no more|the premium)|i cut the weight`),
    unless:
      /of (?:sales|revenue|the shares|its shares|the company|the market)|(?:grew|grown|rose|risen|swollen|up|drifted|now|already)(?: at| to| is)? \d+ ?%/,
    says: [
      'You set the size before the outcome, with {words}.',
      'With {words} the size stands there before the outcome does.',
    ],
  },
  {
    // A weight that is told at a purchase was chosen; told later, it is where the price has brought it.
    kind: 'size-limited',
    of: 'self',
    weight: 43,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:weight(?: of| is)?|position of|sized? (?:at|of)) (?:only |about |at most )?(?:[0-9]|10|[0-9]\\.\\d) ?%|(?:[0-9]|10|[0-9]\\.\\d) ?% (?:of (?:my|our|the) (?:portfolio|money|net worth|savings|account|capital|wealth|whole)|position|weight)|(?:two|three|five|one|a few) percent of (?:my|our)|siz(?:e|ed|ing)(?: it| this)? (?:like|as) (?:a |the )?[a-z]+(?: ticket)?|(?:sized?|at) (?:at )?half (?:of )?(?:my )?(?:normal|usual)(?: size)?`),
    unless:
      /of (?:sales|revenue|the shares|its shares|the company|the market)|(?:grew|grown|rose|risen|swollen|up|drifted|now|already)(?: at| to| is)? \d+ ?%/,
    says: [
      'You set the size before the outcome, with {words}.',
      'With {words} the size stands there before the outcome does.',
    ],
  },
  {
    kind: 'stays-out',
    of: 'self',
    weight: 62,
    at: 'watch',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:that|which)(?:'s| is) (?:exactly )?why i (?:only |just )watch|(?:so|and so|hence|therefore) i (?:only|just) watch|(?:only|just) watching(?= ?(?:[.,;!]|$))|i only watch|
      declines? to have(?: an opinion)?|not touching(?: this| it| that)?|leave (?:it|this|that) to (?:people|others|those)|too complicated|(?:zero|no) chance (?:i'm|im|i am)|pass(?=[.!]|$)|
      (?:don't|do not|can't|cannot) (?:really |fully |yet )?(?:understand|value|judge|explain|price|know (?:how|what|enough|whether)|handicap|check|verify|size)(?: [a-z]+){0,3}|no way to know|(?:don't|do not|cannot|can't) (?:know|tell)(?: you)? (?:which|what|how|whether|who)(?: [a-z]+){0,3}|(?:don't|do not) want to own|until that changes i only|couldn't say in one sentence|not competent|from the couch|outside my (?:circle|competence|field)|too hard(?: for me)?|no edge (?:here|in this|in it)|no edge(?=[.!;]|$)|not my circle|know too little|i(?:'ll| will)? pass(?! by)|(?:i )?stay(?:ing)? (?:out|away|on the side)|pass(?:ing)? on (?:it|this)|no opinion|no view(?: yet)?|hard pass|no basis for|do not (?:buy|trade) what i|not for me`),
    says: [
      'You write {words} and stay out, which costs nothing and is seldom written down.',
      'Knowing where your knowledge ends, as in {words}, is a decision too.',
    ],
  },
  {
    kind: 'own-judgement',
    // Somebody else has to have said something.
    needs:
      /(?<![a-z])(?:says?|said|saying|thinks?|thought|told|tells?|claims?|swears?|every(?:one|body)|analysts?|forum|reddit|friends?|brother|sister|wife|husband|uncle|cousin|neighbou?r|colleagues?|boss|guru|expert|newsletter|consensus|bears?|bulls?|critics|they|he|she|tv|tiktok|twitter|youtube|cramer|article|report|tip|hates?|loves?|calls?|called|promise[sd]?|guides?|guidance|management|their)(?![a-z])/,
    weight: 53,
    allows: ['isNegated', 'isReported', 'isSupposed', 'isQuoted'],
    pattern: words(`
      (?:treat|take|regard|see) (?:that|this|it|them|which)? ?as (?:marketing|noise|advertising|a sales pitch)|i haircut|not my reason|why i (?:looked at it|read it)(?: myself)?|
      i (?:strongly |simply |still |respectfully )?(?:disagree|don't agree|do not agree|don't believe (?:it|him|her|them|that)|do not believe (?:it|him|her|them|that)|don't buy (?:it|that)|don't share (?:it|that|this)|think (?:that )?(?:he|she|they)(?:'re| are| is|'s) wrong)|(?:that|this|which)(?:'s| is)(?: not|n't| no) (?:a |my |the )?reason(?: for me| to [a-z]+)?|which is not why i [a-z]+|i calculated|
      (?:whatever|no matter what) (?:he|she|they|others|people|anyone) (?:say|says|think|thinks)|my own (?:view|number|estimate|reading|model|work|reason)s?|i (?:read|checked|looked at|went through|worked through) (?:it|the [a-z]+|his|her|their)[a-z ]{0,20} myself|which i don't count on|a nope from me|let (?:them|my [a-z]+) (?:celebrate|laugh)|(?:he's|she's|they're) (?:just )?wrong|not because (?:he|she|they|of him|of her|someone|everyone|my)`),
    says: [
      'You heard what others say and kept your own view: {words}.',
      'With {words} the reason is yours, so you will notice when it stops being true.',
    ],
  },
  {
    kind: 'source-named',
    part: 'fundamentals',
    weight: 36,
    unless:
      /(?<![a-z])(?:next|coming|following|upcoming)(?: year's| quarter's)? (?:10-?[kq]|annual report|quarterly report|filing|call|earnings call|proxy)/,
    allows: ['isReported', 'isPast', 'isNegated', 'isSupposed'],
    pattern: words(`
      (?:from|in|per|page \\d+ of|according to|see|note \\d+ (?:of|in)) (?:the |its |their |last year's |the last |the latest |this year's |a )*(?:10-?[kq]|annual report|quarterly report|filing|proxy(?: statement)?|(?:earnings )?(?:call|transcript)|20-f|s-1|investor day|shareholder letter|prospectus)|the (?:government|company|agency|fed|census|bureau) (?:reports|reported|says|publishes)(?: \\d+)?`),
    says: [
      'You say where it comes from, {words}, so it can be looked up again.',
      'A source stands beside it: {words}.',
    ],
  },
]

/** What kind of entry it is: each then owes other things than a thesis about a company. */
export const SIGNS_OF_KIND: readonly Sign[] = [
  {
    kind: 'tax-sale',
    of: 'self',
    weight: 82,
    at: 'sale',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      tlh|(?:gains?|profits?) (?:from [a-z]+ )?to (?:set off|offset)|set (?:it |this |them )?off against|against my gains|
      tax[- ]?loss(?! carry)|harvest(?:ing|ed)?(?: the loss| losses)?|for (?:the )?tax(?:es)?(?: reasons| purposes| year)?|tax (?:reasons|purposes|sale|year|selling)|(?:use|set|offset|against|balance|book|realize|realise|take) (?:the |this |my |a )?(?:loss(?:es)? )?(?:against|to offset|for) (?:the |my |a |other |our )?(?:gains?|taxes|tax)(?: [a-z]+){0,3}|offset(?:s|ting)? (?:the |my |other |a |some )?(?:capital )?gains?|reali[sz]e (?:the |my |this )?loss(?:es)?|wash[- ]sale`),
    says: ['The tax year has its part in this sale, {words}.', 'With {words} the calendar is a reason here.'],
  },
  {
    kind: 'hedge',
    of: 'self',
    weight: 80,
    allows: ['isSupposed'],
    pattern: words(`
      hedge (?:for|against) my(?: [a-z]+){0,2}|protection for (?:the rest of )?(?:my|the) (?:book|portfolio|account|holdings|rest)(?: of the book)?|for the (?:case|day)(?: that| when) (?:everything|all|the rest|stocks|the market)[a-z ]{0,16}|if (?:stocks|the market|markets|everything) (?:crash|crashes|falls?|collapses?),? this pays(?: for it)?|
      (?<=(?:^|[.!?] ))hedge, not a bet|puts? (?:cover|covers|protect|protects) (?:about |roughly )?\\d+ ?% of (?:my|the) (?:portfolio|account|book|holdings)|(?:as a |a |my |is a |cheap |simple )hedge(?: against| for| on)?|hedg(?:e|es|ed|ing) (?:against|my|out|our)|(?:as|as an|as my) insurance(?= for my| against| on my|[.,;]|$)(?: against| for my| on my)?|(?:portfolio|crash|disaster|catastrophe) insurance|(?:cheap )?insurance (?:for|on|of) (?:my|our)(?: [a-z]+)?|insures? my(?: [a-z]+){0,2}|(?:price|cost) of (?:my|the) insurance(?=[.,;]|$)|protective puts?|collars? (?:the|my)(?: [a-z-]+){0,2}|puts? (?:over|vs) \\d+|price of sleep|what is insured|puts? against (?:\\d+|my|the)(?: [a-z]+){0,2}|collar(?:ed)?`),
    unless:
      /(?<![a-z])(?:not|no|isn't|hardly|never) (?:a |an |my |really a |much of a )?(?:hedge|insurance|protection)|hedge fund|(?:the company|they|it) hedges?|fuel hedg|hedge(?:s|d)? (?:its|their)|currency hedg|protect(?:s|ing)? (?:the|its) (?:margin|brand|market|moat)/,
    says: [
      'You take this as a hedge, {words}: it does its work when something else of yours falls.',
      'Judged alone, {words} should lose most of the time, as insurance does.',
    ],
  },
  {
    // Such words say of a put what it is for; of a share they may be its business.
    kind: 'hedge',
    ofOption: 'put',
    of: 'others',
    weight: 80,
    allows: ['isSupposed', 'isPast'],
    unless:
      /(?<![a-z])(?:not|no|isn't|hardly|never) (?:a |an |my |really a |much of a )?(?:hedge|insurance|protection)/,
    pattern: words(
      '(?:the |an |my )?(?:insurance|protection|hedge)(?: for (?:the |my )?(?:\\d+ shares|shares|rest|stock))?|(?:covers?|covered|protects?|insures?) (?:most of |half of |all of |the |my )*(?:\\d+ )?(?:shares|position|portfolio|rest|account|that)',
    ),
    says: [
      'You take this as a hedge, {words}: it does its work when something else of yours falls.',
      'Judged alone, {words} should lose most of the time, as insurance does.',
    ],
  },
  {
    kind: 'rebalancing-by-rule',
    of: 'self',
    weight: 81,
    allows: ['isSupposed'],
    pattern: words(`
      rule (?:says|is|allows) (?:a )?(?:max(?:imum)? |at most )?\\d{1,2}(?: ?%)?(?: max(?:imum)?| at most| tops| weight)|\\d+ ?% of (?:the|my) (?:account|portfolio|book)[a-z, ]{0,16}my (?:rule|cap|limit|max)[a-z ]{0,8}\\d+|
      (?:above|against|over|exceeds?|exceeded|grown past) (?:my|our) (?:ceiling|maximum|max|cap|limit) of \\d+ ?%|(?:my|our) (?:ceiling|maximum) is \\d{1,2}(?![\\d,.]\\d)|(?:my|our) (?:ceiling|maximum|max|cap|limit)(?: (?:for|per|in) (?:one|any|each|a single|a) [a-z]+)? (?:is|of) \\d+ ?%|equal weights?|brings it back|rule is (?:a )?rule|(?:so |and |then )(?:trimmed |cut |sold )?back to \\d+(?:\\.\\d)? ?%|(?:grew|drifted|rose) to \\d+(?:\\.\\d)?(?: ?%)?,? (?:so )?(?:trimmed|cut|sold|back) (?:back )?to \\d+|cap is \\d+(?: ?%)?[.,;] sold|top(?:ped)? up every|get back to \\d+ ?%(?=[.!]|$)|
      (?:sell|sold|cut|trim(?:med)?)(?: it)? (?:back |down )?to (?:my|the) (?:limit|cap|maximum)|rebalanc(?:e|ed|es|ing)|(?:cut|trim(?:med|ming)?|sell|bought|buy)(?: it| some| until it is)*(?: back| down| up)? to (?:its |my |the |a )?(?:target(?: weight| share)?|(?:[1-9]|[1-4]\\d) ?%(?: weight| target| of the (?:account|portfolio|whole))?|a (?:fifth|tenth|quarter|third))|(?:back|down|up) to (?:its |my |the |a )?(?:target weight|(?:[1-9]|[1-4]\\d) ?% (?:weight|target|of the (?:account|portfolio|whole)))|until it is a (?:fifth|tenth|quarter|third)(?: again)?|target (?:weight|allocation)|
      drifted (?:to|above|over|from)|(?:position|weight) (?:got|grew|rose|went|is|was)(?: up)?(?: now)?(?: to| at)? \\d+ ?%[a-z, ]{0,16} back (?:down )?to \\d+|rule says \\d+ ?%|(?:outside|within|above|below) the band|bought back up to \\d+ ?%|(?<=\\d ?%\\. )back to \\d+|over (?:its|my|the) (?:target|limit|band|cap) of \\d+|put right every`),
    unless: /margins?(?![a-z])|growth|guid|confidence to/,
    says: [
      'A rule of your own does the deciding here, {words}, and a rule like that asks no opinion about {ticker}.',
      'You keep a share of the whole, {words}, and neither hope nor fear has a say in it.',
    ],
  },
  {
    kind: 'index-plan',
    of: 'self',
    ofFundOr:
      /(?<![a-z])(?:plan|dca|as always|reinvest\w*(?= [^.]{0,24}(?:every|each|always|usual|automatic))|(?:usual|regular) (?:weekly|monthly|quarterly)|dollar[- ]cost|standing order|auto[- ]?(?:buys?|invest\w*)|automatic\w*|payday|paycheck|automatically|fortnight|every month|(?:buy|invest|add|put in)[a-z0-9$ ]{0,24} (?:every|each) (?:month|week|quarter)|index|etf|fund)(?![a-z])/,
    weight: 81,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:the )?(?:1st|first|15th|last) (?:day )?of the month|drip(?=[ ,.;!]|$)|
      payday (?:buy|purchase|order)|(?:the )?same (?:thing )?every (?:month|week|quarter|fortnight|payday)|(?:goes|runs|buys) (?:in )?automatically|(?:\\$?\\d[\\d.]*k?) (?:dollars |euros |bucks )?a fortnight|(?:buy|buying|invest|investing|add|adding|put|putting)(?: in)? \\$?\\d[\\d.,]*k? (?:dollars |euros |bucks )?(?:a|per|each|every) (?:month|week|quarter|fortnight)|same as (?:every|each|always|last) (?:month|week|quarter)|reinvest(?:ed|ing)? (?:the |my |all )?dividends?|(?:the |my )?(?:usual|regular) (?:weekly|monthly|quarterly|yearly) (?:buy|purchase|amount|lot)|same amount as (?:every|each|always|last)|into the index|as always(?=[.!,]|$)|don't care where it is|
      (?:monthly|weekly|quarterly|automatic|regular|standing|scheduled)(?: [a-z]+)? (?:plan|buy|purchase|contribution|savings plan|instal?lment)|(?:automatic|standing|scheduled|monthly) (?:[a-z]+ )?order|(?:buy|buys|buying|bought|invest|put in|add|save|goes in|dollars|bucks|euros|\\$\\d+|shares?|units?|same (?:amount|sum))(?: [a-z\\d$]+){0,3},? (?:every|each) (?:month|quarter|payday|paycheck|week|january)|(?:every|each) (?:payday|paycheck)|savings plan|auto[- ]?buys?|(?:buy|invest|put|save|add|goes|go)(?: in| into it)? \\$?\\d+ (?:dollars |bucks |euros )?(?:a|every|each|per) month|dca|dollar[- ]cost(?: averaging)?|standing order|same (?:amount|sum|day) (?:every|each)|(?:the|every|each) (?:1st|first|15th|last) of (?:the|every|each) month|auto[- ]?invest`),
    says: [
      'This is a plan at work, {words}: it asks no courage, and needs no thesis to go on.',
      'With {words} the price of one day matters little, and that is the point of it.',
    ],
  },
  {
    kind: 'sale-for-need',
    of: 'self',
    weight: 80,
    at: 'sale',
    pattern: words(`
      (?:(?:i|we) )?need(?:ed)? (?:the )?(?:\\$?[\\d,.]+k?(?: dollars| bucks)?|money|it|cash) for (?:my|our|the|her|his|a) [a-z']+(?: [a-z]+)?|(?:my|our) (?:car|boiler|roof|heating|furnace|fridge|laptop|washing machine) (?:broke|died|gave up|leaks|is dead|is broken)(?: down)?|(?:i )?(?:need|have) to pay (?:the |my |our )?(?:taxes|tax bill|rent|bills)|sold (?:\\d+ ?% |some |half |a bit )?to pay for [a-z']+(?: [a-z]+)?|i need \\$?\\d[\\d.,]*k?(?: dollars| bucks)?(?=[.,!]|$)|we (?:buy|bought|are buying|found) (?:a|the|our) (?:car|house|flat|home|boat|apartment|roof)|sold to pay (?:the|my|our|for) [a-z]+|need(?:ed|s)? a (?:new )?(?:roof|car|kitchen|boiler|heating|house|home)|the notary|
      (?:need|needed|raising|raise|needs|freeing) (?:up )?(?:the |some |this |it |all )?(?:cash|money|funds|liquidity|proceeds)?(?: for| to pay| to cover| to fund)(?: the| my| our| a| an)?(?: [a-z]+){1,2}|need (?:the |some )?(?:cash|money)|(?:for|to pay(?: for)?|towards?|covers?|pays(?: for)?|fund|funds|goes (?:in)?to|into) (?:my |our |her |his |(?:the |a |an )(?=(?:new |first |second )?(?:house|flat|apartment|wedding|tuition|roof|kitchen|renovation|operation|surgery|divorce|heating|boiler|down ?payment|car)))(?:new |first |second )?(?:house|flat|apartment|home|car|wedding|tuition|rent|bills?|debts?|mortgage|loan|roof|kitchen|baby|medical [a-z]+|down ?payment|deposit(?: on (?:the|a|our|my) [a-z]+)?|renovation|operation|surgery|divorce|school|college|university|heating|boiler|move)|for the deposit(?: on (?:the|a|our|my) [a-z]+)?|
      down ?payment|medical bills?|wedding|our roof|the roofer|funeral|hospital bill|we(?:'re| are) buying a (?:house|flat|home|car)`),
    says: [
      'The money has another use, {words}: that is a reason about your life, and it leaves the thesis where it was.',
      'You sell for {words}, and whether {ticker} was right or wrong stays an open question.',
    ],
  },
  {
    kind: 'employer-shares',
    of: 'self',
    weight: 79,
    allows: ['isPast', 'isNegated', 'isSupposed'],
    pattern: words(`
      i worked there for|employee plan|my (?:stock )?options vested|part of my bonus|
      my rsus?|rsus? vest(?:ed|s)?|espp|(?:my|these|those|they|which) (?:[a-z]+ )?(?:vest|vested|vesting)(?: shares| stock)?|vest(?:ed|ing) (?:in|on|every|last|this|today|shares)|employee (?:stock|share) (?:purchase )?(?:plan|program|programme)|my employer(?:'s)? (?:stock|shares?|match|gave|pays|gives)|employer (?:stock|shares|match)|from my employer|the company i work for|part of my (?:pay|salary|bonus|compensation)`),
    says: [
      'These came from your employer, {words}: your salary already depends on the same company.',
      'With {words} your work and a part of your savings hang on one name.',
    ],
  },
  {
    kind: 'income-plan',
    of: 'self',
    part: 'fundamentals',
    weight: 45,
    allows: ['isSupposed'],
    at: 'not-sale',
    unless:
      /(?:dividend|payout|distribution|coupon)s? (?:is|was|are|were|has been) (?:gone|cut|suspended|eliminated|scrapped|over)/,
    pattern: words(`
      for the (?:quarterly |monthly )?(?:cheque|check)|payout pays|i (?:want|need) (?:the )?(?:income|cash flow every)|
      (?:hold|held|holding|own|owned|bought|keep|buy|buying|here|in it) (?:it |this |them )?(?:only |just |mainly |purely )?(?:for|because of) (?:its |the |their )?(?:dividends?|income|yield|distributions?|coupons?|payouts?)|income (?:position|portfolio|holding|plan|stock)|live (?:on|off|from) (?:the |my )?dividends|dividends? (?:pays?|covers?|for) (?:my|the|our)|for (?:the )?income`),
    says: [
      'You hold it for the income, {words}: then the payout and what covers it are the figures to watch, more than the price.',
      'With {words} the measure is the payment, and how safely the cash flow carries it.',
    ],
  },
]
