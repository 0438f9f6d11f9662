import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import type { DueReviewsView, ReviewView } from '#contract/reviews.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
afterEach(() => app.close())

const dueOf = async (member: Visitor) => ((await member.send('GET', '/api/mirror/reviews')).json as DueReviewsView).due
const viewOf = async (member: Visitor, sequence: number) =>
  (await member.send('GET', `/api/mirror/reviews/${sequence}`)).json as ReviewView

const ANSWERS = { confidence: 6, why: 'I thought that it would grow.', returnPercent: 5 }

async function grade(member: Visitor, sequence: number): Promise<ReviewView> {
  const answered = await member.send('POST', `/api/mirror/reviews/${sequence}/answers`, ANSWERS)
  expect(answered.status).toBe(201)
  const graded = await member.send('POST', `/api/mirror/reviews/${sequence}/grade`, { isWellDecided: true })
  expect(graded.status).toBe(201)
  return graded.json as ReviewView
}

const waitOf = ({ waitsFor, moreToWaitFor }: ReviewView) => [waitsFor?.sequence ?? null, moreToWaitFor ?? 0] as const

/** Does every due review in the order in which they are offered, and holds each to what is promised before its questions. */
async function doAll(member: Visitor): Promise<{ sequence: number; waits: number }[]> {
  const done: { sequence: number; waits: number }[] = []
  const waiting = new Set<number>()
  for (let [first] = await dueOf(member); first; [first] = await dueOf(member)) {
    const { sequence } = first
    const asked = await viewOf(member, sequence)
    const graded = await grade(member, sequence)
    if (graded.stage !== 'graded') throw new Error('A grade shows the result.')
    expect(waitOf(graded)).toEqual(waitOf(asked))
    if (asked.stage !== 'graded' && asked.hasNoResult)
      expect([graded.returnPercent, graded.outcome]).toEqual([null, null])
    else if (!asked.waitsFor) expect(graded.returnPercent !== null || graded.outcome !== null).toBe(true)
    // Whatever is told by now of those that waited is told with this one, by its name and with its result.
    const told = await toldNow(member, waiting)
    expect((graded.toldToo ?? []).map((one) => one.sequence).sort()).toEqual(told.map((one) => one.sequence).sort())
    expect(graded.toldToo ?? []).toEqual(expect.arrayContaining(told.map((one) => expect.objectContaining(one))))
    for (const { sequence: freed } of told) waiting.delete(freed)
    if (graded.waitsFor) waiting.add(sequence)
    done.push({ sequence, waits: asked.waitsFor ? 1 + (asked.moreToWaitFor ?? 0) : 0 })
  }
  expect([...waiting]).toEqual([])
  for (const { sequence } of done) expect(waitOf(await viewOf(member, sequence))).toEqual([null, 0])
  return done
}

async function toldNow(member: Visitor, waiting: ReadonlySet<number>) {
  const views = await Promise.all([...waiting].map((sequence) => viewOf(member, sequence)))
  return views.flatMap((view) => {
    if (view.stage !== 'graded' || view.waitsFor) return []
    const { sequence, returnPercent, outcome, recalled } = view
    return [{ sequence, returnPercent, outcome, recalledReturn: recalled.returnPercent }]
  })
}

it('each due review of the demo keeps its promise, and the last of a company tells all of its results', async () => {
  app = await openTestApp({ CANDOR_DEMO: '1' })
  const member = await app.member()
  const offered = await dueOf(member)
  const done = await doAll(member)
  expect(done.map(({ sequence }) => sequence)).toEqual(offered.map(({ sequence }) => sequence))
  expect(done.length).toBeGreaterThan(1)
  expect(done.at(-1)?.waits).toBe(0)
})

