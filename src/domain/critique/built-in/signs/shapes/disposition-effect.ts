import { together } from '../../../../language/together.ts'
import { words } from '../../../../language/wording.ts'
import { AMOUNT, SELF, type Shape, tail } from './shape.ts'

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
  "(?:not|won't|can't|cannot|never|will not|no way|hardly|couldn't) (?:going to |gonna |about to |just |simply )*(?:be )?(?:quit|quitting|give up|giving up|leave|leaving|stop|stopping|sell|selling|walk|walking|let go|throw|throwing|bail|bailing|abandon|drop)(?: [a-z]+)?|not (?:the |a )?(?:guy|person|man|woman|one|type|kind|quitter)(?: who| that| to)? (?:leaves?|quits?|sells?|gives? up|walks?|runs?)(?: [a-z]+)?|too (?:far|long|deep|late) (?:in )?(?:to|now)|for nothing|wasted|be a waste|would be a shame",
)
const NO_LOSS = words(
  'without (?:having |ever )?(?:a loss|losing|lost|loss|losses)(?: [a-z]+)?|(?:lost|lose|losing) (?:nothing|not a cent|no money)|what (?:i|it) (?:paid|cost me|cost)|my (?:cost|entry|own price|price|average|purchase price|stake|money)(?: back)?|break[- ]?even|back to zero|square|made whole|in the black again|where (?:i|we) (?:came|got|went|bought|started|jumped)(?: in| it| out| on)?',
)
const LEAVES = words(
  "let (?:it )?go|let go of it|sell|leave|get out|am out|be out|part with|done with it|rid of it|walk away|say goodbye|free of it|(?:am|i'm) (?:gone|done|finished)",
)
const WHEN = words(
  'when|once|until|till|the (?:day|moment|minute|week)|as soon as|not before|only after|if it (?:ever )?(?:comes|gets)|one (?:of these days|day)|some ?day|then',
)

const FALLING_AVERAGE = words(
  '(?:my|the|our) (?:new )?(?:average|avg|break[- ]?even|cost(?: basis)?|entry|mean)(?: price| cost)?(?: then| already)? (?:comes?|goes|drops?|falls?|is|gets|would be|becomes|sinks|moves|will be|halves)(?: [a-z0-9$.]+){0,4}|averag(?:e|ing|ed) (?:it |this |them )?down|(?:lowers?|halves?|cuts?|brings? down|reduces?|lowering|bringing down) (?:my|the) (?:average|cost|entry|break[- ]?even)',
)
const SMALL_RISE = words(
  '(?:i |it |we |then |and )*(?:only |just |then |would )*(?:need|needs|takes?|wait for|have to wait for|must rise|has to rise|has to go up|must go up)(?: only| just| merely)? (?:\\$?\\d[\\d.]*(?: dollars| bucks)? to (?:be|get|come)(?: back)? (?:even|free|out|whole|flat)|(?:an? |one |the )?(?:small|tiny|little|slight|modest|half|mini|short|\\d[\\d.]* ?%)(?: of)?(?: (?!(?:revenue|sales|margin|earnings)(?![a-z]))[a-z]+){0,4} (?:free|even|out|square|whole|flat|clean|break[- ]?even|zero|black|breakeven|my money back)|(?:a |one )?(?:small|tiny|little|slight|modest) (?:rise|rebound|bounce|gain|move|recovery|jump|uptick))',
)

