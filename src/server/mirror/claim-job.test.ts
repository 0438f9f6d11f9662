import { expect, it } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import type { DueReviewsView, ReviewView } from '#contract/reviews.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'

const { app, member, setNow, get, post } = journalForEach('2026-08-03T15:00:00.000Z')

const addClaim = async (ticker: string, benchmark: unknown) => {
  const body = buyIbm({ ticker, companyName: ticker, claim: { horizonMonths: 1, benchmark } })
  await post('/api/assets', body)
}
const upload = async (assetId: number, from: number, until: number) => {
  const csv = `Date,Close\n2026-08-03,${from}\n2026-09-03,${until}`
  await post(`/api/assets/${assetId}/daily-prices`, { csv, leapsAreRight: true })
  await app().context.claims.done()
}
const words = async () => (await get<MirrorView>('/api/mirror')).calibration.words

it('closes uploaded after the day of a claim resolve it in the background, and its review shows the outcome', async () => {
  await addClaim('TSTA', 'gain')
  setNow('2026-09-04T15:00:00.000Z')
  expect(await words()).toMatch(/is being resolved/)
  await upload(1, 121.23, 128)
  expect(await words()).toBe('1 claim has come to its day, and waits for a review.')
  const { due } = (await member().send('GET', '/api/mirror/reviews')).json as DueReviewsView
  const path = `/api/mirror/reviews/${due[0]?.sequence}`
  await member().send('POST', `${path}/answers`, { confidence: 5, why: 'It was cheap.', returnPercent: 1 })
  const graded = (await member().send('POST', `${path}/grade`, { isWellDecided: true })).json as ReviewView
  expect(graded).toMatchObject({ outcome: 'came-true' })
  expect(graded).not.toHaveProperty('awaitsClose')
})

it('closes of a benchmark resolve the claims against it, and a single typed close does too', async () => {
  await addClaim('TSTA', { ticker: 'TSTB' })
  await addClaim('TSTB', 'gain')
  await addClaim('TSTC', 'gain')
  setNow('2026-09-04T15:00:00.000Z')
  await upload(1, 121.23, 128)
  expect(await words()).toMatch(/^3 claims have come to their day, and are being resolved/)
  await upload(2, 121.23, 122)
  expect(await words()).toMatch(/^2 claims have come to their day, and wait for reviews\. 1 more/)
  for (const [on, price] of [
    ['2026-08-03', '121.23'],
    ['2026-09-03', '130'],
  ])
    expect((await member().send('POST', '/api/assets/3/prices', { on, price, isRight: true })).status).toBe(201)
  await app().context.claims.done()
  expect(await words()).toBe('3 claims have come to their day, and wait for reviews.')
})

it('a claim long past its day is given up by no upload, for the closes of its benchmark may be the next file', async () => {
  await addClaim('TSTA', { ticker: 'TSTB' })
  await addClaim('TSTB', 'gain')
  setNow('2026-10-05T15:00:00.000Z')
  await upload(1, 121.23, 128)
  expect(await words()).not.toContain('no close tells')
  await upload(2, 121.23, 122)
  expect(await words()).toMatch(/^2 claims have come to their day, and wait for reviews\./)
})

it('names the benchmark of which no close is known, and how to bring them, until there is one', async () => {
  await addClaim('TSTA', { ticker: 'SPY' })
  setNow('2026-09-04T15:00:00.000Z')
  await upload(1, 121.23, 128)
  expect(await words()).toBe(
    '1 claim has come to its day, and is being resolved as soon as its closes are there. No close of SPY is known: a price provider brings them, or put it on a list and upload a file on its page.',
  )
  await addClaim('SPY', 'gain')
  await upload(2, 500, 510)
  expect(await words()).not.toContain('No close of SPY')
})
