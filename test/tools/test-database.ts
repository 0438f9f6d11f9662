import pg from 'pg'

/**
 * A fresh database, whatever an earlier run left under that name: empty, or a copy of another one that nobody is connected to.
 * @returns its URL
 */
export async function createDatabase(url: string, name: string, copied = 'template0'): Promise<string> {
  await ask(url, [drop(name), `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(copied)}`])
  return Object.assign(new URL(url), { pathname: `/${encodeURIComponent(name)}` }).href
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await ask(url, [drop(name)])
}

/** FORCE: a test that died may have left a connection open, and that alone must not keep its database. */
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
