import { expect, it } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import { alike, type Days, mirrorOf, openWorldOfDays, review, type World } from '#test/support/two-worlds.ts'

const addressesOf = (year: string) => [
  '/api/mirror',
  '/api/mirror?language=de',
  `/api/mirror/letter?of=${year}`,
  `/api/mirror/letter?of=${year}-q4`,
  ...[year, String(Number(year) + 1)].map((part) => `/api/mirror/evidence?figure=year&part=${part}`),
]

const answersOf = ({ member }: World, year: string) =>
  Promise.all(
    addressesOf(year).map(async (address) => `${address} ${alike(JSON.stringify(await member.send('GET', address)))}`),
  )

const yearOf = ({ money }: MirrorView, year: string) => money.years.find((one) => one.year === year)

type Case = { name: string; days: Days; last: string; closes: readonly string[]; made: readonly number[] }

const CASES: readonly Case[] = [
  {
    name: 'on the day of its last close',
    days: { decidedOn: '2024-10-01', horizonMonths: 1, benchmark: 'gain', seenOn: '2024-11-01' },
    ...{ last: '2024-11-01', closes: ['110', '90'], made: [0.1, -0.1] },
  },
  {
    name: 'after the year that ended with it',
    days: { decidedOn: '2024-10-01', horizonMonths: 3, benchmark: 'gain', seenOn: '2025-01-10' },
    ...{ last: '2024-12-31', closes: ['110', '90'], made: [0.1, -0.1] },
  },
  {
    name: 'against SPY, after the year that ended with it',
    days: { decidedOn: '2024-10-01', horizonMonths: 3, benchmark: { ticker: 'SPY' }, seenOn: '2025-01-10' },
    ...{ last: '2024-12-31', closes: ['600', '400'], made: [0, 0] },
  },
]

it.each(CASES)('what a year made tells no outcome under review: $name', async ({ days, last, closes, made }) => {
  const worlds = await Promise.all(closes.map((close) => openWorldOfDays(days, { on: last, close })))
  try {
    const [one, other] = await Promise.all(worlds.map((world) => answersOf(world, '2024')))
    expect(one).toEqual(other)
    for (const world of worlds) {
      const { claims } = await mirrorOf(world.member)
      expect(claims).toMatchObject([{ outcome: null, awaitsReview: true }])
      await review(world.member, claims[0]?.sequence ?? 0)
    }
    const told = await Promise.all(worlds.map(async ({ member }) => yearOf(await mirrorOf(member), '2024')))
    expect(told.map((year) => Number(year?.made?.toFixed(3)))).toEqual(made)
    expect(told.map((year) => year?.isMadeWithheld)).toEqual([false, false])
  } finally {
    await Promise.all(worlds.map(({ app }) => app.close()))
  }
})
