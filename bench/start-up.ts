import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCandor } from './candor.ts'
import { median } from './load.ts'

const ROUNDS = 9
const SECONDS_LIMIT = 0.5
const MEBIBYTES_LIMIT = 100
const SETTLED_AFTER_MS = 2_000

/** Measures the time of a built server from its start to the first 200, and its idle memory, compared with bare `node`. */
export async function startUp(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'))
  const seconds: number[] = []
  const bareSeconds: number[] = []
  const mebibytes: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    const candor = await startCandor(folder)
    await fetch(`${candor.url}/api/health`)
    seconds.push((performance.now() - startedAt) / 1000)
    if (round < 3) {
      await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER_MS))
      mebibytes.push(residentMebibytes(candor.process.pid ?? 0))
    }
    await new Promise((resolve) => candor.process.once('exit', resolve).kill('SIGTERM'))
    bareSeconds.push(await secondsOfBareNode())
  }
  const bare = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER_MS))
  const bareMebibytes = residentMebibytes(bare.pid ?? 0)
  bare.kill()
  const [ours, memory] = [median(seconds), median(mebibytes)]
  console.log(
    `start-up: ${ours.toFixed(3)} s to the first 200 (limit ${SECONDS_LIMIT} s), bare node ${median(bareSeconds).toFixed(3)} s: ` +
      `${(ours / median(bareSeconds)).toFixed(1)}x; idle ${memory.toFixed(0)} MiB (limit ${MEBIBYTES_LIMIT} MiB), ` +
      `bare node ${bareMebibytes.toFixed(0)} MiB: ${(memory / bareMebibytes).toFixed(2)}x`,
  )
  return ours < SECONDS_LIMIT && memory < MEBIBYTES_LIMIT
}

async function secondsOfBareNode(): Promise<number> {
  const startedAt = performance.now()
  await new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', resolve))
  return (performance.now() - startedAt) / 1000
}

function residentMebibytes(pid: number): number {
  const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kibibytes) / 1024
}
