import type { LastEntry } from './check-ledger.ts'
import type { SealNeeds } from './find-seal.ts'
import type { RememberedEnd } from './ledger-end.ts'
import { addFault, type LedgerFault } from './ledger-fault.ts'

/** The result of checking all entries. */
type Checked = {
  readonly last: LastEntry
  readonly found: readonly LedgerFault[]
  /** Whether the entry at which the ledger is remembered to have ended is in its place, whatever was recorded after it. */
  readonly hasRememberedEntry: boolean
}

/** The faults that only the end of a ledger shows: another end than the remembered one, and what the last entry left open. */
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
  // An end that was changed, or is another user's, proves nothing about missing entries.
  if (end.sealedFor === null || owner !== null)
    addFault(faults, 'end-changed', Math.min(end.sequence, last.sequence), owner ?? '')
  else if (last.sequence === 0) addFault(faults, 'ledger-removed', 1, '', end.sequence)
  else if (last.sequence < end.sequence) addFault(faults, 'tail-cut', last.sequence + 1, '', end.sequence)
  else if (last.sequence > end.sequence)
    addFault(faults, 'entry-added', end.sequence + 1, last.sequence > end.sequence + 1 ? 'and more' : '')
  else if (last.hash !== end.hash && !isExplained) addFault(faults, 'tail-rewritten', last.sequence)
  return faults
}

/** Where no entry follows the last one, the remembered end shows which of two was changed. */
function openQuestions(last: LastEntry, end: RememberedEnd | null): LedgerFault[] {
  const faults: LedgerFault[] = []
  const isEnd = end?.sequence === last.sequence
  if (last.computed.length > 0)
    addFault(faults, isEnd && last.computed.includes(end.hash) ? 'hash-changed' : 'content-changed', last.sequence)
  if (last.isCutOff)
    addFault(faults, 'entry-replaced', isEnd && end.hash !== last.hash ? last.sequence : last.sequence - 1)
  return faults
}

/** The other user whose ledger this is, by its last entry; null for none. Entries of version 1 do not name their user. */
function strangerAt(
  userId: string,
  others: SealNeeds['others'],
  last: LastEntry,
  end: RememberedEnd | null,
): string | null {
  if (last.sequence === 0 || end?.hash === last.hash) return null
  return others.find((other) => other.userId !== userId && other.hash === last.hash)?.userId ?? null
}
