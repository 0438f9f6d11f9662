import Big from 'big.js'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { isBelow, money } from '../basis/holding-period.ts'
import { isSale } from '../basis/request.ts'

/** A gain that is taken below a target of one's own: the ledger has it, and no question is needed. */
export function besideOwnTarget(finding: Finding, { decision, position, alerts, moves }: CritiqueRequest): Finding {
  const target = position?.takeProfit ?? null
  const isReached = alerts.some(({ level }) => level === 'take-profit')
  if (!isSale({ decision }) || decision.price === null || target === null || isReached || moves.length > 0)
    return finding
  if (!isBelow(position?.averageCost ?? null, decision.price) || !isBelow(decision.price, target)) return finding
  const values = {
    ...finding.values,
    target: money(target),
    above: money(new Big(target).minus(decision.price).toFixed()),
    action: decision.action,
    now: money(decision.price),
  }
  return { ...finding, ways: BELOW_TARGET, values }
}

const BELOW_TARGET = [
  'You write {words}; the target that you had set, {target}, stands {above} above this {action} at {now}.',
  'You write {words} and sell at {now}; your own target was {target}.',
] as const
