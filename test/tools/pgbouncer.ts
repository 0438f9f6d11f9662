import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'
import { postgresAccount } from './postgres-programs.ts'

/** The program, by default from PATH. Debian has a package of it; npm has none. */
const PROGRAM = process.env.CANDOR_PGBOUNCER ?? 'pgbouncer'

export const hasPgBouncer = spawnSync(PROGRAM, ['--version']).status === 0

/** So few connections that statements of different clients follow one another in the same connection. */
const SERVER_CONNECTIONS = 3

/** Starts a pooler in transaction mode in front of a database. */
export async function startPgBouncer(behind: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { hostname, port, username, password, pathname } = new URL(behind)
  const folder = await mkdtemp(join(tmpdir(), 'candor-pgbouncer-'))
  const account = await postgresAccount()
  const own = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
`,
  )
  if (account) for (const path of [folder, settings]) await chown(path, account.uid, account.gid)
  const pooler = spawn(PROGRAM, [settings], { ...account, stdio: ['ignore', 'ignore', 'pipe'] })
  await listening(pooler)
  return {
    url: Object.assign(new URL(behind), { port: String(own) }).href,
    async stop() {
      const ended = once(pooler, 'close')
      pooler.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function listening({ stderr }: ChildProcess): Promise<void> {
  if (!stderr) throw new Error('pgBouncer was started without a pipe for its log.')
  const told: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: stderr })
      .on('line', (line) => {
        if (/process up/.test(line)) resolve()
        else told.push(line)
      })
      .on('close', () => reject(new Error(`pgBouncer did not start: ${told.join(' ')}`)))
  })
}
