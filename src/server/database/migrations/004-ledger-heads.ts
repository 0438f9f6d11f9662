import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { sealOfEnd } from '#domain/ledger/ledger-end.ts'
import type { Tables } from '../tables.ts'

/** A row of SQLite has some 30,000 values, a statement of PostgreSQL 65,535. */
const ROWS_AT_A_TIME = 1_000

/**
 * Entries that open an asset, told by their canonical JSON: a quotation mark within a text is written as \", so these
 * characters stand nowhere but at the member `asset`, and only where that is not null.
 */
const OPENS_AN_ASSET = `kind = 'decision-recorded' and replace(body, '"asset":{', '') <> body`

/** What the migration cannot say in SQL that both engines know. */
export async function rememberLedgers(db: Kysely<Tables>): Promise<void> {
  await rememberEnds(db)
  await allowOneOpening(db)
}

/** Every ledger ends where it is found to end. Its entries so far are of the first version of the chain. */
async function rememberEnds(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ user_id: string; sequence: number; hash: string; highest: number | null }>`
    select entries.user_id, entries.sequence, entries.hash, ends.highest
    from (select user_id, max(sequence) as last, max(asset_id) as highest from entries group by user_id) as ends
    join entries on entries.user_id = ends.user_id and entries.sequence = ends.last`.execute(db)
  const heads = rows.map(({ user_id, sequence, hash, highest }) => {
    const end = { sequence, hash, highestAssetId: highest ?? 0, boundFrom: sequence + 1 }
    const seal = sealOfEnd(user_id, end, (text) => createHash('sha256').update(text, 'utf8').digest('hex'))
    return { user_id, sequence, hash, highest_asset_id: end.highestAssetId, bound_from: end.boundFrom, seal }
  })
  for (let from = 0; from < heads.length; from += ROWS_AT_A_TIME)
    await db
      .insertInto('ledger_heads')
      .values(heads.slice(from, from + ROWS_AT_A_TIME))
      .execute()
}

/**
 * One opening for each user and number from here on. Until now two companies could get one number (docs/decisions/015):
 * such openings stand for ever, so the index leaves out every one that was there already, and only those.
 */
async function allowOneOpening(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ entry: string }>`
    select user_id || ' ' || cast(sequence as text) as entry
    from (
      select user_id, sequence, row_number() over (partition by user_id, asset_id order by sequence) as opening
      from entries where ${sql.raw(OPENS_AN_ASSET)}
    ) as openings
    where opening > 1`.execute(db)
  const known = rows.map(({ entry }) => `'${entry.replaceAll("'", "''")}'`)
  const others = known.length === 0 ? '' : ` and user_id || ' ' || cast(sequence as text) not in (${known.join(', ')})`
  await sql
    .raw(`create unique index entries_by_opening on entries (user_id, asset_id) where ${OPENS_AN_ASSET}${others}`)
    .execute(db)
}
