import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
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
async function review(sequence = 1) {
  await post(`/api/mirror/reviews/${sequence}/answers`, { confidence: 6, why: 'It was cheap.', returnPercent: 5 })
  await post(`/api/mirror/reviews/${sequence}/grade`, { isWellDecided: true })
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

it('the return of another company is in no memory once the ticker is corrected', async () => {
  const returns = async () =>
    (await get<MirrorView>('/api/mirror')).memory.reviews.map(({ actualReturn }) => actualReturn)
  expect(await returns()).toEqual([21])
  await correct(1, 'ticker', 'ZZQB')
  expect(await returns()).toEqual([null])
  setNow('2026-03-06T22:00:00.000Z')
  await trade('ZZQB', RIGHT)
  await resolveDueClaims(app().context)
  await review()
  expect(await returns()).toEqual([null, -30])
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

it('a claim without a close is given up ten trading days after the ticker was corrected, however old it is', async () => {
  setNow('2026-07-01T15:00:00.000Z')
  await correct(1, 'ticker', 'ZZQB')
  const afterwards = async (at: string) => {
    setNow(at)
    await resolveDueClaims(app().context)
    return (await outcomes()).slice(1)
  }
  await afterwards('2026-07-01T15:05:00.000Z')
  // Friday, Jul 3 is a holiday.
  expect(await afterwards('2026-07-15T22:00:00.000Z')).toEqual([])
  expect(await afterwards('2026-07-16T22:00:00.000Z')).toEqual([['unresolvable', false]])
  expect(await mirror()).toMatchObject({ claims: [['unresolvable', false]] })
})

describe('closes that the user typed', () => {
  /** A second asset, whose user knows its closes themselves; `isOld` leaves out what an older Candor did not write. */
  async function typedAndCorrected(isOld: boolean, meanwhile = async () => {}) {
    await add({
      ...{ ticker: 'ZZOA', companyName: 'An own one', costBasis: 100, takeProfitYesNo: 'No', stopLossYesNo: 'No' },
      claim: { horizonMonths: 1, benchmark: 'gain' },
    })
    setNow('2026-04-09T22:00:00.000Z')
    for (const [on, price] of [
      ['2026-03-06', 100],
      ['2026-04-06', 105],
    ] as const)
      await post('/api/assets/2/prices', { price, on })
    await app().context.claims.done()
    if (isOld) await forgetSources()
    await meanwhile()
    await correctOf(2, 'ZZOB')
    return get<AssetView>('/api/assets/2')
  }
  const correctOf = async (assetId: number, to: string) => {
    const first = (await get<AssetView>(`/api/assets/${assetId}`)).thesis[0]
    await post(`/api/assets/${assetId}/corrections`, {
      ...{ correctionId: randomUUID(), reason: 'A typing mistake.', field: 'ticker', to },
      correctsSequence: first?.sequence,
    })
  }
  async function forgetSources() {
    const { db } = app().context
    const rows = await db
      .selectFrom('entries')
      .select(['sequence', 'body'])
      .where('kind', '=', 'claim-resolved')
      .execute()
    await sql`drop trigger if exists entries_refuse_update`.execute(db)
    for (const { sequence, body } of rows)
      await db
        .updateTable('entries')
        .set({ body: body.replace(',"isByOwnCloses":true', '').replace('"isByOwnCloses":true,', '') })
        .where('sequence', '=', sequence)
        .execute()
  }
  const told = ({ events }: AssetView) =>
    events.filter(({ kind }) => kind === 'claim-resolved').map((event) => 'isOfOtherTicker' in event)

  it('decide a claim under whatever ticker', async () => {
    expect(told(await typedAndCorrected(false))).toEqual([false])
  })

  it('tell a return under whatever ticker', async () => {
    const sequence = async () => (await get<AssetView>('/api/assets/2')).thesis[0]?.sequence ?? 0
    await typedAndCorrected(false, async () => review(await sequence()))
    const { reviews } = (await get<MirrorView>('/api/mirror')).memory
    expect(reviews.map(({ ticker, actualReturn }) => [ticker, actualReturn])).toEqual([
      ['ZZQA', 21],
      ['ZZOB', 5],
    ])
  })

  it('decide one of an older Candor, whose entry does not say whose they were', async () => {
    expect(told(await typedAndCorrected(true))).toEqual([false])
  })
})

it('a claim against the ticker that the share turns out to have is left out, and open again once that is corrected', async () => {
  await add({
    ...{ ticker: 'ZZQC', companyName: 'A third', costBasis: 100 },
    claim: { horizonMonths: 1, benchmark: { ticker: 'ZZQD' } },
  })
  const sequence = (await get<AssetView>('/api/assets/2')).thesis[0]?.sequence ?? 0
  const correctTicker = (to: string) =>
    post('/api/assets/2/corrections', {
      ...{ correctionId: randomUUID(), reason: 'A typing mistake.', correctsSequence: sequence },
      ...{ field: 'ticker', to },
    })
  await correctTicker('ZZQD')
  setNow('2026-04-07T22:00:00.000Z')
  for (const symbol of ['ZZQC', 'ZZQD'])
    await storeDailyPrices(
      app().context.db,
      SHARED,
      symbol,
      [day('2026-03-06', '100'), day('2026-04-06', '70')],
      'massive',
    )
  await storeDailyPrices(app().context.db, SHARED, 'ZZQC', [day('2026-04-06', '110')], 'massive')
  await resolveDueClaims(app().context)
  const claimed = async () => {
    const { claims } = await get<MirrorView>('/api/mirror')
    const { words, leftOut, outcome } = claims.find(({ assetId }) => assetId === 2) ?? {}
    return { words, leftOut, outcome }
  }
  expect(await claimed()).toEqual({
    ...{ words: 'ZZQD: a claim that compares a share with itself', leftOut: 'of-itself', outcome: null },
  })
  const { thesis } = await get<AssetView>('/api/assets/2')
  expect(thesis[0]?.claim).toMatchObject({
    sentence: expect.stringMatching(
      /of nothing that is resolved: this is a claim that compares a share with itself\.$/,
    ),
    ...{ isLeftOut: true, leftOut: 'of-itself' },
  })
  await correctTicker('ZZQC')
  await resolveDueClaims(app().context)
  const events = (await get<AssetView>('/api/assets/2')).events
  expect(events.flatMap((event) => (event.kind === 'claim-resolved' ? [event.setBySequence] : []))).toEqual([sequence])
})
