import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { BackupRefusal } from './backup-refusal.ts'

/** Runs one of PostgreSQL's own programs. The password is passed in the environment, which no other user can read. */
export async function runPostgres(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  words: readonly string[],
): Promise<void> {
  const child = spawn(program, words, {
    env: { ...process.env, ...environmentOf(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors = text(child.stderr)
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw new BackupRefusal(
      `${program} could not be run (${error instanceof Error ? error.message : error}). Install PostgreSQL's client programs, of ` +
        "the server's version or a newer one.",
    )
  })
  if (code !== 0) throw new BackupRefusal(`${program} ended with ${code}: ${(await errors).trim().split('\n').at(0)}`)
}

/** The environment variables of libpq. */
function environmentOf(address: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address)
  const mode = searchParams.get('sslmode')
  return {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    ...(port ? { PGPORT: port } : {}),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(mode ? { PGSSLMODE: mode } : {}),
  }
}
