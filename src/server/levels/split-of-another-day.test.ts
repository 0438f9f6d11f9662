import { expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { storeSplits } from '../prices/anomaly-store.ts'

/** Bought at 100 with a stop at 90 and a target at 120; the provider's closes leap to a fourth on Aug 17. */
const { add, app, asset, correct, post, setNow } = journalForEach('2026-08-03T15:00:00.000Z')

const SPLIT = { newShares: '4', oldShares: '1' }
const REPORTED = { ...SPLIT, effectiveOn: '2026-08-17', source: 'massive' } as const

const bought = () =>
  add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90, takeProfitYesNo: 'Yes', takeProfitPrice: 120 })

const trade = (...closes: readonly (readonly [day: string, close: string])[]) =>
  app().context.levels.traded(
    'IBM',
    closes.map(([day, close]) => ({ day, close, open: null, high: null, low: null })),
    'massive',
  )

async function alerts() {
  const { events } = (await asset()) as AssetView
  return events.flatMap((event) => (event.kind === 'level-crossed' ? [[event.level, event.isWithdrawn ?? false]] : []))
}

const recordedOn = async (effectiveOn: string) => (await post('/api/assets/1/splits', { ...SPLIT, effectiveOn })).events

it.each(['2026-08-12', '2026-08-20'])(
  'no close is divided on the day %s that its owner says, where another one is reported',
  async (day) => {
    await bought()
    setNow('2026-08-21T15:00:00.000Z')
    await storeSplits(app().context.db, 'IBM', [REPORTED])
    await recordedOn(day)
    await trade(
      ['2026-08-13', '104'],
      ['2026-08-14', '104'],
      ['2026-08-17', '26'],
      ['2026-08-18', '26'],
      ['2026-08-20', '26'],
    )
    expect(await alerts()).toEqual([])
    // In shares of after the split the stop is at 22.50, whatever the day.
    await trade(['2026-08-21', '22.4'])
    expect(await alerts()).toEqual([['stop-loss', false]])
  },
)

it('an alert that a split of another day has caused is undone once that day is reported', async () => {
  await bought()
  setNow('2026-08-21T22:00:00.000Z')
  await recordedOn('2026-08-20')
  await trade(['2026-08-18', '26'])
  expect(await alerts()).toEqual([['stop-loss', false]])
  await storeSplits(app().context.db, 'IBM', [REPORTED])
  await trade(['2026-08-21', '27'])
  expect(await alerts()).toEqual([['stop-loss', true]])
})

it('an alert that a split of another day has caused is undone once that day is corrected', async () => {
  await bought()
  setNow('2026-08-21T22:00:00.000Z')
  const split = (await recordedOn('2026-08-20')).find(({ kind }) => kind === 'split-recorded')
  await trade(['2026-08-18', '26'])
  expect(await alerts()).toEqual([['stop-loss', false]])
  await correct(split?.sequence ?? 0, 'splitOn', '2026-08-17')
  expect(await alerts()).toEqual([['stop-loss', true]])
})
