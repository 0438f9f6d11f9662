import { words } from '../../../language/wording.ts'
import { DENIED_EXIT } from '../../../tests-in-text/denied-exit.ts'
import type { Sign } from './sign.ts'

const SAYS_OF_CERTAINTY = [
  'You write {words}: what does somebody who sells {ticker} today expect instead?',
  'You write {words}: if that is so, what keeps it from being in the price already?',
] as const

const I_WILL_NOT =
  "(?:i|we)(?:(?:'m| am|'re| are) not (?:going to|gonna)| (?:don't|do not|won't|will not|refuse to|never|will never)|'ll never)"
const TELLS_OF_COMPANY =
  '(?:reports?|news|results|filings|numbers|figures|earnings|accounts|balance sheets?|valuation|fundamentals|analyses|analysis)'
const NO_MORE_SAID = '(?: (?:any ?more|ever again|no more|again|at all))+'
const NO_MORE = `(?:${NO_MORE_SAID})?`

/** What rules out being wrong, or looks only at one side. */
export const SIGNS_OF_CERTAINTY: readonly Sign[] = [
  {
    kind: 'overconfidence',
    weight: 70,
    at: 'not-sale',
    pattern: words(`
      no way (?:(?:they|he|she|the [a-z]+|management|we) )(?:ever |will |would |can )*[a-z]+|\\d{2,5} by (?:xmas|christmas|summer|friday|easter|next (?:week|month)|year ?end|eoy),? (?:easy|easily|guaranteed|mark it)|(?:easy|easily) \\$?\\d{2,5}|is (?:gonna|going to) (?:rip|moon|explode|print|fly)|(?:cannot|can't|can not) (?:see|find)(?: a| any)? (?:single )?(?:way|scenario|reason) (?:it|this|they) (?:fails?|loses?|goes down|falls?)|
      (?:this|that|it) (?:is not|isn't) (?:even )?an? (?:opinion|matter of opinion|guess)(?= ?(?:[.!;]|$))|\\$?\\d{2,5} (?:easy|easily)(?= ?(?:[.,;!]|$))|\\d{2,5} by 20\\d\\d,? (?:easy|easily)|(?:it |this |things )?(?:cannot|can't|can not) get (?:any )?worse(?= ?(?:[.,;!]|$)| than (?:last|this|that|it|in|now))|it (?:cannot|can't) be that (?:the market|nobody|everybody|everyone)(?: [a-z]+){0,5}|i always know(?= ?(?:[.!;]|$))|
      (?:it's|its|it is|this is|that's) a done deal|i know (?:that )?(?:it|this|they) (?:will|is going to|goes|go) [a-z]+|(?:never|haven't) been (?:so|more|this) (?:sure|certain|convinced)(?: of| in| about)?|bet (?:my|the) (?:house|life|farm|car) on|how can (?:you|i|this|it) go wrong|what do i have to lose|(?:can|could) not go wrong|can't go tits up|(?:(?:i|we) )?(?:cannot|can't|can not|don't|do not|couldn't|could not) (?:really |even |possibly |honestly )?(?:see|think of|imagine|name) (?:what|who|anything|anyone|anybody|a thing|any way|one thing)(?: (?:that|which|who|here|out there))?(?: (?:could|can|would|might|will|should|is there|there is|is going|has))+(?: (?:ever|still|possibly|really|seriously|to))* (?:stop|go (?:bad|wrong)|beat|hurt|threaten|derail|break|touch|harm|slow|catch|kill|speak against|be against)(?: (?:it|this|them|him|her))?(?![^.;!?]*(?<![a-z])(?:except|unless|but|other than|apart from|besides|short of)(?![a-z]))|(?:don't|do not) see what can go (?:bad|wrong)|either way i(?:'m| am) fine|so obvious|never bet against|
      (?:can't|cannot|can not|won't|will not|never) (?:possibly )?(?:lose(?! (?:more|all|it all|much|my|the|that|\\$?\\d))|go wrong|fail|miss|go down|go lower(?! than)|fall any (?:further|lower|more)|fall much (?:further|lower)|go to zero)|(?:can|could|will) only (?:go up|rise|get better|go one way|win|grow)|only (?:ever )?(?:goes|moves|knows) (?:up|higher|one way)|only one (?:way|direction)|
      (?:sure|safe) (?:thing|bet|winner)|free money(?! anyway)|no[- ]brainer|(?<=it's |it is |this is |is )guaranteed(?=[.,!;]|$)|(?<=(?:^|[.!?] ))guaranteed (?:short )?squeeze|guaranteed (?:win|winner|profit|money|gain)s?|no way (?:that )?(?:this|it|to lose)|(?:is|it's|are) (?:simply |just )?inevitable|inevitabl[ey]|100 ?% (?:sure|certain|convinced)|
      (?:absolutely|totally|completely|dead|1000%) (?:certain|sure|convinced)|(?:zero|no) risk|risk[- ]free(?! rate| return| bond)|will (?:definitely|certainly|surely|absolutely|undoubtedly|always) (?:[a-z]+)|(?:definitely|certainly|surely) (?:going|will|goes)|
      (?:it|this|price|stock|share|shares|they) (?:has|have|is bound|are bound|just has) to (?:come back|recover|go up|rise|bounce|double|win|explode)|(?:it|this|price|stock) must (?:come back|recover|go up|rise|go back up|go back,? (?:at least )?to \\$?\\d+)|there is no doubt|there's no doubt|no doubt(?: about it| that)?|without (?:a )?doubt|
      (?:nothing|nobody|no one) can (?:stop|go wrong|touch|beat|compete)|unstoppable|unbeatable|mark my words|easy (?:money|win|double)|(?:a |mathematical |absolute )certainty|game over for(?: everyone(?: else)?)?|slam[- ]dunk|can't see (?:any downside|it fail|this fail)|no (?:real )?downside|
      (?:i'm|i am) getting (?:really |pretty |so )?good at this|(?:it|this) is (?:a )?(?:done deal|certain|obvious)|we all know (?:it|how)|everyone knows (?:it|this) (?:will|is going)|i(?:'m| am) (?:so |very |completely )?(?:certain|convinced|sure)(?: that| it| this)?(?: will| is going)?`),
    // Sure of one thing, and of the price not.
    unless:
      /(?:sure|certain|convinced) (?:of|about) [^,.;!?]{2,40}?,? (?:and|but|not) (?:not|less|far less|much less|of|about|no idea)(?![a-z])/,
    says: SAYS_OF_CERTAINTY,
  },
  {
    kind: 'exit-denied',
    of: 'others',
    weight: 76,
    at: 'not-sale',
    allows: ['isNegated', 'isSupposed'],
    pattern: DENIED_EXIT,
    says: [
      'You write {words}: by what would you then notice that you are wrong about {ticker}?',
      'You write {words}: what could {ticker} report that you would count against it?',
    ],
  },
  // Whoever looks at the company no more has no way to see that they are wrong; who looks at its price no more may.
  {
    kind: 'confirmation',
    of: 'others',
    weight: 75,
    at: 'not-sale',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(
      `(?:${I_WILL_NOT} (?:read|look (?:at|into)|open|follow|check|study) (?:any(?: of)?(?: (?:the|their|its|these))?|(?:the|their|its)) (?:[a-z]+ )?${TELLS_OF_COMPANY}${NO_MORE}|(?:i|we) (?:must not|mustn't|need not|don't need to|do not need to|don't have to|do not have to) (?:read|look at|open|follow|check|study) any(?: of)?(?: (?:the|their|its))? (?:[a-z]+ )?${TELLS_OF_COMPANY})(?= ?(?:[.;,!)]|$|because |since |for |and ))`,
    ),
    says: ['You write {words}: what of {ticker} would you want to know all the same?'],
  },
  {
    kind: 'confirmation',
    of: 'others',
    weight: 75,
    at: 'not-sale',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(
      `(?:${I_WILL_NOT}|(?<=(?<![a-z])(?:i|we|i'll|i'm|we'll|we're)(?: [a-z0-9']+){0,10} and )(?:don't|do not|won't|will not|never)) (?:even )?look(?: (?:at it|at this|at them|back|in))?${NO_MORE_SAID}(?= ?(?:[.;,!)]|$|and |because |since ))`,
    ),
    says: ['You write {words}: how will you hear of it if the reason for {ticker} is gone?'],
  },
  {
    kind: 'confirmation',
    of: 'others',
    weight: 54,
    pattern: words(`
      whoever (?:sells|shorts|doubts|sold)(?: [a-z]+)? (?:doesn't|does not|has not|hasn't|never|did not|didn't) (?:understand|understood|get)[a-z ]{0,16}|whoever (?:says|thinks) (?:otherwise|that|so)|
      (?:ignor(?:e|ing)|forget|i don't (?:listen to|care about|read)|not listening to|blocked|muted|i stopped reading) (?:all )?(?:the |all the |these |what )?(?:bears?|critics|doubters?|haters|skeptics)|
      (?:the )?(?:critics|bears|doubters|s[ck]eptics|haters|shorts|people who) (?:just )?(?:look|looked|are (?:all )?(?:wrong|idiots|jealous|clueless|blind)|don't (?:get|understand)|have no (?:idea|clue)|have (?:always )?been wrong|will see|never (?:get|understand))`),
    says: [
      'You write {words}: what is the best sentence of the other side?',
      'You write {words}: which of their reasons would you have to answer first?',
    ],
  },
  {
    // Nobody is named here whose reasons they could be.
    kind: 'confirmation',
    of: 'others',
    weight: 54,
    pattern: words(`
      i stopped reading|(?:dumbest|stupidest|silliest) (?:take|idea|thing)(?: ever)?|believe a word of|
      (?:ignor(?:e|ing)|forget|i don't (?:listen to|care about|read)|not listening to|blocked|muted|i stopped reading) (?:all )?(?:the |all the |these |what )?(?:noise|news|negativity|bad news|warnings)|
      bad news (?:is|was) (?:already |all )?priced in|everything i (?:read|find|see|hear) (?:confirms|supports|says)|confirms (?:what i|my|everything)|(?:it's |it is |all )?just noise|(?:just|all|only|pure|more|nothing but|ignore the|typical|the usual|mere) fud|street too (?:gloomy|negative)|
      (?:only|all) (?:the )?(?:good|positive) (?:news|things)|proves (?:me|my point|i was) right|i (?:don't|do not) (?:need|want) to (?:hear|read|see) (?:the|any|about)`),
    says: ['You write {words}: what is the best sentence of the other side?'],
  },
  {
    kind: 'blames-others',
    of: 'others',
    weight: 62,
    allows: ['isReported'],
    pattern: words(`
      (?:short[- ]?sellers?|shorts) (?:are |keep |keeps )?(?:attacking|pushing|driving|manipulating)(?: [a-z]+)?|
      because of the (?:algos|bots|shorts|media|journalists)|journalists? (?:had|have) (?:not )?lied|
      manipulat(?:ed|ion|ing|ors?)(?! (?:the )?(?:rate|market data|figures|accounts))|(?:the |those |these )?(?:short[- ]?sellers?|shorts) (?:attack|push|drive)(?: [a-z]+)?|short attack|hedge funds? (?:push|attack)|(?:the )?(?:media|press) (?:hates?|lies|wants?)(?: [a-z]+)?|
      (?:the )?(?:market|street|wall street|nobody|investors) (?:still |just |simply )*(?:doesn't|does not|don't|hasn't|fails to|is too (?:stupid|blind) to) (?:get|understand|see|realize|realise|grasp|appreciate)(?: it)?|(?:the )?market is (?:wrong|irrational|stupid|blind|crazy|being unfair|unfair)|rigged|naked shorts?|regulators? sleeps?|
      suppress(?:ed|ing) (?:it|the price|the stock)`),
    says: [
      'You write {words}: what would look different if the market had simply understood {ticker}?',
      'You write {words}: by what could anybody tell that it is not so?',
    ],
  },
  {
    kind: 'hindsight',
    told: 'past',
    weight: 50,
    allows: ['isPast'],
    pattern: words(`
      i (?:always |already |just )?(?:knew|saw) (?:it|this|that)(?: would| was| coming| all along| from the start)|i knew it(?! before i(?![a-z]))|(?<!i )knew it|told you so|i said so|saw (?:it|this) coming|it was (?:so )?(?:obvious|clear) (?:from|all|that|it)|could see (?:it|this) coming|as i (?:always )?(?:predicted|foresaw)`),
    says: ['You write {words}: how sure were you of it then, as a number from 1 to 10?'],
  },
  {
    kind: 'halo',
    of: 'others',
    weight: 48,
    at: 'not-sale',
    pattern: words(`
      (?:is a|is|he's a|she's a|he's|she's) (?:true |real |absolute |total )?(?:genius|visionary|legend|wizard|rockstar)|(?:best|greatest) (?:ceo|management|founder|leader|chief|team)(?: in| of| on| ever)?|(?:never|don't|wouldn't) bet against(?: (?:him|her|them|elon|musk|buffett|[a-z]+))?|(?:he|she)(?:'s| has)? always (?:delivered|delivers|found a way|finds a way|comes through|came through|pulled it off|pulls it off|been right)(?: in the end)?|
      (?:brilliant|amazing|incredible|fantastic) (?:ceo|founder|leader|management|chief|man|woman|team)|everything (?:he|she|they) touch(?:es)?`),
    allows: ['isNegated'],
    says: [
      'You write {words}: if the rest of {ticker} were run by somebody you never heard of, what would it be worth?',
      'You write {words}: how much of what {ticker} earns depends on that?',
    ],
  },
  {
    kind: 'story-without-figures',
    of: 'others',
    part: 'fundamentals',
    weight: 46,
    at: 'purchase',
    unless: /\d/,
    pattern: words(`
      (?:(?:this|it) is |it's |its |could be |might be |will be )?the (?:next|new) (?:nvidia|tesla|apple|amazon|bitcoin|google|microsoft|netflix|spacex|meta|costco|berkshire|palantir)|(?:could|might|will) be the next (?!big|one|to|few|step|leg|quarter|year|thing)[a-z]+|
      the (?:tesla|amazon|apple|nvidia|google|netflix|costco|starbucks|uber|microsoft|paypal) of [a-z]+|
      (?:is|are|it's|will be|this is) the (?:future|next big thing)|future of [a-z]+|revolution(?:ary|i[sz]e)?|change the world|changes? everything|game[- ]?chang(?:er|ing)|
      everyone will (?:need|use|have|want)|every (?:home|house|data cent(?:er|re)|company|office|car|person|country) (?:will|needs?)|huge (?:market|potential|opportunity|future)|paradigm shift|how huge|endless|new era|just getting started|(?:bank|car|company) of my generation`),
    says: [
      'You write {words}: which figure in a report of {ticker} would show it?',
      'You write {words}: what part of it would {ticker} have to earn, and by when?',
    ],
  },
  // Certainty whose clause is about something else than the share: only wordings that rule out the contrary by themselves.
  {
    kind: 'overconfidence',
    of: 'others',
    weight: 69,
    at: 'purchase',
    pattern: words(`
      (?:cannot|can't|can not|could not|couldn't) help but (?:make money|earn money|make a profit|profit|grow|rise|go up|win|do well)|
      only (?:ever )?(?:goes|moves|knows) (?:up|higher|one way) from (?:here|now on|this price)|
      (?:it is |it's |is )?(?:not possible|impossible) (?:that |for )(?:it|this|they|the (?:stock|share|shares|price)) (?:ever |to |can |could |will )*(?:falls?|fails?|loses?|go(?:es)? (?:down|lower|under|wrong|bankrupt)|drops?)(?= ?(?:[.,;!]|$))|
      (?:the |their |its )?(?:growth|profits?|success|upside|gains?|rise) (?:is|are) (?:simply |just |as good as |basically |practically )?guaranteed(?= ?(?:[.,;!]|$))|
      (?<=(?:^|[.!?;] ))(?:(?:so|and|there is|there's|here is) )?(?:no|zero) risk(?: here| at all| for me)? (?:because|since)(?: [a-z]+){0,5}|
      (?<!(?:to|the|of|who|when|where|if|that|hope|wish|so|until) )they (?:don't|do not|never) lose(?= ?(?:[.!]|$))|
      (?:is|it's|are|they're|because|since|just|simply|way) (?:simply |just |way )?too big (?:to|for)(?: ever)? fail(?= ?(?:[.;!]|$))`),
    says: SAYS_OF_CERTAINTY,
  },
  // So loud beside so high a number, they are the writer's whatever they are said of, and no test beside them answers them.
  {
    kind: 'overconfidence',
    of: 'others',
    weight: 73,
    at: 'purchase',
    fromConfidence: 9,
    standsBesideTests: true,
    pattern: words(`
      (?:a )?(?:sure|dead certain) (?:thing|winner)(?! (?:for|about))|(?:absolutely|totally|completely|dead|100 ?%|1000 ?%) (?:certain|sure)|(?:i |we |you |one |this |it )?(?:can't|cannot|can not|cant) (?:possibly )?lose(?: (?:here|with (?:this|it)|on (?:this|it)|money(?: here| on this| with this)?))?(?= ?(?:[.,;!]|$|and ))`),
    says: SAYS_OF_CERTAINTY,
  },
]
