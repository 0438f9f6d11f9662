import { together } from '../../language/together.ts'
import { words } from '../../language/wording.ts'
import type { Shape } from './signs-by-shape.ts'

const SELF = words("i|i'm|im|i've|i'd|i'll|me|my|mine|myself|we|our|us")
const KIN_OR_ROLE = words(
  '(?:the|an?|some|this) (?:man|woman|guy|girl|lady|person|kid|dude|fellow|couple) (?:who|that|from|at|next|on|in)|(?:my|our|an?|the|some|this) (?:[a-z-]+ ){0,3}?(?:brother|sister|father|mother|dad|mom|mum|uncle|aunt|cousin|nephew|son|daughter|wife|husband|friend|buddy|mate|boss|colleague|neighbou?r|barber|dentist|doctor|broker|banker|adviser|advisor|investor|analyst|professor|manager|expert|insider|guru|youtuber|journalist|columnist|director|billionaire|trader|teacher|landlord|hairdresser|plumber|trainer|coach|roommate)(?:[- ]in[- ]law)?',
)
const LENDS = words(
  "(?:a|an|the|my|our|with|of|on|from|against|through) (?:[a-z]+ )?(?:credit line|line of credit|heloc|overdraft|credit cards?|loan|second mortgage|mortgage|cash advance)(?! (?:book|growth|loss|losses|rates?|volumes?|portfolio|business|originations?|demand|market|lender|broker|insurance|insurer|servicer))|lent me|lends me|loaned me|borrowed (?:from|against|it|the money|to)|pawned|on margin|margin (?:account|loan|debt|call)|somebody else's money|the bank's money",
)
const PUTS = words(
  'put|took|take|taken|drew|drawn|use|used|using|bought|buy|buying|pay|paid|finance[ds]?|funded|went in|costs? me|got',
)
const GROUP = words(
  "every(?:one|body)(?! else's| who| that)|guys|friends|colleagues|coworkers|neighbou?rs|group|chat|forum|sub|subreddit|reddit|discord|feed|timeline|the office|the gym|my (?:class|club|team|family|town)|half (?:of )?(?:the|my) [a-z]+|the whole [a-z]+|all of (?:them|us)|twitter|tiktok|telegram|whatsapp",
)
const GETS_IN = words(
  'pil(?:ed|ing|es) in|load(?:ed|ing) up|jump(?:ed|ing|s) (?:in|on)|(?:is|are|was|were|all|already) in(?= ?(?:[.,;!]|$|it|this|now|too|before|and))|bought (?:it|in|this|some|shares|the stock)|buying (?:it|in|this|shares|the stock)|own(?:s)? (?:it|this|shares)|hold(?:s|ing)? (?:it|this)|talk(?:s|ing)? (?:about|of) (?:it|nothing else|this)|made (?:a killing|a fortune|bank|money with|money on)|mention(?:s|ed)? it|got rich',
)
const MISSED = words(
  // "Missed a double" counts what waiting has cost, and fears nothing.
  'too late|missed(?! (?:a|the|that|another) (?:double|triple|[a-z]+-?bagger)(?![a-z]))|without me|passed on (?:it|this)|left behind|sidelines?|i (?:waited|hesitated|watched|said no)|laughed (?:at it|it off)|everyone else|should have (?:bought|been in)|i (?:told|kept telling)',
)
const NOW_IN = words(
  "finally|not again|this time|i'm in|im in|in now|in,? at last|last chance|don't care what|do not care what|whatever (?:it costs|the price)|(?:an?other|a (?:second|third|fourth|fifth)) (?:time|year|chance)|any longer|enough of (?:waiting|watching)|no more waiting",
)
const HURT = words(
  'robbed|burned me|burnt me|cost me|took [^.;!?]{0,16}from me|lost (?:a lot|everything|money|\\$?\\d[\\d.,]*k?|so much|it all)|wiped me|cleaned me out|killed me|beat me|screwed me|ripped me off|owes? me|stole|punished me|destroyed me|humiliated me',
)
const AGAIN = words(
  'round (?:two|2|three)|rematch|payback|revenge|walk(?:ing)? (?:out|away|off) with|even the score|settle (?:it|the score|up)|show (?:it|them)|second (?:try|attempt|round)|back for (?:it|more)|my turn|(?:get|take|win|have|want) (?:it|them|that|mine|my money)(?: all)? back|return the favou?r|not (?:let|getting) (?:it|away)',
)
const GAIN = words(
  'doubled|tripled|quadrupled|(?:up|made|gain(?:ed)?|plus) \\d[\\d.]* ?%|\\d[\\d.]* ?% (?:up|in|gain)|gains?|profits?|green|winner|winnings|in the money|fivefold|tenfold|(?:two|three|four|five|ten)-bagger|ran up|so far up',
)
const FEARS_FOR_GAIN = words(
  'nervous|afraid|scared|frighten(?:s|ed)? me|frightened|uneasy|anxious|(?:take|takes|taken|taking) (?:it|them|that) (?:all )?away|give (?:it )?(?:all )?back|giv(?:es|ing) (?:it )?(?:all )?back|better safe|play it safe|safe(?:r)? side|in my pocket|bird in the hand|before it (?:turns|melts|vanishes|goes|is gone|evaporates)|too good to|(?:sleep|rest) (?:better|easier|again)|not be greedy|no need to be greedy|quit while',
)
const EFFORT = words(
  "(?:i|i've|i have|we|we've|my)(?:'ve)? (?:[a-z]+ ){0,4}?(?:read|spent|studied|followed|researched|learned|learnt|worked|waited|defended|built|tracked|modelled|modeled|invested|put|given|gave)(?: [a-z0-9]+){0,4}? (?:\\d+|hundreds?|thousands?|pages|hours|days|weeks|months|years|evenings|nights|weekends|reports?|filings?|books?|life|work|energy|nerves|effort)|(?:years|months|hours|evenings|nights|weekends) of (?:work|reading|research|my life|waiting)",
)
const STAYS = words(
  "(?:not|won't|can't|cannot|never|will not|no way|hardly|couldn't) (?:going to |gonna |about to |just |simply )*(?:be )?(?:quit|quitting|give up|giving up|leave|leaving|stop|stopping|sell|selling|walk|walking|let go|throw|throwing|bail|bailing|abandon|drop)(?: [a-z]+)?|too (?:far|long|deep|late) (?:in )?(?:to|now)|for nothing|wasted|be a waste|would be a shame",
)
const NO_LOSS = words(
  'without (?:having |ever )?(?:a loss|losing|lost|loss|losses)(?: [a-z]+)?|(?:lost|lose|losing) (?:nothing|not a cent|no money)|what (?:i|it) (?:paid|cost me|cost)|my (?:cost|entry|own price|price|average|purchase price|stake|money)(?: back)?|break[- ]?even|back to zero|square|made whole|in the black again',
)
const LEAVES = words(
  'let (?:it )?go|let go of it|sell|leave|get out|am out|be out|part with|done with it|rid of it|walk away|say goodbye|free of it',
)
const WHEN = words(
  'when|once|until|till|the (?:day|moment|minute|week)|as soon as|not before|only after|if it (?:ever )?(?:comes|gets)',
)
const DEADLINE = words(
  '(?:money|cash|sum|dollars|it|this) (?:has to|have to|must|needs? to|ought to) (?:be (?:back|there|free)|come back)(?: [a-z]+)? (?:by|in|before|on|when)|(?:instal?lment|invoice|bill|payment|rent|tuition|fee|fees|tax|taxes) (?:is|are|comes|falls|for the [a-z]+ is) due|(?:money|cash|sum) (?:for|belongs to|is meant for|set aside for) (?:the|my|our|her|his) (?:new )?(?:roof|kitchen|wedding|house|flat|car|tuition|rent|builder|move|baby|school|operation|taxes|holiday|deposit|bathroom|garden)|(?:i|we) (?:will )?need (?:it|this|the money|the cash)(?: back)? (?:by|in|for|next|before|when)',
)
const USES = words(
  '(?:wear|wears|wearing|drive|drives|driving|drink|drinks|eat|eats|type (?:this )?on|shop at|shop there|bank with|fly with|subscribe|play|plays|stream|sleep on|run in|cook with|ride) (?!by|at|up|on the|down|it home)(?:it|them|one|theirs|these|this|there|their [a-z]+|nothing else)|(?:is|was|are) one(?= ?(?:[.,;!]|$|and|too))|(?:have|has|own|owns|got) (?:one|two|three)(?= ?(?:[.,;!]|$|of|and|in))|(?:use|uses|using) (?:it|them|their [a-z]+|the (?:app|product|card|phone)|nothing else)|swears? by|type this on one|everything my (?:kids|wife|family|children) (?:own|use|wear)s?',
)
const OWN_CIRCLE = words(
  'i|we|my (?:[a-z]+ )?(?:wife|husband|kids|children|son|daughter|mother|father|mum|mom|dad|family|friends|sister|brother|watch|phone|car|house)|our (?:house|family|kids|kitchen|street)',
)
const STREAK = words(
  '(?:[a-z]+|\\d+) (?:days|weeks|months|quarters|years|times) out of (?:[a-z]+|\\d+)|(?:every|each) (?:single )?(?:day|week|month|quarter|year|time|dip|morning)|so far this year|all (?:year|month|week|summer|winter)|for (?:weeks|months|years) (?:now|on end)|week after week|month after month|day after day|year after year',
)
const WENT_UP = words(
  '(?:was|is|closed|ended|stood|went|goes|came out|finished|opens?|opened) (?:[a-z]+ )?(?:higher|up|green)|rose|rises|climb(?:s|ed|ing)|new highs?|gain(?:s|ed)|green|made (?:me )?money|paid off|worked|bounc(?:es|ed) back|gets? bought|(?:has )?recovered',
)
const NOT_KNOWN = words(
  "(?:can't|cannot|can not|couldn't|could not|unable to|don't|do not|haven't|have not|nobody|no one|not able to|too little to)(?: [a-z]+){0,5} (?:explain(?:ed)?|answer(?:ed)?|understand|understood|judge[d]?|value|tell|know|figure|see through|follow|worked? out)",
)
const STAYS_AWAY = words(
  "not for (?:me|my money|us)|(?:so|and so|which is why|that is why) (?:i|we) (?:pass|watch|wait|stay|leave|look|only|do)|as long as i (?:can't|cannot|don't|do not)|until i (?:can|do|understand|know)|without me|i(?:'ll| will)? (?:pass|stay out|stay away|leave it|keep (?:out|away|watching))|no (?:money|cent|dollar) of mine|hands off|others may|somebody else's game|not my game",
)
const ERROR = words(
  "(?:that|this|it|which) was (?:so |very |really |plain |plainly |simply |just |pretty )*(?:careless|naive|lazy|sloppy|greedy|blind|stupid|foolish|silly|arrogant|vain|hasty)(?! of (?!me(?![a-z])))(?: of me)?|of me(?= ?(?:[.,;!]|$|and))|i (?:took|mistook) (?:[a-z]+ ){1,5}for (?:an? |the )?(?:normal|proof|granted|rule|trend|new|fact|permanent|lasting|moat)[a-z]*(?: ones?)?|i (?:ignored|overlooked|failed to|trusted|believed) (?:[a-z]+ ){1,6}(?:and|so|instead|blindly|too)|(?:it|this|that) is (?:all )?(?:on me|my own doing|nobody's fault but mine)|nobody to blame but me|no one to blame but me|i have only myself to blame",
)
const PUT_OPTION = words('puts?(?! (?:it|in|my|our|the|a|money|on|out|into|up|them|that|this|pressure|together|\\d))')
const PROTECTS = words(
  'insurance|insures?|protect(?:s|ion)?|hedg(?:e|es|ing)|cover(?:s|ed)? (?:my|the|our|against)|floor|(?:the|my|our) (?:longs?|book|portfolio|holdings)|crash(?:es)?|will bleed|bleeds|sleep better|worst case',
)
const LOSS = words('loss|losses|gains?|write-?off|red')
const TAX = words('tax|taxes|irs|deduct(?:ion|ible|s)?|taxable|fiscal year|return for the year')
const FOR_LIFE = words(
  '(?:wedding|house|flat|apartment|condo|roof|kitchen|bathroom|car|tuition|college|school|university|hospital|surgery|operation|divorce|rent|mortgage|down ?payment|deposit|baby|care home|nursing home|funeral|builder|boat|holiday|world trip|trip|retirement|debts?|degree)(?! (?:builders?|prices?|sales|market|starts|rates?|brands?|demand))',
)
const MONEY_GOES = words(
  'need(?:s|ed)?|pay|pays|paying|paid|goes (?:in)?to|go to|went (?:in)?to|money for|cash for|proceeds|buying|bought|buy|afford|fund(?:s|ed|ing)?|turn(?:s|ed)? into|closing on',
)
const BY_HABIT = words(
  'every (?:month|week|quarter|fortnight|payday|year)|each (?:month|week|quarter|payday)|monthly|weekly|quarterly|of the month|as (?:ever|always|usual)|automatic(?:ally)?|standing order|auto[- ]?(?:buy|invest)|like (?:every|each|last) (?:month|week|quarter|year)|same (?:amount|sum|day|as)|payday|savings plan|instal?lments?',
)
const WEIGHT = words(
  '\\d{1,2}(?:\\.\\d)? ?(?:%|percent)|(?:five|ten|fifteen|twenty|thirty|forty|fifty|sixty) percent|a (?:quarter|third|fifth|tenth) of (?:everything|it all|what (?:i|we) (?:own|have)|my|our|the)',
)
const OWN_LIMIT = words(
  'rule|limit|cap|ceiling|max(?:imum)?|as the most|at most|at the most|set myself|never (?:more than|meant|above|over)|nothing (?:above|over)|target weight|meant to be|supposed to be|is allowed|no more than',
)
const BACK_TO = words(
  '(?:sold|sell|selling|trim(?:med|ming)?|cut|cutting|bought|buy|buying|fill(?:ed|ing)?|add(?:ed|ing)?|bring(?:ing)?|brought|took|taking)(?: [a-z0-9%]+){0,4}? (?:down|back|up|off|to)(?: to)?(?: (?:that|it|there|size|\\d+|ten|five|fifteen|twenty))?',
)
const GREAT_PART = words(
  'half|most|all|everything|nearly all|almost all|two thirds|three quarters|the whole|every (?:cent|penny|dollar)|my entire|nine tenths|the bulk|the lot',
)
const OF_WHAT_IS_OWNED = words(
  '(?:my|our) (?:savings|portfolio|net worth|pension|retirement|account|nest egg|inheritance|money|capital|wealth|401k|ira|isa)|what (?:i|we) (?:own|have|saved)|(?:i|we) (?:own|have|saved|possess)|from (?:the sale of|selling) (?:the|my|our) (?:house|flat|car|company|shop|business|practice|farm|land|apartment)',
)

