import type { Transaction } from 'kysely'
import type { Asset } from '#domain/assets/asset.ts'
import type { AssetFact, DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import type { Instant } from '#domain/time.ts'
import type { Tables } from '../database/tables.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { appendDecided } from '../recording/record.ts'
import type { StoryDecision } from './story/story.ts'

/** What the sample journal is written with. */
export type Pen = {
  readonly trx: Transaction<Tables>
  readonly userId: string
  /** The calendar day on which the story ends. */
  readonly endsOn: string
  readonly newId: () => string
  /** The assets as written so far, and the numbers that they are to have, both by identity. */
  readonly written: Map<string, Asset>
  readonly numbers: ReadonlyMap<string, number>
  /** The decisions that have been recorded so far. */
  readonly decisions: Map<StoryDecision, Entry<DecisionRecorded>>
}

/** Something to record at a time in the past. */
export type Moment = { readonly at: Instant; readonly write: () => Promise<void> }

/** Records a fact about an asset that has been opened. */
export async function tell(
  { trx, userId, written }: Pen,
  identity: string,
  fact: AssetFact,
  at: Instant,
): Promise<void> {
  const head = await findHead(trx, userId)
  const { asset } = await appendDecided(trx, userId, { head, asset: written.get(identity) ?? null }, { fact }, at)
  if (asset) written.set(identity, asset)
}
