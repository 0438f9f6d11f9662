import { isDoneByOthers } from '../../../language/doer.ts'
import { wholeWords } from '../../../language/whole-word-pattern.ts'
import { namesBusiness } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { isOfAnother } from '../basis/tells-of-company.ts'
import type { Place } from './place.ts'
import { ASKS, around, NEGATES, OTHERS_SAY, type StrictForms, SUPPOSES, TURNS } from './strict-form.ts'

/** What is praised: only in words that can be nothing else than what they are praised for. */
export const STRICT_FORMS_OF_CREDIT: StrictForms = {
  'error-admitted': admitsOwnError,
  'weighs-other-side': namesDoubt,
  'names-own-bias': namesOwnWeakness,
  'waits-for-own-price': setsOwnTerms,
  'confidence-lowered-on-bad-news': tellsBadNews,
  'source-named': namesSource,
}

/** Where a figure or a fact stands, or that its writer has read it there: not what they will look up, or never do. */
function namesSource({ request, span, words, sentence, lead }: Place): boolean {
  const clause = `${clauseUpTo(lead)}${words}`
  if (NEGATES.test(clause) || TO_COME.test(clause) || SUPPOSES.test(sentence) || ASKS.test(sentence)) return false
  if (SCHEDULED.test(sentence) || SOMEBODY_SAYS.test(clause) || isOfAnother(request.decision.thesis, span, request))
    return false
  const hasFigure = /\d/.test(sentence)
  return (
    CITES.test(clause) ||
    (IN_SOURCE.test(clause) && (hasFigure || TELLS.test(clause))) ||
    (hasFigure && SAYS.test(clause))
  )
}

const SOURCE =
  '(?:10-?[kq]s?|annual reports?|quarterly reports?|filings?|proxy(?: statement)?|(?:earnings )?calls?|transcripts?|20-f|s-1|investor day|shareholder letter|prospectus)'
const OF_IT = "(?: (?:the|its|their|last|latest|this|year's|quarter's|a|own|page|note|\\d+|of|in|newest|20\\d\\d))*"
const CITES = wholeWords(`(?:per|from|according to|see|(?:page|note) \\d+ (?:of|in))${OF_IT} ${SOURCE}`)
const SAYS = wholeWords('(?:government|company|agency|fed|census|bureau) (?:reports|reported|says|publishes)')
const IN_SOURCE = wholeWords(`in${OF_IT} ${SOURCE}`)
const TELLS = wholeWords(
  "i(?:'ve| have)? (?:read|checked|found|saw|seen|looked (?:up|it up))|says?|said|shows?|showed|stands?|stood|is|are|was|were|writes?|wrote|lists?|discloses?|disclosed|states?|stated|gives?|gave|puts?",
)
const TO_COME = wholeWords(
  "will|shall|going to|gonna|want to|hope to|plan to|have to|need to|should|would|could|can|can't|wait(?:ing)? for|looking for|look for|until|till|once|when|before|next|coming",
)
/** "My neighbour says it is in the filing" */
const SOMEBODY_SAYS =
  /(?<![a-z])(?:(?:my|his|her|our|a|the) (?!company|firm|group|filing|report|agency|government|fed|census|bureau|cfo|ceo|management)[a-z-]+|he|she|they|somebody|someone|everybody|everyone|people) (?:says?|said|thinks?|thought|claims?|swears?|tells?|told|insists?|believes?)(?![a-z])|^(?:and |but |so )*(?:somebody|someone|my (?!own|notes?|numbers?|sums?|estimates?)[a-z-]+|he|she|people|everyone|everybody)(?![a-z])/
/** "The company reports on Thursday, 9:30" */
const SCHEDULED = /(?<![a-z])reports (?:on|in|next|tomorrow|after|before|this|at|again|soon)(?![a-z])/

