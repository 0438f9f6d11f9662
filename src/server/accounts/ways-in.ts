import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/open-database.ts'

/** The removal would have taken the only way into an account. */
export class OnlyWayIn extends Error {}

/**
 * Removes a way into an account, unless it is the last one: a password, a passkey, or an identity at this Candor's provider.
 * `write` runs the removals of an account one after the other, so that two at the same moment cannot remove both.
 * @param remove gives whether there was something to remove
 * @throws OnlyWayIn, and nothing is changed
 */
export const keepingOneWayIn = (
  { write, config }: Pick<AppContext, 'write' | 'config'>,
  userId: string,
  remove: (trx: Db) => Promise<boolean>,
): Promise<boolean> =>
  write(userId, async (trx) => {
    const isRemoved = await remove(trx)
    if (isRemoved) await requireWayIn(trx, config, userId)
    return isRemoved
  })

/**
 * @param without the id of an identity that is about to be removed
 * @throws OnlyWayIn when nothing else opens the account
 */
export async function requireWayIn(
  db: Db,
  { openIdConnect }: Pick<Config, 'openIdConnect'>,
  userId: string,
  without = '',
): Promise<void> {
  const { rows } = await sql`
    select 1 from credentials
    where "userId" = ${userId} and id <> ${without} and (password is not null or "providerId" = ${openIdConnect?.issuer ?? ''})
    union all select 1 from passkeys where user_id = ${userId}
    limit 1`.execute(db)
  if (rows.length === 0) throw new OnlyWayIn('Nothing else opens this account.')
}
