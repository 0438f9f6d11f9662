import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import type { MirrorView } from '#contract/mirror.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { download, downloadText } from '#test/support/exported.ts'
import {
  alike,
  GRADED,
  mirrorOf,
  openWorld,
  openWorldWithLine,
  openWorldWithPrice,
  review,
  type Sibling,
  TICKERS,
  UNDER_REVIEW,
  type World,
} from '#test/support/two-worlds.ts'
import { unzip } from '#test/support/unzip.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { resolveDueClaims } from './claim-resolution-job.ts'

/** Compared in a way of its own below. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '/api/events': 'a stream that says that something has happened, and never what',
  '/api/export':
    'files, each compared below; the JSON holds the ledger to the byte, so that anybody can check its hashes',
}

const routes = ENDPOINTS.filter(({ method, path }) => method === 'get' && !(path in LEFT_OUT))

async function answersOf(
  { app, member }: World,
  reviewed?: number,
  [assetId, ticker]: readonly [number, string | undefined] = [UNDER_REVIEW, TICKERS.at(-1)],
): Promise<Record<string, string>> {
  const sequence = reviewed ?? (await mirrorOf(member)).claims.at(-1)?.sequence
  const answers: Record<string, string> = {}
  for (const { path, query } of routes) {
    const filled = path
      .replace('{assetId}', String(assetId))
      .replace('{ticker}', ticker ?? '')
      .replace('{sequence}', String(sequence))
    const values = Object.keys(query ?? {}).map((name) => `${name}=${QUERY[name] ?? ''}`)
    const answer = await app.http.request(`http://localhost${filled}?${values.join('&')}`, {
      headers: { cookie: member.cookie() },
    })
    answers[path] = `${answer.status} ${alike(await answer.text())}`
  }
  return answers
}

/** Prices stay where they always stood (docs/decisions/055): whoever looks them up first measures nothing. */
const WHERE_PRICES_STAND = [
  '/api/prices/{ticker}/close',
  '/api/assets',
  '/api/assets/{assetId}',
  '/api/assets/{assetId}/row',
  '/api/assets/{assetId}/workings',
  '/api/assets/{assetId}/chart',
  '/api/summary',
  '/api/summary/workings',
  '/api/summary/equity',
  '/api/settings',
  // The curve of the account, beside what it would be.
  '/api/mirror/kept-rules',
]

const QUERY: Readonly<Record<string, string>> = { list: 'bought', search: 'ibm', as: 'typed', on: '2026-09-03' }

describe('the outcome of a claim under review', () => {
  /** Read alone: as long as the last claim is under review, every answer of the API is the same in both worlds. */
  let worlds: readonly World[]
  beforeAll(async () => {
    worlds = [await openWorld('101'), await openWorld('120')]
  })
  afterAll(() => Promise.all(worlds.map(({ app }) => app.close())))

  it('is in no answer of the API, in no sum of others, and in none of their differences', async () => {
    const [one, other] = await Promise.all(worlds.map((world) => answersOf(world)))
    expect(routes.length).toBeGreaterThan(25)
    for (const { path } of routes) expect([path, one?.[path]]).toEqual([path, other?.[path]])
    const { calibration, claims } = await mirrorOf(worldAt(0, worlds).member)
    expect(calibration).toMatchObject({ n: GRADED, scored: { hits: GRADED } })
    expect(calibration.words).toMatch(/ 1 more waits for a review\.$/)
    expect(claims.at(-1)).toMatchObject({ outcome: null, awaitsReview: true })
  })

  it('is in no file of an export as CSV, and in none that is for reading as Markdown', async () => {
    const tables = await Promise.all(
      worlds.map(({ app, member }) => downloadText(app, member, '/api/export?format=csv')),
    )
    expect(tables[0]?.split('\r\n').length).toBeGreaterThan(UNDER_REVIEW)
    expect(alike(tables[0] ?? '')).toBe(alike(tables[1] ?? ''))
    const [one, other] = await Promise.all(worlds.map(readable))
    expect(one?.size).toBeGreaterThan(UNDER_REVIEW)
    expect(one).toEqual(other)
  })

  it('is in the JSON of an export, which is the ledger to the byte: in the entry that records it, and nowhere else', async () => {
    const [one, other] = await Promise.all(worlds.map(({ app, member }) => downloadText(app, member, '/api/export')))
    const [lines, others] = [one, other].map((text) => alike(text ?? '').split('\n'))
    expect(lines?.length).toBe(others?.length)
    const different = lines?.filter((line, at) => line !== others?.[at] && !/^"(head|checksum|receipts)"/.test(line))
    expect(different).toEqual([expect.stringContaining('"kind":"claim-resolved"')])
  })
})

