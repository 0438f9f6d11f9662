import { afterEach, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import type { LetterView } from '#contract/letter.ts'
import type { MirrorView } from '#contract/mirror.ts'
import type { DueReviewsView } from '#contract/reviews.ts'
import { OPENED_FIGURES } from '#domain/mirror/opened/opened-figure-names.ts'
import { marketDaysBetween } from '#domain/prices/market-session.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp } from '#test/support/test-app.ts'
import { alike, mirrorOf, review, type World } from '#test/support/two-worlds.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { lookAtClaims } from './claim-resolution-job.ts'

/**
 * Two journals that differ in one confidence alone, that of a decision whose first review is due and asks for it. As long as that review has no grade,
 * every answer of the Mirror is the same in both, and so is every letter with its Markdown, and every recap.
 */
const LIMITS = { SEARCHES_PER_MINUTE: '0', PRICES_PER_MINUTE: '0', CRITIQUES_PER_MINUTE: '0', UPLOADS_PER_MINUTE: '0' }

type Story = World & {
  readonly at: (day: string, hour?: number) => Promise<void>
  readonly post: (path: string, body: object) => Promise<void>
  readonly add: (ticker: string, confidenceLevel: number, more?: object) => Promise<void>
  /** Closes of every trading day. */
  readonly closes: (
    ticker: string,
    from: string,
    until: string,
    closeOf: (day: string, at: number) => number,
  ) => Promise<void>
  readonly due: () => Promise<readonly number[]>
}

async function openStory(): Promise<Story> {
  const app = await openTestApp(LIMITS)
  app.setNow('2026-01-05T15:00:00.000Z')
  const member = await app.member('alice')
  const post: Story['post'] = async (path, body) => {
    expect([path, (await member.send('POST', path, body)).status]).toEqual([path, 201])
    await app.critiquesDone()
  }
  return {
    app,
    member,
    post,
    at: async (day, hour = 15) => {
      app.setNow(`${day}T${hour}:00:00.000Z`)
      // A session ends meanwhile.
      await member.send('POST', '/api/session', { username: 'alice', password: 'lanterns' })
      await lookAtClaims(app.context)
    },
    add: (ticker, confidenceLevel, more = {}) =>
      post('/api/assets', buyIbm({ ticker, companyName: ticker, costBasis: 100, confidenceLevel, ...more })),
    closes: async (ticker, from, until, closeOf) => {
      const rows = marketDaysBetween(from, until).map((day, at) => ({
        ...{ day, open: null, high: null, low: null, close: closeOf(day, at).toFixed(2) },
      }))
      await storeDailyPrices(app.context.db, SHARED, ticker, rows, 'twelve-data')
    },
    due: async () =>
      ((await member.send('GET', '/api/mirror/reviews')).json as DueReviewsView).due.map(({ sequence }) => sequence),
  }
}

const MONTH = { claim: { horizonMonths: 1, benchmark: 'gain' } }
const YEAR = { claim: { horizonMonths: 12, benchmark: 'gain' } }
const STOP = { stopLossYesNo: 'Yes', stopLossPrice: 90 }
const hold = (price: string, updatedConfidenceLevel: number) => ({
  ...{ decisionId: crypto.randomUUID(), updateAction: 'Hold', price, updatedConfidenceLevel },
  updatedThesis: 'I stay with it: the stop at $90 was too tight, and the order book is still full.',
})

/** Two and twenty first purchases, twenty of them with reviews; then one whose stop comes and is held through by a surer Hold. */
async function busy(confidence: number): Promise<Story> {
  const story = await openStory()
  const { at, add, post, closes } = story
  const tickers = Array.from({ length: 21 }, (_, place) => `T${String.fromCharCode(65 + place)}`)
  await closes('SPY', '2025-12-01', '2026-07-02', () => 500)
  for (const [place, ticker] of tickers.entries()) {
    await add(ticker, [6, 8, 3][place % 3] ?? 6, { ...MONTH, assetQty: 5 + (place % 7), ...(place < 2 && STOP) })
    await closes(ticker, '2025-12-01', '2026-07-02', (_, day) => 100 + (place % 2 === 0 ? -1 : 1) * (0.5 + day * 0.02))
  }
  await at('2026-02-09')
  for (const sequence of await story.due()) await review(story.member, sequence)
  await at('2026-03-02')
  await closes('ZZZ', '2025-12-01', '2026-07-02', (day) => (day < '2026-03-20' ? 100 : 85))
  await add('ZZZ', confidence, { ...YEAR, ...STOP, assetQty: 9, thesis: 'Revenue grows by 12% a year. I sell at $90.' })
  await at('2026-03-20', 21)
  await post('/api/assets/22/prices', { price: '85' })
  await post('/api/assets/22/decisions', hold('85', 10))
  return story
}

/** Five first purchases, the stop of one of which has come, and nothing more. */
async function young(confidence: number): Promise<Story> {
  const story = await openStory()
  const { at, add, post } = story
  await add('ZZZ', confidence, { ...YEAR, ...STOP })
  for (const [ticker, sure] of [
    ['BBB', 7],
    ['CCC', 6],
    ['DDD', 8],
    ['EEE', 3],
  ] as const)
    await add(ticker, sure, YEAR)
  await at('2026-02-02')
  await post('/api/assets/1/prices', { price: '88' })
  return story
}

/** Three claims whose day has come, of which two had a review before: how sure their writer was of the third would follow from a sum. */
async function waiting(confidence: number): Promise<Story> {
  const story = await openStory()
  const { at, add, post, closes } = story
  await add('ZZZ', confidence, { ...MONTH, watchOrBuy: 'Watch' })
  for (const ticker of ['BBB', 'CCC']) await add(ticker, 7, { ...MONTH, ...STOP })
  await at('2026-01-12')
  for (const assetId of [2, 3]) await post(`/api/assets/${assetId}/prices`, { price: '88' })
  for (const sequence of await story.due()) await review(story.member, sequence)
  for (const ticker of ['ZZZ', 'BBB', 'CCC'])
    await closes(ticker, '2026-01-05', '2026-02-05', (_, day) => 100 - day * 0.5)
  await at('2026-02-06')
  return story
}

const PARTS: Readonly<Record<string, readonly string[]>> = {
  year: ['2026'],
  level: ['0.25', '0.35', '0.45', '0.55', '0.65', '0.75', '0.85', '0.95'],
  period: ['2026', '2026-q1', '2026-q2'],
  hours: ['during the session'],
  weekday: ['Monday', 'Friday'],
}

const figures = OPENED_FIGURES.flatMap((figure) => (PARTS[figure] ?? ['']).map((part) => ({ figure, part })))
const letters = ['', '2026-q1', '2026-q2'].map((of) => (of === '' ? {} : { of }))
const QUERIES: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  '/api/mirror/letter': letters,
  '/api/mirror/evidence': figures,
}

