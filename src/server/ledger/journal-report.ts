import { describeFault, entriesOf, type LedgerFault } from '#domain/ledger/ledger-fault.ts'

/** Whose ledger it is in, where a fault concerns the journal as a whole. */
export const NOBODY = ''

/** A fault with whose ledger it is in. */
export type JournalFault = LedgerFault & { readonly userId: string }

/** What a look through every ledger found. */
export type JournalReport = {
  readonly users: number
  readonly entries: number
  readonly assets: number
  /** Accounts that were erased, of which a mark stands and nothing else. */
  readonly erased: number
  readonly faults: readonly JournalFault[]
}

/** `user dTjpY2 (alice), entry 3, content-changed: What it says is not what was recorded.` Programs read this form: it stays. */
export function faultLine(fault: JournalFault, username?: string): string {
  const named = username === undefined ? fault.userId : `${fault.userId} (${username})`
  const who = fault.userId === NOBODY ? 'no user' : `user ${named}`
  return `${who}, ${placeInLedger(fault)}, ${fault.kind}: ${describeFault(fault)}`
}

/** `entry 3`; some faults are of no entry. */
export const placeInLedger = (fault: LedgerFault): string => (fault.sequence === 0 ? 'no entry' : entriesOf(fault))
