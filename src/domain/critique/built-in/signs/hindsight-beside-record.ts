import type { CritiqueRequest } from '../../critique.ts'
import { writingOf } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { dayOf } from '../basis/quotation.ts'
import { isSale } from '../basis/request.ts'

/** "I knew it all along": how sure somebody was is no question where the ledger has it. */
export function besideRecord(finding: Finding, request: CritiqueRequest): Finding {
  const period = holdingPeriodOf(request)
  const { isInTime, areAllInTime } = writingOf(request)
  if (!period || !isInTime || !areAllInTime) return finding
  const { origin, since } = period
  const last = isSale(request) ? since.at(-1) : undefined
  const values = {
    ...finding.values,
    day: dayOf(origin),
    first: origin.action,
    was: String(origin.confidence),
    ...(last && { later: dayOf(last), is: String(last.confidence), action: last.action }),
  }
  const weight = isSale(request) ? 75 : finding.weight
  return { ...finding, weight, ways: last ? FIRST_AND_LAST : FIRST, values }
}

const FIRST = ['You write {words}; on record you were {was} of 10 sure at the {first} of {day}.'] as const
const FIRST_AND_LAST = [
  'You write {words}; on record you were {was} of 10 sure at the {first} of {day}, and {is} of 10 at the {action} of {later}.',
] as const
