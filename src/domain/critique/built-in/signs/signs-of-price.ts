import { words } from '../../../language/wording.ts'
import type { Sign } from './sign.ts'

/** Prices and gains that are taken for reasons. */
export const SIGNS_OF_PRICE: readonly Sign[] = [
  {
    kind: 'anchoring-to-cost',
    of: 'writer',
    when: 'loss',
    weight: 64,
    at: 'holding',
    allows: ['isSupposed', 'isNegated', 'isPast'],
    pattern: words(`
      (?:won't|will not|not|don't|do not|refuse to|never) (?:take|taking|accept|sell|selling|go|let it go)(?: it| this| them)? (?:for )?less than (?:what )?(?:i paid|it cost me|they cost me)(?: for it)?|
      (?:cost basis|average|avg|basis)(?: is)?(?: now)? down to \\$?\\d+|
      worth (?:at least |more than |every cent (?:of )?)?(?:what i|the price i|my \\d+ )(?: ?paid)?|worth (?:at least |more than )?(?:the )?\\$?\\d[\\d.]* (?:that )?(?:i|we) (?:paid|gave|put)|at least what i paid|(?:sell|selling|sold|go|goes|part(?:ing)? with|give|let|exit|leave|leaving|accept|worth|stay|trade)(?: [a-z]+){0,4} (?:below|under|less than|for less than) (?:what i|my) (?:paid|cost|entry|purchase price|buy price|average)|i paid (?:more|much more|\\$?\\d[\\d.,]*)(?: for it| a share)?(?:, (?:so|and) (?:it|that)|$)|
      (?:averag(?:e|es|ed|ing) down )?(?:makes?|making|gets?|getting) my (?:average |avg )?(?:cost|average|avg|basis|price)(?: basis| price| per share)? (?:lower|smaller|cheaper|down)|
      (?:lower|lowers|lowering|brings?|bringing|reduc(?:e|es|ing)|improve)[a-z ]{0,12} (?:my )?(?:average|cost basis)(?: cost| price)?(?: down| to \\d+)?|(?:my )?(?:new )?average is(?: now| only| now only) \\$?\\d+|then my average is \\$?\\d+|(?<!not |n't |never |no |without |isnt |dont )averag(?:e|ing) down|back to (?:what i paid|my (?:cost|entry|average))`),
    says: [
      'You write {words}: had you paid something else, what would you say that {ticker} is worth?',
      'You write {words}: what would somebody pay who does not know your price?',
    ],
  },
  {
    kind: 'anchoring-to-past-price',
    isOfPrice: true,
    weight: 50,
    allows: ['isPast', 'isSupposed'],
    unless: /\b(?:stop|alert)\b/,
    pattern: words(`
      (?:will|'ll|gonna|going to|when it's|when it is|once it's) be back (?:at|above|over|to) [$€£]?\\d[\\d.]*|it'?ll be back (?:at|above|over|to) [$€£]?\\d[\\d.]*|(?:it |this |they )?(?:was|were|traded|stood|used to be)(?: at| over| above)? [$€£]?\\d[\\d.,]*(?: once| before)? and (?:it'?ll|it will|they'?ll|they will|will) be (?:there|back)(?: there)?(?: again)?|(?:when|once) (?:it's|it is|its) back (?:at|above|over|to) [$€£]?\\d[\\d.]*|(?:it|they) (?:was|were) there (?:[a-z]+|\\d+) (?:days|weeks|months|years) ago|(?:its|it's|it is) (?:at |only |just )?\\$?\\d[\\d.]*(?: dollars| bucks)?,? (?:and )?it was \\$?\\d+|
      (?:it|this|stock|they)?(?: was| were) (?:still )?(?:at )?[$€£]?\\d[\\d.,]* (?:yesterday|(?:a|one|two|three|\\d+) (?:days?|weeks?|months?) (?:ago|back)|last (?:friday|monday|tuesday|wednesday|thursday))|
      (?:(?:it|stock|shares?|price|goes|get|gets|go|trades?|come|comes) (?:is |are |[a-z]+ )?)?(?:back to|return to|returns to|get back to|recover to|revisit|reach) (?:its |the |an |their )?(?:old |previous |former |recent |last year's |52[- ]week |all[- ]time )+(?:high|highs|peak|price|level|levels|top)|
      (?:(?:it|they|this|stock|shares?|price) (?:was|were|stood|traded|used to be|has been|once was)|traded)(?: still| once| already| at)* (?:at )?[$€£]?\\d[\\d.,]*(?: dollars)?(?: a share)? (?:a year ago|last (?:year|month|week|spring|summer|autumn|winter)|in (?:20\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december)|not long ago|months? ago|at the (?:peak|top)|before the|a few|(?:in the |this |last )(?:spring|summer|autumn|winter))|
      (?:in|last) (?:20\\d\\d|year)(?: i| it| they)? (?:could have bought (?:this|it) |was |were |cost )(?:at |for )?[$€£]?\\d+|(?:from|was) (?:a high|a peak|highs) of|was [$€£]?\\d+ once|(?:stood|was|traded) (?:above|over|near|at) [$€£]?\\d+(?: dollars)?(?: in 20\\d\\d)|cheaper than (?:last|a|in)|see \\d+ again`),
    says: [
      'You write {words}: what is known today that was not known at that price?',
      'You write {words}: what did {ticker} earn then, and what does it earn now?',
    ],
  },
  {
    kind: 'disposition',
    of: 'writer',
    when: 'gain',
    weight: 66,
    at: 'sale',
    allows: ['isSupposed'],
    unless:
      /target|as planned|as written|rebalanc|tax|my plan|i wrote|expensive|overvalued|times (?:earnings|sales)|multiple|valuation|weight|a deal|guid/,
    pattern: words(`
      take (?:a|the|my) (?:year's|month's|week's|quarter's) (?:return|gain|profit|worth)[a-z ]{0,16}|
      (?:nobody|no one)(?: ever)? (?:got|became|gets|is) (?:poor|broke)|nice little (?:win|profit)|green is green|no other reason|felt like enough|wake up [a-z ]{0,20}knot|
      lock(?:ing|ed|s)? in (?:the |my |a |some |these |those )?(?:nice |good |big |quick )?(?:gains?|profits?|win)|(?:tak(?:e|ing)|took|book(?:ing)?|secur(?:e|ing)|cash(?:ing)?) (?:in |out )?(?:the |my |some |a |these )?(?:nice |good |quick |small )?(?:profits?|gains?|win|money)|cash(?:ing|ed)? out|
      a (?:profit|gain) is (?:only )?a (?:profit|gain)(?: (?:once|when|if) (?:it's|it is|you've) (?:been )?(?:sold|taken|booked))?|(?:nobody|never|no one)(?: ever)? (?:went|goes) broke|before (?:it|i|they) (?:gives?|lose|loses|falls?|drops?|turns?|comes? down)(?: it| the gains?| my gains?| them)?(?: all)?(?: back| again)?|while i(?:'m| am) (?:up|ahead)|quit while|
      (?:nice|good|decent|tidy|lovely|sweet) (?:gain|profit|return|double|win)|(?:good|enough) for me|up \\d+ ?%[,;.]? (?:so |and )?(?:i(?:'m| am)? )?(?:sell(?:ing)?|out|take|taking|good enough|enough)|in the green|gain (?:frightens|scares)(?: me)?|thought of (?:giving|losing) (?:it|them|that|the gains?)(?: all)? back|take it away from me|have it safe`),
    says: [
      'You write {words}: had {ticker} fallen on the same facts, would you sell it too?',
      'You write {words}: what has changed at {ticker}, apart from its price?',
    ],
  },
  {
    kind: 'fall-as-reason',
    isOfPrice: true,
    weight: 55,
    at: 'purchase',
    pattern: words(`
      (?:buy|bought|buying|grab|grabbed|love|loving) (?:the|this|that) (?:panic|dip|blood|fear|crash|drop|sell-?off|plunge)|
      (?:dropped|fell|crashed|tanked|plunged|down|lost|off)(?: over| almost| another| like)? \\d+ ?%(?: [a-z]+){0,5},? (?:(?:way|totally|clearly|massively|so|just) )*(?:overdone|an overreaction|overreacted|oversold|too much|too far|a gift|a steal|unjustified|silly)|(?:way|totally|clearly|massively|so) (?:overdone|oversold)|
      after (?:such|this|that) a (?:crash|fall|drop|sell-?off)|\\d+ ?(?:%|percent) off(?! (?:the|its))|fallen by half|can(?:not| not|'t) fall (?:much )?more|down \\d+ ?% because of|
      (?:(?:it|they|this|stock|share|shares|price|whole thing)(?:'s|'re| is| has| are| have)? (?:already |now |just |almost |been )*|(?<=(?:^|[.!?,] ))(?:already |now )?(?!lost|losing))(?:down|fallen|dropped|off|crashed|plunged|sold off|lost|fell|losing|cheaper by) (?:(?:by|already|about|over|more than|so|too|some|now|almost|nearly|roughly|another) )*(?:\\d[\\d.]* ?%|half|so much|a lot|this much|far|two thirds|that far)|(?:it|stock|price|share|shares) (?:has |have |was |were )?halved|
      (?:buy|buying|bought) the dip|the dip|on sale|bargain|can't (?:go|fall|get) (?:much |any )?(?:lower(?! than)|further|cheaper)|so cheap now|oversold|(?:fell|fallen) (?:so|too) (?:unfairly|far|much|hard)|blood in the streets|liked it at \\d+`),
    unless: /times (?:earnings|sales|cash)|p\/e|free cash|margin of|book value|backlog|guidance/,
    says: [
      'You write {words}: what do those who sold it see, and where are they wrong?',
      'You write {words}: what did {ticker} lose in that time, apart from its price?',
    ],
  },
  {
    kind: 'low-price-as-cheap',
    isOfPrice: true,
    weight: 52,
    at: 'not-sale',
    pattern: words(`
      (?:its|it's|it is) (?:at )?\\$?\\d{1,2} (?:dollars|bucks)|
      half the price of a|only [$€]\\d{1,2}(?:\\.\\d+)?(?! ?(?:a|per|each)(?![a-z]))|(?:just|only) (?:a few|\\d{1,2}) (?:bucks|dollars|cents)(?! (?:a|per|each|below|above|under|over|more|less|of)(?![a-z]))|penny stocks?|under (?:a|one|five|ten) (?:dollars?|bucks?)|
      (?:so|that|this|how) many shares|cents (?:a|per) share|costs (?:almost )?nothing|so (?:low|cheap) per share`),
    unless: /dividend|earn|revenue|cash|sales/,
    says: ['You write {words}: what does the whole of {ticker} cost, and what does it earn?'],
  },
  {
    kind: 'recency',
    isOfPrice: true,
    weight: 50,
    pattern: words(`
      (?:never|don't|do not) fight (?:it|the trend|the tape)|trend is up|
      (?:beat|rose|grew|worked|happened)(?: [a-z0-9]+)? times in a row(?:,? so)?|(?:risen|rose|green|climbed|gone up|up)(?: for)? (?:\\d+|[a-z]+) (?:days|weeks|months) (?:in a row|straight|running)|every dip (?:was|is|gets|got) bought|(?:up|worked|happened) (?:after|before) every|happened every time|every single (?:day|time)|so will (?:be )?the next|only goes up after|will do it again|i would have missed \\d+ ?%|
      (?:keeps|will keep|just keeps|keep|kept) (?:on )?(?:going up|going|rising|climbing|running|winning|going higher|making new highs)|no reason (?:to think )?(?:it|this|that) (?:would|will|should) (?:stop|end|change)|the trend is (?:my friend|your friend|up|clear|intact)|
      momentum (?:is (?:strong|on|with|clearly|huge)|is my)|(?:it(?:'s| has| is) )?(?:only )?(?:gone|going) (?:one way|up and up)|(?:so )?(?:it|this) (?:will|should) (?:just )?(?:continue|go on|keep going)(?: like this)?|has never gone down|(?:goes|went|been) up every (?:day|week|month|quarter|year)|
      (?:up|risen|rose|gained|doubled|tripled|ran|run)(?: (?:by|over|almost|about|nearly))? (?:\\d[\\d.]* ?% )?(?:in|over|within) (?:the last |just |only |the past )?(?:\\d+|a|one|two|three|four|five|six|few|a few) (?:days?|weeks?|months?)(?: and| so|, so| already)?|
      feels unstoppable|on (?:a roll|fire)|hot (?:streak|hand)`),
    at: 'purchase',
    unless: /book-to-bill|backlog|guidance|retention|free cash/,
    says: [
      'You write {words}: what has to stay as it is for that to go on?',
      'You write {words}: what would {ticker} have to earn for it to go on?',
    ],
  },
  {
    kind: 'gamblers-fallacy',
    isOfPrice: true,
    weight: 60,
    pattern: words(`
      (?:(?:it's|it is|its|this is|i'm|i am) (?:over)?)?due for (?:a|some) (?:bounce|rebound|rise|run|rally|turn|pop|break|win|comeback|jump)|(?:rebound|bounce|recovery|turn) is (?:over)?due|(?:market|stock|sector|index|nasdaq) is (?:over)?due for (?:a|some) [a-z]+|
      (?:fallen|down|red|fell|dropped|lower) (?:\\w+ ){0,3}(?:days|weeks) in a row|(?:it's|it is|its|now) (?:now )?(?:their|its) turn(?= ?(?:[.,;!]|$))|sooner or later it (?:has to|must|will) (?:turn|bounce|rise)|has to turn|law of averages|(?:bad|my) luck (?:has to|must|can't|will) (?:turn|end|change|last)|can't (?:keep falling|fall (?:forever|every))`),
    unless: /dividend is due|payment|report is due|debt|due diligence/,
    says: ['You write {words}: what has to change at {ticker} for it to turn?'],
  },
  {
    kind: 'house-money',
    of: 'writer',
    weight: 58,
    pattern: words(`
      (?:adding|add|buying|buy|put|putting|roll|rolling|rolled|bet|betting|throwing|throw)(?: in| it)? (?:with |back |all )*(?:what (?:i|it) made(?: me)?|(?:my|the) (?:gains?|profits?|winnings))(?: on it| from it| in| into| on)?|
      (?:the )?rest is (?:for )?free(?! cash)|rid(?:e|ing) for free|took out what i put in|all profit from|
      house money(?! from (?:the sale|selling))|free money anyway|all gravy|haven't lost a thing|(?:playing|gambling|betting|risking|risk) (?:only |just )?(?:with )?(?:my |the )?(?:profits|gains|winnings|the market's money)|(?:only|just) my (?:gains|profits|winnings)|(?:a|my) free (?:ride|roll)(?= (?:now|from here)|[.,!]|$)|(?:it's|it is|that's) (?:only |just |all )(?:profit|gains|winnings)(?: anyway)?|let it ride|
      already (?:took|taken|got|have) my (?:money|stake|cost) (?:out|back)|not (?:even )?my (?:own )?money`),
    says: ['You write {words}: would you put the same sum into {ticker} out of your salary?'],
  },
  // Where the money came from, beside what it is to allow.
  {
    kind: 'house-money',
    of: 'others',
    weight: 57,
    at: 'purchase',
    allows: ['isPast'],
    needs:
      /(?<![a-z])(?:free money|let it ride|house(?:'s)? money|play money|not (?:really |even )?my (?:own )?money|goes? to (?:zero|0)|(?:go|be|a bit|much|bet) (?:bigger|bolder|braver)|nothing to lose|need (?:no|a) stop|no stop|(?:cost|costs) me nothing|easy come)(?![a-z])/,
    pattern: words(
      "(?:using|used|with|from|out of|putting in|it is|it's|is|comes from) (?:only |just |all )?(?:the |my |some |that |this |last [a-z]+'?s? )?(?:money|cash|profits?|gains?|winnings?|proceeds) (?:(?:that )?(?:i|we)(?:'ve| have)? (?:made|won|earned|got)(?: (?:on|from|with|off|out of|in|elsewhere)(?: (?:the |my |that )?[a-z]+)?)?|(?:from|on|of|out of) (?:the |my |selling )?[a-z]+)",
    ),
    says: ['You write {words}: would you put the same sum into {ticker} out of your salary?'],
  },
  {
    kind: 'lottery',
    of: 'writer',
    // Whoever gives the odds, or sizes it as what it is, has answered; what would have been is no prize.
    unless:
      /(?<![a-z])if [a-z' ]{2,40}(?:had|hadn't)(?![a-z])|has the size of|small enough|is allowed|\d+ ?\/ ?\d+|\d ?%|coin ?flip|(?<![a-z])odds(?![a-z])|(?<![a-z])one in (?:two|three|four|five|six|ten|\d)|siz(?:e|ed|ing)(?: it| this)? (?:like|as)/,
    weight: 57,
    at: 'not-sale',
    pattern: words(`
      \\d* ?lott(?:o|ery)s?(?: tickets?)?|(?:hundred|thousand) times (?:as much|my money|the money)|if (?:this|it) hits[, ]|never have to work|huge (?:payday|payoff)|
      (?:a|like a|like the|my|this|(?<=(?:^|[.!?,] ))(?:pure |just |total )?) ?lottery ticket|(?<=(?:^|[.!?,] ))(?:just |pure |only )?(?:gambling|gamble|play|lotto|yolo|casino) money|(?<!(?:at|for|on|pay|paying|than|of|from) )(?:a|could|can|will|easy|gonna|maybe) (?:go |be a |be )?(?:5|10|20|50|100|1000)x(?= ?(?:[.,!;)]|$|from here|potential|easy|or|if|and i(?![a-z])|stock|play|in (?:a|two|three|five|\\d)))|(?:10|20|50|100|1000)x (?:from here|potential|my money|easy)|(?<=(?:^|[.!?,;:] ?))(?:10|100)x(?=[!.]|$)|(?:ten|twenty|fifty|hundred|multi)[- ]?bagger|moonshots?|to the moon|life[- ]changing (?:money|gains?|wealth)|(?:get|make me|be|retire) rich|make me a millionaire|millionaire|
      if it works i(?:'m| am| can)|retire (?:early|at)`),
    says: [
      'You write {words}: how likely is that, as a number?',
      'You write {words}: of a hundred that looked like it, how many came to it?',
    ],
  },
]
