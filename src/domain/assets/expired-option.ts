import type { Action } from '../ledger/action.ts'
import type { AssetFacts } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { accept, type Result, refuse } from '../result.ts'
import { type Instant, readableDay } from '../time.ts'

type Contracted = { readonly contract: Pick<NonNullable<AssetFacts['contract']>, 'expiresOn'> | null }

/**
 * The actions that begin or enlarge what somebody has of an option, if only on their watched list. An option that is
 * held can still be updated after its last day.
 */
const BEGINS: ReadonlySet<Action> = new Set(['Watch', 'Buy', 'Buy More'])

export const beginsHolding = (action: Action): boolean => BEGINS.has(action)

/** On its last day an option is still traded. */
export const hasExpired = ({ contract }: Contracted, day: string): boolean =>
  contract?.expiresOn != null && contract.expiresOn < day

/**
 * Refuses a purchase of an option that had expired by then, because nobody can have made it. The first decision on an option is
 * not refused but asked about, because people begin their journals with options whose outcome they still have to record.
 * @param decidedOn New York's day of the decision; left out, it is today
 */
export function checkNotExpired(
  facts: Contracted,
  { action, decidedOn }: { readonly action: Action; readonly decidedOn?: string },
  now: Instant,
): Result<Record<never, never>> {
  const day = decidedOn ?? marketDayOf(now)
  const expiresOn = facts.contract?.expiresOn
  if (!beginsHolding(action) || !expiresOn || !hasExpired(facts, day)) return accept({})
  return refuse({
    code: 'invalid',
    field: 'decidedOn',
    message:
      `This option expired on ${readableDay(expiresOn)}, and this ${action} is of ${readableDay(day)}. If its expiry was ` +
      'mistyped, correct it in its first entry, or choose the day of the decision under “Decided on”. Nothing was recorded.',
  })
}
