import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding, FindingKind } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'
import { quotationWithNoun } from '../basis/quotation.ts'
import { quotationOfSentence } from '../basis/quotation-of-sentence.ts'
import { quotationToMark } from '../basis/quotation-to-mark.ts'
import { assetName } from '../basis/request.ts'
import { toldPlainly } from '../basis/told-plainly.ts'
import { hasStrictForm } from '../strict-forms/forms-of-signs.ts'
import { besideOwnTarget } from './below-own-target.ts'
import { isBesideThePoint } from './beside-the-point.ts'
import { besideRecord } from './hindsight-beside-record.ts'
import { besideOtherParts } from './shares-of-employer.ts'
import type { Sign } from './sign.ts'
import { hasWhatItNeeds, signsOf, standsWhereItNeeds } from './sign-needs.ts'
import { isMeantAs, isNotBorrowed, isOfWhomItNeeds, leadsIntoQuotation } from './sign-of-whom.ts'
import { isSetAside } from './sign-set-aside.ts'
import { besidePremium } from './size-of-premium.ts'
import { besideStaking } from './staking.ts'

/**
 * What the words of an entry show: each sign at the first place where it stands as the writer's own statement of today.
 * @param outside stretches that are read as something else, such as the person's own test
 */
export function readSigns(request: CritiqueRequest, outside: readonly Span[]): readonly Finding[] {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  return signsOf(request).flatMap((sign): Finding[] => {
    // First of all the phrases, which most texts lack: the rest searches the whole text for each sign.
    const spans = sign.pattern.in(plain)
    if (spans.length === 0 || !hasWhatItNeeds(sign, request)) return []
    const span = spans.find((each) => isShownAt(each, sign, request, outside))
    if (!span) return []
    const around = (sign.isToldWhole && quotationOfSentence(thesis, span)) || quotationWithNoun(thesis, span)
    const quoted = around !== null && sign.kind === 'names-own-bias' ? quotationToMark(thesis, around) : around
    if (quoted === null) return []
    const values = valuesOf(quoted, request)
    const { kind, part = 'psychology', weight, standsBesideTests, saysOnlyThat, hasOwnForm } = sign
    const finding: Finding = {
      kind,
      part,
      weight,
      ways: sign.says,
      values,
      quoted,
      ...(standsBesideTests && { standsBesideTests }),
      ...(saysOnlyThat && { saysOnlyThat }),
      ...(hasOwnForm && { hasOwnForm }),
    }
    return [BESIDE_LEDGER[kind]?.(finding, request) ?? finding]
  })
}

const valuesOf = (words: string, request: CritiqueRequest) => {
  const { confidence, price } = request.decision
  return {
    words,
    ticker: assetName(request),
    confidence: String(confidence),
    price: price === null || namesOtherCurrency(request) ? 'today’s price' : money(price),
  }
}

/** What the ledger adds to the words. */
const BESIDE_LEDGER: Readonly<Partial<Record<FindingKind, typeof besideRecord>>> = {
  hindsight: besideRecord,
  'size-too-large': besidePremium,
  'employer-shares': besideOtherParts,
  overconfidence: besideStaking,
  disposition: (finding, request) => withoutAnsweredQuestion(besideOwnTarget(finding, request), request),
}

/** Whoever says that nothing has changed at the company is not asked what has. */
function withoutAnsweredQuestion(finding: Finding, { decision }: CritiqueRequest): Finding {
  return NOTHING_CHANGED.test(plainText(decision.thesis)) ? (toldPlainly(finding) ?? finding) : finding
}
const NOTHING_CHANGED =
  /(?<![a-z])(?:as (?:good|strong|great|healthy) as (?:ever|before)|nothing (?:has |have |is )?(?:changed|different|new|wrong)|(?:they|it|company|business|product|brand|team) (?:is |are )?still (?:leads?|grows?|growing|leading|the best|great|good|fine|strong|wins?|winning|sells?)|(?:thesis|story|case|business|company) (?:is|remains|stays) (?:still )?(?:intact|fine|good|the same|unchanged|strong|great)|(?:i )?(?:still )?(?:believe in|like|love) (?:it|them|the (?:company|business|story)))(?![a-z])/

/** Whether its words stand there as the writer's own of today, and mean what the sign shows. */
function isShownAt(span: Span, sign: Sign, request: CritiqueRequest, outside: readonly Span[]): boolean {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  const isOutside = !NO_TESTS.has(sign.kind) && outside.some(({ from, to }) => span.from < to && from < span.to)
  const isName = request.companyName.toLowerCase().includes(plain.slice(span.from, span.to))
  if (isOutside || isName || !isOfWhomItNeeds(sign, span, request) || leadsIntoQuotation(thesis, span)) return false
  if (isAsked(thesis, span) && !sign.isRhetorical) return false
  if (isNotBorrowed(sign, thesis, span) || isSetAside(sign, thesis, span) || CORRECTED.test(plain.slice(span.to)))
    return false
  if ((!sign.isOfAnybody && isBesideThePoint(sign.kind, thesis, span)) || !standsWhereItNeeds(sign, span, request))
    return false
  return isMeantAs(sign, thesis, span) && (sign.hasOwnForm || hasStrictForm(sign.kind, request, span))
}

/** "I sell when it is back at what I paid", "to leave now would mean it was all for nothing", "not before there is
 * a signed report": written like a test, and none. */
const NO_TESTS = new Set<FindingKind>([
  'get-even',
  'revenge',
  'sunk-cost',
  'loss-aversion',
  'money-needed',
  'waits-for-own-price',
])

/** "Average down? No.": a question states nothing. */
const isAsked = (thesis: string, span: Span): boolean => {
  const { from, to } = sentenceAround(thesis, span)
  return /\?\W*$/u.test(thesis.slice(from, to))
}

/** "3.1% of the account no wait, 0.31%": the writer puts something else in its place. */
const CORRECTED =
  /^[\s,;:.(–—-]*(?:no,? wait|wait,? no|scratch that|correction|make that|i mean(?= \d)|sorry,? (?=\d)|(?:well|ok|okay|no),? (?=(?:more like |about |maybe |almost |only )?\d)|or (?:rather|at least),? (?=\d))/
