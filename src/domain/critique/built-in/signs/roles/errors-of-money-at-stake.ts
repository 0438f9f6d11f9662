import { together } from '../../../../language/together.ts'
import { words } from '../../../../language/wording.ts'
import type { Sign } from '../sign.ts'
import { PLAIN_ERROR } from './plain-error.ts'
import {
  ALL_IN_ONE,
  DOUBLED,
  HAS_A_DAY,
  HAS_TO_BE_REPAID,
  LOSS_ELSEWHERE,
  PROMISED_TO_OTHERS,
  WAGE_AND_SAVINGS,
} from './said-of-errors.ts'
import { BY_DAY, COLLECTOR, DISPOSED, KIN, OBLIGATION, PAYEE, SAFE } from './word-classes.ts'

const SUM = '(?:[$€£]?\\d[\\d.,]*k?(?: (?:thousand|grand|dollars|bucks|euros?|pounds|quid|francs))*)'
/** It is not this money, it is covered, or it is somebody else's. */
const NOT_THIS_MONEY =
  /(?<![a-z])(?:tenants?|landlords (?:raise|get|collect)|customers|students|borrowers|households|portfolio companies|enrol?ments?|already paid|is paid|are paid|have paid|has paid|covered|can wait|is set aside|separate(?:ly)?|untouched|is safe|(?:fixed|term|call) deposit|savings account|in cash|in the bank|stays?|stay where|guidance|estimate|forecast|not (?:the|my|our|this)|never(?: again)?|no longer|used to|would never|wouldn't|can do without|don't need|do not need|credit line at|the company (?:pays|owes|has)|they (?:pay|owe|raise|charge)|its (?:own )?(?:staff|people|workers)|what was left|left over|once i|learn(?:ed|t)|index fund)(?![a-z])|\d ?(?:bn|billion|million)(?![a-z])/

/** That this is to bring it, or that it is here until then. */
const FROM_THIS =
  "(?:in the mean ?time|until then|till then|meanwhile|by then|before that|up to then|for the time being|so long|(?:this|it|that|which) (?:should|will|has to|must|can|could|ought to|is to|shall|needs to)(?: [a-z]+)? (?:close|cover|pay(?: for)?|bring|make|fill|earn|fetch|give|do it|do the (?:trick|job)|work|be enough|help|double|finance|settle|sort)|(?:can|could|may|might|should|will|is to|has to) (?:just |well |all |also |still )*(?:sit|work|earn|rest|wait|grow|stay|park|live|run|make (?:itself|something|a bit)|fatten|breed|multiply)(?: [a-z]+){0,3}(?: (?:in|here|until|till|for|on))|(?:gives|leaves|buys) (?:me|us|it) (?:[a-z0-9]+ ){1,3}(?:weeks?|months?|days?)|lying (?:dead|idle|around|there|about|fallow)|do(?:ing)? nothing|work a (?:little|bit)|(?:we're|we are|i'm|i am|still|is|are) (?:[a-z0-9$€£.,]+ ){0,3}short(?: of (?:it|that))?(?= ?(?:[.,;!)]|$|and |for |by ))|(?:the )?(?:gap|rest|difference|shortfall|missing)|keep the (?:rest|difference|change)|then i pay|turn (?:it|the [a-z0-9,.]+) into|(?:make|making|to make) (?:the |it |them )?[$€£]?\\d[\\d.,]*k? (?:into|out of)|doubl(?:e|es|ed|ing) (?:it|that|the [a-z]+) (?:by|before|until|first)|(?:by|before) then (?:it|this)|(?:goes|went|is|sits?|parked|put|put it) (?:all )?(?:in(?:to)? (?:this|here|it)|here)|(?:bought|took|buy) (?:this|these|it|them)? ?with (?:it|that))"