it('the outcome of a claim is told once its review is graded, in all of them', async () => {
  const opened = [await openWorld('101'), await openWorld('120')]
  try {
    for (const { member } of opened) await review(member, (await mirrorOf(member)).claims.at(-1)?.sequence ?? 0)
    const hits = await Promise.all(opened.map(async ({ member }) => (await mirrorOf(member)).calibration.scored?.hits))
    expect(hits).toEqual([UNDER_REVIEW, GRADED])
  } finally {
    await Promise.all(opened.map(({ app }) => app.close()))
  }
})

describe('an outcome that another decision on the same company would give away', () => {
  const claim = { horizonMonths: 1, benchmark: { ticker: 'QQQ' } } as const
  const last = TICKERS.at(-1) ?? ''
  const hold = {
    ...{ decisionId: '00000000-0000-4000-8000-000000000001', updateAction: 'Hold', updatedConfidenceLevel: 6, claim },
    updatedThesis: 'Still the same reasons, and nothing that speaks against them so far.',
  }
  const call = buyIbm({
    ...{ ticker: last, companyName: last, stockOrOptions: 'options', confidenceLevel: 6, claim },
    contract: { right: 'call', strike: '130', expiresOn: '2027-01-15' },
  })
  const siblings: readonly Sibling[] = [
    [`/api/assets/${UNDER_REVIEW}/decisions`, hold],
    ['/api/assets', call],
  ]

  it('is in no answer, although the reviews of the others are graded', async () => {
    const opened = [await openWorld('101', siblings), await openWorld('120', siblings)]
    try {
      const [first] = opened
      const asked = first ? (await mirrorOf(first.member)).claims.slice(GRADED) : []
      expect(asked.map(({ action, ticker }) => [action, ticker])).toEqual([
        ['Buy', last],
        ['Hold', last],
        ['Buy', last],
      ])
      const [under, held, optioned] = asked.map(({ sequence }) => sequence)
      for (const { member } of opened) {
        await review(member, held ?? 0)
        await review(member, optioned ?? 0)
      }
      const [one, other] = await Promise.all(opened.map((world) => answersOf(world, under)))
      for (const { path } of routes) expect([path, one?.[path]]).toEqual([path, other?.[path]])
      const shown = opened.map(async ({ member }) => (await member.send('GET', `/api/mirror/reviews/${held}`)).json)
      for (const view of await Promise.all(shown))
        expect(view).toMatchObject({
          ...{ stage: 'graded', outcome: null, returnPercent: null, until: null },
          waitsFor: { sequence: under, action: 'Buy' },
        })
      for (const { member } of opened) await review(member, under ?? 0)
      const outcomes = opened.map(async ({ member }) =>
        (await mirrorOf(member)).claims.slice(GRADED).map(({ outcome }) => outcome),
      )
      const [hit, miss] = ['came-true', 'did-not-come-true']
      expect(await Promise.all(outcomes)).toEqual([Array(3).fill(hit), Array(3).fill(miss)])
    } finally {
      await Promise.all(opened.map(({ app }) => app.close()))
    }
  })
})

