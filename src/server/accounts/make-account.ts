import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import { noMail } from './no-mail.ts'

/** Lets an account be made, in the transaction that makes it. @throws to refuse, and nothing is stored */
export type Admit = (trx: Transaction<Tables>) => Promise<void>

/** The first way into a new account: a password by its hash, or an identity at a provider. */
type FirstWayIn =
  | { readonly hash: string }
  | { readonly issuer: string; readonly subject: string; readonly hash?: undefined }

/**
 * Stores a user with the first way in, or neither. A password is hashed before, never in here: a hash waits for its turn, and on
 * SQLite's one connection nobody would be served meanwhile.
 * @returns the user's id
 * @throws a unique violation when the username, or the identity, belongs to an account already
 */
export function makeAccount(db: Db, username: string, wayIn: FirstWayIn, admit: Admit): Promise<string> {
  const [userId, now] = [randomUUID(), new Date().toISOString()]
  const written = { createdAt: now, updatedAt: now }
  const names = { username: username.toLowerCase(), displayUsername: username, name: username }
  const key =
    wayIn.hash === undefined
      ? { providerId: wayIn.issuer, accountId: wayIn.subject, password: null }
      : { providerId: 'credential', accountId: userId, password: wayIn.hash }
  return db.transaction().execute(async (trx) => {
    await admit(trx)
    await trx
      .insertInto('users')
      .values({ id: userId, ...names, email: noMail(), emailVerified: sql`false`, ...written, disabledAt: null })
      .execute()
    await trx
      .insertInto('credentials')
      .values({ id: randomUUID(), userId, ...key, ...written })
      .execute()
    return userId
  })
}
