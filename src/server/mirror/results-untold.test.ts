import { expect, it } from 'vitest'
import type { ReviewView } from '#contract/reviews.ts'
import type { Claim } from '#domain/claims/claim.ts'
import { marketDaysBetween } from '#domain/prices/market-session.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp } from '#test/support/test-app.ts'
import { alike, mirrorOf, review, type World } from '#test/support/two-worlds.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { lookAtClaims } from './claim-resolution-job.ts'

/** The claim is about Sunday, Jan 18, 2026, and the close of the Friday before decides it; the Monday is a holiday. */
const LAST_CLOSE = '2026-01-16'

type Told = { readonly horizonMonths: Claim['horizonMonths']; readonly benchmark: Claim['benchmark'] }
const SUNDAY: Told = { horizonMonths: 1, benchmark: { price: '100' } }

/** Bought ninety days before that Friday. The worlds differ in its close alone. */
async function openWeekend(lastClose: string, ofBuy: Told, ofHold: Told | null): Promise<World> {
  const app = await openTestApp({})
  const at = async (moment: string) => {
    app.setNow(moment)
    await member.send('POST', '/api/session', { username: 'alice', password: 'lanterns' })
    await lookAtClaims(app.context)
  }
  app.setNow('2025-10-18T15:00:00.000Z')
  const member = await app.member('alice')
  const post = async (path: string, body: object) => {
    expect([path, (await member.send('POST', path, body)).status]).toEqual([path, 201])
    await app.critiquesDone()
  }
  await post('/api/assets', buyIbm({ costBasis: 100, confidenceLevel: 8, claim: ofBuy }))
  if (ofHold) {
    await at('2025-12-18T15:00:00.000Z')
    const writing = { updatedConfidenceLevel: 7, updatedThesis: 'It goes on as I wrote, for the order book is full.' }
    const decisionId = '00000000-0000-4000-8000-000000000001'
    await post('/api/assets/1/decisions', { decisionId, updateAction: 'Hold', price: '100', claim: ofHold, ...writing })
  }
  for (const symbol of ['IBM', 'SPY']) {
    const rows = marketDaysBetween('2025-10-10', '2026-01-20').map((day) => ({
      ...{ day, open: null, high: null, low: null },
      close: symbol === 'IBM' && day === LAST_CLOSE ? lastClose : '100',
    }))
    await storeDailyPrices(app.context.db, SHARED, symbol, rows, 'twelve-data')
  }
  await at('2026-01-17T16:00:00.000Z')
  return { app, member }
}

const ADDRESSES = [
  '/api/mirror',
  '/api/mirror?language=de',
  '/api/mirror/letter',
  '/api/mirror/reviews/1',
  '/api/mirror/evidence?figure=process',
  '/api/mirror/evidence?figure=memory-gap',
  '/api/mirror/evidence?figure=year&part=2026',
]

const answersOf = ({ member }: World) =>
  Promise.all(ADDRESSES.map(async (path) => `${path} ${alike(JSON.stringify(await member.send('GET', path)))}`))

const viewOf = async ({ member }: World, sequence: number) =>
  (await member.send('GET', `/api/mirror/reviews/${sequence}`)).json as ReviewView

it.each([
  { of: 'another decision', ofBuy: { horizonMonths: 12, benchmark: 'gain' }, ofHold: SUNDAY, claimed: 3 },
  { of: 'its own', ofBuy: { horizonMonths: 3, benchmark: { price: '100' } }, ofHold: null, claimed: 1 },
] as const)(
  'a review that is graded between the last close of a claim and its day has its result with the review of that claim: of $of',
  async ({ ofBuy, ofHold, claimed }) => {
    const worlds = await Promise.all(['106', '96'].map((close) => openWeekend(close, ofBuy, ofHold)))
    const expectAlike = async () => {
      const [one, other] = await Promise.all(worlds.map(answersOf))
      expect(one).toEqual(other)
    }
    try {
      const waitsFor = { sequence: claimed, comesOn: '2026-01-18' }
      for (const world of worlds) {
        expect(await viewOf(world, 1)).toMatchObject({ stage: 'asked', waitsFor })
        await review(world.member, 1)
        expect(await viewOf(world, 1)).toMatchObject({ stage: 'graded', waitsFor, returnPercent: null, until: null })
        expect((await mirrorOf(world.member)).memory.reviews).toEqual([])
      }
      await expectAlike()
      for (const { app } of worlds) {
        app.setNow('2026-01-20T23:30:00.000Z')
        await lookAtClaims(app.context)
      }
      await expectAlike()
      for (const world of worlds) {
        const [due, ...others] = (await viewDue(world)).map(({ sequence }) => sequence)
        expect([due, others]).toEqual([claimed, []])
        await review(world.member, due ?? 0)
      }
      const told = await Promise.all(
        worlds.map(async ({ member }) =>
          (await mirrorOf(member)).memory.reviews.map(({ actualReturn }) => actualReturn),
        ),
      )
      expect(told.map(([first]) => first)).toEqual([6, -4])
    } finally {
      await Promise.all(worlds.map(({ app }) => app.close()))
    }
  },
)

const viewDue = async ({ member }: World) =>
  ((await member.send('GET', '/api/mirror/reviews')).json as { due: { sequence: number }[] }).due
