import { standingOf } from '../../../language/standing.ts'
import type { Place } from './place.ts'

/**
 * Whether a sentence says that this purchase is made with money that is lent: the writer, or a clause without a subject, takes it or pays
 * with it, and nothing in the sentence denies, supposes or dates it.
 */
export const isBorrowedForThis = ({ request, span, sentence, lead, words, after }: Place): boolean =>
  !isUnsure(request.decision.thesis, span) &&
  !OF_ANOTHER.test(`${lead}${words}`) &&
  !DENIED.test(`${lead}${words}`) &&
  !after.endsWith('?') &&
  !PAID_BACK.test(sentence) &&
  !OF_THEN.test(sentence) &&
  (TAKEN.test(sentence) || PAID_WITH.test(sentence) || IS_LENT.test(sentence))

const isUnsure = (thesis: string, span: Place['span']): boolean => {
  const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  return isNegated || isReported || isQuoted || isIronic || isSupposed
}

const LENT =
  "(?:margin(?! (?:of|expansion|growth|gains?|improvement|recovery|pressure|trend|target))|(?:second )?mortgage|home equity(?: line| loan)?|heloc|loans?|payday loan|(?:credit )?card|visa|mastercard|amex|cc|credit line|line of credit|overdraft|borrowed money|cash advance|leverage|bank's money|broker's money|(?:bank|credit|margin) (?:money|credit))"
const MONEY =
  '(?:[$€£r]?\\d[\\d.,]*(?: ?(?:k|m|thousand|grand|dollars|euros?|pounds|bucks))?|(?:[a-z]+ )?(?:grand|thousand|hundred)|money|more(?= (?:and|to|for|money|from|on)|[.,;!]|$)|cash|(?:a )?(?:grand|thousand|sum|little|bit|lot))'
const FEW = "(?: [a-z0-9$€£%.,']+){0,6}?"
/** "I borrowed 20k", "took out a loan", "we remortgaged" */
const TAKEN = new RegExp(
  `(?<![a-z])(?:(?:borrowed|borrow|borrowing)(?: (?:another|some|the|about|extra|it|a))*(?: (?:${MONEY}|against|from my (?:broker|bank|[a-z]+(?:-in-law)?))| ?[$€£]\\d)|(?:signed|took|take|taking|taken|got|getting|drew|pulled|raised|opened)(?: out| up)?${FEW} (?:a |an |the |my |our |another |from the |on the |against the )?(?:[a-z]+ )?${LENT}|(?:took|taken|take|taking|pulled|pull|drew|got|withdrew)${FEW} (?:of|against|on|from) (?:the|my|our|her|his) (?:house|home|flat|apartment|condo|farm|equity|mortgage|life insurance|401k)|re-?mortgag(?:ed|ing)|refinanc(?:ed|ing)|maxed(?: out)?|maxing out|(?:lent|loaned|fronted|lends|lending) (?:me|us)|(?:fully|full|max) margined|(?:levered|leveraged|geared)(?: up)?|lever(?:ed|aging) up)(?![a-z])`,
)
const OF_WHOM =
  '(?: (?:a|the|my|our|full|max|some|2x|half|borrowed|\\$?\\d[\\d.,]*k?|personal|student|bank|of|bit|little|ibkr|schwab|fidelity|robinhood|etrade|0 ?%))*(?: [a-z]+)?'
