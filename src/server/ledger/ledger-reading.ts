import type { Asset } from '#domain/assets/asset.ts'
import { type LedgerReplay, replayLedger, tryReplay } from '#domain/assets/replay-ledger.ts'
import { checkLedger, type LedgerCheck } from '#domain/ledger/check-ledger.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import type { OtherLedger } from '#domain/ledger/find-seal.ts'
import { addFault, isOfTheChain, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Db } from '../database/open-database.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { findRememberedEnd, sha256 } from './ledger-end-store.ts'
import { listEntriesToReplay, readLedger } from './ledger-pages.ts'

/** The state of reading one user's ledger from its beginning: its check and its replay, without the entries. */
export type LedgerReading = {
  readonly userId: string
  /** The id that the entries' hashes cover. */
  readonly ledgerId: string
  readonly others: readonly OtherLedger[]
  readonly check: LedgerCheck
  readonly replay: LedgerReplay
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
    replay: replayLedger(),
    begins: null,
    entries: 0,
  }
}

/** Called between two pages, so that other requests get their turn. */
export type Pause = () => Promise<unknown>

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
      reading.replay.take(entry)
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
  /** The assets that result from the existing entries, by number. */
  readonly assets: ReadonlyMap<number, Asset>
  /** The numbers of assets whose entries contradict each other, so that their rows cannot be compared. */
  readonly contradictory: ReadonlySet<number>
  /** When the first entry in the ledger was recorded; null when there is none. */
  readonly begins: string | null
  /** The last sequence if no end is remembered, which would tell whether more was recorded; null if one is. */
  readonly ends: number | null
}

export async function finishReading(db: Db, reading: LedgerReading): Promise<LedgerFindings> {
  const { userId, others, check, replay } = reading
  const end = await findRememberedEnd(db, userId, others)
  const chain = check.faults(end)
  const isWhole = !chain.some(isOfTheChain)
  const { faults: late, ...replayed } = await replayLate(db, userId, replay)
  // In a damaged ledger, entries that do not fit the ones before them are a consequence and not reported again.
  const replayFaults = [...replay.faults, ...late].filter(({ kind }) => isWhole || kind !== 'asset-not-replayed')
  return {
    faults: [...chain, ...replayFaults],
    isWhole,
    ...replayed,
    begins: reading.begins,
    ends: end ? null : check.sequence(),
  }
}

async function replayLate(db: Db, userId: string, { assets, toldLate, contradictory }: LedgerReplay) {
  const all = new Map(assets)
  const wrong = new Set(contradictory)
  const faults: LedgerFault[] = []
  for (const assetId of toldLate) {
    if (wrong.has(assetId)) continue
    const entries = await listEntriesToReplay(db, userId, assetId)
    const { asset, reason } = tryReplay(entries)
    if (asset) all.set(assetId, asset)
    else {
      wrong.add(assetId)
      addFault(faults, 'asset-not-replayed', entries.at(-1)?.sequence ?? 0, reason)
    }
  }
  for (const assetId of wrong) all.delete(assetId)
  return { assets: all, contradictory: wrong, faults }
}
