import { expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { MirrorView } from '#contract/mirror.ts'
import type { ReviewView } from '#contract/reviews.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'

/** Bought at 100 in the morning with a stop at 90 and the claim to stand above 101; the share had split 4 for 1 that very day. */
const { add, app, asset, get, member, post, setNow, typePrice } = journalForEach('2026-08-10T13:00:00.000Z')

const upload = async (csv: string) => {
  await post('/api/assets/1/daily-prices', { csv: `Date,Close\n${csv}`, leapsAreRight: true })
  await app().context.claims.done()
}

const split = (effectiveOn: string) => post('/api/assets/1/splits', { effectiveOn, newShares: '4', oldShares: '1' })

const claimOnPage = async () => ((await asset()) as AssetView).thesis[0]?.claim?.sentence

/** Where the claim is told: the asset's page, the Mirror, and the review once its questions are answered. */
async function told(): Promise<readonly (string | undefined)[]> {
  await member().send('POST', '/api/mirror/reviews/1/answers', { confidence: 6, why: 'I liked it.', returnPercent: 10 })
  const review = await get<ReviewView>('/api/mirror/reviews/1')
  const { claims } = await get<MirrorView>('/api/mirror')
  return [await claimOnPage(), claims[0]?.words, 'claim' in review ? review.claim : undefined]
}

it('a claimed price is in the shares of its decision, as its stop is, over a split of the first day', async () => {
  const claim = { horizonMonths: 1, benchmark: { price: 101 } }
  await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90, claim })
  setNow('2026-08-10T15:00:00.000Z')
  await typePrice('25')
  await split('2026-08-10')
  expect(await claimOnPage()).toContain('$101.00 ($25.25 since the 4-for-1 split of Aug 10, 2026)')
  setNow('2026-09-11T15:00:00.000Z')
  await upload('2026-08-10,25\n2026-09-10,26')
  const words = await told()
  for (const each of words) expect(each).toContain('above $101.00 ($25.25 since the 4-for-1 split of Aug 10, 2026)')
  await post('/api/mirror/reviews/1/grade', { isWellDecided: true })
  expect(await get<ReviewView>('/api/mirror/reviews/1')).toMatchObject({ outcome: 'came-true' })
})

it('a claim that is resolved is worded by the splits that its outcome counted, wherever it is told', async () => {
  await add({ costBasis: 100, claim: { horizonMonths: 1, benchmark: { price: 101 } } })
  setNow('2026-09-11T15:00:00.000Z')
  await upload('2026-08-10,100\n2026-09-10,26')
  // A close that was replaced puts no outcome right, so that it goes on counting no split.
  await upload('2026-09-10,26.1')
  await split('2026-08-17')
  await app().context.claims.done()
  for (const each of await told()) expect(each).not.toContain('25.25')
})
