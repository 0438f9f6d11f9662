import { setImmediate } from 'node:timers/promises'
import type { Asset } from '#domain/assets/asset.ts'
import { type LedgerReplay, replayLedger, tryReplay } from '#domain/assets/replay-ledger.ts'
import { checkLedger, type LedgerCheck } from '#domain/ledger/check-ledger.ts'
import type { OtherLedger } from '#domain/ledger/find-seal.ts'
import { addFault, isOfTheChain, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Db } from '../database/open-database.ts'
import { findRememberedEnd, sha256 } from './ledger-end-store.ts'
import { listEntriesToReplay, readLedger } from './ledger-pages.ts'

/** One user's ledger, read from its beginning as far as it has come: its check and its replay, without its entries. */
export type LedgerReading = {
  readonly userId: string
  readonly others: readonly OtherLedger[]
  readonly check: LedgerCheck
  readonly replay: LedgerReplay
  /** When the first entry that stands was recorded; null before it was read. */
  begins: string | null
  /** How many entries were read. */
  entries: number
}

export async function startReading(db: Db, userId: string, others: readonly OtherLedger[]): Promise<LedgerReading> {
  const end = await findRememberedEnd(db, userId, others)
  const boundFrom = end?.sealedFor ? end.boundFrom : null
  return {
    userId,
    others,
    check: checkLedger({ userId, ledgerId: end?.ledgerId ?? userId, boundFrom, remembered: end, others, sha256 }),
    replay: replayLedger(),
    begins: null,
    entries: 0,
  }
}

/** Between two pages everybody else gets their turn. */
export type Pause = () => Promise<unknown>

/** Reads on to the end of the ledger as it stands now. A ledger only grows, so this may be done again later. */
export async function readOn(db: Db, reading: LedgerReading, pause: Pause = setImmediate): Promise<void> {
  for await (const page of readLedger(db, reading.userId, reading.check.sequence())) {
    for (const row of page) {
      reading.begins ??= row.recordedAt
      const entry = reading.check.take(row)
      if (entry) reading.replay.take(entry)
    }
    reading.entries += page.length
    await pause()
  }
}

/** What the ledger says, once it is read to its end in a transaction that nobody writes past. */
export type LedgerFindings = {
  readonly faults: readonly LedgerFault[]
  /** Whether the ledger is what was recorded. Of one that is not, its rows say what its entries do not, so they stay. */
  readonly isWhole: boolean
  /** What comes of the entries that stand, by number. */
  readonly assets: ReadonlyMap<number, Asset>
  /** Numbers whose entries contradict each other: of their rows nothing can be said. */
  readonly contradictory: ReadonlySet<number>
  /** When the first entry that stands was recorded; null when none does. */
  readonly begins: string | null
  /** The last sequence, where no end is remembered that would say whether more was recorded; null where one is. */
  readonly ends: number | null
}

export async function finishReading(db: Db, reading: LedgerReading): Promise<LedgerFindings> {
  const { userId, others, check, replay } = reading
  const end = await findRememberedEnd(db, userId, others)
  const chain = check.faults(end)
  const isWhole = !chain.some(isOfTheChain)
  const { faults: late, ...replayed } = await replayLate(db, userId, replay)
  // Of a damaged ledger it goes without saying that entries do not fit those before them.
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
