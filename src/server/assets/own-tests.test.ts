import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { AssetListView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

const LINE = 'US renewal below 89% in two quarters'

let app: TestApp
let alice: Visitor
beforeEach(async () => {
  await app?.close()
  app = await openTestApp()
  app.setNow('2026-03-02T15:00:00.000Z')
  alice = await app.member()
})
afterAll(() => app.close())

const hold = (changed: object = {}) => ({
  decisionId: randomUUID() as string,
  updateAction: 'Hold',
  updatedConfidenceLevel: 7,
  updatedThesis: 'The story is intact and nothing has changed.',
  ...changed,
})
const asset = async () => (await alice.send('GET', '/api/assets/1')).json
const isTestDueInList = async () => {
  const list = AssetListView.parse((await alice.send('GET', '/api/assets?list=bought')).json)
  return list.assets.map(({ isTestDue }) => isTestDue)
}
const answer = (hasHappened: boolean, setBySequence = 1) =>
  alice.send('POST', '/api/assets/1/own-tests', { setBySequence, hasHappened })

it('is recorded with a decision, stands on the asset, and is asked about on its day', async () => {
  const added = await alice.send('POST', '/api/assets', buyIbm({ wrongIf: `  ${LINE} `, wrongIfOn: '2026-06-01' }))
  expect(added).toMatchObject({
    status: 201,
    json: {
      ownTests: [{ setBySequence: 1, line: LINE, on: '2026-06-01', state: 'open', answer: null }],
      thesis: [{ wrongIf: LINE, wrongIfOn: '2026-06-01' }],
    },
  })
  expect(await isTestDueInList()).toEqual([false])
  app.setNow('2026-06-01T15:00:00.000Z')
  expect(await asset()).toMatchObject({ isTestDue: true, ownTests: [{ state: 'asked' }] })
  expect(await isTestDueInList()).toEqual([true])
  await answer(false)
  expect(await isTestDueInList()).toEqual([false])
})

it('broken and held is ignored, and every answer stands in the journal', async () => {
  await alice.send('POST', '/api/assets', buyIbm({ wrongIf: LINE }))
  expect(await answer(true)).toMatchObject({ status: 201, json: { ownTests: [{ state: 'broken' }] } })
  expect(await alice.send('POST', '/api/assets/1/decisions', hold())).toMatchObject({
    status: 201,
    json: { ownTests: [{ state: 'ignored' }], events: [{ kind: 'own-test-answered', line: LINE, hasHappened: true }] },
  })
})

it('answered again says the same, and the opposite is refused', async () => {
  await alice.send('POST', '/api/assets', buyIbm({ wrongIf: LINE }))
  await answer(true)
  expect(await answer(true)).toMatchObject({ status: 201, json: { events: [{ hasHappened: true }] } })
  expect(await answer(false)).toMatchObject({ status: 409, json: { detail: expect.stringContaining('it happened') } })
  expect(await asset()).toMatchObject({ events: [{ hasHappened: true }] })
})

it('cannot be answered for a decision that wrote none, nor by somebody else', async () => {
  await alice.send('POST', '/api/assets', buyIbm())
  expect(await answer(true)).toMatchObject({ status: 404 })
  const mallory = await app.member('mallory')
  expect(await mallory.send('POST', '/api/assets/1/own-tests', { setBySequence: 1, hasHappened: true })).toMatchObject({
    status: 404,
  })
})

it.each([
  [{ wrongIf: 'x'.repeat(281) }, 'wrongIf'],
  [{ wrongIf: `two\nlines` }, 'wrongIf'],
  [{ wrongIfOn: '2026-06-01' }, 'wrongIfOn'],
  [{ wrongIf: LINE, wrongIfOn: '2026-03-01' }, 'wrongIfOn'],
  [{ wrongIf: LINE, wrongIfOn: '01.06.2026' }, 'wrongIfOn'],
])('%j is refused by its field, and nothing is recorded', async (written, field) => {
  expect(await alice.send('POST', '/api/assets', buyIbm(written))).toMatchObject({
    status: 422,
    json: { errors: [{ field }] },
  })
  expect((await alice.send('GET', '/api/assets?list=bought')).json).toMatchObject({ assets: [] })
})

it('is optional: null, blank and left out say nothing', async () => {
  const added = await alice.send('POST', '/api/assets', buyIbm({ wrongIf: '  ', wrongIfOn: null }))
  expect(added).toMatchObject({ status: 201, json: { ownTests: [] } })
})

it('a repeat after the day of the test is answered as the first was', async () => {
  const body = buyIbm({ wrongIf: LINE, wrongIfOn: '2026-03-03' })
  const first = await alice.send('POST', '/api/assets', body)
  app.setNow('2026-03-09T15:00:00.000Z')
  const again = await alice.send('POST', '/api/assets', body)
  expect(again.status).toBe(201)
  expect(JSON.stringify(again.json)).toBe(JSON.stringify(first.json))
  expect(await alice.send('POST', '/api/assets', { ...body, wrongIf: 'Something else' })).toMatchObject({ status: 422 })
})
