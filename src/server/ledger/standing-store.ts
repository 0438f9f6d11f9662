import { sql } from 'kysely'
import type { Asset } from '#domain/assets/asset.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import type { Lists } from '#domain/decisions/decision.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { tryReadEntry, UnreadableEntry } from '#domain/ledger/read-entry.ts'
import type { Db } from '../database/open-database.ts'
import { prepared, type ValueIn } from '../database/prepared.ts'
import { type FoundHead, type Head, headColumns, headOf } from './ledger-end-store.ts'
import { listAssetEntries } from './ledger-store.ts'
import { readUnchangedState } from './read-model.ts'

/** The subject of an entry that is about to be recorded. Only the given members are looked up. */
export type Subject = {
  readonly assetId?: number
  /** The identity by which the lists recognize the same company. @see assetIdentity */
  readonly identity?: string
  readonly decisionId?: string
}

/** The present state of a ledger concerning a subject, on which the next entry is based. */
export type Standing = {
  /** The end that the next entry must follow. */
  readonly head: Head
  /** The asset after all its entries; null when there is none with this number. */
  readonly asset: Asset | null
  /** The assets on the lists with this identity. */
  readonly lists: Lists
  /** The decision with this id; null when it is not recorded. */
  readonly decision: Entry<DecisionRecorded> | null
}

/**
 * Loads the standing by one query, whatever the length of the ledger. The row of the asset is used if it was written with its
 * last entry by this version and is unchanged since; otherwise the entries are replayed.
 * @throws UnreadableEntry when the decision's entry cannot be read, ContradictoryEntries when the entries cannot be replayed
 */
export async function findStanding(db: Db, userId: string, subject: Subject): Promise<Standing> {
  const parameters = standingAsked(userId, subject)
  const [row] = await standingQuery(db, parameters)
  return readStanding(db, parameters, row)
}

/** @throws UnreadableEntry, ContradictoryEntries as above */
export async function readStanding(
  db: Db,
  { userId, assetId, decisionId }: StandingAsked,
  row: StandingRow | undefined,
): Promise<Standing> {
  if (!row) throw new RangeError('A query without a table returned no row.')
  const { decision, same, state, assetLast } = row
  return {
    head: await headOf(db, userId, hasHead(row) ? row : undefined),
    asset: await assetOf(db, userId, assetId, { state, assetLast }),
    lists: { sameAssetId: same, assetCount: highestNumber(row) },
    decision: decision === null ? null : readDecision(decision, decisionId),
  }
}

/** The parameters of the query; a missing member of the subject is replaced by a value that does not exist. */
export const standingAsked = (
  userId: string,
  { assetId = NO_ASSET, identity = '', decisionId = '' }: Subject,
): StandingAsked => ({ userId, assetId, identity, decisionId })

/** No asset has this number, because they start at 1. */
const NO_ASSET = 0

const hasHead = (row: StandingRow): row is StandingRow & FoundHead => row.seal !== null

async function assetOf(
  db: Db,
  userId: string,
  assetId: number,
  { state, assetLast }: Pick<StandingRow, 'state' | 'assetLast'>,
): Promise<Asset | null> {
  if (assetLast === null) return null
  const stored = state === null ? null : readUnchangedState(state)
  return stored?.lastSequence === assetLast ? stored : replayAsset(await listAssetEntries(db, userId, assetId))
}

/**
 * The highest number that was ever assigned to an asset. The ledger assigns them, and its remembered end outlives entries
 * that were cut off. A row can only raise the number: it may be outdated, but a number that it contains is taken.
 */
const highestNumber = ({ highest_asset_id, standing, listed }: StandingRow): number =>
  Math.max(highest_asset_id ?? 0, standing ?? 0, listed ?? 0)

function readDecision(body: string, decisionId: string): Entry<DecisionRecorded> {
  const entry = tryReadEntry(body)
  if (entry?.kind !== 'decision-recorded')
    throw new UnreadableEntry(`the entry of decision ${decisionId} cannot be read`)
  return entry
}

export type StandingAsked = Required<Subject> & { readonly userId: string }

export type StandingRow = { [Column in keyof FoundHead]: FoundHead[Column] | null } & {
  readonly decision: string | null
  readonly state: string | null
  /** The sequence of the asset's last entry. */
  readonly assetLast: number | null
} & Readonly<Record<'same' | 'standing' | 'listed', number | null>>

/** One row, for one user. */
export const standingOf = (db: Db, value: ValueIn<StandingAsked>) =>
  db
    // A constant row to join with, because a user without entries has no other.
    .selectFrom(sql<{ one: number }>`(select 1 as one)`.as('one'))
    .leftJoin('ledger_heads', (join) => join.on('ledger_heads.user_id', '=', value('userId')))
    .select(headColumns)
    .select((of) => {
      const entries = of.selectFrom('entries').where('user_id', '=', value('userId'))
      const assets = of.selectFrom('assets').where('user_id', '=', value('userId'))
      return [
        entries.select(({ fn }) => fn.max('sequence').as('last')).as('last'),
        entries.select('body').where('decision_id', '=', value('decisionId')).as('decision'),
        entries.select(({ fn }) => fn.max('asset_id').as('standing')).as('standing'),
        entries
          .select(({ fn }) => fn.max('sequence').as('assetLast'))
          .where('asset_id', '=', value('assetId'))
          .as('assetLast'),
        assets.select('asset_id').where('identity', '=', value('identity')).as('same'),
        assets.select(({ fn }) => fn.max('asset_id').as('listed')).as('listed'),
        assets.select('state').where('asset_id', '=', value('assetId')).as('state'),
      ]
    })

const standingQuery = prepared<StandingAsked, StandingRow>(standingOf)
