import { words } from '../../../language/wording.ts'
import { tail } from './shapes/shape.ts'
import type { Sign } from './sign.ts'

/** What is true of whoever writes it, whatever stands in the rest of the entry: a form of its own, and nothing that a figure answers. */
const PLAIN = { of: 'others', hasOwnForm: true, standsBesideTests: true } as const

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
const WAS_WON =
  /(?<![a-z])(?:winnings|(?:i |we |just )won|won [$€£]?\d|jackpot|premium bonds|lottery|poker|(?:gains?|profits?) (?:from|on|of) (?:the|my)|(?:money|what|cash) (?:that )?i(?:'ve| have)? (?:made|won)|my (?:gains|profits|winnings))(?![a-z])/

/** Whose view or whose purchase it is. */
const SOMEBODY =
  /(?<![a-z])(?:senator|senators|congress(?:man|woman)?|politicians?|pelosi|buffett|munger|burry|ackman|icahn|soros|druckenmiller|tepper|cathie|saylor|musk|elon|cramer|warren|berkshire|insiders?|hedge fund|fund managers?|(?:famous|great|legendary) investors?|gurus?|newsletter|podcast|youtuber?|influencer|discord|forum|telegram|reddit|group|chat|brother|sister|father|mother|dad|uncle|aunt|cousin|nephew|son|daughter|wife|husband|friend|buddy|mate|boss|colleague|neighbou?r|barber|dentist|doctor|broker|banker|adviser|advisor|professor|teacher|pastor|astrologer|guy|partner|trader|expert|analyst|pandit|uncle)s?(?:-in-law)?(?:'s)?(?![a-z])/

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

/** Days, or cases, of one kind behind each other. */
const IN_A_ROW =
  /(?<![a-z])(?:in a row|on the trot|straight|running|consecutive|(?:\d+|[a-z]+) out of (?:\d+|[a-z]+)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:red|down|losing|bad) (?:days|sessions|weeks|months|candles|ones))(?![a-z])/
/** Work that was done on it, with how much. */
const EFFORT =
  /(?<![a-z])(?:evenings?|nights?|weekends?|weeks|months|hours|tabs|pages|spreadsheets?|drivers|rows|model)(?![a-z])/
/** A loss that the writer had. */
const OWN_LOSS =
  /(?<![a-z])(?:(?:i |i've |i have |just |^)?lost (?:about |over |almost |another )?[$€£]?\d[\d.,]*k?|lost [a-z]+ (?:grand|thousand|hundred)|took an? [$€£]?\d[\d.,]*k? (?:hit|loss)|(?:hit|loss) of [$€£]?\d[\d.,]*k?|(?:down|minus) [$€£]?\d[\d.,]*(?:k| grand| thousand)? (?:on|in|with)|my loss(?:es)?|lost (?:so much|a lot|money|everything) (?:on|in|with))(?![a-z])/
const POTS =
  'savings|pension|pension pot|retirement|roth|401k|ira|isa|sipp|tfsa|rrsp|super|kiwisaver|account|portfolio|net worth|nest egg|inheritance|allowance|rollover|provident fund|depot|jeonse|jeonse savings|retirement allowance|everything'
const TENTHS = '(?:three|four|five|six|seven|eight|nine)[- ]tenths?'

/** Errors that people write down in plain words, in turns of phrase that can mean little else. Each is said as what stands there. */
export const SIGNS_OF_PLAIN_ERRORS: readonly Sign[] = [
  {
    ...PLAIN,
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
    ...PLAIN,
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
    ...PLAIN,
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
    ...PLAIN,
    of: 'self',
    kind: 'urge-to-act',
    weight: 62,
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    notBeside:
      /(?<![a-z])(?:i(?:'ll| will)? add|second (?:half|third|tranche)|other half|next (?:tranche|purchase|lot)|re-?read)(?![a-z])/,
    pattern: words(`
      (?:i'll|i will|will|gonna|going to|i'm going to|i can|can) (?:(?:then|probably|maybe|just|always|surely) )*(?:figure out|find out|work out|come up with|think (?:about|of|up)|look (?:up|for|into|at)|find|read|do|write(?: down)?|check|study|get to) (?:(?:the|my|a|some|any|its|their|all the|up on the) )*(?:why|reasons?|thesis|homework|research|due diligence|dd|numbers|figures|filings?|reports?|10-?k|accounts|balance sheet|details|rest|that|what they do)(?: part)?(?: for (?:it|this))? (?:tomorrow|later|afterwards|after|this (?:weekend|week|evening)|(?:on|over|at) the weekend|next (?:week|month|weekend)|when i (?:have|get|find) (?:the )?time|some day|one day|at some point)|
      (?:haven't|have not|didn't|did not|never) (?:yet |even |really |actually )*(?:read|looked at|look at|looked into|look into|opened|checked|studied)(?: (?:any of|a single|one|a|any))? (?:the |its |their |of )*(?:filings?|reports?|annual report|10-?ks?|10-?qs?|accounts|balance sheet|numbers|figures|prospectus|results)(?: yet| at all)?(?= ?(?:[.,;!)]|$|but |and |because |so |though |lol|will |i ))`),
    says: ['With {words} the purchase stands before its reason.'],
  },
  {
    // In how many minutes it was bought.
    ...PLAIN,
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
    ...PLAIN,
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
    // Money that was won, and what is made of that.
    ...PLAIN,
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
    ...PLAIN,
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
    ...PLAIN,
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
    ...PLAIN,
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
    // A rule made of a few cases.
    ...PLAIN,
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
    ...PLAIN,
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
    // What somebody near is not to hear of.
    ...PLAIN,
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
    ...PLAIN,
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
    ...PLAIN,
    kind: 'money-needed',
    weight: 86,
    at: 'purchase',
    allows: ['isSupposed'],
    beside: HOUSEHOLD_BILL,
    notBeside: NO_BILL,
    pattern: words(`
      (?:so |and |therefore )*(?:i'm |i am |we're |we are |i'll |i |we )?(?:parking|parked|park|put|putting|lend|lending|stick|sticking|leave|leaving|keeping|keep|moved|moving)(?: [a-z0-9$€£.,]+){1,7}? (?:till|until|til|up to) (?:then|that|the (?:day|wedding|closing|move|term|exam|trip|holiday|bill|payment))(?= ?(?:[.,;!)]|$|and |because |so ))|
      (?:i |we |so i |just |have )*(?:put|putting|used|using|took|taken|taking|invested|placed) (?:in )?(?:the |my |our |her |his |next term's |this term's |this year's )+(?:[a-z]+ )?(?:school |college |university |nursery |course |exam |medical |dentist |wedding |house |flat |lawyer's )*(?:fees|tuition|rent|deposit|down ?payment|tax bill|tax money|boiler money|roof money|wedding money|rent money|school money)(?: (?:for|of) (?:the |this |next )*[a-z]+)?(?= ?(?:[.,;!)]|$|in(?:to|side)?(?![a-z])|here|because |and |until |till ))`),
    says: [
      'You write {words}: the day of that is fixed, and no thesis about {ticker} moves it.',
      'You write {words}: a share can be right in three years and half its price in the month in which you need it.',
    ],
  },
  {
    // What speaks against it is not let in.
    ...PLAIN,
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
    ...PLAIN,
    kind: 'confirmation',
    weight: 73,
    at: 'purchase',
    allows: ['isNegated'],
    notBeside:
      /(?<![a-z])(?:every (?:day|week|hour)|daily|weekly|price|index|fund|plan|to know that|yet|already (?:have|read|know)|because i (?:have|read))(?![a-z])/,
    pattern: words(
      "(?:i|we) (?:don't|do not|dont|needn't|need not|never)(?: (?:really|even|have to|need to|need|want to))* (?:look(?: at)?|read|see|check|know|study|the|any|their|its|quarterly|annual)(?: (?:the|any|their|its|quarterly|annual|[a-z]+)){0,2} (?:numbers|figures|reports?|accounts|filings|valuations?|balance sheets?|earnings|results)(?: for (?:this one|that|this|it)| here| to know| with this one)?(?= ?(?:[.,;:!)]|$|because |since |that is|that's|they |it ))",
    ),
    says: ['You write {words}: what of {ticker} would you want to know all the same?'],
  },
  {
    // "There is no scenario, I repeat none, in which this loses."
    ...PLAIN,
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
    ...PLAIN,
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
    ...PLAIN,
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
    ...PLAIN,
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
    ...PLAIN,
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
    ...PLAIN,
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
    ...PLAIN,
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
    // How much of what there is goes in, where the account or the sum is named.
    ...PLAIN,
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
      (?:that's|that is|so|it's|this is|here goes) (?:all|everything)? ?(?:what|that|of what)(?:'s| is| was) left(?: (?:in|of|from) (?:the|my|our) (?:account|${POTS}))?(?= ?(?:[.,;!)]|$))|so all (?:what|that)(?:'s| is) left(?=,? \\$?\\d| ?[.!]|$)|
      (?:i |we |so |just )*(?:put|putting|invest(?:ed|ing)?|stuck|moved) (?:the|my|our|all the) (?:inheritance|severance|redundancy|lump sum|life insurance|retirement (?:allowance|money|pot)|nest egg|pension pot)(?: (?:money|payment|from [a-z]+(?: [a-z]+)?))?(?:,? [€$£]?\\d[\\d.,]*(?: ?[a-z]+)?,?)?(?: (?:in(?:to)?|on) (?:it|this|here|them))?,? (?:everything|all of it|the whole of it|the lot|${TENTHS})`),
    says: ['You write {words}: if {ticker} fell by half, what would that leave of all that you own?'],
  },
  {
    ...PLAIN,
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
    ...PLAIN,
    kind: 'house-money',
    weight: 56,
    at: 'not-sale',
    notBeside: NOT_COUNTED_AS_NOTHING,
    pattern: words(
      "(?:it's|its|it is|that's|this is|(?:this|the) (?:add|one|purchase|lot) is) (?:all |only |just )*(?:the market's|house|the house's) money(?: anyway| now)?(?= ?(?:[.,;!)]|$|and |so ))|playing with (?:house|the house's|the market's) money(?= ?(?:[.,;!)]|$|and |so |now))",
    ),
    says: ['You write {words}: wherever it came from, it is your own money now.'],
  },
  {
    ...PLAIN,
    kind: 'size-too-large',
    weight: 86,
    at: 'hold',
    notBeside: /(?<![a-z])(?:index|etf|funds?|used to|sold (?:half|most|some))(?![a-z])/,
    pattern: words(
      '(?:half|most|(?:[3-9]\\d|100) ?%|two thirds|three quarters) of (?:what|everything|all)(?: that)? (?:i|we) (?:own|have) is (?:this|in this|in it|these|it)(?: one)?(?: (?:share|stock|company|name))?(?= ?(?:[.,;!)]|$|and |but ))',
    ),
    says: ['You write {words}: if {ticker} fell by half, what would that leave of all that you own?'],
  },
  {
    // In before it is higher, and not from the bench this time.
    ...PLAIN,
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
    ...PLAIN,
    kind: 'herd',
    weight: 61,
    at: 'purchase',
    notBeside:
      /(?<![a-z])(?:no reason|not a reason|opposite|wrong|so i wait|used to|customers|product|app|licen[cs]e)(?![a-z])/,
    pattern: words(`
      (?:everyone|everybody|all of them|half) (?:on|in|at) (?:my|the|this) (?:feed|sub|discord|forum|chat|group|office|team|gym|server|timeline|club)(?: [a-z]+){0,2} (?:is|are|has|have|was|were)(?: (?:already|all|now))* (?:buying|loading|loaded|in|long|piling in|all in)(?: up)?(?= ?(?:[.,;!)]|$|and |so |but |now))|
      (?:my|our|the) (?:whole|entire) (?:team|office|family|crew|class|group|club|shift|floor)(?: at work)? (?:is|are|has|have)(?: (?:already|all|now))* (?:buying|loading|loaded|in|long|piling in|all in)(?: up| it)?(?= ?(?:[.,;!)]|$|and |so |but |now))|
      (?:group|dozens?|\\d+) of (?:\\d+ )?(?:guys|people|us|friends|mates|lads)(?: [a-z]+){0,3} (?:piled|loaded|went all|jumped) (?:in|up)`),
    says: ['You write {words}: how will you hear of it when they leave?'],
  },
  {
    ...PLAIN,
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
