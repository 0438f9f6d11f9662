import { readFileSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { runVerifier } from '../support/exported.ts'
import { PASSWORD, signUp } from '../support/http-member.ts'
import { writeLongLedger } from '../support/long-ledger.ts'
import { startCandor } from '../support/running-candor.ts'
import { printReport, sizeOf } from './report.ts'

const ENTRIES = sizeOf({ short: 2_000, full: 100_000 })
const LIMIT_MIB = 200

test(`a journal of ${ENTRIES} entries leaves in each form while the server stays below ${LIMIT_MIB} MiB`, async () => {
  // What V8 has not yet collected counts as memory too: held to a small heap, the server shows what an export needs.
  const candor = await startCandor({ NODE_OPTIONS: '--max-old-space-size=64 --max-semi-space-size=4' })
  try {
    const { username } = await signUp(candor, 'writer')
    await candor.stop()
    const database = await openDatabase({ engine: 'sqlite', folder: candor.folder })
    await writeLongLedger(database, { entries: ENTRIES, assets: 50, characters: 1_000 })
    await database.db.destroy()
    await candor.start()
    const { pid, cookie } = await signIn(candor, username)
    const before = peakOf(pid)
    const sizes: Record<string, number> = {}
    let journal = Buffer.alloc(0)
    for (const format of ['csv', 'json', 'markdown']) {
      const answer = await fetch(`${candor.url}/api/export?format=${format}`, { headers: { cookie } })
      const bytes = Buffer.from(await answer.arrayBuffer())
      sizes[`${format}Bytes`] = bytes.length
      if (format === 'json') journal = bytes
    }
    const peak = peakOf(pid)
    const { code } = runVerifier(journal.toString('utf8'), null)
    const isWithin = peak === null || peak < LIMIT_MIB
    printReport({
      name: 'long-export',
      n: ENTRIES,
      faults: 0,
      figure: {
        peakMiB: peak ?? 'not known',
        beforeMiB: before ?? 'not known',
        ...sizes,
        verified: String(code === 0),
      },
      pass: code === 0 && isWithin,
    })
    expect({ code, isWithin }).toEqual({ code: 0, isWithin: true })
  } finally {
    await candor.close()
    rmSync(candor.folder, { recursive: true, force: true })
  }
})

async function signIn({ url, pid }: { url: string; pid(): number }, username: string) {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  return {
    pid: pid(),
    cookie: answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; '),
  }
}

/** The most that a process has had in memory, in MiB; null where the system does not tell. */
function peakOf(pid: number): number | null {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null
  } catch {
    return null
  }
}
