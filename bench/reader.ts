import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, signUp, startCandor, startServer } from './candor.ts'
import { type JournalSize, writeJournal } from './journal.ts'
import { fire, median, percentile, type Shot } from './load.ts'

const ROUNDS = 7
/** Rounds that do not count, until the JIT compiler has optimised the code on both sides. */
const WARM_UP_ROUNDS = 2

/** A server, and the request that is sent to it. */
export type Asked = { readonly server: Running; readonly path: string; readonly headers: Record<string, string> }

type Reading = { readonly p50Ms: number; readonly cpuMs: number }

/** A Candor with one user whose journal has this size. */
export async function candorWith(
  size: JournalSize,
  path: string,
  settings: Record<string, string> = {},
): Promise<Asked> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'))
  const first = await startCandor(folder)
  const headers = await signUp(first.url)
  await new Promise((resolve) => first.process.once('exit', resolve).kill('SIGTERM'))
  await writeJournal(folder, size)
  const server = await startCandor(folder, settings)
  await settled(server)
  return { server, path, headers: { ...headers, origin: server.url } }
}

/** A bare route that authenticates the request like Candor, and answers with the same bytes. */
export async function bareOf({ server, path, headers }: Asked): Promise<Asked> {
  const answer = await fetch(`${server.url}${path}`, { headers })
  if (!answer.ok) throw new Error(await answer.text())
  const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'))
  writeFileSync(join(folder, 'answer.json'), await answer.text())
  const bare = await startServer(join(import.meta.dirname, 'bare-bytes.ts'), folder, { JOURNAL: server.folder })
  return { server: bare, path, headers }
}

/** Measures all servers in turns in the same run. @returns the median of the rounds' medians, and the server's CPU per request */
export async function readInTurns(targets: readonly Asked[], requests: number): Promise<Reading[]> {
  const rounds = targets.map((): Reading[] => [])
  for (let round = 1; round <= WARM_UP_ROUNDS + ROUNDS; round += 1)
    for (const [index, { server, path, headers }] of targets.entries()) {
      const before = cpuMs(server)
      const latencies = await fire(server.url, requests, 1, () => ({ method: 'GET', path, headers }))
      if (round <= WARM_UP_ROUNDS) continue
      rounds[index]?.push({ p50Ms: percentile(latencies, 0.5), cpuMs: (cpuMs(server) - before) / requests })
    }
  return rounds.map((readings) => ({
    p50Ms: median(readings.map(({ p50Ms }) => p50Ms)),
    cpuMs: median(readings.map((reading) => reading.cpuMs)),
  }))
}

/** The CPU in milliseconds for a request right after a write, so that nothing can be cached. */
export async function cpuAfterWriting(
  { server, path, headers }: Asked,
  write: (nth: number) => Shot,
  times: number,
): Promise<number> {
  let [spent, rounds] = [0, 0]
  for (; rounds < WARM_UP_ROUNDS + times; rounds += 1) {
    await fire(server.url, 1, 1, () => ({ ...write(rounds), headers }))
    const before = cpuMs(server)
    await fire(server.url, 1, 1, () => ({ method: 'GET', path, headers }))
    if (rounds >= WARM_UP_ROUNDS) spent += cpuMs(server) - before
  }
  return spent / times
}

const QUIET_MS = 500

/** Waits until the background work after a start is over: the check of the journal, and the outcomes of claims that are due. */
export async function settled(server: Running): Promise<void> {
  for (let before = -1; exactCpuMs(server) - before > 1; ) {
    before = exactCpuMs(server)
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}

const MS_A_TICK = 10

/** The user and system time of a process so far, with all its threads (proc(5), fields 14 and 15 of stat). */
export function cpuMs({ process: { pid } }: Running): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK
}

/** The CPU time of the living threads, precise enough for one request (first field of schedstat, which is in nanoseconds). */
export function exactCpuMs({ process: { pid } }: Running): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0)
}
