import { together } from '../../../../language/together.ts'
import { words } from '../../../../language/wording.ts'
import { SELF, type Shape, tail } from './shape.ts'

const NUMBER_WORD =
  '(?:\\d{1,2}(?:\\.\\d)?|five|six|seven|eight|ten|twelve|fifteen|twenty|a (?:tenth|fifth|quarter|third))'
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
  'rule|limit|cap|ceiling|max(?:imum|imal)?|as the most|at most|at the most|set myself|never (?:more than|meant|above|over)|nothing (?:above|over)|target weight|meant to be|supposed to be|is allowed|no more than',
)
const BACK_TO = words(
  '(?:sold|sell|selling|trim(?:med|ming)?|cut|cutting|bought|buy|buying|fill(?:ed|ing)?|add(?:ed|ing)?|bring(?:ing)?|brought|took|taking)(?: [a-z0-9%]+){0,4}? (?:down|back|up|off|to)(?: to)?(?: (?:that|it|there|size|\\d+|ten|five|fifteen|twenty))?',
)

/** Trades with a purpose of their own, of which no view of the company is asked. */
export const PLANNED_TRADES_SHAPES: readonly Shape[] = [
  {
    kind: 'hedge',
    of: 'others',
    says: ['You take this as a hedge, {words}: it does its work when something else of yours falls.'],
    needs: /(?<![a-z])puts?(?![a-z])/,
    allows: ['isSupposed', 'isNegated'],
    pattern: words(`
      (?<=(?:^|[.!?,;(] ?|\\d |two |three |four |five |six |ten |my |the |these |some |buy |bought |jan |feb |mar |march |apr |april |may |jun |june |jul |july |aug |sep |sept |oct |nov |dec ))puts?(?: [a-z0-9.%]+){0,6},? (?:against|vs|versus|under|over|for) (?:the |my |our |a )?(?:[a-z0-9%]+ ){0,6}(?:shares|portfolio|book|account|holdings|position|long|longs|stocks|large caps|large-caps)|
      against the \\d+ ?% (?:that|which|i|in|of)${tail(4)}|expect (?:it|them|these|this|both)? ?to (?:expire worthless|lose (?:it|this|the premium)|be worthless)|(?:to )?buys? a floor${tail(5)}`),
  },
  {
    kind: 'income-plan',
    pattern: words(`
      (?<=(?:^|[.!?] ))(?:bought |held |mine |here |own it |hold it )?(?:only |just |purely |simply )?for the (?:monthly |quarterly )?(?:dividends?|income|yield|coupons?|distributions?|payouts?|cheques?|checks?)(?= ?(?:[:.,;!]|$| alone| only))|
      pays (?:me )?(?:my|our) (?:[a-z]+ )?(?:bill|bills|electricity|heating|groceries|holiday|holidays)(?= ?(?:[.,;!]|$| and| every))|(?:want|need) (?:shares|something|stocks) that pays? (?:me )?(?:every|each)(?: [a-z]+)?|(?:meant|supposed|there|here) to pay (?:for )?(?:my|our) [a-z]+|as long as i get my \\d[\\d.]* ?%(?: every year)?`),
  },
  {
    kind: 'rebalancing-by-rule',
    allows: ['isSupposed', 'isNegated', 'isPast'],
    needs:
      /(?<![a-z])(?:rule|rules|always|my (?:own )?plan|limit|cap|ceiling|max|maximum|never meant|was to be|sleeve|target|nothing (?:above|over))(?![a-z])|rule(?=:)/,
    unless: /margins?(?![a-z])|growth|guid|confidence to|stop(?:ped)? /,
    pattern: words(`
      (?:sell|sold|selling|cut|cutting|trim|trimmed|buy|buying|bought|fill|filling|add|added|bring|brought)(?: it| some| a bit| down| up| them)*(?: back)?(?: down| up)? to ${NUMBER_WORD}(?: ?%| percent)?(?: again)?(?= ?(?:[.,;!]|$))|(?:i )?fill it (?:back )?up(?: again)?|
      (?:so )?i (?:buy|sell|add) until it is (?:at )?${NUMBER_WORD}(?: ?%)?(?: again)?|rule (?:says|is) ${NUMBER_WORD}(?: ?%)?,? so(?: [a-z]+){1,4}`),
  },
  {
    kind: 'rebalancing-by-rule',
    of: 'others',
    needs:
      /(?<![a-z])(?:rule|rules|always|my (?:own )?plan|limit|cap|ceiling|max|maximum|never meant|was to be|sleeve|target|nothing (?:above|over)|rebalanc\w*|band)(?![a-z])|rule(?=:)/,
    unless: /margins?(?![a-z])|growth|guid|confidence to|stop(?:ped)? /,
    pattern: words(
      `(?<=[.,;] )(?:so )?back to ${NUMBER_WORD}(?: ?%)?(?= ?(?:[.!]|$))|(?<=(?:^|[.!,;] ))(?:so |and )?back (?:up |down )?to ${NUMBER_WORD} ?(?:%|percent)(?: from ${NUMBER_WORD}(?: ?%| percent)?)?(?= ?(?:[.,;!]|$))`,
    ),
  },
  {
    kind: 'tax-sale',
    allows: ['isNegated', 'isSupposed'],
    needs: /(?<![a-z])(?:tax|taxes|taxable|irs|deduct\w*|gains?|losses|year[- ]end|wash)(?![a-z])/,
    pattern: words(`
      loss(?:es)? for (?:the|my|this year's) tax(?:es| return| year)?|(?:take|taking|book|booking|use|using|bank|need|want|realize|realise)(?: [a-z]+)? (?:the|this|a|my) loss(?:es)? (?:before|in|this|for|against|to)${tail(4)}|writ(?:e|ing) (?:it|this|the loss) off${tail(3)}|(?:buy|come|get|go) (?:it |them )?back (?:in|to it)? ?(?:after|in) (?:\\d+|thirty|thirty-one|31) days`),
  },
  {
    kind: 'sale-for-need',
    of: 'others',
    unless: /(?<![a-z])(?:company|they) (?:needs?|pays?)(?![a-z])/,
    pattern: words(`
      (?:my |our |(?<=(?:^|[.!?,;] |and )))(?:son|daughter|kid|kids|grandson|granddaughter|child|wife|husband)(?: [a-z]+)? (?:starts?|begins?|goes to|go to|gets? married|needs?|is starting|is getting married)(?: at)?(?: the| her| his)? (?:college|school|university|uni|medical|law|in|her|his|next|this)${tail(3)}|(?:goes|go|went) (?:in)?to (?:pay|cover|fund)(?:ing)?${tail(5)}|gave (?:it|them|the shares|these)(?: all)? to my [a-z]+|
      (?:to|will|must|we|i) pay (?:for )?(?:the|my|our|her|his) (?:taxes|tax bill|degree|college|roof|wedding|house|operation|surgery|divorce|builder|contractor|tuition|funeral|care home|nursing home)|(?:roof|boiler|car|furnace|heating)(?: [a-z]+){0,2} (?:leaks|is leaking|died|broke|gave out|needs)`),
  },
  {
    kind: 'index-plan',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:an? |the )?(?:equal|same|fixed) (?:sum|amount|order|buy)(?: [a-z]+)? (?:on|each|every|per)${tail(4)}|whatever (?:the|its) (?:price|level)(?: is| does)?|\\d+ ?\\/ ?(?:wk|week|mo|month|fortnight|paycheck)(?: auto)?|(?:a third|a quarter|half) now,? (?:and )?(?:a third|a quarter|half|the rest) in(?: [a-z]+)?|(?:do not|don't|never) (?:even )?look at the (?:price|chart)|month (?:\\d+|after month)|(?:ye?a?r) \\d+ of \\d+`),
  },
  {
    kind: 'hedge',
    of: 'others',
    allows: ['isSupposed', 'isNegated'],
    says: ['You take this as a hedge, {words}: it does its work when something else of yours falls.'],
    pattern: together([PUT_OPTION], [PROTECTS]),
  },
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
    // Any rule may be one: of a weight it is where a share stands beside it.
    kind: 'rebalancing-by-rule',
    at: 'holding',
    of: 'others',
    allows: ['isSupposed'],
    needs: /\d ?%|(?<![a-z])(?:weight|allocation|band|half of (?:what|everything))(?![a-z])/,
    unless: /margins?(?![a-z])|growth|guid|credit|stop(?![a-z])/,
    pattern: words('rule is (?:a )?rule'),
  },
  {
    // A weight that it has grown to, beside the most that one share may have.
    kind: 'rebalancing-by-rule',
    at: 'sale',
    of: 'others',
    allows: ['isNegated', 'isSupposed', 'isPast'],
    unless: /margins?(?![a-z])|guid|stop/,
    pattern: together([
      words(
        '\\d{1,2}(?:\\.\\d)? ?(?:%|percent) of (?:everything (?:i|we)|all(?: that)? i|what (?:i|we)|(?:my|our|the) (?:portfolio|account|book|money|net worth|savings|whole|ira|assets))(?: (?:own|have))?|(?:too (?:big|large|much|heavy)|outgrown|overweight)',
      ),
      words(
        '(?:limit|cap|ceiling|max(?:imum)?|rule|line|most)(?: [a-z]+){0,5}? (?:is|was|at|of|says) (?:\\d{1,2}|five|ten|fifteen|twenty)|(?:my |the )?(?:limit|cap|ceiling|max(?:imum)?):? (?:\\d{1,2}|five|ten|fifteen|twenty)(?= ?(?:%|[.,;!]|$))|(?:nothing|no (?:one|single) (?:[a-z]+)) (?:above|over|beyond|more than) (?:\\d{1,2}|five|ten|fifteen|twenty)|(?:never|no|not) more than (?:\\d{1,2}|five|ten|fifteen|twenty)',
      ),
    ]),
  },
  {
    kind: 'sale-for-need',
    of: 'others',
    allows: ['isSupposed'],
    pattern: words(
      '(?:closing|completion|completing|settlement|exchange) (?:on|of|for) (?:the|our|my|a) (?:new )?(?:house|flat|home|apartment|condo|place)(?: on (?:the )?[a-z0-9]+| in [a-z]+| next [a-z]+)?|(?:bank|notary|seller|builder|contractor|surgeon|clinic|school|university|landlord|lawyer|vet|hospital) wants (?:the|its|his|her|their|a|our|my) (?:money|deposit|down ?payment|cash|fees?|first)(?: [a-z]+){0,3}|(?:divorce|estate|inheritance) (?:settlement|has to be paid|is being settled)',
    ),
  },
  {
    // A put beside what it covers.
    kind: 'hedge',
    of: 'others',
    ofOption: 'put',
    allows: ['isNegated', 'isSupposed', 'isPast'],
    says: ['You take this as a hedge, {words}: it does its work when something else of yours falls.'],
    pattern: words(
      '(?:cover|covers|covering|protect|protects|insure|insures|offset|offsets) (?:roughly |about |some |around |half |most |part |nearly |almost )*(?:of )?(?:\\$?\\d[\\d.,]*k?|my|our|the (?:book|portfolio|account|long))(?: [a-z0-9]+){0,3}',
    ),
  },
  {
    // So much a month, beside what pays it.
    kind: 'income-plan',
    at: 'not-sale',
    of: 'others',
    needs: /(?<![a-z])(?:dividends?|yields?|payout|distributions?|coupons?)(?![a-z])/,
    allows: ['isSupposed'],
    pattern: words(
      '(?:i|we) (?:need|want|live (?:on|off)|get|spend|draw) (?:about |roughly |some )?\\$?\\d[\\d.,]*k? (?:dollars |bucks )?(?:a|per|each|every) (?:month|year|quarter)|(?:when|once|by the time|until) (?:i|we) (?:stop working|retire|am retired|are retired)',
    ),
  },
  {
    // So much of it that a weight is what it should be, by a rule that the entry names.
    kind: 'rebalancing-by-rule',
    at: 'holding',
    of: 'others',
    allows: ['isNegated', 'isSupposed', 'isPast'],
    unless: /margins?(?![a-z])|guid|stop/,
    pattern: together(
      [
        words(
          '(?:sell|selling|sold|buy|buying|bought|trim|trimming|add|adding|cut|shift|move)(?: (?:only|just|it|some|exactly))* (?:so much|as much|just enough|enough|until|so that|what takes|down to where)(?: [a-z]+){0,6}? \\d{1,2}(?: ?%| percent)?(?: again)?',
        ),
      ],
      [OWN_LIMIT],
    ),
  },
]
