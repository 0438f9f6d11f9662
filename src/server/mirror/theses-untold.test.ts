import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import type { LetterView } from '#contract/letter.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp } from '#test/support/test-app.ts'
import { alike, mirrorOf, review, type World } from '#test/support/two-worlds.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { resolveDueClaims } from './claim-resolution-job.ts'

/** The theses of the two decisions that are due for a review; the third one is the same in all worlds, and not due. */
type Due = readonly [bought: string, held: string]

const WORLDS: readonly Due[] = [
  [
    'Margins grow by 5% a year, and the order book is full for a long time.',
    'The order book is as full as it was. The dividend is safe.',
  ],
  [
    'Sales come to $40 billion in 2028, and the stock goes to 150 within two years.',
    'Nothing has changed for me in all this. The moat is intact.',
  ],
  ['A company that I have known since I was a child, and like.', 'I know them still. Somebody will buy them.'],
]
const LATER = 'It fell a little more. At this price it is cheap, whatever it does next year.'

async function openWorldOf([bought, held]: Due): Promise<World> {
  const app = await openTestApp({})
  app.setNow('2026-08-03T15:00:00.000Z')
  const member = await app.member('alice')
  const claim = { horizonMonths: 1, benchmark: 'gain' }
  const decide = async (path: string, body: object) => {
    expect((await member.send('POST', path, body)).status).toBe(201)
    await app.critiquesDone()
  }
  const hold = (price: number, thesis: string, of = claim) =>
    decide('/api/assets/1/decisions', {
      ...{ decisionId: randomUUID(), updateAction: 'Hold', updatedConfidenceLevel: 8, updatedThesis: thesis },
      ...{ price, claim: of },
    })
  await decide('/api/assets', buyIbm({ confidenceLevel: 8, costBasis: 100, thesis: bought, claim }))
  app.setNow('2026-08-11T15:00:00.000Z')
  await hold(90, held)
  app.setNow('2026-08-20T15:00:00.000Z')
  await hold(85, LATER, { ...claim, horizonMonths: 12 })
  const closes = ['2026-08-03 100', '2026-08-11 90', '2026-08-20 85', '2026-09-03 84', '2026-09-11 83']
  const rows = closes.map((line) => {
    const [day = '', close = ''] = line.split(' ')
    return { day, open: null, high: null, low: null, close }
  })
  await storeDailyPrices(app.context.db, SHARED, 'IBM', rows, 'twelve-data')
  app.setNow('2026-10-05T15:00:00.000Z')
  await resolveDueClaims(app.context)
  return { app, member }
}

let worlds: readonly World[]
beforeEach(async () => {
  worlds = await Promise.all(WORLDS.map(openWorldOf))
})
afterEach(() => Promise.all(worlds.map(({ app }) => app.close())))

const PATHS = ENDPOINTS.filter(({ method, path }) => method === 'get' && /^\/api\/(?:mirror|letter)/.test(path)).map(
  ({ path }) => path,
)
const QUERY = 'language=en&of=2026-q3&as=typed'

async function answersOf({ app, member }: World): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const path of PATHS) {
    const filled = path.replace('{sequence}', '1').replace('{assetId}', '1')
    const answer = await app.http.request(`http://localhost${filled}?${QUERY}`, {
      headers: { cookie: member.cookie() },
    })
    answers[path] = `${answer.status} ${alike(await answer.text())}`
  }
  return answers
}

const drifted = async ({ member }: World) =>
  (await mirrorOf(member)).drift.map(({ kind, sequence }) => [kind, sequence])
const letterOf = async ({ member }: World) =>
  (await member.send('GET', `/api/mirror/letter?${QUERY}`)).json as LetterView

it('what somebody wrote is in no answer of the Mirror and in no letter while a review asks why they decided so', async () => {
  const [first, ...others] = await Promise.all(worlds.map(answersOf))
  expect(PATHS).toEqual(expect.arrayContaining(['/api/mirror', '/api/mirror/letter']))
  for (const other of others) expect(other).toEqual(first)
})

it('what another entry says stays, without how the one under review began', async () => {
  for (const world of worlds) {
    const { findings } = await mirrorOf(world.member)
    const { sequence } = (await mirrorOf(world.member)).claims.at(-1) ?? {}
    expect(await drifted(world)).toEqual([['new-reason-after-fall', sequence]])
    const told = [...findings, ...((await letterOf(world)).letter?.findings ?? [])].filter(
      ({ kind }) => kind === 'drift',
    )
    expect(told.map(({ title }) => title)).toEqual([
      expect.stringContaining('“cheap”'),
      expect.stringContaining('“cheap”'),
    ])
    expect(told.map(({ quotes }) => quotes.map((quote) => quote.sequence))).toEqual([[sequence], [sequence]])
  }
})

it('is told once the reviews are graded', async () => {
  const [world] = worlds
  if (!world) throw new Error('Three worlds are open.')
  const { claims } = await mirrorOf(world.member)
  const [bought = 0, held = 0, later = 0] = claims.map(({ sequence }) => sequence)
  await review(world.member, held)
  expect(await drifted(world)).toEqual([
    ['new-reason-after-fall', held],
    ['new-reason-after-fall', later],
  ])
  await review(world.member, bought)
  expect(await drifted(world)).toEqual([
    ['figures-forgotten', bought],
    ['new-reason-after-fall', held],
    ['new-reason-after-fall', later],
  ])
  const { findings } = await mirrorOf(world.member)
  const newest = findings.find(({ title }) => title.includes('“cheap”'))
  expect(newest?.quotes.map(({ words }) => words)).toEqual([
    'Margins grow by 5% a year, and the order book is full for a long time.',
    'At this price it is cheap, whatever it does next year.',
  ])
})