/** "Mortgage rates", "wedding registrations": a trade, and nothing that is owed. */
const AS_A_TRADE =
  '(?! (?:rates?|registrations?|market|business|industry|growth|demand|costs?|lenders?|lending|insurers?|makers?|sector|season|prices?|sales|contracts?|orders|revenue|volumes?|inflation|stocks?|companies))'
const TO_PAY = `(?:(?:the |my |our )?${COLLECTOR} (?:(?:doesn't|does not|don't|do not|only|won't|will|first) )*(?:collects?|wants?|comes?|asks?|debits?|calls?|charges?|needs?|expects?|takes?|sends?)|${OBLIGATION}${AS_A_TRADE}|money for (?:the|my|our|her|his|[a-z]+'s) [a-z]+(?: [a-z]+)?|what (?:i|we) owe|the (?:next|last|second|first|third|final) (?:instal?lment|half|quarter|payment|rate|tranche)|${SUM} (?:to|for) (?:the )?${PAYEE})`
/** When, and by whom: "has to be with the bursar on 1 September", "goes to the tax office in March", "before the 28th". */
const CALLED_FOR = `(?:(?:is|are|was|falls?|comes?|becomes?|will be)(?: (?:only|all|again|just))* (?:due|owed|payable|called(?: for| in)?|collected|to be paid)|(?:must|has to|have to|needs? to|wants? to|should|ought to) (?:be|go|reach|get)(?: (?:paid|there|with|in|at|back|to|transferred|wired|settled|by))|${BY_DAY}|(?:to|with) (?:the )?${PAYEE})`

const LENDER =
  '(?:(?:the |my |our |a |an )?(?:credit union|bank|building society|broker|card(?: company)?|credit card|app|overdraft|employer|company|firm|boss|pawn ?(?:shop|broker)|lender|loan (?:shark|office)|finance company|store|payday (?:lender|loan|place)|co-?op(?:erative)?|post office|savings bank|dealer|{kin}))'.replace(
    '{kin}',
    KIN,
  )
const LENT =
  '(?:gave|gives|lent|lends|fronted|fronts|advanced|advances|approved|approves|extended|extends|granted|grants|let me have|offered|wired|raised my limit|paid out)'

const WRITER =
  "(?<=(?:^|[.!?;:,(] ?|(?<![a-z])(?:i|we|i've|we've|have|had|just|also|and|so|then|finally|even|yesterday|today) ))"
const OWN = '(?:all |both |half |most )?(?:of )?(?:my|our|the|both|two|three|all|his|her|their|those|these)'
const ALL_HERE =
  /(?<![a-z])(?:(?:it |they |all |all of (?:it|them) |everything |every (?:cent|penny|dollar|euro) |the (?:lot|whole lot|whole sum|money|proceeds|cash) |which )(?:is|are|went|goes|go|sits?|now sits?|is now|rides|was put)(?: all| now| straight| fully)* (?:in(?:to)?|on) (?:here|it|this|these|them|this one|one (?:share|name|stock|company))|(?:put|putting|moved|moving|bought|threw|poured|placed|stuck|shoved|rolled|piled)(?: (?:it|them|the (?:lot|whole lot|whole sum|whole thing|money|proceeds|cash|entire sum)|everything|all(?: of (?:it|them|that))?))+(?: all| straight| in)*(?: (?:in(?:to)?|on) (?:here|it|this|these|them|this one|one (?:share|name|stock|company|horse|card)))?|(?:for|with) (?:all of it|the lot|every (?:cent|penny|dollar)|all the money)|(?:went|going|go|am|i'm) all[- ]in|(?:there is |there's )?nothing else(?: is| left)? in (?:the|my|our) (?:depot|account|portfolio|pot|book|folder)(?: any ?more)?|one basket|all (?:my|our|the) eggs|(?:only|single) (?:holding|position|stock|share|thing) (?:i|we|left)|the whole (?:sum|amount|lot|pot) (?:in|into|on)|in one (?:go|share|name|stock|basket|place) (?:now|instead)?|all (?:of it )?in (?:here|this|it))(?![a-z])/
