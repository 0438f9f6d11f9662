import type { Transaction } from 'kysely'
import type { Asset } from '#domain/assets/asset.ts'
import { LIST_OF } from '#domain/ledger/action.ts'
import { assetIdentity } from '#domain/ledger/asset-identity.ts'
import type { AssetFacts } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { AssetRow, Tables } from '../database/tables.ts'
import { sha256 } from './ledger-end-store.ts'

/** Raised by one with every change of what is stored of an asset. Each row contains the version that wrote it. */
export const READ_MODEL_VERSION = '33'

/** The database row of an asset. */
export const toAssetRow = (userId: string, asset: Asset): AssetRow => ({
  user_id: userId,
  asset_id: asset.assetId,
  list: LIST_OF[asset.list],
  identity: assetIdentity(asset.facts),
  symbol: symbolOf(asset.facts),
  opened_on: marketDayOf(asset.openedAt),
  claim_due_on: firstDue(asset),
  state: stateOf(asset),
})

/** The first day on which one of its claims is resolved; null when none is open. */
const firstDue = ({ openClaims }: Asset): string | null =>
  openClaims.reduce<string | null>((first, { until }) => (first === null || until < first ? until : first), null)

/**
 * An asset as JSON with the version that wrote it and a checksum, by which a row that was changed by hand or by a partial restore
 * is recognized.
 */
function stateOf(asset: Asset): string {
  const text = JSON.stringify(asset)
  return `${beginningOf(sha256(text))}${text.slice(1)}`
}

const beginningOf = (sum: string): string => `{"format":"${READ_MODEL_VERSION}","sum":"${sum}",`
/** All checksums have the same length. */
const BEGINNING_LENGTH = beginningOf('0'.repeat(64)).length

/** The checksum in a row; null in a row of another version. */
export const sumOfState = (state: string): string | null => BEGINNING.exec(state)?.[1] ?? null

/**
 * Reads the asset from a row.
 * @returns null for a row of another version or an unreadable one, which is neither shown nor used for figures
 */
export function readState(state: string): Asset | null {
  const beginning = BEGINNING.exec(state)?.[0]
  if (beginning === undefined) return null
  try {
    return JSON.parse(`{${state.slice(beginning.length)}`)
  } catch {
    return null
  }
}

/** What stands before the asset. It is cut off the text: an object of which members are taken is slower to make and to read. */
const BEGINNING = new RegExp(`^\\{"format":"${READ_MODEL_VERSION}","sum":"([^"]*)",`)

/** Whether a release before this one wrote a row. */
export const isOfOlderRelease = (state: string): boolean =>
  Number(FORMAT.exec(state)?.[1] ?? READ_MODEL_VERSION) < Number(READ_MODEL_VERSION)

/** Whether another release wrote a row, so that it is not read, and is not damaged for that. */
export const isOfAnotherRelease = (state: string): boolean =>
  (FORMAT.exec(state)?.[1] ?? READ_MODEL_VERSION) !== READ_MODEL_VERSION

const FORMAT = /^\{"format":"(\d+)"/

/**
 * The same for a row on which a decision is based. An entry is permanent, so a row whose checksum does not match must not be its
 * basis.
 */
export function readUnchangedState(state: string): Asset | null {
  const text = `{${state.slice(BEGINNING_LENGTH)}`
  return state.startsWith(beginningOf(sha256(text))) ? readState(state) : null
}

/**
 * The ticker by whose price the asset is valued; null for an option, to which the price of the share does not apply (ruling 9).
 */
export const symbolOf = ({ type, ticker }: AssetFacts): string | null => (type === 'stock' ? ticker : null)

/** @throws a unique violation when the user has this asset, or this company, already. */
export async function storeAsset(
  trx: Transaction<Tables>,
  userId: string,
  asset: Asset,
  isNew: boolean,
): Promise<void> {
  const row = toAssetRow(userId, asset)
  await (isNew ? insertAsset(trx, row) : updateAsset(trx, row))
}

const insertAsset = prepared<AssetRow, unknown>((db, value) =>
  db.insertInto('assets').values({
    user_id: value('user_id'),
    asset_id: value('asset_id'),
    list: value('list'),
    identity: value('identity'),
    symbol: value('symbol'),
    opened_on: value('opened_on'),
    claim_due_on: value('claim_due_on'),
    state: value('state'),
  }),
)

/** Updates identity and symbol too, because a correction may change the ticker or the terms. */
const updateAsset = prepared<AssetRow, unknown>((db, value) =>
  db
    .updateTable('assets')
    .set({
      list: value('list'),
      identity: value('identity'),
      symbol: value('symbol'),
      opened_on: value('opened_on'),
      state: value('state'),
      claim_due_on: value('claim_due_on'),
    })
    .where('user_id', '=', value('user_id'))
    .where('asset_id', '=', value('asset_id')),
)

export async function findAsset(db: Db, userId: string, assetId: number): Promise<Asset | null> {
  const row = await db
    .selectFrom('assets')
    .select('state')
    .where('user_id', '=', userId)
    .where('asset_id', '=', assetId)
    .executeTakeFirst()
  return row ? readState(row.state) : null
}

/** The states of all assets of a user as text, in the order in which they were added. */
export async function listAssetStates(db: Db, userId: string): Promise<string[]> {
  const rows = await statesQuery(db, { userId })
  return rows.map(({ state }) => state)
}

const statesQuery = prepared<{ userId: string }, { state: string }>((db, value) =>
  db.selectFrom('assets').select('state').where('user_id', '=', value('userId')).orderBy('asset_id'),
)

/** The setting that has the newest version for which all rows were written. */
export const READ_MODEL_REACHED = 'read-model-version'

/** The setting that changes whenever rows are repaired, so that a running server reloads them. */
export const READ_MODEL_MENDED = 'read-model-mended'
