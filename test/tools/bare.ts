import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'
import { postgresAccount, run } from './postgres-programs.ts'

const root = resolve(import.meta.dirname, '../..')

/** What is not copied, because it is no source or is private. */
const LEFT_OUT: ReadonlySet<string> = new Set(['.git', '.env', 'data', 'dist'])

/** The environment of a machine without a browser and a database of its own, where those from npm are used. */
const BARE = { CANDOR_TEST_BARE: '1', CHROMIUM_PATH: undefined, TEST_DATABASE_URL: undefined } as const

/**
 * Runs the checks as a user who is not root, on a machine without a browser and a database. If root runs this, it becomes the
 * user who runs PostgreSQL, and works in a copy of the checkout, because that user may not write to root's.
 * @returns the exit code
 */
export async function checkBare(names: readonly string[]): Promise<number> {
  const account = await postgresAccount()
  if (!account) return check(names, root, {})
  const home = await mkdtemp(join(tmpdir(), 'candor-bare-'))
  try {
    const copy = join(home, 'candor')
    await cp(root, copy, { recursive: true, verbatimSymlinks: true, filter: isCopied })
    await run('chown', ['-R', `${account.uid}:${account.gid}`, home])
    return await check(names, copy, { ...account, home })
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

const isCopied = (path: string): boolean => !LEFT_OUT.has(relative(root, path).split(sep)[0] ?? '')

type As = { readonly uid?: number; readonly gid?: number; readonly home?: string }

async function check(names: readonly string[], cwd: string, { home, ...account }: As): Promise<number> {
  const child = spawn(join(cwd, 'node_modules/.bin/node'), ['test/check.ts', ...names], {
    ...account,
    cwd,
    env: { ...(home ? asSomebodyElse(process.env, home) : process.env), ...BARE },
    stdio: 'inherit',
  })
  const [exitCode] = await once(child, 'close')
  return exitCode ?? 1
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment for another user. `npm run` tells whatever it starts where its own user has npm's cache and settings, where
 * another one may neither read nor write; only from where packages come stays.
 */
export const asSomebodyElse = (environment: Environment, home: string): Environment => ({
  ...Object.fromEntries(Object.entries(environment).filter(([name]) => !OF_NPM.test(name) || FROM_WHERE.test(name))),
  HOME: home,
})

const OF_NPM = /^npm_/i
const FROM_WHERE = /^npm_config_(registry|cafile|ca|strict[-_]ssl|proxy|https?[-_]proxy|no_?proxy)$/i
