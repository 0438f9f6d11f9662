import { together } from '../../../../../language/together.ts'
import { words } from '../../../../../language/wording.ts'
import type { Sign } from '../../sign.ts'
import {
  ALL_IN_ONE,
  DOUBLED,
  HAS_A_DAY,
  HAS_TO_BE_REPAID,
  LOSS_ELSEWHERE,
  OTHERS_MONEY,
  WAGE_AND_SAVINGS,
} from '../said-of-errors.ts'
import { BY_DAY, COUNT, DISPOSED, OBLIGATION, PAYEE, SAFE } from '../word-classes.ts'
import { SCATTERED_ERROR, STANDS_FOR } from './scattered-error.ts'

/** What is to be paid, and that it lies idle until then. */
const PAYS =
  '(?:paid(?: off| out)?|pay|payable|due|owe[sd]?|owing|settle[ds]?|confirm(?:ed)?|deposit(?:ed)?|hand(?:ed)? over|transfer(?:red)?|wants? (?:cash|it|their money|his money|her money|to be paid)|has to be|have to be|must be|needs? to be|called|collected|invoice[ds]?|bill(?:ed)?|fees?|rent|instal?lments?|tuition|moves?|moving|wedding|surgery)'
const IN_THE_MEANTIME =
  '(?:idle|lie|lying|sit|sitting|sleep|sleeping|in (?:between|the meantime)|meanwhile|by then|until then|till then|for (?:the )?(?:\\d+|[a-z]+) (?:weeks?|months?|days?)(?= ?(?:[.,;!)]|$))|i have (?:only |just )?[$€£]?\\d[\\d.,]*(?= ?(?:[.,;!)]|$|so far|of it|now))|(?:two|three|a few|a couple of|one) good (?:days?|weeks?|months?)|short of (?:it|that)|the gap|not enough|we are there|i am there|that does it|does the trick|covers it|closes the gap|make up the (?:\\d[\\d.,]*|rest|difference)|time enough|enough time)'

/** A till that is somebody else's. */
const SUM = '[$€£]?\\d[\\d.,]*k?'
const OTHERS_POT =
  "(?:float|till|petty cash|cash ?box|kitty|collection|coffee (?:money|fund)|honesty box|(?:club|association|parish|class|team|church|choir|society|union|company|business|client|clients|trust|joint|school|scout|troop|committee|fire brigade|community|condo|estate|escrow)(?:'s|s')? (?:cash|money|account|funds?|kitty|reserve|till|float|savings|coffers))"

/** What somebody has got once or put by, and that this alone has all of it. */
const WINDFALL =
  '(?:endowment(?: policy)?|inheritance|(?:divorce )?settlement|severance|redundancy|compensation|gratuity|lump sum|pension(?: pot| fund)?|payout|pay-?out|bonus|life insurance|proceeds|(?:the|my|our) (?:house|flat|farm|shop|boat|car|land|practice|business)(?: money| sale| was sold| is sold)?|lottery win|jackpot|nest egg|savings|dowry|insurance money|building (?:loan|savings) (?:contract|plan)|(?:little )?gold|jewel(?:le)?ry|heirlooms?|stamp collection)'
const ONE_ONLY =
  '(?:one (?:goal|conviction|line|card|horse|place|name|share|basket|bet|thing|idea|position|company|stock)(?: only)?|to the (?:last|very last) (?:euro|cent|penny|dollar|franc|pound|krone|krona|crown|coin)|every (?:last )?(?:euro|cent|penny|dollar|franc|pound|coin|krona|krone)|everything (?:in|on|into|works|rides|goes|is)|all (?:of it|in|on|for)(?: (?:here|this|one|it|now))?|the lot(?= ?(?:[.,;!)]|$|in|on|is|went))|nothing (?:else|left|more|remains)|(?:stands?|works?|working|sits?|lives?)(?: all)? (?:in )?here|not a (?:cent|penny|euro) (?:left|elsewhere|anywhere)|in (?:here|this|it) (?:completely|whole|entirely|altogether)|whole (?:sum|amount|thing|lot)|(?:was|is|went|are|put) (?:all )?in (?:here|it|this) (?:to|by|down)|why (?:keep|spread|hold|have)(?: [a-z]+){0,6})'

