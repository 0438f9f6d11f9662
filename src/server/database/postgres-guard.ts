import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { makeFolder } from './journal-folder.ts'
import { type JournalMarker, readMarker, vanished, writeMarker } from './journal-marker.ts'
import { StartRefusal } from './start-refusal.ts'

const CONNECT_MS = 10_000

/**
 * Looks at a PostgreSQL before anything is changed in it: whether it waits for its disk, and whether it is the database
 * that this data folder has seen at this address.
 * @param folder null keeps no marker
 * @returns how to remember it once it is open
 * @throws StartRefusal when it is not to be trusted, or not the one that was there
 */
export async function guardPostgres(url: string, folder: string | null): Promise<(marker: JournalMarker) => void> {
  const { settings, id } = await look(url)
  for (const name of ['fsync', 'synchronous_commit'])
    if (settings.get(name) === 'off')
      throw new StartRefusal(
        `this PostgreSQL runs with ${name}=off and would lose what it has acknowledged when the power fails. ` +
          `Nothing was changed. Set ${name}=on and start again.`,
      )
  if (folder === null) return () => {}
  const name = markerName(url)
  const marker = existsSync(folder) ? readMarker(folder, name) : null
  if (marker && marker.id !== id)
    throw vanished(
      join(folder, name),
      id === null ? 'the database in DATABASE_URL is empty' : 'the database in DATABASE_URL is another one',
      marker,
      'Restore the database from a backup, or correct DATABASE_URL.',
    )
  return (made) => {
    if (marker) return
    makeFolder(folder)
    writeMarker(folder, name, made)
  }
}

/** One for each address: another database is another journal, and a data folder may know several. */
function markerName(url: string): string {
  const { host, pathname } = new URL(url)
  return `postgres-${createHash('sha256').update(`${host}${pathname}`).digest('hex').slice(0, 12)}.marker`
}

async function look(url: string): Promise<{ settings: ReadonlyMap<string, string>; id: string | null }> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit')",
    )
    const known = await client.query<{ settings: string | null }>("select to_regclass('settings')::text as settings")
    const ids = known.rows[0]?.settings
      ? await client.query<{ value: string }>("select value from settings where name = 'database-id'")
      : null
    return {
      settings: new Map(rows.map(({ name, setting }) => [name, setting])),
      id: ids?.rows[0]?.value ?? null,
    }
  } finally {
    await client.end()
  }
}
