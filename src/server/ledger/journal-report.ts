import { describeFault, entriesOf, type LedgerFault } from '#domain/ledger/ledger-fault.ts'

/** The user id of a fault that concerns the journal as a whole. */
export const NOBODY = ''

/** A fault with the user in whose ledger it is. */
export type JournalFault = LedgerFault & { readonly userId: string }

/** The result of checking every ledger. */
export type JournalReport = {
  readonly users: number
  readonly entries: number
  readonly assets: number
  /** The number of erased accounts, of which only the mark remains. */
  readonly erased: number
  readonly faults: readonly JournalFault[]
}

/**
 * `user dTjpY2 (alice), entry 3, content-changed: What it says is not what was recorded.` Programs parse this form, so it must
 * not change.
 */
export function faultLine(fault: JournalFault, username?: string): string {
  const named = username === undefined ? fault.userId : `${fault.userId} (${username})`
  const who = fault.userId === NOBODY ? 'no user' : `user ${named}`
  return `${who}, ${placeInLedger(fault)}, ${fault.kind}: ${describeFault(fault)}`
}

/** `entry 3`; a fault may also concern no entry. */
export const placeInLedger = (fault: LedgerFault): string => (fault.sequence === 0 ? 'no entry' : entriesOf(fault))

/** What a journal holds, in words. */
export const contentsOf = ({ entries, users }: Pick<JournalReport, 'entries' | 'users'>): string =>
  `${counted(entries, 'entry', 'entries')} of ${counted(users, 'user', 'users')}`

export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
