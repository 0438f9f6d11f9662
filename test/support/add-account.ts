import { sql } from 'kysely'
import type { OpenDatabase } from '#server/database/open-database.ts'

/** Adds a user whose name is the id, with a password, and with the columns that the checks read. */
export async function addAccount({ db, engine }: OpenDatabase, user: string): Promise<void> {
  const [now, isVerified] = engine === 'postgres' ? [sql`now()`, sql`false`] : [sql`'2026-07-06T14:00:00.000Z'`, sql`0`]
  await sql`insert into users (id, name, email, "emailVerified", "createdAt", "updatedAt", username, "displayUsername")
    values (${user}, ${user}, ${`${user}@example.invalid`}, ${isVerified}, ${now}, ${now}, ${user}, ${user})`.execute(
    db,
  )
  await sql`insert into credentials (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
    values (${`key of ${user}`}, ${user}, 'credential', ${user}, 'a hash', ${now}, ${now})`.execute(db)
}
