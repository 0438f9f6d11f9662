import { plainText, type Span } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isFund, isPurchase } from '../basis/request.ts'
import { testsIn } from '../own-tests/read-tests.ts'

/**
 * A yield that hardly any share pays for long, on which somebody means to live, or which is taken for safe because it never failed. It
 * is asked what would be if it were cut: that others price it so is all that is known of it.
 */
export function readHighYield(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  if (!isPurchase(request) || request.option || isFund(request) || !PAYS.isIn(plain)) return []
  const isLivedOn = LIVES_ON.isIn(plain)
  if (!isLivedOn && !NEVER_CUT.isIn(plain)) return []
  const figure = quantitiesOf(thesis).find((each) => isHighYield(each, thesis, plain))
  // Whoever says what a cut would mean has answered it, and so has whoever expects one.
  if (
    !figure ||
    EXPECTS_CUT.test(plain) ||
    testsIn(request).some(({ span }) => ON_PAYMENT.test(plain.slice(span.from, span.to)))
  )
    return []
  const quoted = quotationAround(thesis, figure)
  const ways = isLivedOn ? LIVED_ON : CALLED_SAFE
  return [
    {
      kind: 'yield-as-income',
      part: 'fundamentals',
      weight: 74,
      ways,
      values: { words: quoted },
      quoted,
      standsBesideTests: true,
    },
  ]
}

const LEAST = 9
/** Above it the figure is one of growth, or a slip. */
const MOST = 40

function isHighYield({ from, to, unit, value }: Quantity, thesis: string, plain: string): boolean {
  if (unit !== 'percent' || Number(value) < LEAST || Number(value) > MOST) return false
  const sentence = sentenceAround(thesis, { from, to })
  const [lead, rest] = [plain.slice(sentence.from, from), plain.slice(to, sentence.to)]
  if (!YIELD_BEFORE.test(lead) && !YIELD_BEHIND.test(rest)) return false
  const { isNegated, isReported, isQuoted, isIronic, isSupposed, isPast } = standingOf(thesis, {
    from,
    to,
  } satisfies Span)
  return !(isNegated || isReported || isQuoted || isIronic || isSupposed || isPast)
}

const PAYS = words('throws?|spits?|hands?|yields?|yielding|dividends?|distributions?|payouts?|pays?|div|interest')
const YIELD_BEFORE =
  /(?<![a-z])(?:(?<!(?:free cash flow|fcf|earnings|bonds?|buyback|shareholder|total|loans?|book|notes|assets|portfolio|mortgages?|wheat|crop|fields?|wafers?|chip|die) )(?:yields?|yielding|dividends?|distributions?|div)|pays?(?: me| out| us)?|throws? off|spits? out|hands? (?:me |out ))(?: yield)? ?(?:(?:(?:is|of|at|now|me|about|around|nearly|almost|over|more than|a|an|comes to|:|looks|stands at|us|like|fat|whopping) )*)$/
const YIELD_BEHIND =
  /^ (?:[a-z]+ )?(?:(?<!cash flow |earnings |bond )yield|dividends?(?! (?:growth|increase|raise|hike|cut))|distributions?|a year in (?:dividends|cash)|div)(?![a-z])/

const LIVES_ON = words(`
  (?:i|we)(?:'ll| will| can| want to| mean to| plan to| could| am going to| hope to|'m going to)?(?: then)? live (?:on|off|from) (?:it|this|that|them|the|my|these|dividends?)|to live (?:on|off|from)|
  (?:instead of|replaces?|in place of|better than|like) (?:a |my |the )?(?:salary|wages?|pension|job|work(?:ing)?)|(?:pays?|covers?|for|towards?) (?:my|our|the) (?:[a-z]+ )?(?:rent|costs|bills|groceries|mortgage|school fees|fees|living|household|electricity|heating)|(?:i|we) (?:then )?have (?:the |our |my )?(?:whole |entire )?(?:rent|bills|groceries|mortgage|heating|electricity|housekeeping)(?: paid)?|touch(?:ing)? (?:the|my|our) capital|
  (?:when|once|after|until|till) (?:i|we) (?:retire|stop working|stop|quit)|(?:my|our|for|in) (?:(?:early|whole|own) )?retirement|(?:(?:my|our|a|the) )?(?:monthly |second |extra )?income(?: for (?:life|me|us))?|(?:never|no longer|not) (?:have|need) to work|passive income`)
const NEVER_CUT = words(`
  never (?:once |ever |been )*(?:cut|lowered|reduced|missed|skipped|failed|stopped|suspended)|(?:has|have|had) (?:not|n't) (?:once )?(?:cut|missed|skipped)|without (?:a |one |any )?(?:break|miss|fail|gap|interruption|pause)|(?:every|each) (?:single )?(?:quarter|month|year) (?:since|for)|
  like clockwork|(?:safe|reliable|guaranteed|secure|certain|sure|steady) (?:dividend|income|payer|yield|payout)|(?:dividend|income|yield|payout) (?:is|looks) (?:very |completely |totally )?(?:safe|guaranteed|secure|certain|reliable)|for \\d+ (?:years|quarters|months)(?: now| straight)?(?= ?(?:[.,;!]|$|in a row|running))|\\d+ (?:years|quarters|months) (?:in a row|straight|running|without)|paid (?:it |this |out |us )?(?:(?:monthly|quarterly|every [a-z]+|each [a-z]+) )?since (?:19|20)\\d\\d|(?:management|they|he|she|ceo) (?:has |have )?(?:said|says?|promised?|promises) (?:that )?(?:the |it |its )?(?:distribution|dividend|payout|is)?(?: is)? safe|always (?:paid|pays|has paid)`)
const EXPECTS_CUT =
  /(?<![a-z])(?:will|may|might|could|would|can|should|to|likely|probably|expect\w*|even if|if|once|when|after)(?: they| it| the (?:dividend|payout)| he| she)*(?: (?:be|get|gets|is))? (?:cut|halve|halved|lowered|reduced|suspended|shrink|fall)(?![a-z])|(?<![a-z])(?:a cut|not sustainable|unsustainable|too high|looks too good|will not last|won't last|variable|depends on|government who decides)(?![a-z])/
const ON_PAYMENT = /(?<![a-z])(?:dividends?|payouts?|distributions?|cut|cuts|coverage|covered|div)(?![a-z])/

const LIVED_ON = [
  'You write {words}: what would you live on if half of that were cut?',
  'You write {words}: who leaves such a yield lying there, and what do you do in the year in which it is halved?',
] as const
const CALLED_SAFE = [
  'You write {words}: why does nobody pay more for it, if it is as safe as that?',
  'You write {words}: which of its figures says how long that can be paid?',
] as const
