import { beforeEach, expect, it } from 'vitest'
import type { LetterView } from '#contract/letter.ts'
import type { MirrorView } from '#contract/mirror.ts'
import type { ReviewView } from '#contract/reviews.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { storeSplits } from '../prices/anomaly-store.ts'

/** Bought at 100, and 27.50 after a split of 4 for 1: a gain of 10%. Reviewed 90 days after the Buy, within its quarter. */
const { add, app, correct, get, member, post, setNow } = journalForEach('2026-07-01T15:00:00.000Z')

beforeEach(async () => {
  await add({ costBasis: 100 })
  setNow('2026-09-29T21:00:00.000Z')
  const csv = 'Date,Close\n2026-07-01,100\n2026-09-28,27.5\n2026-09-29,27.5'
  await post('/api/assets/1/daily-prices', { csv, leapsAreRight: true })
})

const split = (newShares: string) => ({ effectiveOn: '2026-08-17', newShares, oldShares: '1' })

async function review(): Promise<void> {
  const [answers, grade] = [{ confidence: 6, why: 'I liked it.', returnPercent: 10 }, { isWellDecided: true }]
  expect((await member().send('POST', '/api/mirror/reviews/1/answers', answers)).status).toBe(201)
  expect((await member().send('POST', '/api/mirror/reviews/1/grade', grade)).status).toBe(201)
}

/** The return as the page of the review, the Mirror's memory and the letter about the quarter tell it. */
async function told(): Promise<readonly unknown[]> {
  setNow('2026-10-02T15:00:00.000Z')
  const page = await get<ReviewView>('/api/mirror/reviews/1')
  const { memory } = await get<MirrorView>('/api/mirror')
  const { letter } = await get<LetterView>('/api/mirror/letter')
  const [, ofLetter] = /it had been (.+?)%/.exec(letter?.markdown ?? '') ?? []
  return [page.stage === 'graded' && page.returnPercent, memory.reviews.map((one) => one.actualReturn), ofLetter]
}

it('a review that was graded beside a mistyped split follows its correction wherever its return is told', async () => {
  const { events } = await post('/api/assets/1/splits', split('400'))
  const sequence = events.find(({ kind }) => kind === 'split-recorded')?.sequence ?? 0
  await review()
  expect(await told()).toEqual([10_900, [10_900], '+10900.0'])
  await correct(sequence, 'splitRatio', '4:1')
  expect(await told()).toEqual([10, [10], '+10.0'])
  await correct(sequence, 'splitRatio', null)
  expect(await told()).toEqual([-72.5, [-72.5], '−72.5'])
})

it('a split that only a provider reports counts in it, also where it is reported after the grade', async () => {
  await review()
  expect(await told()).toEqual([-72.5, [-72.5], '−72.5'])
  await storeSplits(app().context.db, 'IBM', [{ ...split('4'), source: 'massive' }])
  expect(await told()).toEqual([10, [10], '+10.0'])
})
