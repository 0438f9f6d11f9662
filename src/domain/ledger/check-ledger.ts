import { GENESIS_HASH } from './chain.ts'
import { compareEnd } from './compare-end.ts'
import type { Entry } from './entry.ts'
import { type EntrySeal, findSeals, type SealNeeds } from './find-seal.ts'
import type { RememberedEnd } from './ledger-end.ts'
import { addFault, type FaultKind, type LedgerFault } from './ledger-fault.ts'
import { tryReadEntry } from './read-entry.ts'

/** An entry as it is stored: its body, and the columns beside it by which pages select. */
export type StoredEntry = {
  readonly sequence: number
  readonly kind: string
  readonly assetId: number | null
  readonly decisionId: string | null
  readonly recordedAt: string
  readonly body: string
  readonly previousHash: string
  readonly hash: string
}

/** The check of one user's ledger, under way. It keeps only the last entry, however many there are. */
export type LedgerCheck = {
  /** The sequence of the last entry that was checked; 0 before the first. */
  sequence(): number
  /** Checks the next entry, in the order of the sequence. @returns the entry; null when it cannot be read */
  take(row: StoredEntry): Entry | null
  /** Everything that is wrong, if the ledger ends here. @param end the end as it is remembered; null when it is not */
  faults(end: RememberedEnd | null): LedgerFault[]
}

/** What is kept of the entry that was checked last. */
export type LastEntry = {
  readonly sequence: number
  readonly hash: string
  /** The hashes that would fit it; empty when its hash fits. The next entry shows whether hash or content was changed. */
  readonly computed: readonly string[]
  /** It is whole but does not follow the entry before it. The next entry shows which of the two was replaced. */
  readonly isCutOff: boolean
  /** It is known not to belong here, so it is no further fault that the next one does not follow it. */
  readonly isStray: boolean
}

type CheckNeeds = SealNeeds & {
  /** The end that is remembered when the check begins; null when there is none. */
  readonly remembered: Pick<RememberedEnd, 'sequence' | 'hash'> | null
}

/** Compares every entry with its hash, its columns, its place and the entry before it. */
export function checkLedger(needs: CheckNeeds): LedgerCheck {
  const found: LedgerFault[] = []
  const seals = findSeals(needs)
  let last: LastEntry = { sequence: 0, hash: GENESIS_HASH, computed: [], isCutOff: false, isStray: false }

  let hasRememberedEntry = false

  const take = (row: StoredEntry): Entry | null => {
    const { remembered } = needs
    if (remembered?.sequence === row.sequence && remembered.hash === row.hash) hasRememberedEntry = true
    const entry = tryReadEntry(row.body)
    if (row.sequence <= last.sequence) {
      addFault(found, 'entry-added', row.sequence)
      return entry
    }
    const hasGap = row.sequence > last.sequence + 1
    if (hasGap) addFault(found, 'entry-removed', last.sequence + 1, '', row.sequence - 1)
    const isHashWrong = !hasGap && last.computed.includes(row.previousHash)
    if (last.computed.length > 0) addFault(found, isHashWrong ? 'hash-changed' : 'content-changed', last.sequence)
    const isLinked = hasGap || last.isStray || isHashWrong || row.previousHash === last.hash
    if (last.isCutOff) addFault(found, 'entry-replaced', isLinked ? last.sequence - 1 : last.sequence)
    last = judge(row, entry, isLinked || last.isCutOff)
    return entry
  }

  const judge = (row: StoredEntry, entry: Entry | null, isLinked: boolean): LastEntry => {
    const { sequence, hash } = row
    const own = seals.find(row, row.previousHash)
    const relinked = own || isLinked ? null : seals.find(row, last.hash)
    const seal = own ?? relinked
    if (!entry) addFault(found, 'content-unreadable', sequence)
    if (relinked) addFault(found, 'previous-hash-changed', sequence)
    if (!seal) return { sequence, hash, computed: entry ? seals.possible(row) : [], isCutOff: false, isStray: !entry }
    const misplaced = placeFault(needs.userId, row, entry, seal)
    if (misplaced) addFault(found, misplaced.kind, sequence, misplaced.detail)
    if (seal.isLowered) addFault(found, 'version-lowered', sequence)
    if (entry) for (const kind of changedColumns(row, entry)) addFault(found, kind, sequence)
    const isCutOff = !isLinked && !relinked && !misplaced
    const isFirst = sequence === 1
    if (isCutOff && isFirst) addFault(found, 'entry-replaced', sequence)
    return {
      sequence,
      hash,
      computed: [],
      isCutOff: isCutOff && !isFirst,
      isStray: misplaced !== null || (isFirst && isCutOff),
    }
  }

  return {
    sequence: () => last.sequence,
    take,
    faults: (end) =>
      [...found, ...compareEnd(needs, { last, found, hasRememberedEntry }, end)].sort(
        (a, b) => a.sequence - b.sequence,
      ),
  }
}

type Misplaced = { readonly kind: FaultKind; readonly detail: string }

/** The fault of an entry that is whole but belongs to another user's ledger, or to another place in its own. */
function placeFault(userId: string, row: StoredEntry, entry: Entry | null, seal: EntrySeal): Misplaced | null {
  if (seal.userId !== null && seal.userId !== userId) return { kind: 'user-changed', detail: seal.userId }
  if (entry && entry.sequence !== row.sequence) return { kind: 'entry-moved', detail: `entry ${entry.sequence}` }
  return null
}

/** The columns that differ from the entry's body. */
function changedColumns(row: StoredEntry, entry: Entry): FaultKind[] {
  const { kind, assetId, decisionId, recordedAt } = columnsOf(entry)
  const changed: FaultKind[] = []
  if (row.kind !== kind) changed.push('kind-changed')
  if (row.assetId !== assetId) changed.push('asset-id-changed')
  if (row.decisionId !== decisionId) changed.push('decision-id-changed')
  if (row.recordedAt !== recordedAt) changed.push('recorded-at-changed')
  return changed
}

/** The values of the columns beside an entry, by which pages select. */
export const columnsOf = (entry: Entry): Pick<StoredEntry, 'kind' | 'assetId' | 'decisionId' | 'recordedAt'> => ({
  kind: entry.kind,
  assetId: 'assetId' in entry ? entry.assetId : null,
  decisionId: entry.kind === 'decision-recorded' ? entry.decisionId : null,
  recordedAt: entry.recordedAt,
})
