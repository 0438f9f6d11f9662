import type { LastEntry } from './check-ledger.ts'
import type { SealNeeds } from './find-seal.ts'
import type { RememberedEnd } from './ledger-end.ts'
import { addFault, type LedgerFault } from './ledger-fault.ts'

/** What the check of the entries has come to when they end. */
type Checked = {
  readonly last: LastEntry
  readonly found: readonly LedgerFault[]
  /** Whether the entry stands in its place with which the ledger is remembered to have ended, whatever was recorded since. */
  readonly hasRememberedEntry: boolean
}

/** What shows only at the end of a ledger: that it is not the one that is remembered, and what its last entry left open. */
export function compareEnd(
  { userId, others }: Pick<SealNeeds, 'userId' | 'others'>,
  { last, found, hasRememberedEntry }: Checked,
  end: RememberedEnd | null,
): LedgerFault[] {
  const faults = openQuestions(last, end)
  const isExplained = [...found, ...faults].some(({ lastSequence }) => lastSequence === last.sequence)
  const isOfStranger = end !== null && end.sealedFor !== null && end.sealedFor !== userId
  const strange = isOfStranger && hasRememberedEntry ? end : null
  const stranger = strange?.sealedFor ?? strangerAt(userId, others, last, end)
  if (stranger !== null || found.some(({ kind }) => kind === 'user-changed')) {
    const until = strange?.sequence ?? Math.max(last.sequence, 1)
    const isKnown = found.some(({ kind }) => kind === 'user-changed') || isExplained
    if (stranger !== null && !isKnown) addFault(faults, 'user-changed', 1, stranger, until)
    return faults
  }
  if (!end) {
    if (last.sequence > 0) addFault(faults, 'end-removed', last.sequence)
    return faults
  }
  return [...faults, ...compareTail(last, isExplained, end, isOfStranger ? end.sealedFor : null)]
}

function compareTail(last: LastEntry, isExplained: boolean, end: RememberedEnd, owner: string | null): LedgerFault[] {
  const faults: LedgerFault[] = []
  // An end that is not what was written, or is somebody else's, proves nothing about a tail.
  if (end.sealedFor === null || owner !== null)
    addFault(faults, 'end-changed', Math.min(end.sequence, last.sequence), owner ?? '')
  else if (last.sequence === 0) addFault(faults, 'ledger-removed', 1, '', end.sequence)
  else if (last.sequence < end.sequence) addFault(faults, 'tail-cut', last.sequence + 1, '', end.sequence)
  else if (last.sequence > end.sequence)
    addFault(faults, 'entry-added', end.sequence + 1, last.sequence > end.sequence + 1 ? 'and more' : '')
  else if (last.hash !== end.hash && !isExplained) addFault(faults, 'tail-rewritten', last.sequence)
  return faults
}

/** With no entry after it, the remembered end says which of two is not what was recorded. */
function openQuestions(last: LastEntry, end: RememberedEnd | null): LedgerFault[] {
  const faults: LedgerFault[] = []
  const isEnd = end?.sequence === last.sequence
  if (last.computed.length > 0)
    addFault(faults, isEnd && last.computed.includes(end.hash) ? 'hash-changed' : 'content-changed', last.sequence)
  if (last.isCutOff)
    addFault(faults, 'entry-replaced', isEnd && end.hash !== last.hash ? last.sequence : last.sequence - 1)
  return faults
}

/** Whose ledger this is by its last entry, when it is another user's: entries of the first version do not say it themselves. */
function strangerAt(
  userId: string,
  others: SealNeeds['others'],
  last: LastEntry,
  end: RememberedEnd | null,
): string | null {
  if (last.sequence === 0 || end?.hash === last.hash) return null
  return others.find((other) => other.userId !== userId && other.hash === last.hash)?.userId ?? null
}
