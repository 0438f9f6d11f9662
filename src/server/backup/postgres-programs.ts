import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getCACertificates } from 'node:tls'
import { BackupRefusal } from './backup-refusal.ts'

/** Runs one of PostgreSQL's own programs. The password is passed in the environment, which no other user can read. */
export async function runPostgres(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  words: readonly string[],
): Promise<void> {
  const environment = { ...process.env, ...environmentOf(url, process.env) }
  if (!lacksAuthorities(environment)) return runProgram(program, environment, words)
  await withAuthorities((PGSSLROOTCERT) => runProgram(program, { ...environment, PGSSLROOTCERT }, words))
}

async function runProgram(program: string, env: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  // It never asks at the terminal for a password, because nobody may sit there.
  const child = spawn(program, ['--no-password', ...words], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const errors = text(child.stderr)
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw new BackupRefusal(
      `${program} could not be run (${error instanceof Error ? error.message : error}). Install PostgreSQL's client programs, of ` +
        "the server's version or a newer one.",
    )
  })
  if (code !== 0) throw new BackupRefusal(`${program} ended with ${code}: ${(await errors).trim().split('\n').at(0)}`)
}

/** The parameters of an address that libpq takes from its environment, and under which name. */
const VARIABLES: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  dbname: 'PGDATABASE',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
}

/**
 * The environment variables with which libpq reaches the database that Candor itself reaches by this address: what the address
 * leaves open stays as the operator has set it.
 */
export function environmentOf(address: string, given: Record<string, string | undefined>): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address)
  const named = {
    host: decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
    port,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    dbname: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(searchParams),
  }
  const variables = Object.entries(named).flatMap(([name, value]) => {
    const variable = Object.hasOwn(VARIABLES, name) ? VARIABLES[name] : undefined
    return variable !== undefined && value !== '' ? [[variable, value] as const] : []
  })
  // Without a host, libpq would look for a socket, and Candor asks this machine.
  return { PGHOST: given.PGHOST || 'localhost', ...Object.fromEntries(variables) }
}

/** Whether libpq checks the server's certificate, and was told no authorities whose signature counts. */
const lacksAuthorities = ({ PGSSLMODE, PGSSLROOTCERT }: Record<string, string | undefined>): boolean =>
  /^verify-/.test(PGSSLMODE ?? '') && !PGSSLROOTCERT

/** A file with the authorities that Candor itself trusts, for a program that would trust none. */
async function withAuthorities<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'candor-authorities-'))
  try {
    const file = join(folder, 'authorities.pem')
    await writeFile(file, getCACertificates('default').join('\n'))
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
