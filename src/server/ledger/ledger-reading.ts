import { type LedgerOutline, outlineLedger } from '#domain/assets/replay-ledger.ts'
import { checkLedger, type LedgerCheck } from '#domain/ledger/check-ledger.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import type { OtherLedger } from '#domain/ledger/find-seal.ts'
import { isOfTheChain, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Db } from '../database/open-database.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { findRememberedEnd, sha256 } from './ledger-end-store.ts'
import { PAGE, readLedger } from './ledger-pages.ts'

/** The state of reading one user's ledger from its beginning: its check and its outline, without the entries. */
export type LedgerReading = {
  readonly userId: string
  /** The id that the entries' hashes cover. */
  readonly ledgerId: string
  readonly others: readonly OtherLedger[]
  readonly check: LedgerCheck
  readonly outline: LedgerOutline
  /** When the first entry in the ledger was recorded; null before it is read. */
  begins: string | null
  /** The number of entries read. */
  entries: number
}

export async function startReading(db: Db, userId: string, others: readonly OtherLedger[]): Promise<LedgerReading> {
  const end = await findRememberedEnd(db, userId, others)
  const boundFrom = end?.sealedFor ? end.boundFrom : null
  const ledgerId = end?.ledgerId ?? userId
  return {
    userId,
    ledgerId,
    others,
    check: checkLedger({ userId, ledgerId, boundFrom, remembered: end, others, sha256 }),
    outline: outlineLedger(),
    begins: null,
    entries: 0,
  }
}

/** Called between two pages, so that other requests get their turn. */
export type Pause = () => Promise<unknown>

/** Pauses once for as many entries as a page has, however few of them are read at a time. */
export function pausePerPage(pause: Pause): (entries: number) => Promise<void> {
  let read = 0
  return async (entries) => {
    read += entries
    if (read < PAGE) return
    read = 0
    await pause()
  }
}

/** Does more with each page of entries. @param last the last sequence of the page, whose entry may be unreadable */
type OnPage = (entries: readonly Entry[], last: number) => Promise<void>

/** Continues reading to the present end of the ledger. A ledger only grows, so this can be repeated later. */
export async function readOn(
  db: Db,
  reading: LedgerReading,
  pause: Pause = nextSlice,
  onPage: OnPage = async () => {},
): Promise<void> {
  for await (const page of readLedger(db, reading.userId, reading.check.sequence())) {
    const entries: Entry[] = []
    for (const row of page) {
      reading.begins ??= row.recordedAt
      const entry = reading.check.take(row)
      if (!entry) continue
      reading.outline.take(entry)
      entries.push(entry)
    }
    reading.entries += page.length
    await onPage(entries, reading.check.sequence())
    await pause()
  }
}

/** The findings about a ledger, once it is read to its end in a transaction during which nobody can write to it. */
export type LedgerFindings = {
  readonly faults: readonly LedgerFault[]
  /** Whether the ledger is undamaged. The rows of a damaged ledger may contain what its entries have lost, so they are kept. */
  readonly isWhole: boolean
  readonly outline: LedgerOutline
  /** When the first entry in the ledger was recorded; null when there is none. */
  readonly begins: string | null
  /** The last sequence if no end is remembered, which would tell whether more was recorded; null if one is. */
  readonly ends: number | null
}

export async function finishReading(db: Db, reading: LedgerReading): Promise<LedgerFindings> {
  const { userId, others, check, outline } = reading
  const end = await findRememberedEnd(db, userId, others)
  const chain = check.faults(end)
  const isWhole = !chain.some(isOfTheChain)
  // In a damaged ledger, entries that do not fit the ones before them are a consequence and not reported again.
  const ofAssets = outline.faults.filter(({ kind }) => isWhole || kind !== 'asset-not-replayed')
  return {
    faults: [...chain, ...ofAssets],
    isWhole,
    outline,
    begins: reading.begins,
    ends: end ? null : check.sequence(),
  }
}