it('whose result comes at once is offered first, and reviews of one company follow each other', async () => {
  app = await openTestApp()
  app.setNow('2026-05-04T15:00:00.000Z')
  const member = await app.member()
  const decide = (assetId: number, more: object) =>
    member.send('POST', `/api/assets/${assetId}/decisions`, {
      decisionId: randomUUID(),
      updatedConfidenceLevel: 6,
      updatedThesis: 'It goes on as I wrote.',
      ...more,
    })
  const claim = { horizonMonths: 12, benchmark: 'gain' }
  const contract = { right: 'call', strike: '130', expiresOn: '2026-12-18' }
  const call = { stockOrOptions: 'options', contract, costBasis: 5 }
  for (const more of [{}, { ticker: 'KO' }, call])
    expect(await member.send('POST', '/api/assets', buyIbm({ claim, ...more }))).toMatchObject({ status: 201 })
  app.setNow('2026-05-20T15:00:00.000Z')
  for (const assetId of [1, 3, 2])
    expect(await decide(assetId, { assetAction: 'Sell', price: '7' })).toMatchObject({ status: 201 })
  const offered = await dueOf(member)
  expect(offered.map(({ assetId }) => assetId)).toEqual([2, 1, 3])
  expect((await doAll(member)).map(({ waits }) => waits)).toEqual([0, 1, 0])
})

it('of several decisions on one day each has its number, and none waits for another where neither has a result', async () => {
  app = await openTestApp()
  app.setNow('2026-05-04T15:00:00.000Z')
  const member = await app.member()
  const decide = (more: object) =>
    member.send('POST', '/api/assets/1/decisions', {
      decisionId: randomUUID(),
      updatedConfidenceLevel: 6,
      updatedThesis: 'It goes on as I wrote.',
      assetAction: 'Sell',
      ...more,
    })
  await member.send('POST', '/api/assets', buyIbm())
  for (const more of [{}, { assetAction: 'Buy', quantity: 3, price: '120' }, {}])
    expect(await decide(more)).toMatchObject({ status: 201 })
  const offered = await dueOf(member)
  expect(offered.map(({ action, ofDay }) => [action, ofDay])).toEqual([
    ['Buy', { nth: 1, all: 2 }],
    ['Buy', { nth: 2, all: 2 }],
  ])
  const [first] = await Promise.all(offered.map(({ sequence }) => viewOf(member, sequence)))
  expect(first).toMatchObject({ stage: 'asked', hasNoResult: true })
  expect(first).not.toHaveProperty('waitsFor')
  expect((await doAll(member)).map(({ waits }) => waits)).toEqual([0, 0])
})

it('where no later price is known, no result is promised', async () => {
  app = await openTestApp()
  app.setNow('2026-05-04T15:00:00.000Z')
  const member = await app.member()
  await member.send('POST', '/api/assets', buyIbm())
  app.setNow('2026-08-10T15:00:00.000Z')
  const [due] = await dueOf(member)
  expect(await viewOf(member, due?.sequence ?? 0)).toMatchObject({ stage: 'asked', hasNoResult: true })
  await doAll(member)
})

it.each<[string, string, boolean]>([
  ['months before', '2026-02-10T15:00:00.000Z', true],
  ['the day before', '2026-04-07T15:00:00.000Z', false],
])('a latest price of %s is promised as a result only where the grade tells it', async (_when, at, hasNoResult) => {
  app = await openTestApp()
  app.setNow('2026-01-06T15:00:00.000Z')
  const member = await app.member()
  await member.send('POST', '/api/assets', buyIbm({ claim: { horizonMonths: 12, benchmark: 'gain' } }))
  app.setNow(at)
  expect(await member.send('POST', '/api/assets/1/prices', { price: '110' })).toMatchObject({ status: 201 })
  app.setNow('2026-04-08T15:00:00.000Z')
  const [due] = await dueOf(member)
  expect((await viewOf(member, due?.sequence ?? 0)).stage).toBe('asked')
  expect('hasNoResult' in (await viewOf(member, due?.sequence ?? 0))).toBe(hasNoResult)
  expect(await doAll(member)).toHaveLength(1)
})
