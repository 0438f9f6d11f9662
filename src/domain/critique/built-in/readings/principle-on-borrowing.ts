import { plainText } from '../../../language/plain-text.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationOfPrinciple } from '../basis/quotation-of-principle.ts'
import { isPurchase } from '../basis/request.ts'

/**
 * "Never with borrowed money", and a purchase whose words were found to say that it is: the principle stands beside the same words, and
 * goes before what is said of them to anybody.
 */
export function besidePrincipleOnBorrowing(found: readonly Finding[], request: CritiqueRequest): readonly Finding[] {
  if (request.principles.length === 0 || !isPurchase(request)) return []
  const words = found.find(({ kind }) => kind === 'borrowed-money')?.quoted
  const principle = words && request.principles.find((each) => forbids(each, words))
  if (!words || !principle) return []
  const values = { principle: quotationOfPrinciple(principle), words, action: request.decision.action }
  return [{ kind: 'principle-broken', part: 'psychology', weight: 95, ways: BORROWED, values, quoted: words }]
}

/** A principle about margin says nothing of a brother's money. */
function forbids(principle: string, words: string): boolean {
  const plain = plainText(principle)
  if (!FORBIDS_BORROWING.test(plain)) return false
  return OF_ANY_LENDER.test(plain) || /margin|lever/.test(plainText(words))
}

const LENT =
  "(?:(?:borrowed|someone else's|somebody else's|other people's) (?:money|cash|capital|funds)|borrowing|credit(?: cards?)?|debts?|(?:an? )?loans?|margin(?: loans?| debt)?|leverage)"
const FORBIDS_BORROWING = new RegExp(
  `^\\W*(?:\\d+[.)] *)?(?:(?:i|we)(?: will| shall|'ll)? )?(?:never|no|not|don't|do not|won't|avoid)(?:(?: ever| any| to| buy(?:ing)?| invest(?:ing)?| trad(?:e|ing)| speculat(?:e|ing)| us(?:e|ing)| purchas(?:e|es|ing)| shares?| stocks?| anything| with| on))* ${LENT}(?:,? (?:and |or |nor |no |not |on |with |ever |any )*${LENT})*(?: to (?:buy|invest)(?: shares?| stocks?| anything)?| for (?:shares?|stocks?)|,? ever| again)*[.!]?\\s*$`,
)
const OF_ANY_LENDER = /borrow|credit|debt|loan|money/

const BORROWED = [
  'You write {words}, and your principle {principle} stands against this {action}.',
  'Your principle {principle} stands against this {action}: you write {words}.',
] as const
