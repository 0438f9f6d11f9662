import { beforeEach, describe, expect, it } from 'vitest'
import type { LetterView } from '#contract/letter.ts'
import type { MirrorView } from '#contract/mirror.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { turnsDuring } from '#test/support/turns-during.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'

const { add, app, correct, decide, get, hold, member, post, setNow, typePrice } =
  journalForEach('2026-08-03T15:00:00.000Z')

const letter = (of = '') => get<LetterView>(`/api/mirror/letter${of}`)

it('there is no letter before a quarter has ended, and none for the present quarter', async () => {
  expect(await letter()).toEqual({ periods: [], assets: [], letter: null })
  await add()
  expect(await letter()).toEqual({ periods: [], assets: [], letter: null })
  expect((await member().send('GET', '/api/mirror/letter?of=2026-q3')).status).toBe(404)
})

it('the Mirror offers a letter where there is one, whatever day an entry is of', async () => {
  const isOffered = async () => (await get<MirrorView>('/api/mirror')).hasLetter
  expect(await isOffered()).toBe(false)
  await add({ decidedOn: '2025-05-05' })
  expect([await isOffered(), (await letter()).periods]).toEqual([false, []])
  setNow('2026-10-01T15:00:00.000Z')
  expect([await isOffered(), (await letter()).periods.length]).toEqual([true, 1])
})

it('a letter shows the Mirror as it was at the end of its quarter, with later corrections', async () => {
  await add({ costBasis: 100, assetQty: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 })
  setNow('2026-08-10T15:00:00.000Z')
  await typePrice('89')
  setNow('2026-08-11T15:00:00.000Z')
  await hold()
  setNow('2026-10-05T15:00:00.000Z')
  const csv = 'Date,Close\n2026-08-10,89\n2026-09-30,80'
  await member().send('POST', '/api/assets/1/daily-prices', { csv, leapsAreRight: true })
  await typePrice('40')
  await correct(1, 'quantity', '10')
  const { periods, assets, letter: told } = await letter()
  expect(assets).toMatchObject([{ assetId: 1, list: 'bought' }])
  expect(periods).toEqual([{ id: '2026-q3', name: 'the third quarter of 2026' }])
  // 10 × (80 − 89): neither the price of October, nor the quantity that was mistyped.
  expect(told?.findings[0]).toMatchObject({ title: 'You broke your own stop once. It cost $90.', cost: '-90.00' })
  expect(told?.opening).toBe(
    'In the third quarter of 2026 you made 2 decisions; what follows rests on all 2 until Sept 30, 2026, with the figures of that day.',
  )
  expect(told?.markdown).toContain('## You broke your own stop once. It cost $90.')
  expect(await letter('?of=2026-q3')).toEqual({ periods, assets, letter: told })
})

describe('the last price of a letter is that of the Mirror of its last day', () => {
  beforeEach(async () => {
    setNow('2026-07-06T15:00:00.000Z')
    await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 })
    setNow('2026-07-16T15:00:00.000Z')
    await typePrice('85')
  })
  const findingOf = async (path: string) => {
    const { findings, credit } = await get<{ findings: object[]; credit: object | null }>(path)
    return [findings.find((one) => 'kind' in one && one.kind === 'lines'), credit]
  }
  const letterOf = async () => {
    setNow('2026-10-05T15:00:00.000Z')
    await typePrice('120')
    const { letter: told } = await letter()
    return { line: told?.findings.find(({ kind }) => kind === 'lines'), credit: told?.credit }
  }

  it('where it was typed after the last close of a file', async () => {
    await hold()
    setNow('2026-09-04T22:00:00.000Z')
    await member().send('POST', '/api/assets/1/daily-prices', { csv: 'Date,Close\n2026-09-03,95\n2026-09-04,96' })
    setNow('2026-09-28T15:00:00.000Z')
    await typePrice('80')
    const told = { title: 'You broke your own stop once. It cost $50.', cost: '-50.00' }
    expect((await findingOf('/api/mirror'))[0]).toMatchObject(told)
    expect((await letterOf()).line).toMatchObject(told)
  })

  it('where no close is known at all', async () => {
    await hold()
    setNow('2026-09-28T15:00:00.000Z')
    await typePrice('78')
    expect((await letterOf()).line).toMatchObject({
      title: 'You broke your own stop once. It cost $70.',
      cost: '-70.00',
    })
  })

  it('and stays so when a later price makes a provider’s closes look like those after a split', async () => {
    await hold()
    const closes = ['2026-07-16 85', '2026-09-28 80', '2026-10-05 40'].map((close) => close.split(' '))
    const days = closes.map(([day = '', close = '']) => ({ day, open: null, high: null, low: null, close }))
    await storeDailyPrices(app().context.db, SHARED, 'IBM', days.slice(0, 2), 'twelve-data')
    setNow('2026-09-30T22:00:00.000Z')
    const told = { title: 'You broke your own stop once. It cost $50.', cost: '-50.00' }
    expect((await findingOf('/api/mirror'))[0]).toMatchObject(told)
    setNow('2026-10-05T15:00:00.000Z')
    await typePrice('80')
    await storeDailyPrices(app().context.db, SHARED, 'IBM', days.slice(2), 'twelve-data')
    setNow('2026-10-06T15:00:00.000Z')
    expect((await get<{ heldBackPrice: object | null }>('/api/assets/1')).heldBackPrice).not.toBeNull()
    expect((await letter()).letter?.findings.find(({ kind }) => kind === 'lines')).toMatchObject(told)
  })

  it('also of what was sold', async () => {
    await decide('Sell', { price: '85' })
    setNow('2026-09-04T22:00:00.000Z')
    await member().send('POST', '/api/assets/1/daily-prices', { csv: 'Date,Close\n2026-09-03,95\n2026-09-04,96' })
    setNow('2026-09-28T15:00:00.000Z')
    await typePrice('80')
    const saved = (by: string) =>
      `IBM: your own stop came, and you sold. Until the last price${by} it has saved you $50.00.`
    expect((await findingOf('/api/mirror'))[1]).toMatchObject({ evidence: saved('') })
    expect((await letterOf()).credit).toMatchObject({ evidence: saved(' by Sept 30, 2026') })
  })
})

