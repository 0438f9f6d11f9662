import { plainText } from '../../../language/plain-text.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { isPurchase, isSale } from '../basis/request.ts'

/**
 * "My RSUs are here", in an entry that buys more: what is bought did not come from the employer, as what vests does. And whoever has
 * left draws no salary there any more.
 */
export function besideOtherParts(finding: Finding, request: CritiqueRequest): Finding {
  const plain = plainText(request.decision.thesis)
  if (isPurchase(request) && !VESTS.test(plain)) return { ...finding, ways: MORE_THAN_THIS }
  return !isSale(request) && HAS_LEFT.test(plain) ? { ...finding, ways: CAME_WITH_WORK } : finding
}
const VESTS =
  /(?<![a-z])(?:vest(?:s|ed|ing)?|espp|(?:employee|purchase) (?:stock |share )?(?:purchase )?(?:plan|program|programme)|part of my (?:pay|salary|bonus|compensation)|employer(?:'s)? (?:match|gave|gives|pays)|from my employer)(?![a-z])/
const HAS_LEFT =
  /(?<![a-z])(?:severance|laid off|made redundant|redundancy|retired|(?:used to|no longer|don't|not) work|(?:i|i've) (?:have )?(?:left|quit|resigned)|former employer|my old employer|(?:i )?worked (?:there|here|for them)|let (?:me )?go)(?![a-z])/
const MORE_THAN_THIS = ['With {words} more than this purchase hangs on {ticker}.'] as const
const CAME_WITH_WORK = ['These came with your work, {words}, and are still shares of one company.'] as const
