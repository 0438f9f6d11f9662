import type { SessionView } from '#contract/accounts.ts'
import { describeFault, entriesOf, isOfTheChain, isOfTheLists, type LedgerFault } from '#domain/ledger/ledger-fault.ts'

/** The most faults shown; `npm run verify` lists all of them. */
const MOST_FAULTS = 20

const RESTORE =
  'Ask whoever runs this Candor to compare it with a backup, and to restore that if it is whole. npm run verify names every place.'

/** The faults that the check at the start found in a user's journal, for its owner; empty when there are none. */
export function viewFaults(found: readonly LedgerFault[]): Pick<SessionView, 'journal'> {
  if (found.length === 0) return {}
  const faults = found.slice(0, MOST_FAULTS).map((fault) => ({
    kind: fault.kind,
    entries: fault.sequence === 0 ? '' : entriesOf(fault),
    message: describeFault(fault),
  }))
  return { journal: { ...wordsFor(found), faultCount: found.length, faults } }
}

function wordsFor(found: readonly LedgerFault[]): { summary: string; advice: string } {
  if (found.some(isOfTheChain))
    return {
      summary:
        'Something in your journal is not what Candor recorded. It was found when Candor started, which changed nothing: ' +
        'you see what stands in the database now.',
      advice: RESTORE,
    }
  if (!found.every(isOfTheLists))
    return {
      summary:
        'Entries in your journal contradict each other. They are all kept as they were recorded, but the figures of the ' +
        'assets that they name cannot be trusted. Those of which nothing comes are left out of your lists and sums.',
      advice: RESTORE,
    }
  return {
    summary:
      'Your lists, or the pages of your Journal, do not show what your entries say. Every entry is whole and safe; what shows them can ' +
      'be made anew.',
    advice: 'Ask whoever runs this Candor to run npm run rebuild.',
  }
}
