import { describeFault, entriesOf, type LedgerFault } from '#domain/ledger/ledger-fault.ts'

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
  const who = username === undefined ? fault.userId : `${fault.userId} (${username})`
  const where = fault.sequence === 0 ? 'no entry' : entriesOf(fault)
  return `user ${who}, ${where}, ${fault.kind}: ${describeFault(fault)}`
}
