import { addFault, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { LedgerFindings } from './ledger-reading.ts'

/** What a row of the lists reveals about the entries from which it was made, whichever version wrote it. */
export type Testimony = { readonly addedAt: string; readonly lastSequence: number }

/** @returns null for a row that reveals nothing about them */
export function testimonyOf(state: string): Testimony | null {
  try {
    const { addedAt, openedAt, lastSequence } = JSON.parse(state)
    // Rows from before decisions had a day of their own contain only the time of opening, which was the same then.
    const added = addedAt ?? openedAt
    return typeof added === 'string' && Number.isSafeInteger(lastSequence) ? { addedAt: added, lastSequence } : null
  } catch {
    return null
  }
}

const BEGUN_ANEW = 'What stands here now was recorded afterwards.'

type Ledger = Pick<LedgerFindings, 'begins' | 'ends'>

/**
 * What the rows of the lists reveal about entries that the ledger has lost. They are written together with the
 * entries, so a row that refers to entries which do not exist was made from entries that were removed.
 * @param all the testimonies of all rows
 * @param withoutEntries those of rows whose asset has no entry
 */
export function hearRows(
  { begins, ends }: Ledger,
  all: readonly Testimony[],
  withoutEntries: readonly Testimony[],
): LedgerFault[] {
  const faults: LedgerFault[] = []
  const lastOf = (rows: readonly Testimony[]) => rows.reduce((last, row) => Math.max(last, row.lastSequence), 0)
  const former = begins === null ? [] : withoutEntries.filter(({ addedAt }) => addedAt < begins)
  if (former.length > 0) addFault(faults, 'ledger-removed', 1, BEGUN_ANEW, Math.max(lastOf(former), 1))
  else if (ends !== null && ends > 0 && lastOf(all) > ends) addFault(faults, 'tail-cut', ends + 1, '', lastOf(all))
  return faults
}
