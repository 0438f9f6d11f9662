import type { ExpressionBuilder, OnConflictDatabase, OnConflictTables, Transaction } from 'kysely'
import type { LedgerOutline } from '#domain/assets/replay-ledger.ts'
import type { LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Db } from '../database/open-database.ts'
import { storeSetting } from '../database/settings-store.ts'
import type { AssetRow, Tables } from '../database/tables.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { bySequence } from './compare-read-model.ts'
import { faultOfRow, type Judged, judge, type Place, ROWS_AT_ONCE, readPlaces, readRowsOf } from './judge-assets.ts'
import { readAssetByAsset } from './ledger-pages.ts'
import { type LedgerFindings, pausePerPage } from './ledger-reading.ts'
import type { LostEntries } from './lost-entries.ts'
import { READ_MODEL_MENDED, readState } from './read-model.ts'

/**
 * Finds the assets whose rows may have to be written anew, without any lock: whoever writes meanwhile makes a row look wrong that
 * is right, so each of them is compared again before it is mended.
 */
export async function findSuspects(
  db: Db,
  userId: string,
  outline: LedgerOutline,
  lostEntries: LostEntries,
): Promise<Set<number>> {
  const suspects = new Set<number>()
  const onEntries = pausePerPage(nextSlice)
  const entriesOf = readAssetByAsset(db, userId)
  for await (const place of readPlaces(db, userId)) {
    lostEntries.take(place)
    const isCompared = place.hasEntries && place.row && isReadable(place.row)
    if (!isCompared || !(await judge(entriesOf, userId, outline, place, onEntries)).isSame) suspects.add(place.assetId)
  }
  return suspects
}

/** Whether a row has the format of this version, so that it can be shown. */
const isReadable = ({ state }: Pick<AssetRow, 'state'>): boolean => readState(state) !== null

type Mended = {
  /** The number of assets that come of an undamaged ledger; 0 of a damaged one. */
  readonly assets: number
  /** The faults of the suspects and of their rows, which are put right by now. */
  readonly faults: readonly LedgerFault[]
}

/**
 * Writes those rows of the suspects anew that differ from the replay. In a damaged ledger these are only rows that cannot be read.
 * @param lost what the rows reveal about entries that are gone
 */
export async function mendReadModel(
  trx: Transaction<Tables>,
  userId: string,
  findings: LedgerFindings,
  suspects: ReadonlySet<number>,
  lost: readonly LedgerFault[],
): Promise<Mended> {
  const { outline, isWhole } = findings
  const onEntries = pausePerPage(nextSlice)
  const startJudging = (): Judge => {
    const entriesOf = readAssetByAsset(trx, userId)
    return (place) => judge(entriesOf, userId, outline, place, onEntries)
  }
  const isSound = isWhole && lost.length === 0
  const mending = isSound ? mendAll(trx, userId, outline, startJudging) : mendUnreadable(trx, startJudging)
  const notReplayed: LedgerFault[] = []
  const ofRows: LedgerFault[] = []
  let wrong = 0
  const judged = startJudging()
  const inOrder = [...suspects].sort((a, b) => a - b)
  for await (const place of readRowsOf(trx, userId, inOrder)) {
    const found = await judged(place)
    if (found.isContradictory && outline.isOpened(place.assetId)) wrong += 1
    if (found.notReplayed) notReplayed.push(found.notReplayed)
    const fault = faultOfRow(found)
    if (fault) ofRows.push(fault)
    await mending.take(found)
  }
  const written = await mending.end()
  if (written > 0) await storeSetting(trx, READ_MODEL_MENDED, `${userId} ${crypto.randomUUID()}`)
  if (!isWhole) return { assets: 0, faults: lost }
  const faults = [...bySequence(notReplayed), ...lost, ...(lost.length > 0 ? [] : ofRows)]
  return { assets: outline.opened() - wrong, faults }
}

/** Replays assets in ascending order and compares their rows with that, with the event loop free after some entries. */
type Judge = (place: Pick<Place, 'assetId' | 'row'>) => Promise<Judged>

type Mending = {
  take(judged: Judged): Promise<void>
  /** @returns how many rows were written or deleted */
  end(): Promise<number>
}

/**
 * Mends the rows of an undamaged ledger. A wrong row may occupy a company that belongs to another, so what has no row of its own
 * company is inserted last. An asset with contradictory entries gets an emptied row.
 */
