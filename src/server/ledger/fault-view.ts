import type { SessionView } from '#contract/accounts.ts'
import type { ProofView } from '#contract/proof.ts'
import {
  describeFault,
  entriesOf,
  isOfTheChain,
  isOfTheHeads,
  isOfTheLists,
  type LedgerFault,
} from '#domain/ledger/ledger-fault.ts'

/** The most faults shown; `npm run verify` lists all of them. */
const MOST_FAULTS = 20

const RESTORE =
  'Ask whoever runs this Candor to compare it with a backup, and to restore that if it is whole. npm run verify names every place.'

export const NOT_COMPARED =
  'The end of your journal cannot be compared with what was remembered of it outside the database'

const ENDS = {
  summary:
    `${NOT_COMPARED}: some or all of that is gone, or cannot be read. What stands here may be all that you recorded, ` +
    'or an older copy without your last entries. Until that is settled, no receipt is signed.',
  advice:
    'Look whether your last entries are here, and compare with a receipt or an export that you keep elsewhere. Ask whoever runs ' +
    'this Candor to compare it with a backup; npm run verify says how Candor begins to remember anew after that.',
}

/** The faults that the check at the start found in a user's journal, for its owner; empty when there are none. */
export function viewFaults(found: readonly LedgerFault[]): Pick<SessionView, 'journal'> {
  if (found.length === 0) return {}
  return { journal: { ...wordsFor(found), ...firstOf(found) } }
}

type Told = Pick<ProofView, 'summary' | 'advice' | 'faultCount' | 'faults'>

/** The faults of a ledger, or of what is remembered of it, that a check of it found just now or the one at the start had found. */
export function viewProofFaults(found: readonly LedgerFault[]): Told {
  const proving = found.filter((fault) => isOfTheChain(fault) || isOfTheHeads(fault))
  if (proving.length === 0) return { summary: null, advice: null, faultCount: 0, faults: [] }
  return { ...(proving.some(isOfTheChain) ? CHANGED : ENDS), ...firstOf(proving) }
}

const firstOf = (found: readonly LedgerFault[]): Pick<ProofView, 'faultCount' | 'faults'> => ({
  faultCount: found.length,
  faults: found.slice(0, MOST_FAULTS).map((fault) => ({
    kind: fault.kind,
    entries: fault.sequence === 0 ? '' : entriesOf(fault),
    message: describeFault(fault),
  })),
})

const CHANGED = {
  summary: 'Something in your journal is not what Candor recorded. Checking changed nothing.',
  advice: 'Ask whoever runs this Candor to compare it with a backup; npm run verify names every place.',
}

function wordsFor(found: readonly LedgerFault[]): { summary: string; advice: string } {
  if (found.some(isOfTheChain))
    return {
      summary:
        'Something in your journal is not what Candor recorded. It was found when Candor started, which changed nothing: ' +
        'you see what stands in the database now.',
      advice: RESTORE,
    }
  if (found.some(isOfTheHeads)) return ENDS
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
