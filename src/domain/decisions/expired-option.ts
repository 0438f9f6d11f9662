import type { Action } from '../ledger/action.ts'
import type { Contract } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { accept, type Result, refuse } from '../result.ts'
import { type Instant, readableDay } from '../time.ts'

const ACQUIRES: readonly Action[] = ['Watch', 'Buy', 'Buy More']

/**
 * Why an option cannot be bought, or put on a list, on a day; null where it can. On its last day it is still traded.
 * @param day New York's day of the decision
 */
export function problemOfExpiry(
  contract: Pick<Contract, 'expiresOn'> | null,
  action: Action,
  day: string,
): string | null {
  const expiresOn = contract?.expiresOn
  if (!expiresOn || expiresOn >= day || !ACQUIRES.includes(action)) return null
  return (
    `This option expired on ${readableDay(expiresOn)}, before ${readableDay(day)}. ` +
    'If you decided before it expired, say that day under “Decided on”; if its expiry is mistyped, type the right one. Nothing was recorded.'
  )
}

/**
 * The same as a refusal.
 * @param decidedOn an earlier day than today; left out, it is decided now
 */
export function checkNotExpired(
  contract: Parameters<typeof problemOfExpiry>[0],
  action: Action,
  { decidedOn, now, field }: { readonly decidedOn?: string | undefined; readonly now: Instant; readonly field: string },
): Result<null> {
  const message = problemOfExpiry(contract, action, decidedOn ?? marketDayOf(now))
  return message === null ? accept(null) : refuse({ code: 'invalid', field, message })
}