function mendAll(trx: Transaction<Tables>, userId: string, outline: LedgerOutline, startJudging: () => Judge): Mending {
  const inserted: number[] = []
  const contradictory: (Pick<Place, 'assetId'> & { readonly row: AssetRow })[] = []
  const lost = new Set<number>()
  const rows = writeRows(trx)
  let written = 0
  return {
    async take({ assetId, row, expected, isSame, isContradictory }) {
      if (isContradictory) lost.add(assetId)
      if (isContradictory && row) contradictory.push({ assetId, row })
      if (isContradictory || isSame) return
      written += 1
      if (expected && row?.identity === expected.identity) return rows.add(expected)
      if (row) await remove(trx, userId, assetId)
      if (expected) inserted.push(assetId)
    },
    async end() {
      for (const { assetId, row } of contradictory) {
        const owner = outline.numberOf(row.identity)
        // An emptied row cannot keep a company that rightly belongs to another number.
        if (owner !== undefined && !outline.contradictory.has(owner) && !lost.has(owner))
          await remove(trx, userId, assetId)
        else if (isReadable(row)) await empty(trx, userId, assetId)
        else continue
        written += 1
      }
      // They are replayed once more, because all of them would be in memory at once.
      const judged = startJudging()
      for (const assetId of inserted) {
        const { expected } = await judged({ assetId, row: null })
        if (expected) await rows.add(expected)
      }
      await rows.end()
      return written
    },
  }
}

/** Mends the rows of a damaged ledger that cannot be read and whose entries exist, if no other row has their company. */
function mendUnreadable(trx: Transaction<Tables>, startJudging: () => Judge): Mending {
  const moved: number[] = []
  const rows = writeRows(trx)
  let written = 0
  return {
    async take({ assetId, row, expected }) {
      if (!row || !expected || isReadable(row)) return
      if (row.identity !== expected.identity) return void moved.push(assetId)
      await rows.add(expected)
      written += 1
    },
    async end() {
      const judged = startJudging()
      for (const assetId of moved) {
        const { expected } = await judged({ assetId, row: null })
        if (!expected || (await isTaken(trx, expected))) continue
        await rows.add(expected)
        await rows.end()
        written += 1
      }
      await rows.end()
      return written
    },
  }
}

/** Writes rows anew or for the first time, many in one statement: each statement is a round trip to PostgreSQL. */
function writeRows(trx: Transaction<Tables>) {
  let waiting: AssetRow[] = []
  const end = async () => {
    const rows = waiting
    waiting = []
    if (rows.length === 0) return
    await trx
      .insertInto('assets')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['user_id', 'asset_id']).doUpdateSet(replaced))
      .execute()
  }
  return {
    async add(row: AssetRow): Promise<void> {
      waiting.push(row)
      if (waiting.length === ROWS_AT_ONCE) await end()
    },
    end,
  }
}

/** Every column of a row that is there already gets the value that was to be inserted. */
const replaced = ({ ref }: ExpressionBuilder<OnConflictDatabase<Tables, 'assets'>, OnConflictTables<'assets'>>) => ({
  list: ref('excluded.list'),
  identity: ref('excluded.identity'),
  symbol: ref('excluded.symbol'),
  opened_on: ref('excluded.opened_on'),
  claim_due_on: ref('excluded.claim_due_on'),
  state: ref('excluded.state'),
})

const empty = async (trx: Transaction<Tables>, user_id: string, asset_id: number): Promise<void> => {
  await trx
    .updateTable('assets')
    .set({ state: '' })
    .where(({ and }) => and({ user_id, asset_id }))
    .execute()
}

const remove = async (trx: Transaction<Tables>, user_id: string, asset_id: number): Promise<void> => {
  await trx
    .deleteFrom('assets')
    .where(({ and }) => and({ user_id, asset_id }))
    .execute()
}

async function isTaken(trx: Transaction<Tables>, { user_id, asset_id, identity }: AssetRow): Promise<boolean> {
  const row = await trx
    .selectFrom('assets')
    .select('asset_id')
    .where('user_id', '=', user_id)
    .where('identity', '=', identity)
    .where('asset_id', '<>', asset_id)
    .executeTakeFirst()
  return row !== undefined
}
