import { sql } from 'kysely'
import { findLastingFingerprint } from '../assets/list-store.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import { sha256 } from '../ledger/ledger-end-store.ts'
import { findPreferences } from '../preferences/preference-store.ts'
import { lastingClosesFingerprint } from '../prices/daily-price-store.ts'

/**
 * A digest of all that a user's Mirror is made of, which another process would find the same: it changes with every entry, quote, close,
 * split and quarantined price, with the benchmark, and with what is given beside them.
 * @param beside the days, and the program
 */
export async function ingredientsOf(db: Db, userId: string, beside: string): Promise<string> {
  const { head, mended, quotes, quarantined } = await findLastingFingerprint(db, userId)
  const { benchmark } = await findPreferences(db, userId)
  const [market] = await marketQuery(db, { userId, benchmark })
  const closes = await lastingClosesFingerprint(db, userId)
  return sha256(JSON.stringify([beside, head, mended, quotes, quarantined, benchmark, market, closes]))
}

/** The splits of the user's symbols and of their benchmark, and since when closes of these are known. */
const marketQuery = prepared<{ userId: string; benchmark: string }, { splits: string | null; series: string | null }>(
  (db, value) => {
    const symbols = sql`(select assets.symbol from assets where assets.user_id = ${value('userId')}
    union select ${value('benchmark')})`
    const splitOf = sql`splits.symbol || ' ' || effective_on || ' ' || new_shares || ' ' || old_shares || ' ' || source`
    const seriesOf = sql`price_series.symbol || ' ' || filled_from`
    return db.selectNoFrom((of) => [
      of
        .selectFrom('splits')
        .select(sql<string | null>`string_agg(${splitOf}, '|' order by ${splitOf})`.as('text'))
        .where(sql<boolean>`splits.symbol in ${symbols}`)
        .as('splits'),
      of
        .selectFrom('price_series')
        .select(sql<string | null>`string_agg(${seriesOf}, '|' order by ${seriesOf})`.as('text'))
        .where(sql<boolean>`price_series.symbol in ${symbols}`)
        .as('series'),
    ])
  },
)
