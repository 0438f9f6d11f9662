import { together } from '../../../../language/together.ts'
import { words } from '../../../../language/wording.ts'
import type { Shape } from './shape.ts'

/** "12k", "£2,500", "R40 000", "5 lakh", "five grand". */
const SUM =
  '(?:(?:(?:us|a|c|nz|hk)?[$€£¥₹]|r|rs\\.?|eur|usd|gbp|chf|inr|zar)? ?\\d[\\d.,]*(?: \\d{3})*(?:k|m)?(?: (?:thousand|grand|hundred|lakhs?|dollars?|bucks|euros?|pounds|quid|rand|rupees|reais|francs|kronor|kroner))*|(?:a|a few|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty) (?:hundred|thousand|grand|lakhs?)(?: (?:dollars|bucks|euros|pounds|quid|rand|rupees|reais))?)'
/** Nobody else's: the clause begins with the verb, or the writer stands before it. */
const OWN = "(?<=(?:^|[.!?,;:(] ?|(?<![a-z])(?:i|we|i've|we've|ive|have|had|just|also|finally|even|already|and|so) ))"
const FOR_OTHER_THINGS =
  '(?! (?:[a-z0-9.%]+ ){0,4}for (?:the|a|an|my|our|her|his) (?!(?:shares?|stocks?|trade|position|purchase|calls?|puts?|options?)(?![a-z])))'
const TOOK = '(?:took|taken|take|taking|got|getting|signed(?: for)?|arranged|drew)(?: out| up| on)?'
/** A loan of so much, or a sum from somebody: the writer's own is known by the clause. */
const LOAN_OF_SUM = words(`
  ${OWN}${TOOK} (?:a|an|another|one|the) (?:[a-z]+ )?${SUM} (?:[a-z]+ ){0,2}?(?:loan|credit|advance|overdraft)(?! (?:book|growth|loss|losses|note|rates?|volumes?|portfolio|business|originations?|demand|market|spreads?))${FOR_OTHER_THINGS}|
  ${OWN}${TOOK} (?:a|an|another|one) (?:[a-z]+ ){0,2}?(?:loan|credit|advance) (?:of|over|for) ${SUM}${FOR_OTHER_THINGS}`)
/** What it is for: this purchase, and no kitchen. */
const FOR_PURCHASE = words(
  'for (?:this|it|these|them|that)(?= ?(?:[.,;!)]|$|one|trade|position|purchase|buy|and|because|at))|for (?:the|my|more) (?:shares?|stocks?|trade|position|purchase|calls?|puts?|options?)|to (?:buy|get (?:in|into)|fund|finance|load up|add|go bigger|double down|pay for (?:this|it|these|them|the shares))|and (?:i )?(?:bought|put|buy|threw|went|loaded)|(?:in|into|on) (?:this|it|these|them)(?= ?(?:[.,;!)]|$|all|at))|(?:bought|buying|financed|funded) (?:this|it|these|them|all)|(?:is|went|goes|all) in(?:to)? (?:this|it|here)',
)
const CREDIT_CARD = '(?:the|my|our|a|another|two|both)(?: [a-z]+)? (?:credit[- ]cards?|visa|mastercard|amex)'
const AMOUNT_OF_IT = '(?: (?!(?:and|but|because|so|when|if|not|never|no)(?![a-z]))[a-z0-9$€£.,]+){0,5}'
const ENDS = '(?= ?(?:[.,;!)]|$|at|and|until|till|for|because|again|so))'
/** Debts that are over, or of something else. */
const PAID_BACK =
  /(?<![a-z])(?:paid (?:(?:it|that|them|her|him|everything|all|all of it) )?(?:off|back)|repaid|pay(?:s|ing)? (?:off|down|back) (?:the|my|our)|no (?:loan|mortgage|debt|margin|credit)|without (?:a|any)|debt[- ]free|instead of|rather than|(?:loan|debt|card) is (?:gone|cleared|paid)|(?:in|back in|since) (?:19|20)\d\d)(?![a-z])/

/** Money of others in this purchase, with its sum, its card, or the wish for more of it. */
export const BORROWED_SUM_SHAPES: readonly Shape[] = [
  {
    kind: 'borrowed-money',
    at: 'purchase',
    allows: ['isPast'],
    unless: PAID_BACK,
    pattern: together([LOAN_OF_SUM, FOR_PURCHASE]),
  },
  {
    kind: 'borrowed-money',
    at: 'purchase',
    allows: ['isPast'],
    unless: PAID_BACK,
    pattern: words(`
      ${OWN}(?:borrowed|borrowing|borrow|scrounged|cadged) (?:about |some |another |a further |an extra |the |roughly )?${SUM} (?:more )?(?:from|off|of|against|at|on|for (?:this|it|these)) (?!(?:me|us)(?![a-z]))[a-z0-9.%']+(?: (?!(?:and|but|that|which|because|so|when|if|as|to|in|at|for|last|years?)(?![a-z]))[a-z'-]+)?|
      ${OWN}(?:put|charged|bought|buying|putting|paid(?: for)?|stuck|bunged|whacked|swiped)${AMOUNT_OF_IT} on (?:${CREDIT_CARD}|my card|the plastic)${ENDS}|
      (?:rest|half|remainder|some of it|all of it|most of it) (?:is|goes|went|comes|came) (?:on|off|from) ${CREDIT_CARD}${ENDS}`),
  },
  {
    // "If it halves I'll just borrow more": a debt that is only meant for a fall is meant all the same.
    kind: 'borrowed-money',
    at: 'not-sale',
    allows: ['isSupposed'],
    unless: PAID_BACK,
    pattern: words(
      `(?:i'll|i will|i'm going to|i am going to|im going to|i'm gonna|im gonna)(?: (?:just|simply|happily|gladly|always|even))* borrow (?:some |a bit |a little |even |much )?(?:more|again|another ${SUM}|the rest)(?= ?(?:[.!;)]|$|and |to (?:buy|add|average)|then|on |next |from (?:the|my) (?:bank|broker|card|family|parents|brother|sister|father|mother)))`,
    ),
  },
]