const KEEPS_SOME =
  /(?<![a-z])(?:they (?:sold|put|swapped)|company (?:sold|put)|management|stays? (?:where|in)|stay put|half of (?:it|that) (?:stays|remains|is in)|the rest (?:stays|is|goes|remains)|no more than|at most|\d ?% of|a (?:tenth|fifth|twentieth)|some of|a (?:small )?(?:part|bit|slice)|interest from|from the interest|diversif\w+|instead of putting|would be|if i (?:sold|put)|never|not all|kiln|plant|factory|buyback)(?![a-z])/

const LOSS_BEFORE =
  /(?<![a-z])(?:(?:i'm|i am|we're|we are) [$€£]?\d[\d.,]*k? (?:behind|down|under|out|in the red|short|poorer)|(?:i'm|i am|we're|we are|am|stand at|at) (?:(?:down|minus|out|behind)|-) ?[$€£]?\d[\d.,]*|(?:down|minus) [$€£]?\d[\d.,]*k?(?: (?:dollars|euros|bucks))? (?:this|since|on|for|after|from|already|in)|-[$€£]?\d[\d.,]+ (?:this|since|on|after)|lost|cost me|took (?:it|them|[$€£]?\d[\d.,]*k?|my [a-z]+|everything)|took(?: [a-z]+)? (?:hundred|thousand|grand|million)(?: [a-z]+)? (?:from|off)|shook me out|stopped me out|stopped out|cleaned (?:me )?out|burn(?:ed|t)|fleeced|robbed|threw me out|hole in (?:my|the)|red (?:month|year|week)|behind by)(?![a-z])/
const NOT_FOR_IT =
  /(?<![a-z])(?:nothing to do with|has nothing|not (?:to|trying|meant|going|here)(?: [a-z]+){0,3} (?:back|even)|size (?:stays|is what)|(?:the )?same size|usual size|no revenge|not revenge|tax loss|used to|never again|learn(?:ed|t)|customers|market share|they lost|company lost|the company|lawsuit|settlement|their)(?![a-z])/
const SIZE_UP =
  '(?:(?:two|three|four|five|ten|\\d+) times (?:the |my |our )?(?:normal|usual|ordinary|regular) (?:lot|size|stake|amount|bet|position)|(?:double|twice|triple|thrice|treble)(?: the| my| our)? (?:normal |usual |ordinary |regular )?(?:lot|size|stake|amount|bet|position)|(?:a )?bigger (?:stake|bet|size|lot|position) than (?:usual|normal|ever))'

