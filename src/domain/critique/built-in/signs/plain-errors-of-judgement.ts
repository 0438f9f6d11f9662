import { words } from '../../../language/wording.ts'
import { PLAIN_ERROR } from './roles/plain-error.ts'
import { tail } from './shapes/shape.ts'
import type { Sign } from './sign.ts'

/** Whose view or whose purchase it is. */
const SOMEBODY =
  /(?<![a-z])(?:senator|senators|congress(?:man|woman)?|politicians?|pelosi|buffett|munger|burry|ackman|icahn|soros|druckenmiller|tepper|cathie|saylor|musk|elon|cramer|warren|berkshire|insiders?|hedge fund|fund managers?|(?:famous|great|legendary) investors?|gurus?|newsletter|podcast|youtuber?|influencer|discord|forum|telegram|reddit|group|chat|brother|sister|father|mother|dad|uncle|aunt|cousin|nephew|son|daughter|wife|husband|friend|buddy|mate|boss|colleague|neighbou?r|barber|dentist|doctor|broker|banker|adviser|advisor|professor|teacher|pastor|astrologer|guy|partner|trader|expert|analyst|pandit|uncle)s?(?:-in-law)?(?:'s)?(?![a-z])/
/** Days, or cases, of one kind behind each other. */
const IN_A_ROW =
  /(?<![a-z])(?:in a row|on the trot|straight|running|consecutive|(?:\d+|[a-z]+) out of (?:\d+|[a-z]+)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:red|down|losing|bad) (?:days|sessions|weeks|months|candles|ones))(?![a-z])/
/** Work that was done on it, with how much. */
const EFFORT =
  /(?<![a-z])(?:evenings?|nights?|weekends?|weeks|months|hours|tabs|pages|spreadsheets?|drivers|rows|model)(?![a-z])/

