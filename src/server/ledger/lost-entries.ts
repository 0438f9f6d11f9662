import { addFault, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Place } from './judge-assets.ts'
import type { LedgerFindings } from './ledger-reading.ts'

/**
 * The search for entries that the ledger has lost, by the rows of the lists. They are written together with the entries, so a row that
 * refers to entries which do not exist was made from entries that were removed.
 */
export type LostEntries = {
  take(place: Place): void
  /** @param ledger all of whose rows have been taken */
  faults(ledger: Pick<LedgerFindings, 'begins' | 'ends' | 'faults'>): LedgerFault[]
}

export function seekLostEntries(): LostEntries {
  let last = 0
  const withoutEntries: Origin[] = []
  return {
    take({ row, hasEntries }) {
      const origin = row && originOf(row.state)
      if (!origin) return
      last = Math.max(last, origin.lastSequence)
      if (!hasEntries) withoutEntries.push(origin)
    },
    faults({ begins, ends, faults: found }) {
      const faults: LedgerFault[] = []
      // Of entries that another user recorded, which is told, the rows of this one say nothing.
      if (found.some(({ kind }) => kind === 'user-changed')) return faults
      const former = begins === null ? [] : withoutEntries.filter(({ addedAt }) => addedAt < begins)
      const lastFormer = former.reduce((latest, { lastSequence }) => Math.max(latest, lastSequence), 1)
      if (former.length > 0) addFault(faults, 'ledger-removed', 1, BEGUN_ANEW, lastFormer)
      else if (ends !== null && ends > 0 && last > ends) addFault(faults, 'tail-cut', ends + 1, '', last)
      return faults
    },
  }
}

const BEGUN_ANEW = 'What stands here now was recorded afterwards.'

/** What a row of the lists reveals about the entries from which it was made, whichever version wrote it. */
type Origin = { readonly addedAt: string; readonly lastSequence: number }

/** @returns null for a row that reveals nothing about them */
function originOf(state: string): Origin | null {
  try {
    const { addedAt, openedAt, lastSequence } = JSON.parse(state)
    // Rows from before decisions had a day of their own contain only the time of opening, which was the same then.
    const added = addedAt ?? openedAt
    return typeof added === 'string' && Number.isSafeInteger(lastSequence) ? { addedAt: added, lastSequence } : null
  } catch {
    return null
  }
}
