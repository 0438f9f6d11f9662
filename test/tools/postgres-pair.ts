import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { until } from '../support/until.ts'
import { addressOf, type Cluster, clearsAway, createCluster, startOnFreePort, surroundings } from './postgres.ts'
import { run } from './postgres-programs.ts'

/** A PostgreSQL server and a synchronous standby, for which each COMMIT waits. */
export type PostgresPair = {
  /** The URL of the primary. */
  url(): string
  /** Kills the primary and all its processes with SIGKILL. The standby is promoted and gets a standby of its own. */
  failOver(whenPromoted: (url: string) => void): Promise<void>
  stop(): Promise<void>
}

type Running = { readonly cluster: Cluster; readonly server: ChildProcess; readonly url: string; stop(): Promise<void> }

/** The application name of the standby. */
const COPY = 'copy'

export async function startPostgresPair(): Promise<PostgresPair> {
  const clearing: Promise<void>[] = []
  let primary = await start(await createCluster())
  let copy = await copyOf(primary)
  return {
    url: () => primary.url,
    async failOver(whenPromoted) {
      await killAll(primary.server)
      clearing.push(primary.stop())
      await promote(copy)
      primary = copy
      whenPromoted(primary.url)
      copy = await copyOf(primary)
    },
    async stop() {
      await copy.stop()
      await primary.stop()
      await Promise.all(clearing)
    },
  }
}

async function start(cluster: Cluster): Promise<Running> {
  const { server, port } = await startOnFreePort(cluster)
  return { cluster, server, url: addressOf(cluster, port), stop: clearsAway(server, cluster.home) }
}

/** Makes a standby of a running server, which waits for it from then on. */
async function copyOf(primary: Running): Promise<Running> {
  const { account, programs } = primary.cluster
  const home = await mkdtemp(join(tmpdir(), 'candor-postgres-'))
  if (account) await chown(home, account.uid, account.gid)
  const cluster = { ...primary.cluster, home }
  const from = `${primary.url}?application_name=${COPY}`
  const copying = ['-D', join(home, 'data'), '-d', from, '-R', '-c', 'fast', '--no-sync']
  await run(join(programs, 'pg_basebackup'), copying, surroundings(cluster))
  const copy = await start(cluster)
  await asking(primary.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = 'FIRST 1 (${COPY})'`)
    await client.query('select pg_reload_conf()')
    const states = async () =>
      (await client.query<{ sync_state: string }>('select sync_state from pg_stat_replication')).rows
    await until('the copy that is waited for', states, (rows) => rows.some(({ sync_state }) => sync_state === 'sync'))
  })
  return copy
}

/** Kills a server with its child processes, because those outlive it for a moment in which they could still answer. */
async function killAll(server: ChildProcess): Promise<void> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(server.pid)])
  const ended = once(server, 'close')
  for (const pid of [server.pid, ...stdout.trim().split(/\s+/).map(Number)]) if (pid) kill(pid)
  await ended
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // The process has ended by itself meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

async function promote({ url, cluster }: Running): Promise<void> {
  await run(
    join(cluster.programs, 'pg_ctl'),
    ['promote', '-D', join(cluster.home, 'data'), '-w'],
    surroundings(cluster),
  )
  await asking(url, async (client) => {
    // This setting was copied from the killed server. The promoted one has no standby yet.
    await client.query("alter system set synchronous_standby_names = ''")
    await client.query('select pg_reload_conf()')
  })
}

async function asking<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}
