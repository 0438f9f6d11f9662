import { sql } from 'kysely'
import type { Asset } from '#domain/assets/asset.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import { isBrokenOff, OutcomeUnknown } from '../database/storage-failure.ts'
import type { AssetRow, EntryRow, LedgerHeadRow } from '../database/tables.ts'
import { toAssetRow } from '../ledger/read-model.ts'

/**
 * One entry with everything stored together with it: the new end of the ledger, the row of the asset, and the requested
 * critique.
 */
type Appended = {
  readonly entry: EntryRow
  /** The sequence at which the ledger must end so that the entry can follow. */
  readonly before: number
  readonly head: Omit<LedgerHeadRow, 'ledger_id'>
  /** The asset after the entry, and whether the entry is its first. */
  readonly asset: Asset
  readonly isOpening: boolean
  readonly wantsCritique: boolean
  readonly now: Instant
}

/**
 * Appends one entry on PostgreSQL by a single statement, which is its own transaction. It takes the lock of its user, as every
 * other writer does, and writes nothing if the ledger has grown since it was read.
 * @returns whether it was written
 * @throws OutcomeUnknown when the connection broke; a unique violation when this decision, or the company of a new asset, is
 * there already
 */
export async function appendAtOnce(db: Db, { entry, head, asset, ...given }: Appended): Promise<boolean> {
  const { highest_asset_id, bound_from, seal } = head
  const values = { ...toAssetRow(entry.user_id, asset), ...entry, highest_asset_id, bound_from, seal, ...given }
  try {
    return (await statement(db, { ...values, asset_id: asset.assetId })).length > 0
  } catch (error) {
    if (isWithoutRow(error)) return false
    throw isBrokenOff(error) ? new OutcomeUnknown(error) : error
  }
}

/** `division_by_zero` */
const isWithoutRow = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '22012'

type Values = Omit<EntryRow, 'asset_id'> &
  AssetRow &
  Pick<LedgerHeadRow, 'highest_asset_id' | 'bound_from' | 'seal'> &
  Pick<Appended, 'before' | 'isOpening' | 'wantsCritique' | 'now'>

/**
 * All inserts select from the row of `head`, so if the ledger has grown there is no row and nothing is written. A statement
 * sees only what existed before it waited for the lock. It may therefore not find a row of the asset that was rewritten
 * meanwhile; then the statement must fail as a whole. It does so by dividing by the number of rows, because SQL has no plainer
 * way to fail.
 */
const statement = prepared<Values, { sequence: number }>(
  (_, value) => sql`
  with given as materialized (
    select ${value('user_id')}::text as user_id, ${value('sequence')}::integer as sequence, ${value('kind')}::text as kind,
      ${value('asset_id')}::integer as asset_id, ${value('decision_id')}::text as decision_id,
      ${value('recorded_at')}::text as recorded_at, ${value('body')}::text as body,
      ${value('previous_hash')}::text as previous_hash, ${value('hash')}::text as hash,
      ${value('highest_asset_id')}::integer as highest_asset_id, ${value('bound_from')}::integer as bound_from,
      ${value('seal')}::text as seal, ${value('before')}::integer as before,
      ${value('list')}::text as list, ${value('identity')}::text as identity, ${value('symbol')}::text as symbol,
      ${value('opened_on')}::text as opened_on, ${value('claim_due_on')}::text as claim_due_on,
      ${value('state')}::text as state, ${value('isOpening')}::boolean as is_opening,
      ${value('wantsCritique')}::boolean as wants_critique, ${value('now')}::text as now
  ), locked as materialized (
    select given.*, pg_advisory_xact_lock(hashtextextended(user_id, 0)) from given
  ), begun as (
    insert into ledger_heads (user_id, sequence, hash, highest_asset_id, bound_from, seal)
    select user_id, sequence, hash, highest_asset_id, bound_from, seal from locked where before = 0
    returning user_id
  ), moved as (
    update ledger_heads of
    set sequence = locked.sequence, hash = locked.hash, highest_asset_id = locked.highest_asset_id, seal = locked.seal
    from locked where of.user_id = locked.user_id and of.sequence = before and before > 0
    returning of.user_id
  ), head as (
    select * from locked where user_id in (select user_id from begun union all select user_id from moved)
  ), entry as (
    insert into entries (user_id, sequence, kind, asset_id, decision_id, recorded_at, body, previous_hash, hash)
    select user_id, sequence, kind, asset_id, decision_id, recorded_at, body, previous_hash, hash from head
    returning sequence
  ), opened as (
    insert into assets (user_id, asset_id, list, identity, symbol, opened_on, claim_due_on, state)
    select user_id, asset_id, list, identity, symbol, opened_on, claim_due_on, state from head where is_opening
    returning asset_id
  ), changed as (
    update assets of
    set list = head.list, identity = head.identity, symbol = head.symbol, opened_on = head.opened_on,
      claim_due_on = head.claim_due_on, state = head.state
    from head where of.user_id = head.user_id and of.asset_id = head.asset_id and not is_opening
    returning of.asset_id
  ), job as (
    insert into critique_jobs (user_id, decision_id, asset_id, attempts, run_at)
    select user_id, decision_id, asset_id, 0, now from head where wants_critique
    on conflict (user_id, decision_id) do nothing
  ), written as (
    select ((select count(*) from opened) + (select count(*) from changed))::integer as rows
  )
  select sequence / rows as sequence from entry, written`,
)
