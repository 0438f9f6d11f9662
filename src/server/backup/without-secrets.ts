/**
 * What no backup holds: sessions, sign-ins under way, what providers gave for them, and the secret that signs cookies. Hashes of
 * passwords stay, or nobody could sign in to what was restored.
 */
export const REMOVED_TABLES = ['sessions', 'sign_ins', 'verifications', 'provider_cache'] as const
export const REMOVED_SETTINGS = ['session-secret'] as const
const REMOVED_COLUMNS = ['accessToken', 'refreshToken', 'idToken'] as const

const removedColumns = REMOVED_COLUMNS.map((column) => `"${column}" = null`).join(', ')

/** Run on a copy only, where its table is there. */
export const REMOVING: readonly { readonly table: string; readonly statement: string }[] = [
  ...REMOVED_TABLES.map((table) => ({ table, statement: `delete from ${table}` })),
  {
    table: 'settings',
    statement: `delete from settings where name in (${REMOVED_SETTINGS.map((name) => `'${name}'`).join(', ')})`,
  },
  { table: 'credentials', statement: `update credentials set ${removedColumns}` },
]
