import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const PROGRAM = resolve(import.meta.dirname, '../../dist/server/main.js')
/** Where Node keeps what it has compiled of the program: a start takes a third less of the CPU. */
const COMPILED = resolve(import.meta.dirname, '../../.cache/compiled')
const READY = /^Candor is ready at (http:\S+)$/

/** Nobody listens there: what a Candor is not given, it cannot reach. */
const NOWHERE = 'http://127.0.0.1:9'

/** After SIGTERM everything must have been drained and closed within this. */
const DRAIN_LIMIT_MS = 10_000

/** pino's number for an error; what is worse has a higher one. */
const ERROR_LEVEL = 50

/** All that it wrote on standard output and on standard error, a line each. */
type Output = { readonly said: string[]; readonly logged: string[] }

/** The built server in a process of its own, on a data folder of its own. Its output is that of all its starts. */
export type RunningCandor = Output & {
  /** The same after a restart: open pages, cookies and drafts belong to an address. */
  readonly url: string
  readonly folder: string
  /** Of the process that runs now. */
  pid(): number
  /** @throws with what it wrote, when it ends before it is ready */
  start(): Promise<void>
  /** SIGTERM. @throws unless it ends by itself, with code 0, in time */
  stop(): Promise<void>
  /** SIGKILL: all that it did not give to the system is gone. */
  kill(): Promise<void>
  /** `stop`, then `start`. */
  restart(): Promise<void>
  /** What it logged as errors. A refusal is none, a failing provider is none. */
  errors(): string[]
  /** Stops it if it runs, and forgets its folder. */
  close(): Promise<void>
}

/** Starts one with nothing in its environment but PATH, a folder, a free port, and what a test gives it. */
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

/** Runs one that must not start, to its end. */
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
  /** The address in the line that says so. */
  readonly ready: Promise<string>
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<unknown>
}

function launch(environment: Record<string, string>, { said, logged }: Output): Server {
  const server = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, SEC_BASE_URL: NOWHERE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ready = Promise.withResolvers<string>()
  createInterface({ input: server.stdout }).on('line', (line) => {
    said.push(line)
    const url = READY.exec(line)?.[1]
    if (url) ready.resolve(url)
  })
  createInterface({ input: server.stderr }).on('line', (line) => logged.push(line))
  // A run that is broken off leaves no server behind.
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

const text = ({ said, logged }: Output): string => [...said, ...logged].join('\n')