describe('the close of a benchmark that decides a claim under review', () => {
  it('is in no answer about another claim against it that ended on the same day and is told', async () => {
    const claim = { horizonMonths: 1, benchmark: { ticker: 'QQQ' } }
    const sibling = buyIbm({ ticker: 'TSTX', companyName: 'TSTX', confidenceLevel: 8, claim })
    const opened = [
      await openWorld('101', [['/api/assets', sibling]]),
      await openWorld('120', [['/api/assets', sibling]]),
    ]
    try {
      for (const { app, member } of opened) {
        for (const [day, close] of [
          ['2026-08-03', '100'],
          ['2026-09-03', '150'],
        ] as const)
          await storeDailyPrices(app.context.db, SHARED, 'TSTX', [{ day, close, ...NO_RANGE }], 'uploaded')
        await resolveDueClaims(app.context)
        await review(member, (await mirrorOf(member)).claims.at(-1)?.sequence ?? 0)
      }
      const { claims } = await mirrorOf(worldAt(0, opened).member)
      expect(claims.slice(-2)).toMatchObject([
        { awaitsReview: true },
        {
          outcome: 'came-true',
          closes: {
            asset: { from: '100.00', until: '150.00' },
            benchmark: { from: '100.00', until: null, untold: ['until'] },
          },
        },
      ])
      const [under, told] = claims.slice(-2).map(({ sequence }) => sequence)
      for (const [sequence, of] of [
        [under, [UNDER_REVIEW, TICKERS.at(-1)]],
        [told, [UNDER_REVIEW + 1, 'TSTX']],
      ] as const) {
        const [one, other] = await Promise.all(opened.map((world) => answersOf(world, sequence, of)))
        for (const { path } of routes) expect([path, one?.[path]]).toEqual([path, other?.[path]])
      }
      const [read, readOfOther] = await Promise.all(opened.map(readable))
      expect(read).toEqual(readOfOther)
      for (const { member } of opened) await review(member, under ?? 0)
      const closes = opened.map(async ({ member }) => (await mirrorOf(member)).claims.at(-1)?.closes?.benchmark)
      expect(await Promise.all(closes)).toEqual([
        { from: '100.00', until: '101.00' },
        { from: '100.00', until: '120.00' },
      ])
    } finally {
      await Promise.all(opened.map(({ app }) => app.close()))
    }
  })
})

describe('the outcome of a claim against the benchmark of the settings', () => {
  it('is in no answer but the chart of the asset, which draws the closes of both where they always stood', async () => {
    const opened = [await openWorld('101', [], {}, 'SPY'), await openWorld('120', [], {}, 'SPY')]
    try {
      const [one, other] = await Promise.all(opened.map((world) => answersOf(world)))
      const different = routes.map(({ path }) => path).filter((path) => one?.[path] !== other?.[path])
      expect(different).toEqual(['/api/assets/{assetId}/chart'])
      const years = async () =>
        Promise.all(opened.map(async ({ member }) => (await mirrorOf(member)).money.years.map(spyOf)))
      expect(await years()).toEqual([[[null, true]], [[null, true]]])
      for (const { member } of opened) await review(member, (await mirrorOf(member)).claims.at(-1)?.sequence ?? 0)
      // From the first to the last close, 100 to 101 and to 120.
      expect(await years()).toEqual([[[0.01, false]], [[0.2, false]]])
    } finally {
      await Promise.all(opened.map(({ app }) => app.close()))
    }
  })
})

describe.each([
  ['a gain', 'gain', '101', '99'],
  ['another ticker', { ticker: 'QQQ' }, '105', '103'],
  ['a price of one’s own', { price: '95' }, '96', '94'],
] as const)(
  'the outcome of a claim to %s, which the last close of its own company decides',
  (_, benchmark, won, lost) => {
    it('is in no figure of a line that was held through, and is told with the grade', async () => {
      const opened = [await openWorldWithLine(won, benchmark), await openWorldWithLine(lost, benchmark)]
      try {
        const answers = await Promise.all(opened.map((world) => answersOf(world, 1, [1, TICKERS[0]])))
        const different = routes.map(({ path }) => path).filter((path) => answers[0]?.[path] !== answers[1]?.[path])
        expect(different.toSorted()).toEqual(WHERE_PRICES_STAND.toSorted())
        expect((await mirrorOf(worldAt(0, opened).member)).claims[0]).toMatchObject({
          outcome: null,
          awaitsReview: true,
        })
        const amounts = () => Promise.all(opened.map(async ({ member }) => (await mirrorOf(member)).lines.map(ofLine)))
        expect(await amounts()).toEqual(opened.map(() => [[null, null, null, true]]))
        for (const { member } of opened) await review(member, 1)
        expect(await amounts()).toEqual(
          [won, lost].map((close) => [[amountAt(close), `${close}.00`, '2026-09-03', false]]),
        )
      } finally {
        await Promise.all(opened.map(({ app }) => app.close()))
      }
    })
  },
)