/** What takes the place of a reason, and what is not let in. */
export const PLAIN_ERRORS_OF_JUDGEMENT: readonly Sign[] = [
  {
    ...PLAIN_ERROR,
    of: 'self',
    kind: 'confidence-beyond-evidence',
    weight: 63,
    at: 'not-sale',
    fromConfidence: 6,
    allows: ['isNegated', 'isSupposed'],
    isRhetorical: true,
    notBeside:
      /(?<![a-z])(?:until i (?:do|know|understand|can)|so i (?:pass|watch|wait|stay|keep|put only|only)|which is why (?:i|it is|it's)|that is why (?:i|it is|it's)|hence|therefore only|only \d|used to|at first|back then|years? ago|now i (?:do|know|understand)|before i (?:read|looked)|then i read|wouldn't|would not)(?![a-z])/,
    pattern: words(`
      (?<=(?:^|[.!?;:,(] ?|(?<![a-z])(?:i|we|i'll|i'm|and|but|though|although|still|even|to be honest|honestly) ))(?:i )?(?:(?:don't|dont|do not|couldn't|could not|can't|cannot|haven't|have not)(?: (?:even|really|fully|quite|exactly|actually|honestly|properly|yet|a))*(?: clue| idea)?|have no (?:clue|idea)|no (?:clue|idea)) ?(?:know|understand|understood|get|say|explain|tell you)?(?: (?:fully|really|exactly|quite|even|properly|precisely))* what (?:they|it|the company|this company|the thing|these people|the business) (?:actually |really |exactly |even )*(?:do|does|make|makes|sell|sells|produce|produces|is|are doing)(?: (?:all day|there|exactly|really|for a living|with (?:the|all the|their) (?!money|cash|proceeds|profits?|dividend|capital)[a-z]+|with it))*(?= ?(?:[.,;:!?)]|$|but |and |or |something |lol|haha|though |tbh|yet))|
      (?:don't|dont|do not) ask me (?:how|what) (?:it|this|they|any of it|the thing)(?: all| actually| exactly)? (?:works?|do|does|make|makes|is)(?= ?(?:[.,;:!?)]|$|but |and |lol))`),
    says: ['You are {confidence} of 10 sure, and write {words}.', 'Beside your {confidence} of 10 stands {words}.'],
  },
  {
    // The reason is to be found after the purchase.
    ...PLAIN_ERROR,
    of: 'self',
    kind: 'urge-to-act',
    weight: 62,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    notBeside:
      /(?<![a-z])(?:i(?:'ll| will)? add|second (?:half|third|tranche)|other half|next (?:tranche|purchase|lot)|re-?read|(?:don't|dont|do not) need (?:them|it|that|those|to)|chart|breakout|volume|base of|trade of)(?![a-z])/,
    pattern: words(`
      (?:i'll|i will|will|gonna|going to|i'm going to|i can|can) (?:(?:then|probably|maybe|just|always|surely) )*(?:figure out|find out|work out|come up with|think (?:about|of|up)|look (?:up|for|into|at)|find|read|do|write(?: down)?|check|study|get to) (?:(?:the|my|a|some|any|its|their|all the|up on the) )*(?:why|reasons?|thesis|homework|research|due diligence|dd|numbers|figures|filings?|reports?|10-?k|accounts|balance sheet|details|rest|that|what they do)(?: part)?(?: for (?:it|this))? (?:tomorrow|later|afterwards|after|this (?:weekend|week|evening)|(?:on|over|at) the weekend|next (?:week|month|weekend)|when i (?:have|get|find) (?:the )?time|some day|one day|at some point)|
      (?:haven't|have not|didn't|did not|never) (?:yet |even |really |actually )*(?:bothered with|read|looked at|look at|looked into|look into|open|opened|checked|studied)(?: (?:any of|a single|one|a|any))? (?:the |its |their |of )*(?:filings?|reports?|annual report|10-?ks?|10-?qs?|accounts|balance sheet|numbers|figures|prospectus|results)(?: yet| at all| myself)?(?= ?(?:[.,;!)]|$|but |and |because |so |though |lol|will |i ))`),
    says: ['With {words} the purchase stands before its reason.'],
  },
  {
    // In how many minutes it was bought.
    ...PLAIN_ERROR,
    of: 'self',
    kind: 'urge-to-act',
    weight: 61,
    at: 'purchase',
    notBeside:
      /(?<![a-z])(?:after (?:\w+ ){0,4}(?:weeks|months|days|reading|years)|limit|as planned|planned|list|written (?:in|on|last)|alert|order (?:was|has|had)|had (?:been )?(?:ready|written|waiting)|before the close|into the close)(?![a-z])/,
    pattern: words(`
      (?<!(?:could have|would have|might have|can be|should have|to be) )(?:bought|ordered|decided|in|done|went in|got in|pulled the trigger|pressed buy|clicked buy)(?: it| this| them| all of it| on it)? (?:in|within|inside|after) (?:about |under |less than |like |maybe |barely |only |just )*(?:a few|five|two|three|four|six|seven|ten|twelve|fifteen|a couple of|\\d{1,2}) (?:minutes|mins|seconds)(?: flat)?(?= ?(?:[.,;!)]|$|with |on |from |after |and |lol|while |because ))|
      (?:spent|took|takes|give it|gave it|looked at it for|took me)(?: me| a whole| all of| about| only| just)* (?:a few|five|two|three|four|six|seven|ten|twelve|fifteen|\\d{1,2}) (?:minutes|mins|seconds)(?: flat)?(?: on (?:it|this))?(?= ?(?:[.,;!)]|$|to decide|and i (?:know|knew|was sure)|and bought))`),
    says: ['You write {words}: what would a second look have to show for it to stay?'],
  },
  {
    // What the purchase is to end is a feeling.
    ...PLAIN_ERROR,
    of: 'self',
    kind: 'urge-to-act',
    weight: 63,
    at: 'purchase',
    allows: ['isSupposed'],
    notBeside: /(?<![a-z])(?:no reason|not a reason|is a bad reason|small|only \d|stop (?:at|is)|size)(?![a-z])/,
    pattern: words(`
      (?:so that |so |just so |at least (?:this way |then |now )?|because then |this way |only to make )(?:the (?:feeling|itch|pain|regret|ache|nagging|thinking|waiting|voice|envy)(?: [a-z]+){0,3} (?:stops?|ends?|goes away|is over|is gone|shuts up|leaves me alone|quiets? down)|it (?:finally |at last |will )?(?:stops?|quits?) (?:hurting|nagging|bothering me|aching|eating (?:at )?me|itching|burning))(?: (?:now|finally))?(?= ?(?:[.,;!)]|$|and |lol))|
      (?:just |only |simply |mainly )?(?:to|so i can|so that i can|so i) (?:finally |at last )?(?:stop|quit) (?:thinking|dreaming|obsessing|worrying|wondering|feeling|kicking myself|hearing|doing (?:this|that|the) (?:sum|math|maths)|staring|watching it|being (?:the|an?|so) [a-z]+)(?: (?:about|of|at|over) (?:it|this|that|them))?(?= ?(?:[.,;!)]|$|and |every |all ))|
      (?:get|have) (?:it|this|that) (?:off my (?:mind|chest)|out of my (?:head|system|mind))`),
    says: [
      'You write {words}: that is over on the day of the purchase; what is to speak for {ticker} after it?',
      'What {words} asks for, the purchase gives today; what is {ticker} to give after it?',
    ],
  },
  {
    // A rule made of a few cases.
    ...PLAIN_ERROR,
    kind: 'recency',
    weight: 60,
    at: 'purchase',
    notBeside:
      /(?<![a-z])(?:small sample|sample|base rate|out of \d{2,}|too few|not (?:a|much of a) (?:rule|law|proof|sample)|no guarantee|proves nothing|may not|might not|coincidence|luck|(?:i|we) (?:know|admit) (?:that|it) is|n ?=)(?![a-z])/,
    pattern: words(`
      (?:has |have |had |it )*(?:happened|worked|held|come (?:good|true|off)|came (?:good|true|off)|paid off|been right|done (?:it|that|this)) (?:twice|(?:two|three|four|five|\\d) times|every (?:single )?time|(?:two|three|four|five|\\d+) (?:times )?out of (?:two|three|four|five|\\d+)|the last (?:two|three|four|five|\\d) times)(?: already| now| before| since(?: [a-z0-9]+)?)*,? (?:so|and so|hence|therefore|which (?:means|makes))${tail(7)}|
      (?:so|and so|therefore|hence) the rule is:?,?(?=[^.!?]*(?<![a-z])(?:buy|bounces?|comes? back|goes up|rises|make money)(?![a-z]))(?![^.!?]*(?<![a-z])(?:sell|no more|never|at most|limit|wait|stop)(?![a-z]))${tail(12)}|(?:the )?rule says (?:buy|you buy|it (?:bounces|comes back|goes up|rises))|
      (?:a child|anyone|anybody|everybody|everyone|you|even a child) (?:can|could) see (?:the|a|this) pattern(?:: [a-z0-9 ]{3,60})?|
      (?:they|it|she|he|this (?:one|thing|stock)|[a-z]+) (?:beats?|bounces?|comes? back|recovers?|works?) every (?:single )?time(?:, \\d+ (?:out )?of (?:the )?last \\d+)?|
      (?:they|it|she|he|this (?:one|thing|stock)|[a-z]+) (?:always|never fails to) (?:beats?|bounces?|comes? back|recovers?|pops?|rips?|runs?|goes up)(?: (?:on|after|before|by|into|every)${tail(3)})?,? (?:last|in|the last|\\d+)(?: [a-z]+)? (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: [a-z]+){0,3}`),
    says: [
      'You write {words}: how many cases is that, and how did those end that you have not counted?',
      'You write {words}: what has to stay as it is for that to go on?',
    ],
  },
  {
    // Somebody is followed, and the words say so.
    ...PLAIN_ERROR,
    kind: 'authority',
    weight: 65,
    at: 'purchase',
    allows: ['isReported', 'isSupposed', 'isNegated'],
    isRhetorical: true,
    needs: SOMEBODY,
    notBeside:
      /(?<![a-z])(?:i checked|i read|i verified|my own (?:number|estimate|model|count|reason)|not (?:my|a|the) reason|no reason|(?:is|are|was|were) wrong|wrong (?:about|on|too|once|twice)|used to|the oldest|mistake|silly|stupid|proves nothing|so what)(?![a-z])/,
    pattern: words(`
      (?<=(?:^|[.!?;:,] ?|(?<![a-z])(?:so|and|then) ))i (?:(?:just|simply|only|always|now) )*(?:copy|mirror|follow)(?: (?:him|her|them|it|that|this|the trade|his trades|her trades|their trades))?(?= ?(?:[.,;!)]|$|and ))|(?:i|we) (?:just |simply |only )?(?:buy|own|hold|do) what (?:he|she|they) (?:buys?|bought|owns?|holds?|does?|do|says?)(?= ?(?:[.,;!)]|$|and ))|
      (?:if )?(?:it|this|that)(?:'s| is)? ?(?:is )?good enough for (?:him|her|them|[a-z]+(?: [a-z]+)?),? (?:then )?(?:it(?:'s| is) )?good enough for (?:me|us)|(?:that|this|which)(?:'s| is) (?:good |quite |more than )?enough for me(?= ?(?:[.,;!)]|$))|
      (?:those|these) (?:people|guys|men|folks) (?:always |just |simply )?know(?: (?:things|first|more|best|it|something|what they are doing|what they're doing))?(?= ?(?:[.,;!)]|$))|(?:he|she)(?:'s| has) (?:never|not) been wrong(?: yet| so far| before)?(?= ?(?:[.,;!)]|$))|
      (?:what|who) (?:am i|would i|could i|do i)(?: [a-z]+){1,4} (?:in [a-z0-9 -]{2,20} )?that (?:he|she|they|these people|those people) (?:didn't|don't|doesn't|haven't|hasn't|missed)|(?:one|i|you) (?:doesn't|does not|don't|do not) need (?:any )?(?:more|other|another|further) reasons?(?= ?(?:[.,;!)]|$))|(?:he|she|they|[a-z]+) (?:owns?|bought|holds?|has) (?:it|this|them|some),? (?:so|and so|therefore) (?:it|this) (?:must be|is|has to be) (?:good|safe|fine|right|cheap)|(?:what|if) [a-z]+ (?:pays|paid|buys|owns|bought)(?: \\d[\\d.]*)?,? (?:then )?(?:i|we|\\d[\\d.]*) (?:can (?:pay|buy|own)(?: too| as well)?|cannot be wrong|can't be wrong)|(?:he|she|they|[a-z]+) (?:was|has been|have been|had been) (?:right|correct) (?:(?:twice|before|already|every time|three times|both times)(?: (?:already|before|now))?(?= ?(?:[.,;!)]|$))|(?:on|about|with) my(?: [a-z]+){1,6})|who am i to (?:argue|disagree|doubt|question|know better|contradict)(?: [a-z]+){0,3}`),
    says: ['You write {words}: how will you hear of it on the day on which they change their mind?'],
  },
  {
    // What speaks against it is not let in.
    ...PLAIN_ERROR,
    kind: 'confirmation',
    weight: 74,
    at: 'not-sale',
    allows: ['isNegated', 'isSupposed'],
    notBeside:
      /(?<![a-z])(?:on purpose|spam|scam|price alerts?|both (?:sides|bulls)|and the bulls|bulls too|hype|until (?:i|the report)|then i read|afterwards i read|so i read|best bear|strongest)(?![a-z])/,
    pattern: words(`
      (?:i(?:'ve| have| just| also)* )?(?:muted|blocked|unfollowed|unsubscribed from|silenced|filtered out|stopped following)(?: (?:all|every|each|the|those|these|any|of|a|few|most|two|three|four|five|six|\\d+))*(?: [a-z]+)?(?: (?:bears?|bearish|haters?|shorts?|sellers?|critics?|doubters?|skeptics?|sceptics?|naysayers?|negative|pessimists?|gloomy)(?: [a-z]+)?| (?:blokes|guys|people|users|accounts|posters|members|men)(?: [a-z]+){0,4} (?:who|for|that) (?:post(?:ed|ing)?|sa(?:y|id|ying)|write|wrote|writing|talk\\w*|complain\\w*|bring|brought)(?: [a-z]+){0,8})|
      (?:my|the) (?:feed|timeline|group|chat|forum) is (?:now |all |only )*(?:\\d+ ?% )?(?:of |only |all |just )*(?:people|guys|folks|believers|bulls|those)(?: who [a-z ]{2,30})?(?= ?(?:[.,;!)]|$|and |now))|
      (?:every|any|each|all the) (?:bear|negative|critical|short)(?: [a-z']+){1,12},? so i (?:don't|do not|no longer|stopped) (?:even )?(?:read|reading|open|watch)(?: (?:them|it|those|any))?|
      (?:i )?(?:don't|do not|dont) need (?:that|this|the|any|such) (?:negativity|negative [a-z]+|doom(?:ers)?|bear [a-z]+)`),
    says: ['{words} leaves unheard what speaks against it.'],
  },
  {
    // What the company reports is not wanted.
    ...PLAIN_ERROR,
    kind: 'confirmation',
    weight: 73,
    at: 'purchase',
    allows: ['isNegated'],
    notBeside:
      /(?<![a-z])(?:every (?:day|week|hour)|daily|weekly|price|index|fund|plan|to know that|yet|already (?:have|read|know)|because i (?:have|read)|(?:i|my [a-z]+)(?: can)? (?:knows?|judge|understands?) (?:the|their|its))(?![a-z])/,
    pattern: words(
      "(?:i|we) (?:don't|do not|dont|needn't|need not|never)(?: (?:really|even|have to|need to|need|want to))* (?:look(?: at)?|read|see|check|know|study|the|any|their|its|quarterly|annual)(?: (?:the|any|their|its|quarterly|annual|[a-z]+)){0,2} (?:numbers|figures|reports?|accounts|filings|valuations?|balance sheets?|earnings|results)(?: for (?:this one|that|this|it)| here| to know| with this one)?(?= ?(?:[.,;:!)]|$|because |since |that is|that's|they |it ))",
    ),
    says: ['You write {words}: what of {ticker} would you want to know all the same?'],
  },
  {
    // "There is no scenario, I repeat none, in which this loses."
    ...PLAIN_ERROR,
    kind: 'overconfidence',
    weight: 72,
    at: 'purchase',
    allows: ['isNegated'],
    notBeside:
      /(?<![a-z])(?:says?|said|they claim|used to|thought|believed|until|except|unless|apart from|not true|wrong|which (?:scares|worries)|red flag|should worry)(?![a-z])/,
    pattern: words(`
      there(?:'s| is) (?:simply |just |really |absolutely )*no (?:scenario|world|case|outcome|future|universe)(?:,? (?:i repeat|repeat|really|none|zero|not one)[a-z ]{0,12},?)* (?:in which|where|that) (?:this|it|i|we|they|the (?:stock|shares?|price)|[a-z]+) (?:loses?|fails?|falls?|go(?:es)? (?:down|wrong|under)|could (?:lose|fail)|can (?:lose|fail))(?: [a-z]+)?|
      (?:it is|it's|is) (?:simply |just |really )*impossible to lose(?: money)?(?: (?:with|on|here|in)(?: (?:it|this|them|[a-z]+))?)?(?= ?(?:[.,;!)]|$|and |because ))|
      (?:tried|try|have tried) to (?:think of|imagine|find|name|construct) (?:one|a (?:case|scenario|way|world)|any)(?: [a-z]+)?(?: (?:in which|where|that|how|for) [a-z]+ (?:loses?|fails?|falls?|go(?:es)? (?:down|wrong))(?: [a-z]+)?)?,? (?:and|but) (?:i )?(?:could not|couldn't|can't|cannot|failed|found none)`),
    says: [
      'You write {words}: what does somebody who sells {ticker} today expect instead?',
      'You write {words}: if that is so, what keeps it from being in the price already?',
    ],
  },
  {
    // It must not go on without the writer.
    ...PLAIN_ERROR,
    kind: 'fear-of-missing-out',
    weight: 72,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    notBeside:
      /(?<![a-z])(?:no reason|not a reason|so be it|fine by me|rather miss|(?:so|then) i wait|i(?:'ll| will) wait|not chasing|isn't (?:a|the) reason|two years ago|used to)(?![a-z])/,
    pattern: words(`
      (?:can't|cannot|can not|couldn't|won't|will not|not going to|not gonna|refuse to|not) (?:just |bear to |stand to |stand by and |sit by and |sit here and |simply )*(?:watch|see|let|watching|seeing|letting) (?:it|this|them|the (?:stock|price|thing)|[a-z]+) (?:just )?(?:go|run|rise|climb|double|triple|fly|get away|leave|rip|get|reach|hit|leave me behind)(?: (?:up|on|to \\$?\\d[\\d.]*|away|higher|there))*(?: (?:without me|again|twice|from me|one more time|a second time))|
      if i (?:(?:don't|do not|dont) (?:go in|get in|buy|act|jump|do it)(?: now| today| this time)?|wait(?: (?:for|until|till) [a-z0-9 ]{2,20}?)?),? (?:then )?(?:it(?:'s| is| will be|'ll be) (?:gone|too late)|i(?:'ll| will)? (?:will )?never(?: (?:will|do|get in|buy))?(?= ?(?:[.,;!)]|$|and |so ))|i(?:'ve| have) missed it|the (?:jump|move|run|train|chance)(?: will have| is| has)? (?:happened|gone|left|over|happen(?:s)?)(?: without me)?)(?: again)?|
      (?:felt|feel|feeling|am|i'm|was) (?:like )?the (?:only|last) (?:(?:mug|idiot|fool|loser|clown)(?: (?:in|without|not|left|who|out|here)(?: [a-z]+){0,4})?|(?:one|person) (?:without|not in|left (?:out|behind)|who (?:has|is|isn't|doesn't))(?: [a-z]+){0,4})|
      not (?:going|gonna go|letting) (?:through )?(?:this|that|it) (?:happen )?(?:a second time|again|twice)`),
    says: ['You write {words}: would you want {ticker} if its price had not moved for a year?'],
  },
  {
    // So many days down, and the turn is due.
    ...PLAIN_ERROR,
    kind: 'gamblers-fallacy',
    weight: 70,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    beside: IN_A_ROW,
    notBeside:
      /(?<![a-z])(?:not due|no memory,? and|independent|fallacy|coin has|dividend|refund|debt|report is|results are|no (?:reason|law)|roulette has)(?![a-z])/,
    pattern: words(`
      (?:a |the |some |its |any )?(?:bounce|rebound|recovery|turn|turnaround|rise|rally|green (?:day|one|candle)|up day|next one|tenth|ninth|eighth|seventh|sixth|win|winner|relief)(?:'s| is| are) (?:(?:simply|just|now|long|way|really|statistically|mathematically) )*(?:over)?due|
      (?:it|the (?:next|tenth|ninth|eighth|seventh|sixth|price|stock|share)(?: one| day)?|tomorrow|monday) (?:(?:simply|just|really) )*(?:has to|must|is bound to|is due to|can only) (?:be|turn|come up|close|go|bounce|end)(?: (?:green|up|higher|red no more|around))?|
      (?:practically |almost |nearly |hardly )*(?:never|doesn't|does not|never ever) (?:does|happens?|do|has) (?:seven|eight|nine|ten|six|\\d+)?(?: in a row| that often)?(?:,? so (?:the|tomorrow|it)[a-z ]{2,40})?`),
    says: ['You write {words}: what has to change at {ticker} for it to turn?'],
  },
  {
    // Work that is done, as the reason to buy.
    ...PLAIN_ERROR,
    kind: 'sunk-cost',
    weight: 69,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    beside: EFFORT,
    notBeside:
      /(?<![a-z])(?:no reason|not a reason|sunk cost|does not count|doesn't count|is spent either way|tempting|the temptation|so what|pass|walked away)(?![a-z])/,
    pattern: words(`
      (?:not|never|won't|will not|wasn't|refuse to)(?: (?:going to|gonna|about to|let|want|be|have|having|all))*(?: (?:done|spent|put in|worked|wasted?|been|invested|walk away from|throw away|read)) (?:it|that|this|them|all|\\d+|[a-z]+)(?: [a-z]+){0,6} for nothing|
      after (?:all )?(?:that|this|so much|of that|of this|the)(?: much)?(?: (?:work|time|effort|reading|research|hours|months|evenings))?,? (?:not (?:buying|having|owning)|i(?:'m| am)? (?:not (?:going to|gonna) (?:walk away|leave|stop|pass)|(?:have|want|deserve|need) (?:to (?:own|buy|have)|a position))|walking away)(?: (?:would be (?:absurd|silly|stupid|a waste|crazy|madness)|without a position|now))?`),
    says: [
      'You write {words}: if you came to {ticker} fresh today, what would speak for it?',
      'You write {words}: which of it still counts for somebody who starts today?',
    ],
  },
  {
    // Chosen by how it did last year.
    ...PLAIN_ERROR,
    kind: 'recency',
    weight: 59,
    at: 'purchase',
    notBeside:
      /(?<![a-z])(?:says nothing|no guide|seldom|rarely|not (?:a|the|my) reason|low cost|fee|expense|ter|mean[- ]revert\w*|rebalanc\w*|worst performing)(?![a-z])/,
    pattern: words(`
      (?:i )?(?:sorted|ranked|filtered|screened)(?: (?:the|it|them|all|list|funds|etfs|stocks|by))* (?:\\d+ ?y(?:r|ear)?|one[- ]year|last year's|past|ytd|the) ?(?:returns?|performance|gains?)(?: and (?:bought|took|picked)(?: [a-z]+){0,6})?|
      (?:best|top)[- ]perform(?:ing|er) (?:etf|fund|stock|share|sector)?(?: [a-z]+){0,5} (?:last year|of the year|this year|in 20\\d\\d)|
      (?:at some point )?(?:you|i|one)(?: just)? (?:have|has) to stop calling (?:it|that|this) luck(?: [a-z]+){0,8}`),
    says: ['You write {words}: what has to stay as it is for that to go on?'],
  },
  {
    // In before it is higher, and not from the bench this time.
    ...PLAIN_ERROR,
    kind: 'fear-of-missing-out',
    weight: 71,
    at: 'purchase',
    allows: ['isNegated'],
    notBeside: /(?<![a-z])(?:no reason|not a reason|rather miss|used to|so be it)(?![a-z])/,
    pattern: words(`
      (?<=(?:^|[.!?;,] ?))(?:i'm |im |i am |so |now |all )*(?:in|buying|bought|got in|getting in|loading)(?: now| today| here)? before (?:it's|its|it is|it hits|it gets to|it goes to|it's at) \\$?\\d[\\d.]*|
      (?:i'm |im |i am )?in,? (?:and )?ask questions later|
      (?:not|never|won't|will not)(?: (?:going to|gonna|be))* watch(?:ing)? (?:another|the next|this|it|that)(?: [a-z0-9]+){0,2} from the (?:bench|sidelines?|outside|stands)|
      (?:can't|cannot|won't|will not) let (?:this|it|that)(?: one)? (?:pass me by|slip away|slip through my fingers)`),
    says: ['You write {words}: would you want {ticker} if its price had not moved for a year?'],
  },
  {
    // The others around, and that they buy the share: no product stands behind the verb.
    ...PLAIN_ERROR,
    kind: 'herd',
    weight: 61,
    at: 'purchase',
    notBeside:
      /(?<![a-z])(?:no reason|not a reason|opposite|wrong|(?:so|that's why|which is why) i (?:wait|stay (?:small|out)|keep|don't|do not|take (?:only|little|less))|i (?:wait|pass|stay out)(?= ?(?:[.,;!]|$|for |until ))|not for me|used to|customers|product|app|licen[cs]e)(?![a-z])/,
    pattern: words(`
      (?:everyone|everybody|all of them|half) (?:on|in|at) (?:my|the|this) (?:feed|sub|discord|forum|chat|group|office|team|gym|server|timeline|club)(?: [a-z]+){0,2} (?:is|are|has|have|was|were)(?: (?:already|all|now))* (?:buying|loading|loaded|in|long|piling in|all in)(?: up)?(?= ?(?:[.,;!)]|$|and |so |but |now))|
      (?:my|our|the) (?:whole|entire) (?:team|office|family|crew|class|group|club|shift|floor)(?: at work)? (?:is|are|has|have)(?: (?:already|all|now))* (?:buying|loading|loaded|in|long|piling in|all in)(?: up| it)?(?= ?(?:[.,;!)]|$|and |so |but |now))|
      (?:the |my |our |this )?(?:group|discord|telegram|chat|sub|whole (?:chat|group|discord)|(?:everybody|everyone|all) (?:in|on) the (?:chat|group|discord|telegram|sub)) (?:is|are)(?: (?:all|already|now))* (?:loading(?: (?:up|the boat))?|filling up|backing up the truck|piling in) (?:before|ahead of) (?:the (?:pump|announcement|squeeze|news|moon|run|move)|it (?:moons|pumps|runs|squeezes|goes|flies|explodes))(?= ?(?:[.,;!)]|$|and i|so i|i'm ))|
      we (?:all )?agreed (?:in|on) the (?:group|chat|discord|telegram|sub) to (?:buy|load up|hold)(?: (?:it|this|more|together|at the open|the dip|tomorrow|now|the line|on (?:mon|tues|wednes|thurs|fri)day|and hold))+(?= ?(?:[.,;!)]|$|and ))|
      (?:group|dozens?|\\d+) of (?:\\d+ )?(?:guys|people|us|friends|mates|lads)(?: [a-z]+){0,3} (?:piled|loaded|went all|jumped) (?:in|up)`),
    says: ['You write {words}: how will you hear of it when they leave?'],
  },
  {
    ...PLAIN_ERROR,
    kind: 'gamblers-fallacy',
    weight: 70,
    at: 'purchase',
    allows: ['isNegated'],
    notBeside: /(?<![a-z])(?:not due|fallacy|report|results|dividend|refund|no reason)(?![a-z])/,
    pattern: words(
      "(?:it's|its|it is|stock is|share is) (?:(?:so|long|way|now|really) )*(?:over)?due for an? (?:run|bounce|pop|rally|rebound|breakout|rise|turn)|(?:nothing|no (?:stock|share)) (?:falls|drops|goes down|stays down)(?: for)? (?:two|three|four|five|six|seven|\\d+) (?:days|weeks|months|years) (?:straight|in a row|running)",
    ),
    says: ['You write {words}: what has to change at {ticker} for it to turn?'],
  },
]