/**
 * What is told by words of two fields that stand together. They reach further than shapes: how the words are joined is left open, so that each
 * field has to be narrow enough to mean nothing else beside the other.
 */
export const FIELDS: readonly Shape[] = [
  {
    kind: 'borrowed-money',
    at: 'not-sale',
    allows: ['isPast'],
    pattern: together([LENDS, SELF, PUTS]),
    unless:
      /(?<![a-z])(?:paid off|repaid|pay(?:s|ing)? (?:off|down|back) (?:the|my|our)|no (?:loan|mortgage|debt|margin|credit)|without (?:a|any)|not (?:on|with|borrowed)|instead of|rather than|free of)(?![a-z])/,
  },
  { kind: 'herd', at: 'purchase', pattern: together([GROUP, GETS_IN]) },
  {
    kind: 'fear-of-missing-out',
    at: 'purchase',
    allows: ['isPast', 'isSupposed', 'isNegated', 'isReported'],
    unless: /\d ?%|revenue|margin|earnings|orders|if /,
    pattern: together([MISSED], [NOW_IN, SELF]),
  },
  {
    kind: 'revenge',
    at: 'purchase',
    allows: ['isPast', 'isSupposed'],
    of: 'others',
    pattern: together([HURT], [AGAIN, SELF]),
  },
  {
    kind: 'disposition',
    of: 'others',
    allows: ['isSupposed', 'isPast', 'isNegated'],
    pattern: together([GAIN], [FEARS_FOR_GAIN]),
  },
  {
    kind: 'sunk-cost',
    at: 'hold',
    told: undefined,
    of: 'self',
    allows: ['isPast', 'isNegated', 'isSupposed'],
    pattern: together([EFFORT, STAYS]),
  },
  {
    kind: 'get-even',
    allows: ['isSupposed', 'isPast', 'isNegated'],
    pattern: together([LEAVES, NO_LOSS, WHEN]),
    unless: /(?<![a-z])(?:my stop|if (?:orders|sales|revenue|margin|growth))(?![a-z])/,
  },
  {
    kind: 'authority',
    at: 'purchase',
    allows: ['isReported'],
    pattern: together([
      KIN_OR_ROLE,
      words(
        'says?|said|thinks|swears|believes|told me|made (?:\\$?\\d[\\d.,]*k?|a fortune|a killing|money) (?:with|on|in)|is (?:sure|certain|convinced)|holds (?:it|them|this|shares|a lot|[a-z]+ (?:thousand|hundred|million) shares)|owns (?:it|this|shares)|has (?:bought|a lot of) (?:it|this)|put (?:his|her|their) [a-z]+',
      ),
    ]),
  },
  {
    kind: 'familiarity',
    of: 'others',
    pattern: together([OWN_CIRCLE, USES]),
    unless: /\d ?%|revenue|margin|earnings|cash flow|times sales|deliveries/,
  },
  { kind: 'recency', of: 'others', pattern: together([STREAK, WENT_UP]) },
  { kind: 'money-needed', of: 'others', pattern: together([DEADLINE], [SELF]) },
  {
    kind: 'money-needed',
    of: 'others',
    pattern: together([
      words('(?:the |this |that )?(?:money|cash|sum) (?:has to|have to|must|needs? to) (?:be|come) back(?: [a-z]+)?'),
    ]),
  },
  {
    kind: 'urge-to-act',
    unless: /(?<![a-z])(?:their|its|company|balance sheet|board|management|deposits)(?![a-z])/,
    at: 'purchase',
    of: 'others',
    pattern: together([
      words('money|cash|savings|bonus|dollars|account'),
      words(
        'idle|asleep|(?:than|of|just) sleep(?:ing)?|rot(?:s|ting)?|doing nothing|do something|burn(?:s|ing) a hole|lazy|gathering dust',
      ),
    ]),
  },
  {
    kind: 'size-too-large',
    at: 'purchase',
    pattern: together([
      GREAT_PART,
      OF_WHAT_IS_OWNED,
      words('in (?:it|this|here)|into|on (?:it|this)|goes|put|is|went|bet|sold'),
    ]),
    unless:
      /(?<![a-z])(?:in cash|in bonds|in (?:an )?index|in funds|of (?:the )?(?:revenue|sales|profit|company)|all right|after all|at all|above all|half (?:a|an|of (?:sales|revenue|it)))(?![a-z])|\d ?% of (?:everything|all|what|my)/,
  },
  {
    kind: 'hedge',
    of: 'others',
    allows: ['isSupposed', 'isNegated'],
    says: ['You take this as a hedge, {words}: it does its work when something else of yours falls.'],
    pattern: together([PUT_OPTION], [PROTECTS]),
  },
  {
    kind: 'stays-out',
    at: 'watch',
    of: 'others',
    allows: ['isNegated', 'isSupposed'],
    pattern: together([NOT_KNOWN], [STAYS_AWAY]),
  },
  { kind: 'error-admitted', of: 'self', allows: ['isPast'], pattern: together([ERROR]) },
  { kind: 'tax-sale', allows: ['isNegated', 'isSupposed'], pattern: together([LOSS, TAX]) },
  { kind: 'sale-for-need', pattern: together([FOR_LIFE, MONEY_GOES, SELF]) },
  {
    kind: 'index-plan',
    ofFundOr: /(?!)/,
    of: 'others',
    allows: ['isNegated', 'isSupposed'],
    pattern: together([BY_HABIT]),
  },
  {
    kind: 'rebalancing-by-rule',
    at: 'holding',
    of: 'others',
    allows: ['isNegated', 'isSupposed', 'isPast'],
    unless: /margins?(?![a-z])|growth|guid|confidence to|stop/,
    pattern: together([BACK_TO], [WEIGHT, OWN_LIMIT, SELF]),
  },
  {
    kind: 'regret',
    at: 'purchase',
    allows: ['isPast', 'isNegated', 'isSupposed'],
    pattern: together([
      words('i (?:sold|missed|passed|let|skipped|laughed|ignored|was offered|could have|turned it down)'),
      words(
        'ever since|every (?:single )?day|to this day|still (?:hurts|think|dream|angry|sore)|never (?:forgive|forgave|forgot|got over)|sick|hate myself|kick(?:ing)? myself|like an? (?:idiot|fool)|not (?:again|twice)|second chance|make up for',
      ),
    ]),
  },
  {
    kind: 'attachment',
    allows: ['isSupposed', 'isPast'],
    unless: /\d ?%|revenue|margin|earnings|sales/,
    pattern: together([
      SELF,
      words(
        'heart|loyal(?:ty)?|belongs? to (?:me|us|the family)|part of (?:me|us|my life|our lives)|family tradition|so proud|sentimental|childhood|memories|inherited|heirloom|old friend|in my blood|betray(?:al|ing)?|disloyal',
      ),
    ]),
  },
  {
    kind: 'blames-others',
    at: 'not-sale',
    unless: /\d ?%|lawsuit|settle|fine of|court|investigat/,
    pattern: together([
      words(
        'shorts|short[- ]?sellers?|hedge funds?|market makers?|algos?|algorithms|bots?|media|press|journalists?|wall street|institutions|whales|big money|citadel|the big (?:boys|funds)',
      ),
      words(
        'manipulat\\w*|suppress\\w*|attack\\w*|rigged|lies?|lied|lying|steal\\w*|conspir\\w*|keep(?:s|ing)? (?:it|us|the price) (?:down|low)|push(?:ing|es|ed)? (?:it |the price )?down|want (?:us|me|our) (?:to|shares)|shake (?:us|me) out|play(?:ing)? games|fake (?:shares|news)|hold(?:ing)? it down|scare (?:us|me)',
      ),
    ]),
  },
  {
    kind: 'anchoring-to-cost',
    at: 'holding',
    pattern: together([
      words('i paid|my (?:average|avg|cost|basis|entry)(?: price)?'),
      words(
        'worth|comes? down|came down|down to|lower(?:s|ed)|improves?|fair price|deserves?|is what it (?:should|has to)',
      ),
    ]),
    unless: /no reason|does not matter|doesn't matter|if (?:orders|sales|margins?)|irrelevant/,
  },
  {
    kind: 'lottery',
    at: 'purchase',
    pattern: together([
      words(
        'a few (?:bucks|hundred|dollars)|couple (?:of )?(?:bucks|hundred)|lunch money|beer money|pocket money|tax refund|spare change|last (?:bucks|dollars)',
      ),
      words(
        'rich|retire|moon|jackpot|lambo|all or nothing|zero or|a house|ten times|hundred times|millions?|change my life|life[- ]changing|why not|who knows',
      ),
    ]),
  },
  {
    kind: 'overconfidence',
    at: 'not-sale',
    of: 'others',
    allows: ['isNegated'],
    unless:
      /(?<![a-z])(?:if|says?|said|rule|stop|i(?:'ll| will| am| do|'m)?(?: not)?(?: going to)? (?:sell|buy|hold|add|leave|keep))(?![a-z])/,
    pattern: together([
      words(
        "won't|will not|(?:is|are|am)(?: not|n't) (?:going to|about to)|can't|cannot|never|will always|always will",
      ),
      words(
        'whatever happens|no matter what|come what may|under any circumstances|in any world|in (?:a|one) (?:hundred|million|thousand) years',
      ),
    ]),
  },
]
