import { createMiddleware } from 'hono/factory'
import { sql } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../database/open-database.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { methodOf } from '../../http/head-as-get.ts'
import { Refusal } from '../../http/problem.ts'

/** The requests of the page /second-step. Public routes answer in any case. */
const NEEDED_TO_SET_ONE_UP =
  /^(GET \/api\/account|POST \/api\/account\/(confirmation|recovery-codes|totp|totp\/confirmation)|DELETE \/api\/account\/totp|(GET|POST|DELETE) \/api\/account\/passkeys(\/.+)?)$/

/** On a hardened Candor, opens a journal only to users who have a second factor or sign in with a provider. */
export const neededFactor = ({ config, db }: Pick<AppContext, 'config' | 'db'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const user: AppEnv['Variables']['user'] | undefined = c.get('user')
    const route = `${methodOf(c)} ${c.req.path}`
    if (user && !NEEDED_TO_SET_ONE_UP.test(route) && (await needsFactor({ config, db }, user.id)))
      throw new Refusal({
        code: 'not-allowed',
        message:
          'This Candor asks everybody for a second step. Set up an authenticator app or add a passkey in Settings, Account. ' +
          'What you recorded is safe.',
      })
    await next()
  })

/** Whether this user must set up a second factor before anything opens. */
export const needsFactor = async (
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  userId: string,
): Promise<boolean> => config.access.isHardened && !(await hasFactor(db, userId))

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()
  return row !== undefined
}

/** A confirmed authenticator app, a passkey, or an account without a password. */
async function hasFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`
    select 1 as one from totp_secrets where user_id = ${userId} and confirmed_at is not null
    union all select 1 from passkeys where user_id = ${userId}
    union all select 1 where not exists (
      select 1 from credentials where "userId" = ${userId} and password is not null
    )
    limit 1`.execute(db)
  return rows.length > 0
}
