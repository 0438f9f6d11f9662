import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'
import { type Account, postgresAccount, postgresPrograms, run } from './postgres-programs.ts'
import { roomInMemory } from './room-in-memory.ts'

export type Postgres = { readonly url: string; stop(): Promise<void> }

export type Cluster = { programs: string; home: string; account: Account | undefined; password: string }

/** A PostgreSQL for tests, which keeps nothing. TEST_DATABASE_URL may name a running one. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL
  return given ? { url: given, stop: async () => undefined } : startOwnPostgres()
}

/** A PostgreSQL with its main process, which starts another process for each connection. */
export type OwnPostgres = Postgres & { readonly server: ChildProcess }

/** A PostgreSQL that a test may kill and change. It is never the one in TEST_DATABASE_URL, which belongs to somebody. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const cluster = await createCluster()
  try {
    const { server, port } = await startOnFreePort(cluster)
    return {
      url: addressOf(cluster, port),
      server,
      stop: clearsAway(server, cluster.home),
    }
  } catch (error) {
    await rm(cluster.home, { recursive: true, force: true })
    throw error
  }
}

export const addressOf = ({ password }: Cluster, port: number): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`

/** Creates a cluster in a temporary folder, because PostgreSQL does not run as root and other users cannot enter root's home. */
export async function createCluster(): Promise<Cluster> {
  const account = await postgresAccount()
  const home = await mkdtemp(join(await roomInMemory(ROOM_BYTES), 'candor-postgres-'))
  const cluster = { programs: await postgresPrograms(home), home, account, password: randomBytes(16).toString('hex') }
  const passwordFile = join(home, 'password')
  await writeFile(passwordFile, cluster.password, { mode: 0o600 })
  if (account) for (const path of [home, passwordFile]) await chown(path, account.uid, account.gid)
  // With collation C, text is sorted by its bytes on every machine, as in SQLite.
  await run(
    join(cluster.programs, 'initdb'),
    ['-D', join(home, 'data'), '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`].concat([
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ]),
    surroundings(cluster),
  )
  return cluster
}

/** What a cluster may need, in which a database is created and dropped for each test. */
const ROOM_BYTES = 4 * 1024 ** 3

/** Starts a server. Another process may take the free port before the server does; then it is tried with another port. */
export async function startOnFreePort(cluster: Cluster): Promise<{ server: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const server = spawn(join(cluster.programs, 'postgres'), settings(cluster, port), {
      ...surroundings(cluster),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const log = await logUntilReady(server)
    if (log === undefined) return { server, port }
    if (attempt === 3 || !log.includes('in use')) throw new Error(`PostgreSQL did not start:\n${log}`)
  }
}

/** The server's settings. `fsync` stays on, because Candor refuses a PostgreSQL that does not wait for its disk. */
function settings({ home }: Cluster, port: number): string[] {
  const quiet = ['full_page_writes=off', 'autovacuum=off']
  const small = ['shared_buffers=64MB', 'max_connections=100', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  return ['-D', join(home, 'data'), '-p', String(port), ...[...quiet, ...small].flatMap((setting) => ['-c', setting])]
}

export const surroundings = ({ home, account }: Cluster) => ({
  cwd: home,
  env: { PATH: process.env.PATH, LC_ALL: 'C' },
  ...account,
})

/** The line of the log that reports a ready server. A standby accepts only read-only connections. */
const READY = /ready to accept (read-only )?connections/

/** Resolves with undefined once the server accepts connections, or with its log if it ended instead. */
function logUntilReady(server: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    if (!server.stderr) throw new Error('PostgreSQL was started without a pipe for its log.')
    const output: string[] = []
    // The log is read until the end of the run, because a full pipe would stop the server.
    createInterface({ input: server.stderr })
      .on('line', (line) => {
        if (READY.test(line)) resolve(undefined)
        else output.push(line)
      })
      .on('close', () => resolve(output.join('\n')))
    server.once('error', reject)
  })
}

/**
 * Makes sure that no server and no folder stays behind, however the run ends. A shell in its own session, which Ctrl-C does not
 * reach, reads a pipe that we hold open. When we end, even by SIGKILL, the pipe closes and the shell clears away.
 */
export function clearsAway(server: ChildProcess, home: string): () => Promise<void> {
  const script = `cat
    kill -QUIT "$0"
    for i in $(seq 100); do [ -e "$1/data/postmaster.pid" ] || break; sleep 0.05; done
    rm -rf "$1"`
  const cleaner = spawn('sh', ['-c', script, String(server.pid), home], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const isDone = once(cleaner, 'exit')
  return async () => {
    cleaner.stdin.end()
    await isDone
  }
}