describe('the outcome of a claim to a price of one’s own, of which the first close is not known', () => {
  it('is in no answer after a split that makes it another one: it is told anew in either case', async () => {
    const opened = [await openWorldWithPrice('27.5'), await openWorldWithPrice('22.5')]
    try {
      const answers = await Promise.all(opened.map((world) => answersOf(world, 1, [1, TICKERS[0]])))
      const different = routes.map(({ path }) => path).filter((path) => answers[0]?.[path] !== answers[1]?.[path])
      expect(WHERE_PRICES_STAND).toEqual(expect.arrayContaining(different))
      const kinds = opened.map(async ({ app, member }) => {
        const { entries } = JSON.parse(await downloadText(app, member, '/api/export')) as {
          readonly entries: readonly { readonly entry: { readonly kind: string } }[]
        }
        return entries.map(({ entry }) => entry.kind).filter((kind) => kind !== 'critique-recorded')
      })
      const all = ['decision-recorded', 'claim-resolved', 'split-recorded', 'claim-resolved']
      expect(await Promise.all(kinds)).toEqual([all, all])
      for (const { member } of opened) await review(member, 1)
      const outcomes = opened.map(async ({ member }) => (await mirrorOf(member)).claims.map(({ outcome }) => outcome))
      expect(await Promise.all(outcomes)).toEqual([['came-true'], ['did-not-come-true']])
    } finally {
      await Promise.all(opened.map(({ app }) => app.close()))
    }
  })
})

describe('what a review that is due asks about', () => {
  it('is no answer of the Mirror: neither the confidence of the decision, nor the course of its price beside its theses', async () => {
    const { app, member } = await openWorldWithLine('70', 'gain')
    try {
      const seen = async () => {
        const { claims, drift, driftUnderReview, thenAndNow } = await mirrorOf(member)
        return {
          confidences: claims.map(({ confidence, probability }) => [confidence, probability]),
          drifted: [...new Set(drift.map(({ assetId }) => assetId))],
          ...{ driftUnderReview, thenAndNow },
        }
      }
      expect(await seen()).toEqual({
        confidences: [
          [null, null],
          [6, 0.55],
        ],
        // All that drifted here quotes the decision under review, so that nothing of it is told.
        ...{ drifted: [], driftUnderReview: [], thenAndNow: [] },
      })
      await review(member, 1)
      expect(await seen()).toMatchObject({
        confidences: [
          [8, 0.75],
          [6, 0.55],
        ],
        ...{ driftUnderReview: [], thenAndNow: [{ assetId: 1, first: { confidence: 8, price: '100.00' } }] },
      })
    } finally {
      await app.close()
    }
  })
})

const NO_RANGE = { open: null, high: null, low: null }

/** Ten shares from the 88 at which their line was reached. */
const amountAt = (close: string): string => ((Number(close) - 88) * 10).toFixed(2)

const ofLine = ({ amount, priceAfter, endedOn, isWithheld }: MirrorView['lines'][number]) => [
  amount,
  priceAfter,
  endedOn,
  isWithheld,
]

const spyOf = ({ benchmark, isBenchmarkWithheld }: MirrorView['money']['years'][number]) => [
  benchmark === null ? null : Number(benchmark.toFixed(9)),
  isBenchmarkWithheld,
]

/** The files of the Markdown export; beside them lies its proof, which is the JSON. */
async function readable({ app, member }: World): Promise<ReadonlyMap<string, string>> {
  const files = unzip(await download(app, member, '/api/export?format=markdown'))
  return new Map([...files].flatMap(([path, text]) => (path.includes('/proof/') ? [] : [[path, alike(text)]])))
}

function worldAt(place: number, of: readonly World[]): World {
  const world = of[place]
  if (!world) throw new RangeError(`There is no world ${place}.`)
  return world
}
