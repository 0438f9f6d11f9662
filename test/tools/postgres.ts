import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'
import { type Account, postgresAccount, postgresPrograms, run } from './postgres-programs.ts'

export type Postgres = { readonly url: string; stop(): Promise<void> }

export type Cluster = { programs: string; home: string; account: Account | undefined; password: string }

/** A PostgreSQL for tests that keeps nothing; TEST_DATABASE_URL names one that is running already. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL
  return given ? { url: given, stop: async () => undefined } : startOwnPostgres()
}

/** Its process makes another one for each connection. */
export type OwnPostgres = Postgres & { readonly server: ChildProcess }

/** One that may be killed and changed: never the one in TEST_DATABASE_URL, which is somebody's. */
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

/** In a folder for temporary files: PostgreSQL refuses root, and others cannot enter root's home. */
export async function createCluster(): Promise<Cluster> {
  const account = await postgresAccount()
  const home = await mkdtemp(join(await roomForClusters(), 'candor-postgres-'))
  const cluster = { programs: await postgresPrograms(home), home, account, password: randomBytes(16).toString('hex') }
  const passwordFile = join(home, 'password')
  await writeFile(passwordFile, cluster.password, { mode: 0o600 })
  if (account) for (const path of [home, passwordFile]) await chown(path, account.uid, account.gid)
  // Collation C: text sorts by its bytes, as SQLite sorts it, on every machine.
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

const IN_MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3

/** In memory, where that has room: each test makes a database and drops it, and for both PostgreSQL waits until files are on a disk. */
async function roomForClusters(): Promise<string> {
  const room = await statfs(IN_MEMORY).catch(() => null)
  return room && room.bavail * room.bsize > ROOM_BYTES ? IN_MEMORY : tmpdir()
}

/** Between finding a free port and taking it another process may take it: then again with another. */
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

/** As durable as Candor asks of a PostgreSQL: it refuses one that does not wait for its disk. */
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

/** A copy of another server takes only those that read. */
const READY = /ready to accept (read-only )?connections/

/** Undefined once it takes connections; what it said, if it ended instead. */
function logUntilReady(server: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    if (!server.stderr) throw new Error('PostgreSQL was started without a pipe for its log.')
    const said: string[] = []
    // It is read to the end of the run: a full pipe would stop the server.
    createInterface({ input: server.stderr })
      .on('line', (line) => {
        if (READY.test(line)) resolve(undefined)
        else said.push(line)
      })
      .on('close', () => resolve(said.join('\n')))
    server.once('error', reject)
  })
}

/**
 * However the run ends, neither a server nor a folder stays behind: a shell of its own session, out of reach of
 * Ctrl-C, reads a pipe that we hold open. When we end, even by SIGKILL, the pipe closes and it clears away.
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