/** "I was wrong", "my mistake", "I misread the filing": the writer's own past act, called wrong by them, where nothing is bought. */
function admitsOwnError(place: Place): boolean {
  const { request, text, sentence } = place
  const { action } = request.decision
  if (action !== 'Hold' && !isSale(request) && !givesUpWatching(request)) return false
  const beside = around(place, OWN_ERROR)
  if (!beside || [BLAMES, KNEW, BUYS].some((pattern) => pattern.test(text))) return false
  if (SUPPOSES.test(sentence) || LEADS_IN.test(beside.before) || FOLLOWS.test(beside.behind)) return false
  if (ASKS.test(sentence) || WRONG_TO_DOUBT.test(beside.behind) || HALF_TAKEN_BACK.test(place.next)) return false
  return !NEGATES.test(clauseUpTo(beside.before)) && !ASKS_WHERE.test(beside.before) && !SETS_ASIDE.test(beside.behind)
}

/** Of what is only watched, who is less sure of it than before takes a view of their own back. */
function givesUpWatching({ decision, earlier }: Place['request']): boolean {
  const last = earlier.at(-1)
  return decision.action === 'Keep Watching' && last !== undefined && decision.confidence < last.confidence
}

/** "I was wrong to be grumpy about it": who was wrong to do anything but trust, buy or stay was right before. */
const WRONG_TO_DOUBT =
  /^ to (?!(?:ever |so |just |simply |blindly )?(?:buy|add|double|average|trust|believe|think|assume|expect|ignore|hold|keep|rely|bet|call|say|write|move|lower|raise|take|let|follow|listen|overlook|stay|hope|count|see)(?![a-z]))/
/** "I was wrong about the speed. Might be right about the direction": the next sentence takes a part of it back. */
const HALF_TAKEN_BACK =
  /^\W*(?:but|still|though|although|yet|however|then again|that said|might|may|maybe|perhaps|could|or (?:just|only|maybe|perhaps)|not (?:about|on|with|in)|only (?:about|on|the))(?![a-z])|(?<![a-z])(?:right (?:about|on|in the end|eventually)|(?:will|would|could|might|may) (?:still |yet )?(?:be|prove|turn out|come) (?:right|good|true|back))(?![a-z])/

/** What stands in the same clause before the form. */
const clauseUpTo = (before: string): string => before.split(/[,;:]|(?<![a-z])(?:and|but|because|so) /).at(-1) ?? ''
/** "My wife says I was wrong", "my mistake, says my wife" */
const LEADS_IN =
  /(?<![a-z])(?<!(?<![a-z])(?:i|we) )(?:says?|said|thinks?|claims?|insists?|reckons?|tells? me|told me|telling me|wrote|according to)(?: that| to)?(?: [a-z]+)? ?$/
const FOLLOWS = /^,? (?:says?|said|thinks?|claims?|according to)(?![a-z])/

