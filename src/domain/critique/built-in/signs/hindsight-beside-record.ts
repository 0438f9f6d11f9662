import type { CritiqueRequest } from '../../critique.ts'
import { writingOf } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { dayOf } from '../basis/quotation.ts'
import { isSale } from '../basis/request.ts'

/** "I knew it all along" at a sale: how sure somebody was is no question where the ledger has it. */
export function besideRecord(finding: Finding, request: CritiqueRequest): Finding {
  const buy = holdingPeriodOf(request)?.buy
  const { isInTime, areAllInTime } = writingOf(request)
  if (!isSale(request) || !buy || !isInTime || !areAllInTime) return finding
  const last = holdingPeriodOf(request)?.since.at(-1)
  const values = {
    ...finding.values,
    day: dayOf(buy),
    was: String(buy.confidence),
    ...(last && { later: dayOf(last), is: String(last.confidence), action: last.action }),
  }
  return { ...finding, weight: 75, ways: last ? FIRST_AND_LAST : FIRST, values }
}

const FIRST = ['You write {words}; on record you were {was} of 10 sure at the Buy of {day}.'] as const
const FIRST_AND_LAST = [
  'You write {words}; on record you were {was} of 10 sure at the Buy of {day}, and {is} of 10 at the {action} of {later}.',
] as const
