import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { COMPILE_CACHE } from '../tools/compile-cache.ts'
import { V8_FLAGS } from '../tools/v8-flags.ts'

const PROGRAM = resolve(import.meta.dirname, '../../dist/server/main.js')
const READY = /^Candor is ready at (http:\S+)$/

/** An address at which nobody listens, for services that a test does not provide. */
const NOWHERE = 'http://127.0.0.1:9'

/** The time within which everything must be drained and closed after SIGTERM. */
const DRAIN_LIMIT_MS = 10_000

/** pino's level for errors. Worse levels have higher numbers. */
const ERROR_LEVEL = 50

/** The lines of standard output and standard error. */
type Output = { readonly said: string[]; readonly logged: string[] }

/** The built server in its own process, with its own data folder. Its output includes all of its starts. */
export type RunningCandor = Output & {
  /** The URL, which a restart keeps, because open pages, cookies and drafts belong to an address. */
  readonly url: string
  readonly folder: string
  /** The id of the present process. */
  pid(): number
  /** @throws with its output if it ends before it is ready */
  start(): Promise<void>
  /** Sends SIGTERM. @throws unless it ends in time with code 0 */
  stop(): Promise<void>
  /** Sends SIGKILL, which loses everything that it has not passed to the operating system. */
  kill(): Promise<void>
  /** `stop`, then `start`. */
  restart(): Promise<void>
  /** The errors that it logged. Refusals and failing providers are no errors. */
  errors(): string[]
  /** Stops it if it runs, and deletes its folder. */
  close(): Promise<void>
}

/** Starts a Candor whose environment has only PATH, a folder, a free port, and what a test gives it. */
export async function startCandor(given: Record<string, string> = {}): Promise<RunningCandor> {
  const folder = await mkdtemp(join(tmpdir(), 'candor-'))
  const output: Output = { said: [], logged: [] }
  let url = ''
  let server: Server | null = null

  const start = async () => {
    const port = url === '' ? '0' : new URL(url).port
    server = launch({ PORT: port, CANDOR_DATA: folder, ...given }, output)
    url = await readyOrThrow(server, output)
  }
  const end = async (signal: NodeJS.Signals) => {
    const ending = server
    server = null
    return ending && endOf(ending, signal)
  }
  const stop = async () => {
    const how = await end('SIGTERM')
    if (how !== 0 && how !== null) throw new Error(`Candor did not stop as it should: ${how}\n${text(output)}`)
  }
  await start()
  return {
    get url() {
      return url
    },
    folder,
    pid: () => server?.process.pid ?? 0,
    ...output,
    start,
    stop,
    kill: async () => void (await end('SIGKILL')),
    restart: () => stop().then(start),
    errors: () => output.logged.filter((line) => !line.startsWith('{') || JSON.parse(line).level >= ERROR_LEVEL),
    close: () => stop().finally(() => rm(folder, { recursive: true, force: true })),
  }
}

/** Runs a Candor that must refuse to start, until it ends. */
export async function runCandor(given: Record<string, string>): Promise<Output & { readonly code: unknown }> {
  const folder = await mkdtemp(join(tmpdir(), 'candor-'))
  const output: Output = { said: [], logged: [] }
  const server = launch({ PORT: '0', CANDOR_DATA: folder, ...given }, output)
  const code = await Promise.race([server.ended, server.ready.then(() => endOf(server, 'SIGKILL'))])
  await rm(folder, { recursive: true, force: true })
  return { code, ...output }
}

type Server = {
  readonly process: ChildProcess
  /** Resolves with the address, once the server has printed it. */
  readonly ready: Promise<string>
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly ended: Promise<unknown>
}

function launch(environment: Record<string, string>, { said: lines, logged }: Output): Server {
  const server = spawn(process.execPath, [...V8_FLAGS, PROGRAM], {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, SEC_BASE_URL: NOWHERE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ready = Promise.withResolvers<string>()
  createInterface({ input: server.stdout }).on('line', (line) => {
    lines.push(line)
    const url = READY.exec(line)?.[1]
    if (url) ready.resolve(url)
  })
  createInterface({ input: server.stderr }).on('line', (line) => logged.push(line))
  // An aborted test run must leave no server behind.
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(server, 'close').then(([code, signal]) => {
    process.off('exit', kill)
    return code ?? signal
  })
  return { process: server, ready: ready.promise, ended }
}

async function readyOrThrow({ ready, ended }: Server, output: Output): Promise<string> {
  const refuse = ended.then((how) => {
    throw new Error(`Candor did not start: ${how}\n${text(output)}`)
  })
  return Promise.race([ready, refuse])
}

async function endOf(server: Server, signal: NodeJS.Signals): Promise<unknown> {
  const tooLate = setTimeout(() => server.process.kill('SIGKILL'), DRAIN_LIMIT_MS)
  server.process.kill(signal)
  return server.ended.finally(() => clearTimeout(tooLate))
}

const text = ({ said: lines, logged }: Output): string => [...lines, ...logged].join('\n')
