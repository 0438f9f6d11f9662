import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Whether the Linux program strace is installed. No npm package contains it. */
export const hasStrace = spawnSync('strace', ['-V']).status === 0

type Trace = {
  /** Stops tracing. @returns the system calls since then, one per line, in order */
  detach(): Promise<readonly string[]>
}

/**
 * Traces the system calls of a running process and its threads.
 * @param expressions arguments for `strace -e`, such as `trace=fsync`
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
