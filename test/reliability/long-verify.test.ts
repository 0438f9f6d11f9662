import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { makeWrite } from '#server/database/write.ts'
import { bringItemsUpToDate } from '#server/ledger/journal-items.ts'
import { bringReadModelUpToDate } from '#server/ledger/read-model-version.ts'
import { addAccount } from '../support/add-account.ts'
import { writeLongLedger } from '../support/long-ledger.ts'
import { noKeys } from '../support/no-keys.ts'
import { isFullRun, printReport, sizeOf } from './report.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const ENTRIES = sizeOf({ short: 20_000, full: 1_000_000 })
const ASSETS = sizeOf({ short: 6_000, full: 20_000 })
const LIMIT_MIB = 300
/** Not enough for the state of every asset at once, which is how a ledger was replayed before. */
const SMALL_HEAP = '--max-old-space-size=32'
const TELL_PEAK = `data:text/javascript,process.on("exit",()=>console.error("peak "+process.resourceUsage().maxRSS))`

test(`verify of one user with ${ENTRIES} entries of ${ASSETS} assets stays below ${LIMIT_MIB} MiB`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-'))
  try {
    await makeJournal(folder)
    const { code, report, peakMiB } = await runVerify(folder)
    const isWithin = peakMiB < LIMIT_MIB
    printReport({
      name: 'long-verify',
      n: ENTRIES,
      faults: 0,
      figure: { assets: ASSETS, peakMiB, found: report.faults.length },
      pass: code === 0 && isWithin,
    })
    const { entries, assets, faults } = report
    expect({ code, entries, assets, faults, isWithin }).toEqual({
      ...{ code: 0, entries: ENTRIES, assets: ASSETS, faults: [], isWithin: true },
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function makeJournal(folder: string): Promise<void> {
  const database = await openDatabase({ engine: 'sqlite', folder })
  await addAccount(database, 'alice')
  await writeLongLedger(database, { entries: ENTRIES, assets: ASSETS, characters: 400 })
  await bringReadModelUpToDate(database, { info: () => {} })
  await bringItemsUpToDate({ ...database, write: makeWrite(database) }, 'alice')
  await database.db.destroy()
}

type Verified = { code: unknown; report: { entries: number; assets: number; faults: unknown[] }; peakMiB: number }

/** The command as `npm run verify` starts it. In the short form, which needs little memory in any case, it is given a small heap. */
async function runVerify(folder: string): Promise<Verified> {
  const { scripts }: { scripts: { verify: string } } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const [, ...words] = scripts.verify.split(' ')
  const heap = isFullRun ? [] : [SMALL_HEAP]
  const command = spawn(process.execPath, ['--import', TELL_PEAK, ...heap, ...words, '--json'], {
    cwd: ROOT,
    env: noKeys({ CANDOR_DATA: folder }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, errors, [code]] = await Promise.all([text(command.stdout), text(command.stderr), once(command, 'close')])
  const [, kilobytes] = /peak (\d+)/.exec(errors) ?? []
  if (!kilobytes) throw new Error(`It ended before it could be measured: ${errors.slice(0, 500)}`)
  return { code, report: JSON.parse(said), peakMiB: Math.round(Number(kilobytes) / 1024) }
}