it('a letter counts a split in its quarter that was recorded later', async () => {
  await add({ costBasis: 100 })
  setNow('2026-08-10T15:00:00.000Z')
  await hold({ price: 52, updatedConfidenceLevel: 9 })
  const fall = 'On IBM you were surer by 3 while the price fell 48.0%.'
  setNow('2026-10-05T15:00:00.000Z')
  const titles = async () => (await letter()).letter?.findings.map(({ title }) => title)
  expect(await titles()).toContain(fall)
  await post('/api/assets/1/splits', { effectiveOn: '2026-08-07', newShares: '2', oldShares: '1' })
  expect(await titles()).not.toContain(fall)
})

it('there is no letter for a time before the first entry was written', async () => {
  await add({ costBasis: 100, decidedOn: '2024-02-05' })
  expect(await letter()).toEqual({ periods: [], assets: [], letter: null })
  setNow('2026-10-05T15:00:00.000Z')
  expect((await letter()).periods.map(({ id }) => id)).toEqual(['2026-q3'])
})

it('a claim belongs to the letter about its own day, though its closes were uploaded long after it', async () => {
  setNow('2025-11-05T15:00:00.000Z')
  await add()
  setNow('2026-02-02T15:00:00.000Z')
  const watched = { watchOrBuy: 'Watch', ticker: 'TSTA', claim: { horizonMonths: 1, benchmark: 'gain' } }
  await add(watched)
  setNow('2026-08-03T15:00:00.000Z')
  const told = async (id: string) => {
    const { findings, empty } = (await letter(`?of=${id}`)).letter ?? {}
    return findings?.map(({ title }) => title).join() || empty
  }
  const awaited =
    'None of your stops, targets and tests was answered, no review came to its end, and nothing else is new. One claim came to its day, and is not scored: a close or a review is awaited, or it does not count.'
  const nothing =
    'None of your stops, targets and tests was answered, no claim and no review came to its end, and nothing else is new.'
  expect([await told('2026-q1'), await told('2026-q2')]).toEqual([awaited, nothing])
  const csv = 'Date,Close\n2026-02-02,100\n2026-03-02,110'
  await member().send('POST', '/api/assets/2/daily-prices', { csv, leapsAreRight: true })
  await app().context.claims.done()
  expect([await told('2026-q1'), await told('2026-q2')]).toEqual(['1 of 1 claim came true.', nothing])
})

it('a claim that was resolved late is told by no letter while its decision is under review', async () => {
  setNow('2025-11-05T15:00:00.000Z')
  await add()
  setNow('2026-02-02T15:00:00.000Z')
  await add({ ticker: 'TSTA', claim: { horizonMonths: 1, benchmark: 'gain' } })
  setNow('2026-04-20T15:00:00.000Z')
  const csv = 'Date,Close\n2026-02-02,100\n2026-03-02,110'
  await member().send('POST', '/api/assets/2/daily-prices', { csv, leapsAreRight: true })
  await app().context.claims.done()
  const told = await letter('?of=2026-q1')
  expect(told.letter?.id).toBe('2026-q1')
  expect(JSON.stringify(told)).not.toContain('came true')
})

