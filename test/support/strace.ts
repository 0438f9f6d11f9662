import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Linux's own program; no npm package brings it. */
export const hasStrace = spawnSync('strace', ['-V']).status === 0

type Trace = {
  /** Lets the process go on alone. @returns what it asked of the system since, one call a line, in order */
  detach(): Promise<readonly string[]>
}

/**
 * Follows what a running process and its threads ask of the system.
 * @param expressions as `strace -e` takes them, such as `trace=fsync`
 */
export async function attachStrace(pid: number, expressions: readonly string[]): Promise<Trace> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-strace-'))
  const output = join(folder, 'calls')
  const options = ['-f', '-y', '-s', '64', '-o', output, '-p', String(pid)]
  const tracer = spawn('strace', [...options, ...expressions.flatMap((expression) => ['-e', expression])], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await attached(tracer)
  return {
    async detach() {
      const ended = once(tracer, 'close')
      tracer.kill('SIGINT')
      await ended
      const calls = readFileSync(output, 'utf8').split('\n')
      rmSync(folder, { recursive: true })
      return calls
    },
  }
}

async function attached({ stderr }: ChildProcess): Promise<void> {
  if (!stderr) throw new Error('strace was started without a pipe for its messages.')
  const told: string[] = []
  for await (const line of createInterface({ input: stderr })) {
    if (/attached/.test(line)) return
    told.push(line)
  }
  throw new Error(`strace could not follow the process: ${told.join(' ')}`)
}