/** Whose money it is, by when it is called for, and how much of all that there is. */
export const ROLES_OF_MONEY_AT_STAKE: readonly Sign[] = [
  {
    // What has to be paid on a day, and what is to come out of this by then.
    ...PLAIN_ERROR,
    kind: 'money-needed',
    weight: 90,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isSupposed', 'isNegated'],
    beside: new RegExp(`(?<![a-z])${FROM_THIS}(?![a-z])`),
    notBeside: NOT_THIS_MONEY,
    pattern: together([words(`${TO_PAY}`), words(CALLED_FOR)]),
    says: HAS_A_DAY,
  },
  {
    // "It is the money for the builders": said of this money itself.
    ...PLAIN_ERROR,
    kind: 'money-needed',
    weight: 89,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isSupposed'],
    beside: new RegExp(`(?<![a-z])(?:${BY_DAY})(?![a-z])`),
    notBeside: NOT_THIS_MONEY,
    pattern: words(
      `(?:it's|it is|this is|that's|that is) (?:all |really |actually )?(?:the |my |our |her |his )(?:${OBLIGATION})(?: money)?(?= ?(?:[.,;!)]|$|for |of |and |until |we |i ))|(?:used|use|using|took|emptied|borrowed from) (?:the |our |my )(?:wages?|payroll|tax|vat|rent|deposit|tuition|salary) (?:account|money|fund|pot)|(?:it's|it is|this is|that's|that is|these are|with|using|used|took) (?:all |really |actually )?(?:the |my |our |her |his |[a-z]+'s )?(?:money|cash|savings|sum|${SUM}) (?:for|of|meant for|that belongs to|which belongs to|we owe|i owe|that is for|set aside for)(?: the| my| our| her| his| [a-z]+'s)?(?: [a-z]+)? (?:${OBLIGATION}|${PAYEE})`,
    ),
    says: HAS_A_DAY,
  },
  {
    // Others' pay, or what is held for the tax office: it sits here until it is due.
    ...PLAIN_ERROR,
    kind: 'money-needed',
    weight: 89,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isSupposed', 'isNegated'],
    notBeside: NOT_THIS_MONEY,
    pattern: words(
      `(?:their|the|my|our|his|her|staff|people's|everyone's|this month's|next month's) (?:[a-z]+ )?(?:${OBLIGATION})(?: money)? (?:can|could|may|might|should|will) (?:just |well |all |also |still )*(?:sit|work|earn|rest|wait|grow|park|stay|run)(?: [a-z]+){0,2} (?:in|here|with)`,
    ),
    says: PROMISED_TO_OTHERS,
  },
  {
    // Lent by somebody, in whatever words, and to be given back.
    ...PLAIN_ERROR,
    kind: 'borrowed-money',
    weight: 88,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isReported'],
    notBeside:
      /(?<![a-z])(?:paid (?:it |them |that |everything )?(?:back|off)|repaid|no (?:loan|debt|margin)|never|not (?:on|with) (?:credit|a loan)|the company|they (?:borrow|lend)|customers|borrowers|loan (?:book|growth|losses)|refused|declined|turned (?:me|it) down|neighbour|neighbor|for the (?:house|flat|car|farm)|advice|told her what)(?![a-z])/,
    pattern: words(`
      ${LENDER} ${LENT} (?:me|us|it to me)?(?: (?:another|a|an|the|up to|about|some))* ?${SUM}(?: [a-z]+){0,3}(?: (?:at|for|over|until|till|against|on) (?:[a-z0-9.]+ ?)+(?:%|months?|years?|weeks?)?)?|
      (?:before|until|till|when|by the time) (?:they|he|she|the bank|the card|it|the store) (?:wants?|needs?|asks? for|has|have to have|calls? for|gets?) (?:it|the money|that|their money|his money|her money) back|
      (?:paid|pay|put (?:it|this|them)|bought (?:it|this|them)|charged)(?: for (?:it|this|them))? (?:with|on|by|to) (?:the|my|a) (?:credit )?(?:card|overdraft|tab|slate|store card|credit line)(?= ?(?:[.,;!)]|$|and |which |because |for |until ))|
      ${WRITER}(?:took|taken|got|drew|had)(?: out)? (?:an? |the )?(?:advance|float|bridge|sub|payday advance) (?:on|of|against|from) (?:my|our|the|next)(?: [a-z']+){0,2} (?:wages?|salary|pay|harvest|commission|bonus|inheritance|pension|crop)|
      ${WRITER}(?:drew|pulled|took|drawn|used)(?: out)? (?:${SUM} )?(?:from|on|off|out of|against|up) (?:the |my |our )(?:overdraft|heloc|credit line|line of credit|home equity|mortgage|card|credit card|house|policy|business account|firm's account|club's [a-z]+|farm account)|
      (?:makes?|earns?|brings?|yields?|pays?|does|returns?) (?:more|better|\\d+ ?%) than (?:that|the (?:loan|interest|rate|bank|\\d+)|\\d[\\d.]*(?: ?%)?),? (?:so |and |hence |therefore )*(?:the )?(?:difference|spread|rest|margin|gap|profit|surplus) (?:is|stays|goes|belongs)(?: all)? (?:mine|ours|to me|with me|my [a-z]+)`),
    says: HAS_TO_BE_REPAID,
  },
  {
    // What was safe is gone, and all of it is in here.
    ...PLAIN_ERROR,
    kind: 'size-too-large',
    weight: 88,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isNegated'],
    beside: ALL_HERE,
    notBeside: KEEPS_SOME,
    pattern: words(`
      ${WRITER}${DISPOSED}(?: ${OWN})? (?:[a-z]+ ){0,2}?${SAFE}|
      (?:the|my|our)(?: [a-z]+)? ${SAFE}(?: [a-z0-9'%]+){0,9},? (?:i|we)(?:'ve| have)? (?:${DISPOSED}) (?:them|it|those)(?: go)?|
      ${SAFE} (?:is|are|were|was) (?:sold|gone|cashed|closed|empty|emptied|cancel(?:l)?ed|history|dissolved|surrendered)`),
    says: ALL_IN_ONE,
  },
  {
    // Wage, pension and savings, of one house.
    ...PLAIN_ERROR,
    kind: 'same-exposure',
    weight: 84,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isNegated'],
    beside:
      /(?<![a-z])(?:(?:they|the (?:mill|yard|plant|company|firm|bank|office|works|factory|mine|hospital|railway|port|group)) (?:pays?|paid|employs?) (?:my|our|me|us)(?![a-z])|(?:i|we)(?:'ve| have| both| also)* (?:work|worked|been)(?: both| all)? (?:here|there|for (?:them|this (?:company|firm)|\d+ years)|at (?:the|this)|in (?:the|this)(?: [a-z]+)? (?:mill|yard|plant|works|factory|mine|bank|office))|(?:been|am|i'm) (?:an? |the )?[a-z]+ (?:here|there) (?:for|since)|half my (?:pay|salary|wage) is|my (?:husband|wife|partner) and i(?: [a-z]+)? work|after (?:\d+|[a-z]+(?:-[a-z]+)?) years (?:in|at|on|with) (?:the|this)|(?:staff|employee|share|stock|savings) plan|espp|rsus|payslip|my (?:boss|shift|desk|locker|foreman)|my (?:wage|salary|pension|job|bonus)(?: [a-z]+){0,2} (?:is|comes?|are|hangs|depends)(?: [a-z]+)? (?:here|there|from (?:them|here|there)|with them|on (?:them|it)))(?![a-z])/,
    notBeside:
      /(?<![a-z])(?:left them|i left|used to|no longer|retired (?:from|years)|sold (?:half|the|my)|too much|pays its|pays their|dilutes?|at most|no more than|\d ?% of (?:what|my|our|all)|index|not (?:my|the) savings|lock-?up ends)(?![a-z])/,
    pattern: words(`
      (?:my|our)(?: own)? (?:[a-z]+ )?(?:savings|severance|inheritance|bonus|nest egg|money|pension pot|lump sum)(?: money)?(?: now| also| too)* (?:on top|as well|go(?:es)? in|go(?:es)? (?:in )?too|is in (?:it|here|this|them)|are in (?:it|here|this|them)|with (?:them|it) too|in (?:it|here|this|them))(?: (?:too|now|as well))*|
      (?:what|everything|all(?: that)?|whatever) (?:i|we)(?:'ve| have)? (?:put by|put aside|saved|set aside|own|scraped together)(?: [a-z]+){0,5} (?:is|are|goes|went|sits) (?:all )?(?:in(?:to)? (?:it|here|this|them)|there|with them)(?: (?:too|now))*|
      (?:put|putting|add|adding|send|move)(?: (?:the|my|our|this year's|also|even|now))* (?:bonus|savings|severance|inheritance|money|wages)(?: [a-z]+){0,2} (?:there|here|in|into (?:it|them)|with them)(?: (?:too|as well|also))*|(?:401k|pension|isa|super|savings|retirement)(?: (?:is|are|sits|already|also|all|mostly))* in (?:company|their|its|employer|our) (?:stock|shares)|
      (?:the )?(?:severance|bonus|redundancy(?: money)?|savings) (?:goes?|went|is going) (?:in|into (?:it|this|them)|here)(?: too| as well)?|(?:i )?(?:hold|bought|have|take|buy|added|get)(?: another| a further| an extra| \\d[\\d.,]*)+ (?:of (?:them|theirs)|on top|shares on top)`),
    says: WAGE_AND_SAVINGS,
  },
  {
    // A loss elsewhere sets the size, or the aim.
    ...PLAIN_ERROR,
    kind: 'revenge',
    weight: 82,
    at: 'purchase',
    isToldWhole: true,
    allows: ['isPast', 'isSupposed'],
    beside: LOSS_BEFORE,
    notBeside: NOT_FOR_IT,
    pattern: words(`
      (?:brings?|gets?|takes?|puts?|makes?|lifts?|carries|pulls?|to get|to be|until i(?:'m| am)|back) (?:me |us |it |the (?:account|month|year) )?(?:back )?(?:to |at )?(?:zero|even|flat|square|(?:the |in the )?black|where i (?:was|started)|par|nil|level)(?: again| at last)?(?= ?(?:[.,;!)]|$|so |and |with |by |before ))|
      (?:i |now i |i'll |i will |i'm |i am |to |this will |it will |we )(?:now )?(?:fetch|get|win|take|earn|claw|bring|make|have|steal|grab|collect|recover|pull|want)(?:ing)? (?:it|that|them|those|my (?:money|shares|\\d[\\d.,]*k?)|everything|what (?:is mine|i lost|they took|it took))(?: all)? back|
      (?:until|till) (?:it|they|this) (?:has|have) (?:paid|given|brought)(?: [a-z]+){0,6} back|(?:it|this|they|this (?:thing|stock|share|one)) owes? (?:me|us)(?= ?(?:[.,;!)]|$|and |for |that |every ))|
      ${SIZE_UP}`),
    says: LOSS_ELSEWHERE,
  },
  {
    // Twice as much at each step down, without an end.
    ...PLAIN_ERROR,
    kind: 'overconfidence',
    weight: 80,
    at: 'not-sale',
    isToldWhole: true,
    allows: ['isSupposed', 'isReported', 'isNegated'],
    notBeside:
      /(?<![a-z])(?:at most|no more than|not more|maximum|max|limit(?:ed)?|then (?:i )?stop|stop (?:at|is)|only (?:once|twice)|never (?:double|average)|don't (?:double|average)|do not (?:double|average)|would be|casino|ruin|revenue|sales|capacity|profits?|output|users|customers|dividend|a third (?:now|after))(?![a-z])/,
    pattern: words(`
      (?:(?:twice|double|three times|2x|the double) (?:that|it|as (?:much|many)|the (?:size|lot|amount|stake|number)|again)?)(?:,| and| then| at [$€£]?\\d[\\d.,]*| below [$€£]?\\d[\\d.,]*| if it [a-z]+(?: [a-z0-9]+){0,3}| i (?:buy|take|add))* (?:twice|double|the double|four times|three times|doubled) ?(?:again|that|it|as much|more)(?: again)?|
      (?:each|every) (?:time|step|dollar|euro|five|ten|\\d+ ?%|fall|drop|leg)(?: [a-z0-9%]+){0,5},? (?:i |we )?(?:buy |take |add |put in |order )?(?:twice|double|the double|two times)(?: (?:that|as (?:much|many)|the (?:size|lot|amount|stake|last|previous|number)|of the [a-z]+|what))?|
      doubl(?:e|ing)(?: (?:the|my) (?:stake|lot|size|position|bet))? (?:each|every|after each|after every|with each|with every|on each|on every) (?:time|step|fall|drop|loss|leg|\\d+ ?%|dollar|[a-z]+ (?:down|lower))`),
    says: DOUBLED,
  },
]
