/** The setting in which the process that makes the backups tells the others of them. */
export const TOLD_BACKUPS = 'kept-backups'

/**
 * What no backup contains: sessions, sign-ins under way, cached answers of providers, their tokens, and the secret that signs
 * cookies; and what is told of backups, which is of this moment. Hashes of passwords stay, because without them nobody could sign in to a restored journal.
 */
export const REMOVED_TABLES = ['sessions', 'sign_ins', 'verifications', 'provider_cache'] as const
export const REMOVED_SETTINGS = ['session-secret', TOLD_BACKUPS] as const
const REMOVED_COLUMNS = ['accessToken', 'refreshToken', 'idToken'] as const

const removedColumns = REMOVED_COLUMNS.map((column) => `"${column}" = null`).join(', ')

/** Run on a copy only, and only where the table exists. */
export const REMOVING: readonly { readonly table: string; readonly statement: string }[] = [
  ...REMOVED_TABLES.map((table) => ({ table, statement: `delete from ${table}` })),
  {
    table: 'settings',
    statement: `delete from settings where name in (${REMOVED_SETTINGS.map((name) => `'${name}'`).join(', ')})`,
  },
  { table: 'credentials', statement: `update credentials set ${removedColumns}` },
]
