import { expect, it } from 'vitest'
import type { LetterView } from '#contract/letter.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'

const { add, app, correct, get, hold, member, post, setNow, typePrice } = journalForEach('2025-10-01T15:00:00.000Z')

const SPLIT = { newShares: '4', oldShares: '1' }
const BROKE = expect.stringMatching(/^You broke your own stop once\./)

const letter = async (id: string) => (await get<LetterView>(`/api/mirror/letter?of=${id}`)).letter
const linesOf = async (id: string) => {
  const told = await letter(id)
  const isNew = told?.findings.slice(0, told.empty === undefined ? 1 : 0) ?? []
  return isNew.filter(({ kind }) => kind === 'lines').map(({ title }) => title)
}

async function store(closes: readonly (readonly [day: string, close: string])[]): Promise<void> {
  const days = closes.map(([day, close]) => ({ day, close, open: null, high: null, low: null }))
  const { db, now } = app().context
  await storeDailyPrices(db, SHARED, 'IBM', days, 'massive', now())
}

/** Bought at 100 with a stop at 90, which the close of Nov 10 passed in the shares of that day: the split came on Nov 20. */
async function held(): Promise<number> {
  await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 })
  setNow('2025-11-28T22:00:00.000Z')
  const events = (await post('/api/assets/1/splits', { ...SPLIT, effectiveOn: '2025-11-03' })).events
  const before = ['2025-10-01', '2025-10-31', '2025-11-07'].map((day) => [day, '100'] as const)
  await store([...before, ['2025-11-10', '85'], ['2025-11-19', '88'], ['2025-11-20', '22'], ['2025-11-28', '23']])
  setNow('2025-12-01T15:00:00.000Z')
  await hold()
  setNow('2025-12-31T22:00:00.000Z')
  await store([['2025-12-31', '22']])
  return events.find(({ kind }) => kind === 'split-recorded')?.sequence ?? 0
}

it('an alert that the corrected day of a split brings belongs to the letter about the time of its price', async () => {
  const sequence = await held()
  setNow('2026-02-03T15:00:00.000Z')
  await correct(sequence, 'splitOn', '2025-11-20')
  setNow('2026-04-02T15:00:00.000Z')
  expect(await linesOf('2025-q4')).toEqual([BROKE])
  expect(await linesOf('2026-q1')).toEqual([])
})

it('without the correction no letter tells of it', async () => {
  await held()
  setNow('2026-04-02T15:00:00.000Z')
  expect([await linesOf('2025-q4'), await linesOf('2026-q1')]).toEqual([[], []])
})

it('one that a decision of an earlier day brings belongs to no letter from before that was written down', async () => {
  await add({ costBasis: 100 })
  setNow('2025-11-28T22:00:00.000Z')
  await store([
    ['2025-11-10', '85'],
    ['2025-11-28', '80'],
  ])
  setNow('2026-02-03T15:00:00.000Z')
  await hold({ decidedOn: '2025-11-05', stopLossPrice: 90, stopLossYesNo: 'Yes' })
  setNow('2026-04-02T15:00:00.000Z')
  expect(await linesOf('2025-q4')).toEqual([])
})

it('one of closes that were uploaded late belongs to the letter about the time since when they are known', async () => {
  await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 })
  setNow('2025-12-01T15:00:00.000Z')
  await hold()
  setNow('2026-02-03T15:00:00.000Z')
  const csv = 'Date,Close\n2025-10-01,100\n2025-11-10,85\n2026-01-30,80'
  await member().send('POST', '/api/assets/1/daily-prices', { csv, leapsAreRight: true })
  setNow('2026-02-04T15:00:00.000Z')
  await hold()
  setNow('2026-04-02T15:00:00.000Z')
  expect(await linesOf('2025-q4')).toEqual([])
  expect(await linesOf('2026-q1')).toEqual([BROKE])
})

it('a line that one letter has told is not told by the next, though an earlier price is known to have reached it by then', async () => {
  await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 })
  setNow('2025-12-10T15:00:00.000Z')
  await typePrice('84')
  setNow('2025-12-11T15:00:00.000Z')
  await hold()
  setNow('2025-12-31T22:00:00.000Z')
  await store([['2025-12-31', '80']])
  setNow('2026-02-03T15:00:00.000Z')
  const csv = 'Date,Close\n2025-10-01,100\n2025-11-10,85'
  await member().send('POST', '/api/assets/1/daily-prices', { csv, leapsAreRight: true })
  setNow('2026-02-04T15:00:00.000Z')
  await hold()
  setNow('2026-04-02T15:00:00.000Z')
  expect(await linesOf('2025-q4')).toEqual([BROKE])
  expect(await linesOf('2026-q1')).toEqual([])
})
