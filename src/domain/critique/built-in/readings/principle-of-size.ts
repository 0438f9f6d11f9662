import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationOfPrinciple } from '../basis/quotation-of-principle.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isFund, isPurchase } from '../basis/request.ts'
import { type ShareTold, sharesTold } from './share-told.ts'
import { type SizeLimit, sizeLimitOf } from './size-limit.ts'

/**
 * "No position above 5%", and a purchase that tells itself of 9%, or of 4%. Nothing is said where no share is told, or two that
 * disagree.
 */
export function besideSizeLimit(principle: string, request: CritiqueRequest): Finding | null {
  // An index fund is a portfolio of its own, and few mean it by such a limit.
  const limit = isPurchase(request) && !isFund(request) ? sizeLimitOf(principle) : null
  if (!limit) return null
  const { action, thesis } = request.decision
  const told = sharesTold(request).map((share) => ({ share, side: sideOf(share, limit, action) }))
  const [first] = told
  if (!first?.side || told.some(({ side }) => side !== first.side)) return null
  const values = { principle: quotationOfPrinciple(principle), action }
  if (first.side === 'within')
    return { kind: 'principle-kept', part: 'psychology', weight: 55, ways: PRINCIPLE_KEPT, values, quoted: null }
  const words = quotationOfTest(thesis, sentenceAround(thesis, first.share.span))
  return {
    ...{ kind: 'principle-broken', part: 'psychology', weight: 95, ways: LARGER },
    values: { ...values, words },
    quoted: words,
  }
}

/** Nobody is praised for naming a size beforehand that is above a limit of their own, nor for a rule beside which stands an exception. */
export function withoutPraiseAboveLimit(all: readonly Finding[], { principles }: CritiqueRequest): readonly Finding[] {
  const isBroken = all.some(
    (each) => each.kind === 'principle-broken' || (each.kind === 'size-too-large' && each.hasOwnForm),
  )
  const findings = isBroken ? all.filter(({ kind }) => !PRAISES_RULE.has(kind)) : all
  const limits = principles.flatMap((principle) => sizeLimitOf(principle)?.percent ?? [])
  if (limits.length === 0) return findings
  const isAbove = (quoted: string) =>
    quantitiesOf(quoted).some(({ unit, value }) => unit === 'percent' && Number(value) > Math.min(...limits))
  return findings.filter(({ kind, quoted }) => kind !== 'size-limited' || !isAbove(quoted ?? ''))
}

const PRAISES_RULE = new Set<Finding['kind']>(['rebalancing-by-rule', 'size-limited', 'rule-kept'])

/** On which side of a limit a share is for certain. */
function sideOf({ percent, bound, isWhole }: ShareTold, limit: SizeLimit, action: string): 'within' | 'above' | null {
  if (bound === 'more-than') return percent >= limit.percent ? 'above' : null
  if (bound !== 'at-most' && percent > limit.percent * (bound === 'rough' ? ROUGHLY : 1)) return 'above'
  // What is added says nothing of how much there is already.
  if (action === 'Buy More' && !isWhole) return null
  const isAtLimit = percent === limit.percent && limit.isReachable && bound !== 'rough'
  return percent < limit.percent || isAtLimit ? 'within' : null
}

/** "About 5.2%" is not for certain more than 5%. */
const ROUGHLY = 1.1

const LARGER = [
  'You write {words}, and your principle {principle} stands against this {action}.',
  'Your principle {principle} stands against this {action}, of which you write {words}.',
] as const
export const PRINCIPLE_KEPT = [
  'Your principle {principle} is kept with this {action}.',
  'This {action} does what your principle {principle} asks.',
] as const
