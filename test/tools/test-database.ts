import pg from 'pg'

/**
 * Creates a database, and first drops one that an earlier run left under the same name. It is empty, or a copy of another
 * database, to which nobody may be connected.
 * @returns its URL
 */
export async function createDatabase(url: string, name: string, copied = 'template0'): Promise<string> {
  await ask(url, [drop(name), `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(copied)}`])
  return urlOf(url, name)
}

/**
 * Creates an empty database that sorts text by the rules of English, as those of most machines do, and not by its bytes, and that has
 * a time zone of its own.
 * @returns its URL
 */
export async function createEnglishDatabase(url: string, name: string): Promise<string> {
  const named = pg.escapeIdentifier(name)
  await ask(url, [
    drop(name),
    `CREATE DATABASE ${named} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'`,
    `ALTER DATABASE ${named} SET timezone = 'Asia/Kolkata'`,
  ])
  return urlOf(url, name)
}

const urlOf = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${encodeURIComponent(name)}` }).href

export async function dropDatabase(url: string, name: string): Promise<void> {
  await ask(url, [drop(name)])
}

/** FORCE is needed because a test that died may have left a connection open. */
const drop = (name: string) => `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`

async function ask(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