/** "Bought on margin", "put it on the card", "using leverage" */
const PAID_WITH = new RegExp(
  `(?<![a-z])(?:(?:bought|buy|buying|purchas(?:e|ed|ing)|paid|pay|put|putting|shares?|position|half|more|this|it|them|in|loaded|loading|going|went|funded|financed|financing|funding|doubled|doubling|added|adding|bunged|stuck|charged|goes|go|grand|thousand|trade|am|i'm|[$€£]?\\d[\\d.,]*k?)${FEW} (?:on|with|using|from|through|off|by)|^\\W*(?:all )?(?:on|with|using|from))${OF_WHOM} ${LENT}(?![a-z])|(?<![a-z])(?:using|use|used|tapped|tapping)${OF_WHOM} (?:margin|leverage|loan|heloc|credit line|home equity)(?![a-z])`,
)
/** "My margin loan is at 6%": a loan of the writer's own that is there. */
const IS_LENT =
  /(?<![a-z])(?:(?:my|our|the broker's|broker|ibkr|schwab|fidelity|robinhood) margin|margin (?:loan|debt|is|rate|interest)|(?:it's|it is|this is|that's|that is|all|is|was) (?:my |the |all )?(?:credit[- ]card|overdraft|loan|borrowed) money|student loan (?:refund|money|cash)|[2-5]x(?: leverage| levered)|(?:[2-5]x|two times|double) lever|months left on the 0 ?%|personal loan|payday loan|heloc)/
/** Who borrows is the company, its customers or somebody else; or what is borrowed is no money. */
const OF_ANOTHER =
  /(?<![a-z])(?:they|he|she|it|who|company|customers?|clients?|borrowers?|management|households?|homeowners?|consumers?|students?|buyers|people|everyone|speculators|retail|bears|shorts|(?:my|our|an?|the|his|her|every|one|another|some|most|many) (?!(?:payday|personal|student|second|home|bank|broker|credit union|house|loan|mortgage|rest|money|position|shares)(?![a-z]))[a-z]+) (?:[a-z]+ )?(?:borrow\w*|took|takes?|uses?|used|lever\w*|pa(?:y|ys|id)|is on|are on|was on|were on|bought|buys?|ha(?:s|d|ve)|lost|got|went|maxed|refinanc\w*)(?![a-z])|(?<![a-z])(?:borrow\w*) (?:the|this|that|his|her|their|an?) (?:idea|phrase|line|term|book|word|car|chart|model|thesis|view|spreadsheet|argument)|(?<![a-z])(?:gross|operating|net|ebitda?|profit|interest|product|adjusted|wide|thin|on) margin(?= (?:of|is|was|at|grew|rose|fell|expan|improv))(?<!on margin)/
const DENIED =
  /(?<![a-z])(?:no|not|never|without|neither|nor|nothing|nobody|instead of|rather than|free of|refuse\w*|avoid\w*|stop(?:ped)?|hate|unless|if|would|could|might|tempt\w*|thought about|consider\w*)(?![a-z])|n't(?![a-z])|\?/
const PAID_BACK =
  /(?<![a-z])(?:paid (?:it |that |them |everything |all of it |the loan |the mortgage )?(?:back|off|down)|pay(?:ing)? (?:off|down|back)|repaid|repay\w*)(?![a-z])/
const OF_THEN =
  /(?<![a-z])(?:years? ago|back then|in (?:19|20)\d\d|once|used to|last (?:year|time|decade)|as a student|when i was)(?![a-z])/

/**
 * Whether a sentence says that the money of this purchase has a use of its own: the use and what is done with the money stand beside each
 * other, or its day is near, and nothing in the sentence denies it.
 */
export const isNeededElsewhere = ({ request, span, sentence }: Place): boolean =>
  !isUnsure(request.decision.thesis, span) &&
  !OF_ANOTHERS_NEED.test(sentence) &&
  !DENIED_NEED.test(sentence) &&
  ((HAS_USE.test(sentence) && IS_PUT_IN.test(sentence)) || NEEDED_BY.test(sentence))

const USE =
  '(?:rent|mortgage|tuition|school fees|fees|deposit|down ?payment|wedding|emergency|house|flat|home|car|college|university|uni|school|semester|tax|taxes|tax bill|grocery|groceries|kitchen|roof|holiday|vacation|honeymoon|moving|move|surgery|baby|care|boiler|funeral|dentist|unemployment|disability|welfare|severance|child support|bills?|heating|living|month)'
const HAS_USE = new RegExp(`(?<![a-z])${USE}(?:'s)?(?![a-z])`)
const IS_PUT_IN =
  /(?<![a-z])(?:put|putting|threw|throw|throwing|used|use|using|took|take|taking|taken|moved|moving|pulled|from|out of|with|in (?:it|this|here|them)|into|on (?:it|this)|goes|went|rides|riding|is (?:the|my|our|her|his|all)|was (?:the|my|our|for|meant)|it's|this is|that's|meant for|set aside for|all in|money|fund|savings|cash|lost my job)(?![a-z])/
const NEEDED_BY =
  /(?<![a-z])(?:(?:i|we)(?:'ll| will)? need (?:this|the|that|it|my)(?: money| cash| sum)?(?: back| out)?,? ?(?:again )?(?:in|by|for|next|soon|before|on|at)|(?:money|cash|sum) (?:has to|have to|must|needs? to) (?:be|come) back|(?:my |our |the )?(?:rent|tuition|mortgage|loan|tax bill|deposit|down ?payment) (?:is|comes|falls|are) due|(?:have|need|has) to pay (?:the|my|our)|it (?:only |just )?has to work|with (?:the |my |our )?[a-z]+ money (?:until|till?|for))(?![a-z])/
const OF_ANOTHERS_NEED =
  /(?<![a-z])(?:tenants?|landlords?|customers?|clients?|students|households?|consumers?|they|he|she|company|people|borrowers?|homeowners?) (?:[a-z]+ )?(?:pay|pays|paid|need|needs|owe|owes|put|use|used|save|saved|spend)(?![a-z])|(?<![a-z])(?:rents? (?:rose|rise|fell|grew|growth|roll|index)|rent (?:per|a square)|their|its)(?![a-z])/
const DENIED_NEED =
  /(?<![a-z])(?:no|not|never|without|neither|nor|separate\w*|covered|in (?:the bank|cash|bonds)|apart|safe|untouched|elsewhere|instead of|rather than|used to|if|unless|would|could|(?:is|are|was|were|already|been|long) paid|after (?:the|my|our) (?:rent|mortgage|tuition|bills?|tax))(?![a-z])|n't(?![a-z])|\?/
