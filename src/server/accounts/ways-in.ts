import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/open-database.ts'

/** What would have gone was the only way into an account. */
export class OnlyWayIn extends Error {}

/**
 * Takes a way into an account away unless it is the last one: a password, a passkey, somebody at the provider of this Candor.
 * `write` takes those of an account one after the other, so that of two at the same moment one is left.
 * @param remove says whether there was something to take away
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
 * @param without an identity that is about to go
 * @throws OnlyWayIn where nothing but that would open the account
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
