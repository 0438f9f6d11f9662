import { beforeEach, expect, it } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { resolveDueClaims } from '../mirror/claim-resolution-job.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'

/**
 * Ten at 100 with a stop at 90 and a claim of a month, under the ticker of another company: that one fell to 80 at once and closed at
 * 120 when the month was over. The right one fell to 88 a week later and stood at 70 in the end.
 */
const { app, setNow, add, asset, post, correct, get } = journalForEach('2026-02-04T15:00:00.000Z')

const day = (on: string, close: string) => ({ day: on, open: null, high: null, low: null, close })
const WRONG = [day('2026-02-04', '100'), day('2026-02-05', '80'), day('2026-03-04', '120'), day('2026-03-05', '121')]
const RIGHT = [day('2026-02-04', '100'), day('2026-02-11', '88'), day('2026-03-04', '70'), day('2026-03-05', '70')]
async function trade(symbol: string, closes: typeof WRONG) {
  await storeDailyPrices(app().context.db, SHARED, symbol, closes, 'twelve-data')
  await app().context.levels.traded(symbol, closes, 'twelve-data')
}
const crossings = async () => (await asset()).crossings.map(({ on, price }) => [on, price])
const outcomes = async () =>
  (await asset()).events.flatMap((event) =>
    event.kind === 'claim-resolved' ? [[event.outcome, event.isOfOtherTicker ?? false]] : [],
  )
async function mirror() {
  const { lines, claims } = await get<MirrorView>('/api/mirror')
  return {
    lines: lines.map(({ on, response }) => [on, response]),
    claims: claims.map(({ outcome, awaitsReview }) => [outcome, awaitsReview ?? false]),
  }
}
async function review() {
  await post('/api/mirror/reviews/1/answers', { confidence: 6, why: 'It was cheap.', returnPercent: 5 })
  await post('/api/mirror/reviews/1/grade', { isWellDecided: true })
}

beforeEach(async () => {
  await add({
    ...{ ticker: 'ZZQA', companyName: 'Quite another', costBasis: 100, takeProfitYesNo: 'No' },
    ...{ stopLossYesNo: 'Yes', stopLossPrice: 90, claim: { horizonMonths: 1, benchmark: 'gain' } },
  })
  setNow('2026-03-05T22:00:00.000Z')
  await trade('ZZQA', WRONG)
  await resolveDueClaims(app().context)
  await review()
  expect(await crossings()).toEqual([['2026-02-05', '80.00']])
  expect(await outcomes()).toEqual([['came-true', false]])
  setNow('2026-03-06T15:00:00.000Z')
})

it('the stop and the outcome of another company do not count once the ticker is corrected', async () => {
  await correct(1, 'ticker', 'ZZQB')
  expect(await crossings()).toEqual([])
  expect(await mirror()).toEqual({ lines: [], claims: [[null, false]] })
  expect(await outcomes()).toEqual([['came-true', true]])
})

it('both are told anew by the closes of the right company, and the outcome of before stays in the journal', async () => {
  await correct(1, 'ticker', 'ZZQB')
  await trade('ZZQB', RIGHT)
  await resolveDueClaims(app().context)
  expect(await crossings()).toEqual([['2026-02-11', '88.00']])
  // There is time from now on to keep the stop, and the new outcome waits for its own review.
  expect(await mirror()).toEqual({ lines: [['2026-02-11', 'open']], claims: [[null, true]] })
  await review()
  expect(await mirror()).toMatchObject({ claims: [['did-not-come-true', false]] })
  expect(await outcomes()).toEqual([
    ['came-true', true],
    ['did-not-come-true', false],
  ])
})

it('the stop is told at once where the closes of the right company were known before', async () => {
  await trade('ZZQB', RIGHT)
  await correct(1, 'ticker', 'ZZQB')
  expect(await crossings()).toEqual([['2026-02-11', '88.00']])
  await resolveDueClaims(app().context)
  await review()
  expect(await mirror()).toMatchObject({ claims: [['did-not-come-true', false]] })
})

it('what was put right twice counts as at first where the first ticker was right', async () => {
  await correct(1, 'ticker', 'ZZQB')
  await correct(1, 'ticker', 'ZZQA')
  expect(await crossings()).toEqual([['2026-02-05', '80.00']])
  expect(await mirror()).toMatchObject({ claims: [['came-true', false]] })
})
