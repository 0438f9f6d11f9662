import { addFault, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { LedgerFindings } from './ledger-reading.ts'

/** What a row of the lists says of the entries that it was made from, whichever version wrote it. */
export type Testimony = { readonly addedAt: string; readonly lastSequence: number }

/** @returns null for a row that says nothing of them */
export function testimonyOf(state: string): Testimony | null {
  try {
    const { addedAt, openedAt, lastSequence } = JSON.parse(state)
    // Rows of before decisions had a day of their own say only when they were opened, which was then the same.
    const added = addedAt ?? openedAt
    return typeof added === 'string' && Number.isSafeInteger(lastSequence) ? { addedAt: added, lastSequence } : null
  } catch {
    return null
  }
}

const BEGUN_ANEW = 'What stands here now was recorded afterwards.'

type Ledger = Pick<LedgerFindings, 'begins' | 'ends'>

/**
 * What rows of the lists know of a ledger that the ledger itself does not say any more: they are written together with its
 * entries, so one that names entries which stand nowhere was made from entries that are gone.
 * @param all of every row
 * @param withoutEntries of the rows whose asset stands in no entry
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
