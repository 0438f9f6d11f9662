import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildIfStale } from '../scripts/build.ts'

const ROOT = join(import.meta.dirname, '..')

export type Running = {
  readonly url: string
  readonly process: ChildProcess
  readonly folder: string
  stop(): Promise<void>
}

/** Starts the built Candor on a free port, with a new data folder unless one is given. */
export function startCandor(
  folder = mkdtempSync(join(tmpdir(), 'candor-bench-')),
  settings: Record<string, string> = {},
): Promise<Running> {
  buildIfStale()
  return startServer(join(ROOT, 'dist/server/main.js'), folder, settings)
}

/** Starts a script that prints «… at http://host:port» when it listens. Its data folder is passed as CANDOR_DATA. */
export async function startServer(
  script: string,
  folder = mkdtempSync(join(tmpdir(), 'candor-bench-')),
  settings: Record<string, string> = {},
): Promise<Running> {
  const env = {
    ...settings,
    PATH: process.env.PATH,
    PORT: '0',
    CANDOR_DATA: folder,
    SEC_BASE_URL: 'http://127.0.0.1:9',
  }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = / at (http:\S+)/.exec(line)?.[1]
    if (url) return { url, process: child, folder, stop: () => stop(child, folder) }
  }
  throw new Error(`${script} ended before it listened.`)
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  await new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
  rmSync(folder, { recursive: true, force: true })
}

/** Signs somebody up. @returns the headers for their requests */
export async function signUp(url: string, username = 'bench.user'): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/accounts`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'lanterns' }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!answer.ok || !cookie) throw new Error(`Signing up failed: ${await answer.text()}`)
  return { origin: url, cookie, 'content-type': 'application/json' }
}
