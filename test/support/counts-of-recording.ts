import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buyIbm } from './buy-ibm.ts'
import { countStatements, syncsOf, walPages } from './counted-statements.ts'
import { openTestApp } from './test-app.ts'

/** The limits of what it takes to record one decision, besides the statement that looks up its user. */
export const LIMITS_OF_RECORDING = { statements: 8, syncs: 1, pages: 18 } as const

/** What it takes to record one decision on SQLite: statements, syncs of the disk and pages of the log. The same on any machine. */
export async function countsOfRecording(): Promise<Record<keyof typeof LIMITS_OF_RECORDING, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-counts-'))
  const counted = countStatements()
  const app = await openTestApp({ CANDOR_DATA: folder })
  try {
    // A critique that follows a recording is not part of it.
    await app.context.critiques.stop()
    const member = await app.member()
    const record = (ticker: string) =>
      member.send('POST', '/api/assets', buyIbm({ decisionId: randomUUID(), ticker, companyName: ticker }))
    const pages = () => walPages(join(folder, 'candor.db-wal'))
    await record('FIRST')
    const before = { ran: counted.ran.length, pages: pages() }
    const { status } = await record('THEN')
    if (status !== 201) throw new Error(`A decision was answered ${status} instead of being recorded.`)
    const ran = counted.ran.slice(before.ran)
    return { statements: ran.length - 1, syncs: syncsOf(ran), pages: pages() - before.pages }
  } finally {
    counted.stop()
    await app.close()
    rmSync(folder, { recursive: true })
  }
}
