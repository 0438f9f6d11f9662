import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Entry } from '#domain/ledger/entry.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { listSplitsTold } from '../claims/splits-told.ts'
import { lookAtClaims } from '../mirror/claim-resolution-job.ts'
import { storeSplits } from '../prices/anomaly-store.ts'

/** Two claims that were resolved where nobody knew of a split of 4 for 1: of the share, which went from 100 to 27.50, and against it. */
const { app, member, setNow, post } = journalForEach('2026-08-03T15:00:00.000Z')
const claim = (benchmark: unknown) => ({ claim: { horizonMonths: 1, benchmark } })
const SPLIT = { effectiveOn: '2026-08-17', newShares: '4', oldShares: '1', source: 'massive' } as const

let second: TestApp | null = null
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-splits-before-'))
})
afterEach(async () => {
  await second?.close()
  rmSync(folder, { recursive: true })
})

async function resolved(): Promise<string> {
  await post('/api/assets', buyIbm({ ticker: 'TSTA', companyName: 'TSTA', ...claim('gain') }))
  await post('/api/assets', buyIbm({ ticker: 'TSTB', companyName: 'TSTB', ...claim({ ticker: 'TSTA' }) }))
  setNow('2026-09-04T15:00:00.000Z')
  for (const [assetId, until] of [
    [1, '27.5'],
    [2, '105'],
  ])
    await post(`/api/assets/${assetId}/daily-prices`, {
      csv: `Date,Close\n2026-08-03,100\n2026-09-03,${until}`,
      leapsAreRight: true,
    })
  await app().context.claims.done()
  return downloadText(app(), member(), '/api/export?format=json')
}

async function outcomesAt(there: TestApp, reader: Awaited<ReturnType<TestApp['member']>>) {
  const { entries } = JSON.parse(await downloadText(there, reader, '/api/export?format=json')) as {
    readonly entries: readonly { readonly entry: Entry }[]
  }
  return entries.flatMap(({ entry }) => (entry.kind === 'claim-resolved' ? [[entry.assetId, entry.outcome]] : []))
}

async function importedWith(splits: readonly (typeof SPLIT)[], text: string, environment: Record<string, string> = {}) {
  const there = await openTestApp(environment)
  second = there
  there.setNow('2026-09-05T15:00:00.000Z')
  await storeSplits(there.context.db, 'TSTA', splits)
  await lookAtClaims(there.context)
  const reader = await there.member()
  const { status } = await reader.send('POST', '/api/import', text, { 'content-type': 'application/json' })
  expect(status).toBe(201)
  await there.context.claims.done()
  return { there, reader }
}

const FELL = [
  [1, 'did-not-come-true'],
  [2, 'came-true'],
]

// In a file, the rows of an import are made apart and copied.
it.each(['memory', 'a file'])(
  'a split that another Candor in %s knew already is counted by the imported outcomes, each told anew once',
  async (where) => {
    const environment: Record<string, string> = where === 'memory' ? {} : { CANDOR_DATA: join(folder, 'data') }
    const { there, reader } = await importedWith([SPLIT], await resolved(), environment)
    const putRight = [...FELL, [1, 'came-true'], [2, 'did-not-come-true']]
    expect(await outcomesAt(there, reader)).toEqual(putRight)
    await lookAtClaims(there.context)
    expect(await outcomesAt(there, reader)).toEqual(putRight)
    expect(await listSplitsTold(there.context.db)).toEqual([])
  },
)

it('where none is known that was not counted, nothing is told anew', async () => {
  const { there, reader } = await importedWith([], await resolved())
  expect(await outcomesAt(there, reader)).toEqual(FELL)
})