/** Each step down, twice as much at it, and what sets an end to it. */
const EACH_STEP = `(?:(?:every|each|with every|at every|for every|after (?:every|each))(?: (?:[$€£]?\\d[\\d.,]*|${COUNT}))?(?: [a-z%]+){0,3}? (?:lower|down|deeper|cheaper|drop|fall|step|leg|loss|red day|%)(?: [a-z]+){0,3})`
const TWICE =
  '(?:double|doubled|twice|two times|2x|twofold|the double)(?: (?:of|the|what|that|as|my|again|it|last|then))*'
const HAS_END =
  /(?<![a-z])(?:at most|no more|not more|maximum|max|then i stop|i stop|stop at|limit|only (?:once|twice)|never|don't|do not|would|casino|ruin|revenue|sales|dividend|a (?:third|quarter|half) (?:now|after|at))(?![a-z])/

/** A loss, that this is to make it good, and what shows that it is not meant so. */
const HURT =
  '(?:(?:lost|losing|losses?|minus|down|gone|wiped(?: out)?|bloodbath|burn(?:ed|t)|cost me|took|massacre|disaster|red|hole|slaughter(?:ed)?|cleaned out|stopped out|ate my|swallowed my|devoured my|blew up|expensive (?:week|month|day)|black (?:week|month|friday|monday))(?: [a-z0-9$,.]+){0,4})'
const MENDS =
  "(?:(?:put|make|set|puts|makes|sets|get|gets)(?: (?:[a-z]+|this|last|all of|the whole)){0,3} (?:right|good|whole|even|straight|square)(?: again)?(?= ?(?:[.,;!)]|$|and |that's|so ))|(?:make|makes|making|made) up for (?:it|that|this|the|my|last|yesterday|[a-z]+day|may|march|june|july|april)(?: [a-z]+)?|(?:repair|repairs|mend|mends|fix|fixes|heal|heals|undo|undoes|erase|erases|wipe out|plug|plugs|fill|fills)(?: (?:the|my|that|this|it|last))*(?: (?:hole|loss|losses|damage|month|week|year|account|it|wound))|(?:back|return) (?:to|in|into|at) (?:zero|even|the black|square|where i (?:was|started))|(?:fetch|win|take|get|earn|bring)(?:s|ing)? (?:it|that|them|everything|my money|the money)(?: all)? back|that's why (?:it's|it is|i took) [$€£]?\\d[\\d.,]* and not [$€£]?\\d[\\d.,]*|(?:pays?|has to pay|must pay|will pay) (?:for|me) (?:it|that|back|them|what)|want (?:that|it|this|them)(?: [a-z]+)? (?:out of|from) (?:this|it|here)(?: one)?|(?:heavier|bigger|larger|deeper) than (?:i )?(?:usual(?:ly)?|normal(?:ly)?|ever|before)|square accounts|settle (?:the )?(?:score|accounts?))"
const NO_GRUDGE =
  /(?<![a-z])(?:nothing to do|usual size|same size|not to|no revenge|learn|they lost|company|customers|share of the market|market share|lawsuit|revenue|tax)(?![a-z])/

/** Where one works, and that the savings are there too. */
const AT_THE_PLACE =
  '(?:i (?:drive|work|cook|teach|weld|clean|fly|sail|drill|nurse|guard|build|repair|mill|cast|pack|load|sort|count|serve|brew|press|run|man)(?: [a-z]+){0,2} (?:their|for them|there|here|in their|at their|on their)(?: [a-z]+)?|from (?:the )?inside|\\d+ years (?:at|in|on|with|for|behind)(?: [a-z]+){1,3}|(?:twenty|thirty|ten|fifteen|[a-z]+teen|[a-z]+ty(?:-[a-z]+)?) years (?:at|in|on|with|for|behind)(?: [a-z]+){1,3}|(?:my|our) (?:shift|foreman|payslip|works council|plant|depot|locker|desk|badge|employer|boss)(?: [a-z]+){0,3}|(?:their|the company|company|works|staff) (?:housing|pension|canteen|car|flat|health|housing fund|pension fund)|they (?:pay|employ|house|feed)(?: [a-z]+){0,2} (?:me|my|us|our)(?: [a-z]+)?|(?:feeds|employs|pays|keeps|houses)(?: [a-z]+){0,3} (?:us|me|my family|our family|the family)|my (?:wife|husband|sons?|daughters?|brother|sister|father|boys|girls) (?:in|at|on) the [a-z]+)'
const AND_SHARES =
  "(?:(?:\\d[\\d.,]* (?:of )?(?:their|its|the)? ?shares?|bonus shares|staff shares|employee shares|free shares|discount shares|matching shares|stock options|options)(?: [a-z]+){0,6} (?:too|as well|also|on top|kept|all|keep|in the drawer|now|with (?:them|it)|again|never sold)|(?:the )?money (?:from|of|for) (?:my|our|the)(?: [a-z']+){1,4}(?: [a-z]+){0,4} (?:with them|there|in|into|too|as well|on top)(?: (?:too|as well))*|(?:gets?|got|has|holds?) (?:what|everything|all(?: that)?) (?:i|we) (?:had|have|saved|own)(?: [a-z]+){0,3}|(?:savings|inheritance|severance|bonus|everything|what (?:i|we) saved)(?: [a-z]+){0,4} (?:with them|there|in (?:too|it|here)|too|as well|on top|also))"

/** Whose money it is, by when it is called for, and how much of all that there is. */
export const SCATTERED_OF_MONEY_AT_STAKE: readonly Sign[] = [
  {
    ...SCATTERED_ERROR,
    kind: 'money-needed',
    weight: 85,
    at: 'purchase',
    allows: STANDS_FOR,
    // Somebody's own, and a sum or its money.
    needs:
      /^(?=[\s\S]*(?<![a-z])(?:i|we|my|our|me|us|i'm|we're)(?![a-z]))(?=[\s\S]*(?:(?<![a-z])(?:money|cash|hundred|thousand|grand)(?![a-z])|[$€£]\d|\d{3}))/,
    notBeside:
      /(?<![a-z])(?:current account|already|paid from|tenants?|customers|they (?:pay|move|raise)|their (?:rent|plant|staff)|the company|can wait|set aside|as every|beyond that|not a cent|afterwards|fixed deposit|dividends?)(?![a-z])|\d ?(?:bn|million|billion)/,
    pattern: together(
      [
        words(`${PAYS}|${OBLIGATION}|(?:to|by|from) (?:the )?${PAYEE}`),
        words(`${BY_DAY}|first|\\d{1,2}(?:st|nd|rd|th)`),
      ],
      [words(IN_THE_MEANTIME)],
    ),
    says: HAS_A_DAY,
  },
  {
    // Out of a till that is somebody else's.
    ...SCATTERED_ERROR,
    kind: 'borrowed-money',
    weight: 91,
    at: 'purchase',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    notBeside:
      /(?<![a-z])(?:with (?:the|their) (?:consent|approval|vote)|voted|we all agreed|on behalf of|they took|the company took|ice cream float)(?![a-z])/,
    pattern: words(
      `trust(?:s|ed)? (?:me|us) with (?:his|her|their)(?: [a-z]+){1,3}|(?:is|are|lies|sits)(?: [a-z]+){0,3} (?:on|in|with) (?:the|our) ${OTHERS_POT}(?=[^.!?]*(?<![a-z])(?:until|till|before)(?![a-z]))|(?:took|taken|borrowed|comes|came|lent|is|used|using|moved|got)(?: (?:it|this|that|the money|${SUM}|[a-z]+)){0,3} (?:from|out of|off) (?:the|our|my|their|his|her) (?:[a-z]+(?:'s|s')? )?${OTHERS_POT}|(?:put|pay|paid|return|bring|brought|lay)(?: (?:it|that|the money|everything))? back before (?:the |my |our |anyone|anybody|somebody|they|he|she)(?: [a-z]+){0,3} (?:counts?|notices?|looks?|checks?|asks?|audits?|comes|returns|is back|needs|misses)`,
    ),
    says: OTHERS_MONEY,
  },
  {
    ...SCATTERED_ERROR,
    kind: 'borrowed-money',
    weight: 85,
    at: 'purchase',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    needs: /(?<![a-z])(?:i|we|my|our|me|us|i'm)(?![a-z])/,
    notBeside:
      /(?<![a-z])(?:their|customers|bad debts|write-?offs?|lender|they (?:lend|offer)|merchants|paid (?:it )?(?:off|back)|no (?:card|loan)|never)(?![a-z])/,
    pattern: together([
      words(
        'zero (?:percent|interest)|0 ?%|interest[- ]free|no interest|nothing to pay|pay later|buy now|in (?:twelve|six|ten|24|36|\\d+) (?:instal?lments?|rates)|first (?:payment|rate|instal?lment) (?:only |not )?(?:in|until|before)',
      ),
      words(
        '(?:my|the|a|new|this) (?:[a-z]+ )?(?:card|credit card|overdraft|loan|credit|credit line|bank|app)|borrow\\w*|lend\\w*|lent',
      ),
    ]),
    says: HAS_TO_BE_REPAID,
  },
  {
    ...SCATTERED_ERROR,
    kind: 'size-too-large',
    weight: 84,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside:
      /(?<![a-z])(?:stays?|stay|why not keep|money market|index|bonds|the rest|half of|interest|they (?:sold|put)|the company|not all|diversif\w*|never|instead)(?![a-z])/,
    pattern: together(
      [
        words(
          `${DISPOSED}(?: [a-z]+){0,3} ${SAFE}|${DISPOSED}(?: (?:the|my|our|all))* (?:[a-z]+ )?${WINDFALL}|(?:the|my|our) (?:[a-z]+ )?${WINDFALL}(?: [a-z]+){0,3} (?:came|arrived|is here|was paid|is in|went|landed|was transferred)|sold the [a-z]+, sold the [a-z]+|(?:clear|sold|sell|clean|clos|dump|liquidat)(?:ed|ing)?(?: out)? (?:them|those|everything|every one|all|the rest|the others|the whole [a-z]+)(?: all)?|(?:the|my|our) ${WINDFALL}[^.!?]{0,30} paid (?:me|us) [$€£]?\\d[\\d.,]*`,
        ),
      ],
      [words(ONE_ONLY)],
    ),
    says: ALL_IN_ONE,
  },
  {
    ...SCATTERED_ERROR,
    kind: 'overconfidence',
    weight: 79,
    at: 'not-sale',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    notBeside: HAS_END,
    pattern: together([
      words(EACH_STEP),
      words(TWICE),
      words('buy|order|ordered|add|take|put|bought|buying|ordering|adding|stake|go|i'),
    ]),
    says: DOUBLED,
  },
  {
    ...SCATTERED_ERROR,
    kind: 'revenge',
    weight: 79,
    at: 'purchase',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    notBeside: NO_GRUDGE,
    pattern: together([words(MENDS)], [words(HURT)]),
    says: LOSS_ELSEWHERE,
  },
  {
    ...SCATTERED_ERROR,
    kind: 'same-exposure',
    weight: 82,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside:
      /(?<![a-z])(?:left them|i left|used to|retired|sold (?:half|the|my)|too much|pays its|dilutes?|lock-?up)(?![a-z])/,
    pattern: together([words(AND_SHARES)], [words(AT_THE_PLACE)]),
    says: WAGE_AND_SAVINGS,
  },
]
