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
  /** The assets as they are so far, by what tells them apart; and the number that each is to have. */
  readonly written: Map<string, Asset>
  readonly numbers: ReadonlyMap<string, number>
  /** The decisions that are recorded so far. */
  readonly decisions: Map<StoryDecision, Entry<DecisionRecorded>>
}

/** Something that is recorded in the past. */
export type Moment = { readonly at: Instant; readonly write: () => Promise<void> }

/** Records a fact about an asset that has been written of. */
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
