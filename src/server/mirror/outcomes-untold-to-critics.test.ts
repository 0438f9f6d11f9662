import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { startOpenAiDouble } from '#test/doubles/openai-double.ts'
import {
  alike,
  mirrorOf,
  openWorld,
  review,
  type Sibling,
  TICKERS,
  UNDER_REVIEW,
  type World,
} from '#test/support/two-worlds.ts'
import { openMarketSource } from '../critique/facts/market-closes.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'

/** The closes of the market decide the claim under review here: in the one world it came true, in the other it did not. */
let worlds: readonly World[]
const open = async (siblings: readonly Sibling[] = [], environment = {}) => {
  worlds = [await openWorld('101', siblings, environment, 'SPY'), await openWorld('120', siblings, environment, 'SPY')]
}
afterEach(() => Promise.all(worlds.map(({ app }) => app.close())))

const HOLD = {
  ...{ decisionId: '00000000-0000-4000-8000-000000000001', updateAction: 'Hold', updatedConfidenceLevel: 6 },
  updatedThesis: 'The whole market is down, nothing else has changed here.',
}

const asset = async ({ member }: World) => (await member.send('GET', `/api/assets/${UNDER_REVIEW}`)).json as AssetView
const hold = async ({ app, member }: World, body: object = HOLD) => {
  expect(await member.send('POST', `/api/assets/${UNDER_REVIEW}/decisions`, body)).toMatchObject({ status: 201 })
  await app.critiquesDone()
}
const askAgain = async ({ app, member }: World) => {
  const { decisionId } = HOLD
  const asked = await member.send('POST', `/api/assets/${UNDER_REVIEW}/critiques`, { decisionId })
  expect(asked.status).toBe(202)
  await app.critiquesDone()
}
/** What was written and kept of the last critique, by the critic and as facts. */
const written = async (world: World) => {
  const { id } = await world.app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const last = (await listAssetEntries(world.app.context.db, id, UNDER_REVIEW)).findLast(
    (entry) => entry.kind === 'critique-recorded',
  )
  const { aiAnalysis } = await asset(world)
  const journal = alike(JSON.stringify((await world.member.send('GET', '/api/journal')).json))
  return { text: aiAnalysis.at(-1)?.aiAnalysis, market: last?.facts?.market, journal }
}
const inBoth = async <T>(told: (world: World) => Promise<T>) => {
  const [one, other] = await Promise.all(worlds.map(told))
  expect(one).toEqual(other)
  return one as T
}

describe('the outcome of a claim under review', () => {
  describe('by the built-in critic', () => {
    beforeEach(() => open())

    it('is told of no decision that follows, and not when it is asked again', async () => {
      await Promise.all(worlds.map((world) => hold(world)))
      expect((await inBoth(written)).market).toBeUndefined()
      await Promise.all(worlds.map(askAgain))
      const { text, market } = await inBoth(written)
      // The claim names the market; what the market did would tell its outcome.
      expect([text, market]).toEqual([expect.not.stringMatching(/SPY (?:rose|fell)|(?:rose|fell) [^.]*SPY/), undefined])
    })

    it('is not told by closes that an earlier critique was given', async () => {
      const request = { ticker: TICKERS.at(-1) ?? '' } as Parameters<ReturnType<typeof openMarketSource>>[1]
      const closes = {
        market: 'SPY',
        ofAsset: { from: '121.23', until: '128' },
        ofMarket: { from: '100', until: '101' },
      }
      for (const { app } of worlds) {
        const { id } = await app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
        const source = openMarketSource(app.context.db, app.context.now)
        const given = (from: string, until: string, of = request) => source(id, of, { ...closes, from, until })
        // The claim is held against the market, of which a critique of any other company would tell.
        expect(await given('2026-08-03', '2026-09-03', { ...request, ticker: 'OTHER' })).toBeNull()
        expect(await given('2026-08-03', '2026-09-02', { ...request, ticker: 'OTHER' })).not.toBeNull()
        expect(await given('2026-08-03', '2026-09-03')).toBeNull()
        expect(await given('2026-07-01', '2026-09-08')).toBeNull()
        expect(await given('2026-08-03', '2026-09-02')).toMatchObject({ until: '2026-09-02' })
        expect(await given('2026-09-03', '2026-09-14')).toBeNull()
        expect(await given('2026-09-04', '2026-09-14')).toMatchObject({ from: '2026-09-04' })
      }
    })

    it('is told when its review is graded and the critic is asked again', async () => {
      for (const world of worlds) {
        await hold(world)
        const { claims } = await mirrorOf(world.member)
        for (const { sequence, outcome } of claims.slice(-2)) if (outcome === null) await reviewIfDue(world, sequence)
        await askAgain(world)
      }
      const told = await Promise.all(worlds.map(written))
      expect(told.map(({ market }) => market?.ofMarket.until)).toEqual(['101', '120'])
      expect(told[0]?.text).toContain('SPY rose 1.00%')
    })
  })

  it('is not given to a language model', async () => {
    const model = await startOpenAiDouble({
      key: 'k',
      text: 'Psychology: You are sure.\n\nFundamentals: Name one.\n\nWorld events: None.',
    })
    await open([], { AI_API_KEY: 'k', AI_BASE_URL: `${model.url}/v1`, AI_BLIND: '0' })
    for (const world of worlds) await hold(world)
    await model.close()
    const inputs = model.requests
      .map(({ body }) => String(Object(body).input))
      .filter((input) => input.includes('whole market'))
    expect(inputs.length).toBeGreaterThan(1)
    for (const input of inputs) expect(input).not.toContain('untilCloseOf')
  })
})

/** The claim of the decision that follows has not come to its day. */
async function reviewIfDue({ member }: World, sequence: number): Promise<void> {
  const { due } = (await member.send('GET', '/api/mirror/reviews')).json as { due: readonly { sequence: number }[] }
  if (due.some((each) => each.sequence === sequence)) await review(member, sequence)
}