it('a claim whose review nobody wanted belongs to the letter about its own day too, and to no later one', async () => {
  setNow('2025-11-05T15:00:00.000Z')
  await add()
  setNow('2026-02-02T15:00:00.000Z')
  await add({ ticker: 'TSTA', claim: { horizonMonths: 1, benchmark: 'gain' } })
  setNow('2026-03-05T15:00:00.000Z')
  const csv = 'Date,Close\n2026-02-02,100\n2026-02-03,100\n2026-03-02,110'
  await member().send('POST', '/api/assets/2/daily-prices', { csv, leapsAreRight: true })
  await app().context.claims.done()
  const titles = async (id: string) => (await letter(`?of=${id}`)).letter?.findings.map(({ title }) => title)
  setNow('2026-04-20T15:00:00.000Z')
  expect(await titles('2026-q1')).toEqual([])
  setNow('2026-08-03T15:00:00.000Z')
  expect([await titles('2026-q1'), await titles('2026-q2')]).toEqual([['1 of 1 claim came true.'], []])
})

it('reads a long text in parts, with the event loop free in between, and never again', async () => {
  const thesis = 'Revenue should grow above 8% for three quarters, and I am sure of it. '.repeat(71)
  await add({ costBasis: 100, thesis })
  setNow('2026-10-05T15:00:00.000Z')
  const [first, again] = [await turnsDuring(letter), await turnsDuring(letter)]
  expect(again.result).toEqual(first.result)
  expect(again.turns).toBeGreaterThanOrEqual(5)
  expect(first.turns).toBeGreaterThanOrEqual(again.turns + 10)
})

it('a review begins with the corrected price of its decision, as on the Mirror', async () => {
  setNow('2026-07-01T15:00:00.000Z')
  await add({ costBasis: 1000 })
  setNow('2026-09-29T21:00:00.000Z')
  const csv = 'Date,Close\n2026-07-01,100\n2026-09-29,110'
  await member().send('POST', '/api/assets/1/daily-prices', { csv, leapsAreRight: true })
  const answers = { confidence: 6, why: 'I liked it.', returnPercent: 10 }
  expect(await member().send('POST', '/api/mirror/reviews/1/answers', answers)).toMatchObject({ status: 201 })
  const grade = { isWellDecided: true }
  expect(await member().send('POST', '/api/mirror/reviews/1/grade', grade)).toMatchObject({ status: 201 })
  await correct(1, 'price', '100')
  setNow('2026-10-05T15:00:00.000Z')
  expect((await get<MirrorView>('/api/mirror')).memory.reviews).toMatchObject([{ actualReturn: 10 }])
  expect((await letter()).letter?.markdown).toContain(
    'You remembered +10.0% of the Buy of Jul 1, 2026; it had been +10.0%.',
  )
})

it('a letter counts a line that was reached until a correction as little as the Mirror does, and says so', async () => {
  setNow('2026-06-01T15:00:00.000Z')
  await add({ costBasis: 100, assetQty: 10, stopLossYesNo: 'Yes', stopLossPrice: 90 })
  setNow('2026-06-08T15:00:00.000Z')
  await typePrice('89')
  setNow('2026-06-09T15:00:00.000Z')
  await hold()
  setNow('2026-06-10T15:00:00.000Z')
  await correct(1, 'stopLoss', '80')
  setNow('2026-06-18T15:00:00.000Z')
  await typePrice('79')
  setNow('2026-06-19T15:00:00.000Z')
  await hold()
  setNow('2026-09-30T21:00:00.000Z')
  const csv = 'Date,Close\n2026-06-30,76\n2026-09-30,75'
  await member().send('POST', '/api/assets/1/daily-prices', { csv, leapsAreRight: true })
  const methodOf = (findings: MirrorView['findings'] | undefined) =>
    findings?.find(({ kind }) => kind === 'lines')?.method
  const then = methodOf((await get<MirrorView>('/api/mirror')).findings)
  expect(then).toContain('Not counted: 1 line that was reached until you corrected an entry afterwards.')
  setNow('2026-10-05T15:00:00.000Z')
  expect(methodOf((await letter('?of=2026-q3')).letter?.findings)).toBe(then)
})