/** Every address below these; sentences in both languages. */
const addressesOf = (reviewed: readonly number[]): readonly string[] =>
  ENDPOINTS.filter(({ method, path }) => method === 'get' && /^\/api\/(mirror|recap$)/.test(path)).flatMap(
    ({ path }) => {
      const paths = path.includes('{sequence}')
        ? reviewed.map((sequence) => path.replace('{sequence}', String(sequence)))
        : [path]
      const german = path === '/api/mirror/evidence' ? [] : [{ language: 'de' }]
      const queries = (QUERIES[path] ?? [{}]).flatMap((query) =>
        [{}, ...german].map((language) => ({ ...query, ...language })),
      )
      return paths.flatMap((filled) => queries.map((query) => `${filled}?${new URLSearchParams(query)}`))
    },
  )

const answersOf = async ({ member, due }: Story, leftOut = -1) => {
  const reviewed = (await due()).filter((sequence) => sequence !== leftOut)
  const addresses = addressesOf([1, ...reviewed])
  return Promise.all(
    addresses.map(async (address) => `${address} ${alike(JSON.stringify(await member.send('GET', address)))}`),
  )
}

const sequenceOf = async ({ member }: Story): Promise<number> =>
  (await mirrorOf(member)).claims.find(({ ticker }) => ticker === 'ZZZ')?.sequence ?? 0

const letterOf = async ({ member }: Story, of: string) =>
  ((await member.send('GET', `/api/mirror/letter?of=${of}`)).json as LetterView).letter

const quotesOf = ({ findings, credit }: Pick<MirrorView, 'findings' | 'credit'>) =>
  [...findings, ...(credit ? [credit] : [])].flatMap(({ quotes }) => quotes)

