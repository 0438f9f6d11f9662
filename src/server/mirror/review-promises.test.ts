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
  for (let [first] = await dueOf(member); first; [first] = await dueOf(member)) {
    const { sequence } = first
    const asked = await viewOf(member, sequence)
    const graded = await grade(member, sequence)
    if (graded.stage !== 'graded') throw new Error('A grade shows the result.')
    expect(waitOf(graded)).toEqual(waitOf(asked))
    if (asked.stage !== 'graded' && asked.hasNoResult)
      expect([graded.returnPercent, graded.outcome]).toEqual([null, null])
    else if (!asked.waitsFor) expect(graded.returnPercent !== null || graded.outcome !== null).toBe(true)
    done.push({ sequence, waits: asked.waitsFor ? 1 + (asked.moreToWaitFor ?? 0) : 0 })
  }
  for (const { sequence } of done) expect(waitOf(await viewOf(member, sequence))).toEqual([null, 0])
  return done
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