/** Winners that are sold and losers that are kept, because of what was paid or lost. */
export const DISPOSITION_EFFECT_SHAPES: readonly Shape[] = [
  {
    kind: 'get-even',
    allows: ['isSupposed', 'isPast', 'isNegated'],
    pattern: words(`
      (?:just |only |simply )?want my (?:\\$?\\d[\\d.,]*k?|money|cost|price)(?: dollars| a share)? back|
      (?:when|once|until|till|til|if|as soon as|the day|the moment)(?: [a-z]+){0,3} (?:reach(?:es)?|is at|hits|sees|touch(?:es)|gets to|back (?:at|to)|returns to) my (?:purchase|buy|buying|entry|cost|own|average)(?: (?:price|cost|basis))?|
      not (?:one|a|a single) (?:cent|dollar|penny) (?:earlier|less|under|below)|owes? me \\$?\\d[\\d.,]*(?: dollars| a share)*|(?:then )?(?:i )?only need(?:s)? \\$?\\d+ to be out`),
  },
  {
    // Of what is held elsewhere this ledger has no loss: the words say that there is one.
    kind: 'get-even',
    at: 'purchase',
    when: undefined,
    allows: ['isSupposed'],
    unless:
      /(?<![a-z])(?:says?|said|tells me|told me|thinks?|according to)(?: [a-z]+)?(?: that)? (?:if )?(?:my|the|our) (?:new )?(?:average|avg|break|cost|entry)/,
    pattern: together([FALLING_AVERAGE, SMALL_RISE]),
    says: [
      'You write {words}: would you buy {ticker} for this money if you had none of it yet?',
      'You write {words}: had you paid another price, would the decision be the same?',
    ],
  },
  {
    kind: 'loss-aversion',
    allows: ['isNegated', 'isSupposed', 'isIronic'],
    pattern: words(`
      (?:a )?paper loss(?:es)? (?:is|are) (?:no|not a) loss(?:es)?|(?:it's |its |it is |that's |is )?(?:only |just |merely |still )*(?:a )?(?:paper loss(?:es)?|loss(?:es)? on paper|unreali[sz]ed(?: loss(?:es)?)?)(?= ?(?:[.,;!?)]|$| (?:until|till|til|unless|as long|so far|anyway|is|for now)))|
      (?:not|no|isn't|ain't) (?:a )?(?:real )?loss (?:until|till|til|unless|if|as long as|before)(?: [a-z']+){1,3}|(?:loss|losses|minus|money) (?:would|will|becomes?|gets?) (?:then )?be(?:come)? (?:really gone|real|final)|cannot bring myself to (?:sell|do it|press|put)${tail(3)}|
      (?:not|never) selling (?:at|near) the (?:bottom|low|lows)`),
  },
  {
    kind: 'disposition',
    of: 'others',
    allows: ['isNegated', 'isSupposed', 'isPast'],
    pattern: words(`
      (?:nobody|no one|noone|you|one)(?: ever| never| can't| cannot)* (?:went|go|goes|gets?|got) (?:broke|poor|bankrupt)(?: by| from)?(?: (?:taking|booking))?(?: an?| some| the)? ?(?:profits?|gains?)?|
      (?:rather|better) (?:have|see|take) (?:it|them|the money|the gain|that) in (?:my|the) (?:pocket|bank|account)|(?:stand|bear|take) the (?:thought|idea) of (?:giving|losing)(?: [a-z]+){0,3} back|so that i (?:can't|cannot|don't) lose (?:it|them)(?: again)?`),
  },
  {
    kind: 'revenge',
    allows: ['isPast'],
    at: 'purchase',
    needs: /(?<![a-z])(?:from (?:me|us)|lost|losing|loss|losses|burned|burnt|stole|cost me|wiped|stopped out)(?![a-z])/,
    pattern: words(`
      (?:take|get|win|have|want|claw|earn)(?:ing)? (?:it|that|them|this|all of it|my (?:money|${AMOUNT})|what (?:it|they) took)(?: all)? back|every (?:cent|dollar|penny)(?: of it)?(?: back)?|(?:took|stole) (?:this|it|${AMOUNT}|my [a-z]+|everything) from (?:me|us)`),
  },
  {
    kind: 'sunk-cost',
    of: 'others',
    told: undefined,
    at: 'hold',
    allows: ['isSupposed'],
    pattern: words(
      `to (?:leave|sell|quit|stop|give up|go)(?: it)?(?: now| here)? would (?:mean|make)(?: that)?(?: [a-z]+){0,5} for nothing`,
    ),
  },
  {
    kind: 'sunk-cost',
    allows: ['isSupposed', 'isPast', 'isNegated'],
    at: 'not-sale',
    told: 'past',
    pattern: words(`
      (?:i |i've |i have |we |have )?(?:spent|put|invested|sunk|poured|given)(?: in)? (?:\\d+|two|three|four|five|six|ten|many|so many|a lot of|countless|hundreds of|all my)(?: [a-z]+)? (?:years|months|weeks|hours|evenings|nights|weekends)${tail(5)}|
      (?:two|three|four|five|six|ten|many|\\d+) years of my (?:life|evenings|weekends|work|time)${tail(4)}|all (?:of )?(?:that|this|it) (?:was|would be|would have been) for nothing|(?:it was|been) all for nothing|throw(?:ing)? (?:that|it|all that|this|two years|all of it) away(?: now)?`),
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
    // What another trade has lost, beside the wish for a gain that makes up for it.
    kind: 'revenge',
    at: 'purchase',
    of: 'writer',
    allows: ['isPast', 'isSupposed'],
    pattern: together(
      [
        words(
          '(?:down|lost|lose|losing|minus|blew|dropped|out) (?:about |over |almost |another |some )?(?:\\$?\\d[\\d.,]*k?(?: grand| bucks| dollars| euros)?|half|a lot|a fortune|a few grand|a month of [a-z]+)(?: [a-z]+){0,2} (?:on|in|with|from) (?:that |my |the |this )?[a-z]+',
        ),
      ],
      [
        words(
          'need (?:a|one|some) (?:[a-z]+ )?(?:green|good|winning|big) (?:[a-z]+ )?(?:day|week|month|trade|win|year)|(?:make|win|get|earn|claw|gets?|making|winning|getting) (?:it|that|this|them|all of it|some of it|the money|my money|everything)(?: all)? back|back to (?:flat|even|zero|where i was)|gets? me back|recoup|make up for it|repair the (?:damage|month|year)',
        ),
      ],
    ),
  },
  {
    kind: 'revenge',
    at: 'purchase',
    of: 'self',
    allows: ['isPast', 'isSupposed'],
    pattern: words(
      '(?:get|getting|take|taking|win|winning|want|claim|claiming) back what (?:i|it|they|the market|this thing|that|was)(?: [a-z]+){1,4}',
    ),
  },
  {
    kind: 'loss-aversion',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(
      "(?:can't|cannot|can not|couldn't|could not) (?:quite |really |just )?(?:bring|get) myself to (?:sell|book|take|realize|realise|press|click|hit|crystallize|lock|cut)(?: (?!(?:and|but|that|which|because|so)(?![a-z]))[a-z0-9%]+){0,5}|(?:too (?:painful|proud)|hurts too much|makes me sick) to (?:sell|book|take (?:the|that) loss|realize it|look at it)",
    ),
  },
  {
    kind: 'disposition',
    at: 'sale',
    of: 'others',
    allows: ['isPast', 'isSupposed', 'isNegated'],
    pattern: words(
      '(?:a )?bird in (?:the|my) hand|(?:want|wanted|need|needed|like|liked|nice|good)(?: to)?(?: finally)? (?:have|book|get|show|see|to have|to book|to get|to see|take) (?:one|a|at least one|some) (?:win|winner|gain|profit|green)(?: [a-z]+){0,4}|(?:lock|locking|locked) (?:it|them|that|this|the (?:gain|profit|win)s?|my (?:gain|profit)s?|something|some) in|before (?:it|they|the market) (?:takes?|gives?) it (?:away|back)',
    ),
  },
  {
    // Who does not look, so that it is no loss.
    kind: 'loss-aversion',
    at: 'hold',
    of: 'self',
    allows: ['isNegated', 'isSupposed', 'isPast'],
    pattern: together([
      words(
        "(?:don't|do not|won't|will not|can't|cannot|never|stopped|stop|avoid|haven't|have not|without) (?:even |ever |really )?(?:open(?:ed|ing)?|look(?:ed|ing)?|check(?:ed|ing)?|log(?:ged|ging)? in)(?: (?:at )?(?:it|this|the (?:app|account|balance|price|statement)))?",
      ),
      words(
        "(?:isn't|is not|not|no longer|never|less) (?:real|a loss|lost|there|happening|final)|does not (?:exist|count|hurt)|doesn't (?:exist|count|hurt)|pretend(?:ing)?|cry|sick|can't (?:hurt|be lost)|as if it (?:was|were|is) not|hurts? (?:less|too much)",
      ),
    ]),
  },
  {
    kind: 'loss-aversion',
    at: 'hold',
    of: 'self',
    allows: ['isNegated', 'isSupposed', 'isPast'],
    pattern: words(
      "(?:can't|cannot|can not|couldn't|could not|won't|unable to) (?:ever |quite |just )?(?:press|click|push|hit|tap|pull|touch) (?:on )?(?:that|the|it)? ?(?:red |sell )?(?:button|trigger|sell)|finger over the (?:sell )?button(?: [a-z]+){0,4}",
    ),
  },
  {
    kind: 'house-money',
    of: 'others',
    allows: ['isPast', 'isSupposed'],
    pattern: words(
      '(?:only|just|all|merely) (?:the |with )*(?:money|cash|profits?|gains?|winnings?|dollars|what) (?:that )?(?:i|we|it|they) (?:won|made|earned|took|got|gained)(?: (?:me|us))?(?: (?:on|from|off|out of|with) (?:the |my |that |this )?[a-z]+(?: (?!(?:and|but|so|anyway)(?![a-z]))[a-z]+)?)?|(?:won|made) it on the (?:last|other) (?:one|trade|bet)',
    ),
  },
]