describe('how sure somebody was, while the first review of the decision asks for it', () => {
  let stories: readonly Story[] = []
  afterEach(() => Promise.all(stories.map(({ app }) => app.close())))

  const open = async (tell: (confidence: number) => Promise<Story>, confidences: readonly [number, number]) => {
    stories = await Promise.all(confidences.map(tell))
  }
  const expectAlike = async (leftOut?: number) => {
    const [one, other] = await Promise.all(stories.map((story) => answersOf(story, leftOut)))
    expect(one?.length).toBeGreaterThan(40)
    expect(one).toEqual(other)
  }

  it('is in no answer over a busy journal: no quote, no drift, no sum, no rank, no letter', async () => {
    await open(busy, [9, 4])
    for (const day of ['2026-03-24', '2026-07-02']) {
      for (const { at } of stories) await at(day)
      await expectAlike()
    }
    for (const story of stories) {
      const sequence = await sequenceOf(story)
      const mirror = await mirrorOf(story.member)
      expect(await story.due()).toContain(sequence)
      expect(mirror.claims.find((claim) => claim.sequence === sequence)).toMatchObject({
        ...{ confidence: null, probability: null },
      })
      expect(quotesOf(mirror).filter((quote) => quote.sequence === sequence)).toContainEqual(
        expect.objectContaining({ words: 'I sell at $90.', confidence: null }),
      )
      // Others, of which one was asked before, tell it.
      expect(quotesOf(mirror).some(({ confidence }) => confidence !== null)).toBe(true)
      expect(mirror.money).toMatchObject({ size: { n: 21 }, sizeAskedFor: 1 })
      const letter = await letterOf(story, '2026-q1')
      expect(letter?.markdown).toContain('\n> ZZZ, Mar 2, 2026\n')
      expect(`${JSON.stringify(mirror)} ${JSON.stringify(letter)}`).not.toMatch(/You were surer/)
    }
    const sequence = await sequenceOf(stories[0] as Story)
    const answers = { confidence: 8, why: 'It was cheap.', returnPercent: 5 }
    for (const { post } of stories) await post(`/api/mirror/reviews/${sequence}/answers`, answers)
    await expectAlike(sequence)
    for (const { post } of stories) await post(`/api/mirror/reviews/${sequence}/grade`, { isWellDecided: true })
    const told = await Promise.all(
      stories.map(async (story) => {
        const mirror = await mirrorOf(story.member)
        return {
          claim: mirror.claims.find((claim) => claim.sequence === sequence)?.confidence,
          quoted: quotesOf(mirror).find((quote) => quote.sequence === sequence)?.confidence,
          size: [mirror.money.size?.n, mirror.money.sizeAskedFor],
          surer: mirror.drift.filter(({ kind }) => kind === 'surer-while-down').length,
          letter: /\n> ZZZ, Mar 2, 2026, confidence \d\n/.test((await letterOf(story, '2026-q1'))?.markdown ?? ''),
        }
      }),
    )
    const both = { size: [22, 0], surer: 1, letter: true }
    expect(told).toEqual([
      { claim: 9, quoted: 9, ...both },
      { claim: 4, quoted: 4, ...both },
    ])
  })

  it('is in no answer over a young journal, in which it would be told by what others add up to', async () => {
    await open(young, [9, 8])
    for (const day of ['2026-02-03', '2026-04-02']) {
      for (const { at } of stories) await at(day)
      await expectAlike()
      for (const { member } of stories) {
        const { findings } = await mirrorOf(member)
        expect(findings.map(({ evidence }) => evidence).join(' ')).toContain('Your percentages add up to 2.2.')
      }
    }
  })

  it('is in no sum of the claims whose day has come, where the others were asked before', async () => {
    await open(waiting, [9, 4])
    await expectAlike()
    for (const { member, due } of stories) {
      expect(await due()).toHaveLength(3)
      const { claims, findings } = await mirrorOf(member)
      // How sure one was of a decision that is due again was told with its first review.
      expect(claims.map(({ ticker, confidence }) => [ticker, confidence])).toEqual([
        ['ZZZ', null],
        ['BBB', 7],
        ['CCC', 7],
      ])
      expect(findings.find(({ kind }) => kind === 'expected')).toMatchObject({
        title: '3 of your claims have come to their day, and you have not looked back yet.',
        evidence: expect.not.stringContaining('By your own confidence'),
      })
    }
  })
})
