import type { Logger } from 'pino'
import { ContradictoryEntries } from '#domain/assets/replay-asset.ts'
import { UnreadableEntry } from '#domain/ledger/read-entry.ts'

/** For jobs over everybody's assets: one whose entries cannot be read is logged and left out, so that the others go on. */
export const passOverUnreadable =
  (log: Logger, assetId: number) =>
  (error: unknown): void => {
    if (!(error instanceof ContradictoryEntries || error instanceof UnreadableEntry)) throw error
    log.warn({ err: error, assetId }, 'the entries of an asset cannot be replayed')
  }
