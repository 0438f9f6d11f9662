import type { NotNull } from 'kysely'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { AssetRow } from '../database/tables.ts'
import { READ_MODEL_MENDED } from './read-model.ts'

/** The end of a ledger, and the time when rows were last repaired without an entry; null when they never were. */
export type LedgerPlace = { readonly sequence: number; readonly mended: string | null }

/** Must be read before the rows, so that an entry recorded in between is read again the next time. */
export async function findPlace(db: Db, userId: string): Promise<LedgerPlace> {
  const [place] = await placeQuery(db, { userId })
  return { sequence: place?.sequence ?? 0, mended: place?.mended ?? null }
}

const placeQuery = prepared<{ userId: string }, { sequence: number | null; mended: string | null }>((db, value) =>
  db.selectNoFrom((of) => [
    of
      .selectFrom('entries')
      .select(({ fn }) => fn.max('sequence').as('sequence'))
      .where('user_id', '=', value('userId'))
      .as('sequence'),
    of.selectFrom('settings').select('value').where('name', '=', READ_MODEL_MENDED).as('mended'),
  ]),
)

/** The states of the assets with entries after a sequence: after 0, of all. */
export const listStatesSince = (db: Db, userId: string, after: number): Promise<StateRow[]> =>
  after === 0 ? statesQuery(db, { userId }) : statesSinceQuery(db, { userId, after })

type StateRow = Pick<AssetRow, 'asset_id' | 'state'>

const statesQuery = prepared<{ userId: string }, StateRow>((db, value) =>
  db.selectFrom('assets').select(['asset_id', 'state']).where('user_id', '=', value('userId')).orderBy('asset_id'),
)

const statesSinceQuery = prepared<{ userId: string; after: number }, StateRow>((db, value) =>
  db
    .selectFrom('assets')
    .select(['asset_id', 'state'])
    .where('user_id', '=', value('userId'))
    .where('asset_id', 'in', (of) =>
      of
        .selectFrom('entries')
        .select('entries.asset_id')
        .where('entries.user_id', '=', value('userId'))
        .where('entries.sequence', '>', value('after'))
        .$narrowType<{ asset_id: NotNull }>(),
    )
    .orderBy('asset_id'),
)
