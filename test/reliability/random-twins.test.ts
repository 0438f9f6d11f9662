import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counted } from '../support/counted.ts'
import { RefusedToOne, tellRandomTwins } from '../support/random-twins.ts'
import { seeded } from '../support/seeded.ts'
import { openTestApp, type TestApp, type Visitor } from '../support/test-app.ts'
import { printReport, sizeOf } from './report.ts'

const JOURNALS = sizeOf({ short: 6, full: 200 })

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const READ = [
  ...['', '/row', '/workings', '/chart'].map((what) => `/api/assets/1${what}`),
  ...['bought', 'sold', 'watched'].map((list) => `/api/assets?list=${list}`),
  ...['/api/summary', '/api/summary/workings', '/api/summary/equity'],
  ...['/api/journal', '/api/mirror', '/api/mirror/kept-rules'],
]

test(`${JOURNALS} journals that chance tells, typed right and typed wrong and put right, say the same`, async () => {
  let [mistakes, compared] = [0, 0]
  const different: string[] = []
  for (let seed = 1; seed <= JOURNALS; seed += 1) {
    const isMendedAtOnce = seed % 2 === 1
    const twins = await tellRandomTwins(app, seeded(seed), isMendedAtOnce).catch(unlessRefused)
    // A mistake that something later rests on cannot be put right before that is.
    if (!twins || twins.refused.length > 0) continue
    await app.critiquesDone()
    compared += 1
    mistakes += twins.mistakes
    const found = await differenceOf(twins.right, twins.mended)
    if (found) different.push(`${found} of seed ${seed}:\n${twins.story.join('\n')}`)
  }
  const figure = { compared, mistakes, different: different.length }
  printReport({ name: 'random-twins', n: JOURNALS, faults: mistakes, figure, pass: different.length === 0 })
  expect(different).toEqual([])
  expect(compared).toBeGreaterThan(JOURNALS / 2)
}, 1_200_000)

function unlessRefused(error: unknown): null {
  if (error instanceof RefusedToOne) return null
  throw error
}

/** The first address that says something else to one of the two. */
async function differenceOf(right: Visitor, mended: Visitor): Promise<string | null> {
  for (const path of READ) {
    const [first, second] = [await right.send('GET', path), await mended.send('GET', path)]
    const [meant, put] = [first, second].map(({ json }) => counted(figuresOf(json)))
    if (!isDeepStrictEqual(meant, put)) return path
  }
  return null
}

/** When something was written down, and what a critic said then, is not the same of both. */
const OF_WRITING = /^(dateAdded|dateAddedReadable|date|aiAnalysis|awaitingCritique|correctable)$/

const figuresOf = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json, (name, member: unknown) => (OF_WRITING.test(name) ? undefined : member)))