const SO = '(?:(?:just|simply|clearly|plainly|plain|dead|so|completely|badly|really|quite|very|also|then) )*'
const OWN_ERROR = wholeWords(
  `i (?:was|have been|had been|'ve been) ${SO}(?:wrong|mistaken|naive|careless|lazy|sloppy|foolish|stupid|dumb|arrogant|hasty|overconfident|blind|too (?:sure|optimistic|hopeful|confident|hasty|trusting))`,
  `i(?:'ve|'d)? ${SO}(?:have |had )?${SO}(?:misjudged|misread|anchored on|misunderstood|(?:underestimated|underrated)(?! (?:it|them|the (?:stock|share|shares|company|upside)|how (?:good|cheap|fast|strong|far|much))(?![a-z]))|overestimated|overrated|overlooked|overpaid|miscounted|mistook|got (?:it|this|that|(?:the|my|their|its) [a-z]+(?: [a-z]+)?) (?:all |completely |badly )?wrong|made (?:a|the|one|this|that|my) (?:[a-z]+ )?(?:mistake|error))`,
  `i(?:'ve|'d)? ${SO}(?:have |had )?(?:broke|broken|ignored|bent|overrode|skipped) my (?:own )?(?:rules?|stops?|plans?|principles?|lines?|limits?)`,
  'my (?:own )?(?:first |second |biggest |real |only |big )?(?:mistake|error|fault)',
  '(?:mistake|error|fault) (?:was|is) (?:entirely |all |only )?mine',
  `my (?:own )?(?:test|reason|thesis|idea|assumption|estimate|math|number|model|forecast|odds|probability|confidence|premise|case|\\d+ ?%) was ${SO}(?:the )?(?:wrong|mistaken|off|too (?:high|low|optimistic|sure|generous|rosy|hopeful))`,
  `(?:${'wrong|careless|naive|lazy|sloppy|foolish|stupid|dumb|arrogant|hasty'}) of me`,
  `i (?:confused|mistook) (?:[a-z]+ ){1,5}(?:with|for)|i took (?:[a-z]+ ){1,5}for (?:an? |the )?(?:normal|proof|granted|rule|trend|permanent|lasting|moat)`,
  "(?:i|(?<=(?:^|[.!?] ))) ?should(?: have|'ve) (?:seen|looked|checked|asked|noticed|acted|sold|left|cut|stopped|trimmed|read)(?! (?:it |this |some )?(?:at|above|over|near) )",
  "i was in love with an idea|i wanted to believe|i (?:did not|didn't) want to see|it was me (?:not|who)|i made an exception",
  '(?:dumbest|stupidest|worst) (?:reason|idea|trade|buy|purchase|decision) (?:i|ever|of mine)',
  '(?<=(?:^|[.!?,;] ))(?:my |the )?thesis (?:is |was )?(?:void|busted|dead|refuted|wrong)',
  'i never (?:once )?(?:understood (?:the (?:pipeline|business|product|accounts|company|model|drug|technology)|how|what)|(?:looked|checked|asked|read)(?: at)? (?:how|what|whether))|never once (?:looked|checked|asked)',
  "i had(?: not|n't| never) (?:known|understood|looked|checked|read|asked|written)",
  '(?:than|as) i should have|because i (?:waited|hesitated|froze|dithered|looked away)|a mistake of (?:mine|[a-z0-9]+ (?:years|months))',
  'i (?:saw|noticed|read|smelled|sensed)(?: [a-z0-9]+){1,8} and (?:just |still |then )?(?:looked away|ignored it)',
  "right for (?:a|the) (?:wrong reasons?|reason (?:that )?i (?:did not|didn't|never) [a-z]+)|i had the [a-z]+ right and the [a-z]+ wrong",
  '(?<=(?:^|[.!?,;] |my |the |the first |my first ))mistake (?:number )?(?:(?:one|two|1|2) )?was (?:buying|selling|needing|holding|believing|trusting|thinking|waiting|not|adding|to)',
  'my own doing|(?:nobody|no one) to blame but me|only myself to blame|mea culpa|on me alone',
  'what i (?:got wrong|misread|misjudged|overlooked|underestimated|overestimated)(?= ?(?::|is|was|wasn|here))',
  "i bought (?:something|a business|a company|a thing|what) (?:that )?i (?:did not|didn't) understand",
)
/** "I was wrong to doubt it", "wrong once in nine", "wrong about the timing, not the thesis", "wrong, but so was everybody". */
const SETS_ASIDE = wholeWords(
  'but|though|although|yet|still|however|except|not|never|nor|nothing|nobody(?! else)|nowhere|only|once|rarely|just a bit|so was|so were|as everybody|like everybody|like everyone|to (?:doubt|worry|fear|wait|sell|trim|hesitate|question|listen|leave)|about (?:the timing|when)',
)
const BLAMES = wholeWords(
  '(?:talked|lured|tricked|pushed|conned) me|lied|lies|liars?|misled|deceived|cheated|cheats?|fooled me|promised me|(?:their|his|her|its) fault|rigged|manipulat[a-z]+|crooks?|not my fault|shorts|short[- ]sellers?|the algos|told me to|scammed',
)
const KNEW =
  /(?<![a-z])(?:i (?:always |already |had |actually )?(?:knew|known)(?! (?:nothing|too little|little))|saw (?:it|this|that) coming|(?:bad|funny|strange) feeling|my gut|should(?: have|'ve) listened)(?![a-z])/
const BUYS = wholeWords('buy(?:ing)? (?:back|more|again)|adding|doubl(?:e|ing) (?:up|down)|make up for')
/** "Tell me where | I was wrong" */
const ASKS_WHERE = wholeWords('where|how|why|when|tell me|show me|prove|until|till|the day|once|in case')

/** A doubt behind a name or a verb of doubt, about what can go wrong, as it is today. */
function namesDoubt(place: Place): boolean {
  const { next, sentence } = place
  const beside = around(place, DOUBT)
  if (!beside || SUPPOSES.test(beside.before) || CONDITION.test(beside.before)) return false
  if (OTHERS_SAY.test(beside.before) || NEGATES.test(beside.before) || IS_CALM.test(beside.before)) return false
  if (ASKS.test(sentence) || OF_OWN_LIFE.test(beside.behind) || isOfAnotherThing(place, beside.behind)) return false
  return !FAVOURABLE.test(beside.behind) && !TURNS.test(beside.behind) && !WAVES_AWAY.test(`${sentence} ${next}`)
}

const DOUBT = wholeWords(
  '(?:the|my|one|a) (?:(?:main|biggest|real|only|key|big|first|second|other|one|obvious|open) )*(?:risks?|worry|worries|doubts?|concerns?|danger|weakness|weak point)(?: (?:here|for me|in this|in it|remains))?(?:(?: is| are)| ?:)',
  '(?:what|this|that|one thing|(?:one|two|three) things?) (?:speaks?|argues?|counts?) against (?:it|this|me|buying|my view|that)',
  '(?:what (?:i have )?|speaks |)against (?:it|me|this|my view|the thesis) ?:',
  '(?:the )?(?:bear|counter|other) (?:case|side|argument)(?: is| says| ?:)',
  'the case against(?: it| this| me)?(?: is| ?:)',
  'i (?:could|may|might) (?:well |easily |still )?be (?:wrong|mistaken)',
  'what worries me|(?:that|this|which|it) worries me|i worry(?: that| about)?',
  'what (?:could|can|might|may) go wrong(?: is| ?:)',
  "what i (?:fear|worry about|do not know|don't know|cannot judge|can't judge)(?: most| here| in this)?(?: is| ?:)?",
  "i (?:do not|don't|cannot|can't|couldn't) (?:really |yet )?(?:know|tell|judge|verify|rule out|exclude|check)(?: whether| if| how| what| that| it)?",
  "i(?:'m| am) not (?:sure|certain) (?:of|about|whether|that|if)",
  'i have no edge',
  'i have no way (?:of knowing|to (?:check|know|tell|see))',
  '(?<=[a-z0-9] )(?:is|are) (?:the |my |a )?(?:(?:main|biggest|real|only|big|one) )?(?:risk|danger|worry|weak spot|weak point)(?= ?(?:[.;:]|$|here))|risk(?: is)? real',
  "i (?:do not|don't|did not|didn't) like what i (?:saw|see|read|hear|heard|found)|me neither",
  '(?:he|she|they|the bears|bears) (?:has|have|may have) a point(?= ?(?:[.,;!]|$))',
  '(?<=(?:^|[.!?,;] |i ))(?:could|may|might) (?:well |easily |still )?be (?:too early|(?:a|one|two|three|six|some|a few) (?:years?|months?|quarters?) (?:too )?early)',
  '(?:could|may|might) (?:still |also |well |easily )?(?:turn out to be (?:an? )?(?:pull-forward|one-off|mistake|fluke|bubble|trap|peak)|get there first)',
)
const CONDITION = wholeWords('if|when|whenever|once|unless|until|till|as soon as|should')
/** "I could be wrong about the restaurant", of a company that has none: what the entry names nowhere else is nothing of its claim. */
function isOfAnotherThing({ text, words }: Place, behind: string): boolean {
  const thing = /^ about (?:(?:the|their|its|this|that) )?([a-z-]+)/.exec(behind)?.[1]
  if (thing === undefined || IS_THIS.test(thing) || namesBusiness(thing)) return false
  return /(?<![a-z])be (?:wrong|mistaken)(?![a-z])/.test(words) && text.split(thing).length <= 2
}
const IS_THIS =
  /^(?:it|this|that|them|these|all|everything|any|some|how|whether|what|when|where|stock|shares?|company|business|prices?|rates?|market|demand|management|dates?|thesis|case|timing|direction|speed|size)$/

/** "The worry is my wife", "one risk is the dog", "I don't know what I shall live on": what may go wrong is not the share, its company or what is said of it. */
const OF_OWN_LIFE =
  /^ ?(?:that |about |of |with |how |what |if |whether |when )*(?:i|i'[a-z]+|we|we'[a-z]+|my|our|me|us|you|your|people|myself|the (?:dogs?|cats?|puppy|kids?|baby|wife|husband|in-laws|weather at|wedding|stairs|garden|car|boiler|roof))(?![a-z])/

/** "The risk is selling too early", "the danger is for the shorts", "I don't know how high it can go". */
const FAVOURABLE = wholeWords(
  'laid out|listed|described|standard|usual|mine|the same|understood|in the (?:report|filing)|history|good|decent|fine|solid|great|small|limited|low|lower|little|tiny|minor|modest|manageable|bearable|acceptable|priced|known|gone|behind|over|overblown|overdone|exaggerated|contained|capped|covered|insured|hedged|nothing|nobody|none|not|no|never|zero|nil|(?<=^ )cash|upside|up|miss(?:ing)?|being (?:out|late)|not owning|owning too little|selling|sell too|boredom|boring|patience|gains?|rises?|earns?|grows?|high|higher|doubles?|triples?|confirmed|cowards|baked|dated|sideways|rich|anyone|anybody|everyone|people|why|worth|shorts|bears|sellers|rivals|competitors|them|theirs|asymmetric|reward|taxes on the gain|beat',
)
/** "Not owning it is the risk", "we may get there first" */
const IS_CALM = wholeWords(
  'own(?:ing)?|miss(?:ing)?|wait(?:ing)?|sell(?:ing)?|cash|shorts?|bears|rivals?|competitors?|theirs?|we|our|(?:no|low|little|credit) (?=risk)',
)
const WAVES_AWAY = wholeWords(
  "fud|noise|nonsense|whatever|who cares|so what|priced in|overdone|overblown|temporary|transitory|one-?off|ignore|irrelevant|(?:doesn't|does not|don't|do not) (?:matter|count|care|worry|bother)|in the price|i (?:don't|do not) (?:buy|believe) (?:it|that)|not a (?:concern|risk|worry)|as usual|as always|good luck|(?:always|so far) (?:been |was |were |turned out |worked out )*(?:fine|ok|okay|good|alright|all right|well|out|safe|sound)|(?:it|this|that|they)(?:'s|'ve| has| have)? (?:always|never) (?:been |was |were )?(?:a problem|an issue|fine|ok|okay|mattered|hurt|good|bitten)|been (?:fine|ok|okay) (?:so far|before|every time|until now|for years)|(?:will|'ll) (?:be|all be|turn out|work out) (?:just )?(?:fine|ok|okay|alright|all right)|(?:sort|work)s? (?:itself|themselves|out)(?: out)? in the end|not worried|lose no sleep",
)

const WEAKNESS =
  '(?:fomo|fear of missing out|fear|greed|greedy|envy|envious|jealousy|jealous|pride|proud|ego|vanity|bias|biased|anchor(?:ed|ing)|attached|stubborn(?:ness)?|chasing|rationali[sz](?:e|ed|ing)|impatien(?:t|ce)|bored(?:om)?|panic(?:k?ed|king)?|revenge|overconfiden(?:t|ce)|habit|lazy|laziness|gambl(?:e|ing)|luck|lucky|scared|afraid|nervous|frightened|tempted|temptation|itch(?:ing|y)?|urge|hindsight|loss aversion|wishful(?: thinking)?|carried away|in love|spite|annoyance|sunk cost)'
const IS_WEAKNESS = wholeWords(WEAKNESS, 'myself', 'wants')
const OWN_WEAKNESS = wholeWords(
  `(?:my|my own|mere|pure|sheer) (?:[a-z]+ ){0,2}${WEAKNESS}`,
  `i(?:'m| am| was|'ve been| have been| may be| might be| could be| get| got| feel| felt) (?:(?:probably|perhaps|just|only|also|partly|a bit|a little|too|so|very|simply|still|being|clearly|aware|that|i'm|i am|of|the) )*${WEAKNESS}`,
  `(?:i|part of me) (?:know|notice|admit|suspect|see|confess|realise|realize|catch|find|acknowledge|feel|recognise|recognize|hear|concede|accept|fear)(?: [a-z']+){0,8} (?:${WEAKNESS}|myself)`,
  `(?:this|that|it|which)(?:'s| is| was| may be| might be| could be) (?:(?:just|pure|purely|only|partly|probably|mostly|plain|simply|my|also) )*${WEAKNESS}`,
  `(?<=(?:^|[.!?] ))${WEAKNESS},? (?:honestly|i admit|tbh)|(?:everything|every nerve|part) (?:in|of) me wants`,
  `(?:out of|for|from) (?:(?:pure|mere|sheer|plain) )?${WEAKNESS}`,
  `(?:the|this) (?:itch|urge|temptation|fomo|envy|greed|fear)`,
  '(?:fool|kid|kidding|fooling|talk|talking|telling) myself',
  `(?:yes,? (?:it|this|that|i)(?:'s|'m| is| am)|this (?:sale|buy|purchase|trade) is)(?: (?:just|pure|only))* ${WEAKNESS}`,
)
const DENIES_WEAKNESS = new RegExp(
  `(?:(?<![a-z])(?:not|no|never|without|isn't|wasn't|nor|instead of|hardly|less|neither)|n't)(?: [a-z]+){0,3} ${WEAKNESS}`,
)

const OWN_INSIGHT = wholeWords(
  "i (?:also |do )?know (?:that )?(?:this|that|it)(?: is|'s) (?:no|not|not a|not an)(?: good| real)? (?:analysis|reason|argument|thesis)(?= ?(?:[.,;!]|$))",
  'know(?:ing)? how (?:stupid |dumb |silly )?(?:this|that|it) (?:is|sounds)|know how stupid (?:this|that|it)',
  "i (?:also |do )?know (?:that )?i should(?: not|n't)? (?:sell|buy|trim|stop)(?: (?:it|some|this|now))*(?= ?(?:[.,;!]|$|and|but))",
  "(?:if i(?:'m| am) honest|to be honest|honestly),? i (?:mostly |only |just |really |mainly )+(?:buy|bought|hold|keep|want|own)",
  'too (?:busy|lazy|proud|scared|stubborn|embarrassed) to (?:do|decide|look|sell|act|admit|think|check|read)',
  "makes? me (?:partial|biased|like (?:it|them|this) too much)|yes,? i(?:'m| am) (?:late|chasing|greedy|gambling)|i notice that i only|told me why i|(?:do not|don't) trust myself|for no (?:better|other) reason than",
)

/**
 * "I asked myself whether I am anchored; I'd pay this if I had never seen the other price": whoever puts the question to themselves has admitted
 * nothing by it.
 */
const ASKS_ONESELF = new RegExp(
  `(?<![a-z])(?:i|we|i've|i'd|we've)(?: (?:have|had|did|do|also|then|just|always|first|even|honestly|really))* (?:(?:ask|question|quiz|examine|probe|search)(?:ed|d|ing)? (?:myself|ourselves)|wonder(?:ed|ing)?|(?:check|test|consider|examine|ask|challenge)(?:ed|d|ing)?(?: (?:myself|ourselves|it|this|that))?(?= (?:whether|if|for|on)(?![a-z])))(?![a-z])|(?<=(?:^|[;:,] |and |but ))(?:ask|question|check|test)(?:ed|ing)? (?:myself|ourselves)(?![a-z])|(?<![a-z])whether (?:it|this|that|i)(?:'s|'m| is| am| was)?(?: [a-z]+){0,3} ${WEAKNESS}`,
)

/** A weakness by its name, as the writer's own, and neither denied nor only asked about. */
function namesOwnWeakness({ words, sentence, lead }: Place): boolean {
  if (ASKS_ONESELF.test(sentence)) return false
  const isOwn = OWN_INSIGHT.test(words) || (OWN_WEAKNESS.test(sentence) && IS_WEAKNESS.test(words))
  const isOfOthers = !OWN_INSIGHT.test(words) && OTHERS_SAY.test(sentence)
  return isOwn && !DENIES_WEAKNESS.test(sentence) && !CONDITION.test(lead) && !isOfOthers
}

/** The condition of a purchase of the writer's: "I would buy at 150", "not before the audit is signed do I start". */
function setsOwnTerms({ request, span, words, sentence }: Place, finding: Finding): boolean {
  // Terms of before stand in the ledger; what is written today is only told beside them.
  if (finding.values?.wrote !== undefined) return true
  if (NAMES_NOTHING.test(words) && !/\d/.test(words)) return false
  if (/(?<![a-z])(?:do|does|did|will|would|is|are|so)$/.test(words.trim()) || ASKS.test(sentence)) return false
  if (isDoneByOthers(request.decision.thesis, span) || AWAITS_OWN_LIFE.test(words) || BUYS_OTHER.test(words))
    return false
  return OWN_BID.test(words) || (I_BUY.test(`${words} ${sentence}`) && TERMS.test(words))
}

/** "Once the dust settles": neither a price nor a figure nor an event by which anybody could see that it has come. */
const NAMES_NOTHING =
  /(?<![a-z])(?:(?:dust|things?|waters?|nerves|emotions?|storm|smoke|fog|market|markets|it|this|everything|sentiment|noise|panic|picture|air)(?:'s| is| are| has| have)? (?:(?:all |really |finally |a bit |more |much )*)(?:settle[sd]?|settled down|calm(?:s|ed|er)?(?: down)?|clear(?:s|ed|er)?(?: up)?|pass(?:es|ed)|blow[sn]? over|blew over|quiet(?:s|er)?(?: down)?|cool(?:s|ed)?(?: (?:off|down))?|die[sd]? down|lift(?:s|ed)?|look(?:s)? (?:better|good|right|safe|brighter)|feel(?:s)? (?:better|right|safe|good)|stabili[sz]e[sd]?|gets? (?:better|clearer|quieter)|turns?)|coast is clear|time (?:is|feels|seems) right|right (?:time|moment) comes|(?:more|better|some) (?:clarity|visibility|certainty)|moment (?:is|feels) right|(?:i|we) (?:feel|am|are) (?:ready|sure|better|comfortable|more (?:confident|comfortable|certain))|(?:my )?gut (?:says|tells)|a good (?:moment|time|entry)|a better (?:moment|time))(?= ?(?:[.,;!)]|$|and |or |a bit|again|down|for |there))/
/** "I wait for my wife", "until the kids sleep" */
const AWAITS_OWN_LIFE =
  /(?<![a-z])(?:for|until|till|once|when|after|if) (?:(?:my|our) (?!(?:own )?(?:price|limit|number|figure|level|terms?|entry|bid|buy|order|line|point|target|conditions?)(?![a-z]))|the (?:kids|children|baby|weekend|holidays?)(?![a-z])|(?:i'm|i am|i get|i have(?! (?:seen|read|heard))|payday|christmas|the bonus)(?![a-z]))/
/** "I'd buy the Eiffel tower at 80 too" */
const BUYS_OTHER =
  /(?<![a-z])(?:buy|own|take) (?:the|an?|my|his|her|their) (?!(?:[a-z]+ )?(?:stock|shares?|position|company|starter|small|half|full|third|quarter|tranche|bit|few|lot|piece|first|stake|name|call|put|calls|puts|option|dip|hundred|dozen)(?![a-z]))/

const I_BUY = wholeWords(
  "(?:i|i'd|i'll|i'm|we|we'd|we'll)(?: (?:would|will|shall|can|could|may|am|do|only|not|never|then|might|have to|want to|need to|won't|don't|rather|gladly|happily|probably|be an?))* (?:buy|buying|buyer|pay|start|starting|take|get in|go in|come in|step in|come back|touch|touching|decide|begin|bid|look|read|revisit|own|open|put in|put a|spend|invest|commit|part with|interested|tempted|wait|waiting|want|need|miss)",
)
const TERMS = wholeWords(
  'at|when|if|under|below|once|until|till|before|after|unless|above|near|around|for|to see|first|than|as soon as|only',
)
const OWN_BID = wholeWords(
  "\\d ?= ?buy|\\d yes|entry at|(?:revisit|look)(?: again)?(?: at it)?,? (?:at|under|below|<|when|after|once)|wake me up|interest resumes|maybe at|buy(?: after)?,? <|pay \\$?\\d|(?:put in an )?order at|stay out (?:until|till)|hands (?:until|till)|rather (?:watch|miss)|wait price \\$?\\d|(?:love|like|want|take|own) it (?:at|below|under|near|around)|before i part with|my (?:own )?(?:bid|limit|price|entry|number|level|figure|order|terms?|condition)s?(?: only)?(?: (?:is|are|stays?|remains?|stands?|at|would be|:))?|limit order|alert at|buy limit|bid (?:at|of)|(?:would|'d|will|'ll) (?:pay|buy|take|own|start)|wait(?:ing)? (?:for|until|till)|before buying|no (?:purchase|buy|position|money|share|order|cent|penny) (?:[a-z]+ )?(?:before|until|till|unless)|not (?:before|until|above|over)|(?:buy|buyer|interested|in) (?:at|below|under|if|when|once|only)",
)

/** A figure of the business that goes the wrong way by its verb, of something that is held. */
function tellsBadNews({ request, words, sentence }: Place): boolean {
  if (isWatched(request)) return false
  return (
    (LOWERS_OWN_NUMBER.test(words) || (WORSENS.test(words) && !LESS_OF_BAD.test(words))) &&
    !/(?<![a-z])(?:not|no|never|less (?:bad|than feared)|better|feared)(?![a-z])|n't(?![a-z])/.test(words) &&
    !SUPPOSES.test(sentence)
  )
}

const LOWERS_OWN_NUMBER = wholeWords(
  'less (?:sure|certain|confident|convinced)|(?:down|from) (?:[a-z]+ )?(?:an? )?(?:\\d{1,2}|[a-z]+) to|(?:down|lower|cut|lowered|drop|dropped|knock|knocked|took|taking|bring|bringing|mark|marked|lowering|cutting)(?: [a-z]+){0,4} to|(?:confidence|conviction|number|score|odds|probability)|too (?:much|high|many|optimistic|sure)|instead of|(?:point|notch)(?:es|s)?',
)
const WORSENS = wholeWords(
  'miss(?:ed|es)?|disappoint(?:ed|ing|s)?|worse|weak|weaker|fell|fallen|falling|dropped|down|declin(?:ed|ing)|slow(?:ed|er|ing)?|shr(?:ank|unk)|lost|below|short|refuted|guided down|guidance (?:was |is |has been )?(?:cut|lowered)|cut (?:the |its |their )?(?:[a-z-]+ )?(?:guidance|outlook|forecast|dividend|target)|recall(?:ed)?|delay(?:ed)?|downgraded?|bad|poor|light|churn (?:rose|is up|went up)|[-−–]\\d|lower [a-z]+ than i|(?:more|less) than i expected|minus',
)
/** "Debt fell 20%", "they lost a rival", "costs are down": less of what a business has too much of. */
const LESS_OF_BAD = wholeWords(
  '(?:net )?(?:debt|leverage|churn|costs?|losses|inventor(?:y|ies)|stocks?|capex|competition|tariffs?|rates?|inflation|taxes|claims|defaults|charge-?offs|short interest|rivals?|competitors?|dollar|oil|price|share|shares|attrition|complaints|returns|vacanc(?:y|ies))',
)
