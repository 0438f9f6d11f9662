import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { countStatements, syncsOf, walPages } from '#test/support/counted-statements.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

const counted = countStatements()
const folder = mkdtempSync(join(tmpdir(), 'candor-cost-'))
let app: TestApp
let alice: Visitor
beforeAll(async () => {
  app = await openTestApp({ CANDOR_DATA: folder })
  // What is counted is the recording, and not the critiques that follow it.
  await app.context.critiques.stop()
  alice = await app.member()
  await open('WARM')
})
afterAll(async () => {
  counted.stop()
  await app.close()
  rmSync(folder, { recursive: true })
})

const open = (ticker: string) => alice.send('POST', '/api/assets', buyIbm({ ticker }))
const hold = (decisionId: string) =>
  alice.send('POST', '/api/assets/1/decisions', {
    decisionId,
    updateAction: 'Hold',
    updatedConfidenceLevel: 6,
    updatedThesis: 'Nothing has changed since I bought it, and nothing speaks against it.',
    price: '121.23',
  })

const pages = () => walPages(join(folder, 'candor.db-wal'))

async function costOf(record: () => Promise<{ status: number }>) {
  const before = { statements: counted.ran.length, pages: pages() }
  expect((await record()).status).toBe(201)
  const statements = counted.ran.slice(before.statements)
  return { statements, written: pages() - before.pages }
}

it('a decision takes eight statements besides the one that asks who decides, one sync and few pages', async () => {
  for (const ticker of ['T1', 'T2', 'T3']) {
    const { statements, written } = await costOf(() => open(ticker))
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(1 + 8)
    expect(syncsOf(statements)).toBe(1)
    expect(written).toBeLessThanOrEqual(18)
  }
})

it('a decision on what is there takes as much after 50 entries as after 500', async () => {
  const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
  for (let nth = 1; nth < 50; nth += 1) await hold(id(nth))
  const early = await costOf(() => hold(id(50)))
  for (let nth = 51; nth < 500; nth += 1) await hold(id(nth))
  const late = await costOf(() => hold(id(500)))
  expect(late.statements).toEqual(early.statements)
  expect(late.statements.length, late.statements.join('\n')).toBeLessThanOrEqual(1 + 8)
  expect(syncsOf(late.statements)).toBe(1)
  expect(late.written).toBeLessThanOrEqual(18)
})
