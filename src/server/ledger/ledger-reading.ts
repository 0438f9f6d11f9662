import { setImmediate } from 'node:timers/promises'
import { type Asset, ContradictoryEntries, replayAsset } from '#domain/assets/asset.ts'
import { type LedgerReplay, replayLedger } from '#domain/assets/replay-ledger.ts'
import { checkLedger, type LedgerCheck } from '#domain/ledger/check-ledger.ts'
import type { OtherLedger } from '#domain/ledger/find-seal.ts'
import { isOfTheChain, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Db } from '../database/open-database.ts'
import { findRememberedEnd, sha256 } from './ledger-end-store.ts'
import { listEntriesToReplay, readLedger } from './ledger-pages.ts'

/** One user's ledger, read from its beginning as far as it has come: its check and its replay, without its entries. */
export type LedgerReading = {
  readonly userId: string
  readonly others: readonly OtherLedger[]
  readonly check: LedgerCheck
  readonly replay: LedgerReplay
  /** How many entries were read. */
  entries: number
}

export async function startReading(db: Db, userId: string, others: readonly OtherLedger[]): Promise<LedgerReading> {
  const end = await findRememberedEnd(db, userId, others)
  const boundFrom = end?.sealedFor ? end.boundFrom : null
  return {
    userId,
    others,
    check: checkLedger({ userId, boundFrom, others, sha256 }),
    replay: replayLedger(),
    entries: 0,
  }
}

/** Between two pages everybody else gets their turn. */
export type Pause = () => Promise<unknown>

/** Reads on to the end of the ledger as it stands now. A ledger only grows, so this may be done again later. */
export async function readOn(db: Db, reading: LedgerReading, pause: Pause = setImmediate): Promise<void> {
  for await (const page of readLedger(db, reading.userId, reading.check.sequence())) {
    for (const row of page) {
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
  /** What is on the lists, by number; null when the ledger is not what was recorded. */
  readonly assets: ReadonlyMap<number, Asset> | null
  /** Numbers whose entries contradict each other: of their rows nothing can be said. */
  readonly contradictory: ReadonlySet<number>
}

export async function finishReading(db: Db, reading: LedgerReading): Promise<LedgerFindings> {
  const { userId, others, check, replay } = reading
  const chain = check.faults(await findRememberedEnd(db, userId, others))
  if (chain.some(isOfTheChain)) {
    const openings = replay.faults.filter(({ kind }) => kind !== 'asset-not-replayed')
    return { faults: [...chain, ...openings], assets: null, contradictory: new Set() }
  }
  const late = await replayLate(db, userId, replay)
  return { faults: [...replay.faults, ...late.faults], assets: late.assets, contradictory: late.contradictory }
}

async function replayLate(db: Db, userId: string, { assets, toldLate, contradictory }: LedgerReplay) {
  const all = new Map(assets)
  const wrong = new Set(contradictory)
  const faults: LedgerFault[] = []
  for (const assetId of toldLate) {
    if (wrong.has(assetId)) continue
    const entries = await listEntriesToReplay(db, userId, assetId)
    const asset = replayed(entries)
    if (asset) all.set(assetId, asset)
    else {
      wrong.add(assetId)
      const sequence = entries.at(-1)?.sequence ?? 0
      faults.push({ kind: 'asset-not-replayed', sequence, lastSequence: sequence, detail: `asset ${assetId}` })
    }
  }
  for (const assetId of wrong) all.delete(assetId)
  return { assets: all, contradictory: wrong, faults }
}

function replayed(entries: Parameters<typeof replayAsset>[0]): Asset | null {
  try {
    return replayAsset(entries)
  } catch (error) {
    if (error instanceof ContradictoryEntries) return null
    throw error
  }
}
