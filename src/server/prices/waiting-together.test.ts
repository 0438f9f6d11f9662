import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { quotedJournalForEach } from '#test/support/quoted-journal-for-each.ts'
import { storeDailyPrices } from './daily-price-store.ts'

/** 10 bought at 100 on Thursday, 5 March 2026, with a stop at 80. From Friday on each price may be one in new shares. */

const { add, app, asset, correct, decide, member, post, quoteAt, setNow, typeAt, typePrice } =
  quotedJournalForEach('2026-03-05T15:00:00.000Z')

const confirm = () => post('/api/assets/1/price-confirmation')
const FRIDAY = '2026-03-06T15:00:00.000Z'
const MONDAY = '2026-03-09T15:00:00.000Z'
const TUESDAY = '2026-03-10T15:00:00.000Z'

beforeEach(() => add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 20 }))

describe('while a typed price waits', () => {
  beforeEach(() => typeAt(FRIDAY, 50))

  it.each([51, 55, 70])(
    'a close of %d of a later day is asked about, typed and in a file, and answers once it is right',
    async (close) => {
      // given
      setNow(TUESDAY)
      const closeOf = (said: object = {}) =>
        member().send('POST', '/api/assets/1/prices', { price: close, on: '2026-03-09', ...said })
      const fileOf = (said: object = {}) =>
        member().send('POST', '/api/assets/1/daily-prices', { csv: `Date,Close\n2026-03-09,${close}`, ...said })

      // when, then
      const [words, kind] =
        close === 51 ? ['looks like a 2-for-1 split', 'leap'] : ['that you are asked about', 'waits']
      expect(await closeOf()).toMatchObject({ status: 422, json: { detail: expect.stringContaining(words) } })
      expect(await fileOf()).toMatchObject({ status: 200, json: { stored: 0, question: { kind, from: '100' } } })
      expect(await asset()).toMatchObject({ heldBackPrice: { price: '50' }, totalGainLoss: '0.00', crossings: [] })

      // when they say that it is right, there was no split on Friday either
      expect((await closeOf({ isRight: true })).status).toBe(201)
      expect(await asset()).toMatchObject({
        heldBackPrice: null,
        currentPrice: { price: `${close}` },
        crossings: [{ price: '50.00', on: '2026-03-06' }],
      })
    },
  )

  it('a close of a day before it is asked about too, and so is a decision of that day', async () => {
    await typeAt(TUESDAY, 50.2)
    const close = { price: 55, on: '2026-03-09' }
    expect((await member().send('POST', '/api/assets/1/prices', close)).status).toBe(422)
    await decide('Hold', { price: 55, decidedOn: '2026-03-09' })
    expect(await asset()).toMatchObject({ heldBackPrice: { price: '50.2' }, totalGainLoss: '0.00', crossings: [] })
  })

  it('closes that lead there step by step are no question', async () => {
    setNow('2026-03-20T15:00:00.000Z')
    const closes = [96, 90, 80, 70, 62].map((price, index) => `2026-03-${16 + index - 7},${price}`)
    const csv = ['Date,Close', ...closes.map((line) => line.replace('-9,', '-09,'))].join('\n')
    const file = await member().send('POST', '/api/assets/1/daily-prices', { csv })
    expect(file).toMatchObject({ status: 201, json: { stored: 5 } })
  })

  it('a close that was no question when it came answers none', async () => {
    // given a close of 60 after 75, which is then corrected to 50
    await typeAt('2026-03-06T15:10:00.000Z', 75)
    setNow(TUESDAY)
    await typePrice(60, '2026-03-09')
    const { sequence } = (await asset()).events.findLast(({ kind }) => kind === 'price-noted') ?? {}
    await correct(sequence ?? 0, 'price', 50)
    // when, then
    await typePrice(99, '2026-03-05')
    expect((await asset()).heldBackPrice).toMatchObject({ price: '50' })
  })

  it('one answer holds for all since the last price that is used, whichever was written first', async () => {
    // given a decision of an earlier day that was written after the price that waits
    setNow(TUESDAY)
    await decide('Hold', { price: 97, decidedOn: '2026-03-05' })
    await typeAt('2026-03-10T16:00:00.000Z', 54)
    // when
    await confirm()
    // then
    expect((await asset()).crossings).toMatchObject([{ price: '50.00', on: '2026-03-06' }])
  })

  it('a close that is right answers only where it is of the question’s own days', async () => {
    // given a leap among the closes of before, which the owner says is right
    await typeAt(MONDAY, 99)
    await typeAt('2026-03-16T15:00:00.000Z', 50)
    setNow('2026-03-17T15:00:00.000Z')
    const csv = 'Date,Close\n2026-03-06,66'
    const file = (said: object) => member().send('POST', '/api/assets/1/daily-prices', { csv, ...said })
    expect((await file({ leapsAreRight: true })).status).toBe(201)
    await typePrice(99, '2026-03-13')
    // then
    expect((await asset()).heldBackPrice).toMatchObject({ price: '50' })
  })

  it('a small correction of what was confirmed asks nothing again', async () => {
    const { sequence = 0 } = (await asset()).events.findLast(({ kind }) => kind === 'price-noted') ?? {}
    await confirm()
    await correct(sequence, 'price', 50.2)
    expect(await asset()).toMatchObject({ heldBackPrice: null, crossings: [{ price: '50.20', on: '2026-03-06' }] })
  })

  it('a price that waits with one that was mistyped waits no more once that is put right', async () => {
    await typeAt(MONDAY, 53)
    const { sequence } = (await asset()).events.findLast(({ kind }) => kind === 'price-noted') ?? {}
    await correct((sequence ?? 0) - 1, 'price', 54)
    expect(await asset()).toMatchObject({ heldBackPrice: null, currentPrice: { price: '53' }, totalGainLoss: '-47.00' })
  })

  it('what is sold and bought again leaves it open', async () => {
    setNow(MONDAY)
    await decide('Sell', { price: 53 })
    setNow(TUESDAY)
    await decide('Buy', { price: 52, quantity: 5 })
    expect((await asset()).heldBackPrice).toMatchObject({ price: '52', knownPrice: '100' })
    await confirm()
    const answered = await asset()
    expect(answered.heldBackPrice).toBeNull()
    expect(answered.events).toContainEqual(expect.objectContaining({ kind: 'level-crossed', level: 'stop-loss' }))
  })

  it('a price on the other side of the one before is used, because no fall leads there', async () => {
    await typeAt(MONDAY, 140)
    expect(await asset()).toMatchObject({ heldBackPrice: null, currentPrice: { price: '140' } })
  })

  it('the sale of all does not answer, and its stop is told only then', async () => {
    setNow(MONDAY)
    await decide('Sell', { price: 53 })
    const sold = await asset()
    expect(sold).toMatchObject({ list: 'sold', heldBackPrice: { price: '53', knownPrice: '100' } })
    expect(sold.events.filter(({ kind }) => kind === 'level-crossed')).toEqual([])
    await confirm()
    const answered = await asset()
    expect(answered.heldBackPrice).toBeNull()
    expect(answered.events).toContainEqual(expect.objectContaining({ kind: 'level-crossed', level: 'stop-loss' }))
  })
})

describe.each(['Buy More', 'Sell Some'])('while the price of a %s waits', (updateAction) => {
  beforeEach(async () => {
    setNow(FRIDAY)
    await decide(updateAction, { quantity: 2, price: 50 })
  })

  it('all that is typed and decided near it waits with it, and one answer holds for all', async () => {
    await typeAt('2026-03-06T16:00:00.000Z', 51)
    await typeAt('2026-03-06T17:00:00.000Z', 52)
    setNow(MONDAY)
    await decide('Hold', { price: 50.5 })
    expect(await asset()).toMatchObject({ heldBackPrice: { price: '50.5', knownPrice: '100' }, crossings: [] })
    await confirm()
    expect(await asset()).toMatchObject({
      heldBackPrice: null,
      currentPrice: { price: '50.5' },
      crossings: [{ price: '50.00', on: '2026-03-06' }],
    })
  })

  it('no price of a provider in its shares tells the stop', async () => {
    await quoteAt('2026-03-06T15:05:00.000Z', '51.00', '50.50')
    expect(await asset()).toMatchObject({ heldBackPrice: { price: '50' }, crossings: [] })
    const day = { day: '2026-03-06', open: '50', high: '52', low: '49', close: '51' }
    await storeDailyPrices(app().context.db, '', 'IBM', [day], 'twelve-data', MONDAY)
    setNow(MONDAY)
    await app().context.levels.traded('IBM', [day], 'twelve-data')
    expect(await asset()).toMatchObject({ heldBackPrice: { price: '50' }, crossings: [] })
  })

  it('a price of it that Candor attached to a decision leads no close past the question', async () => {
    setNow(MONDAY)
    await decide('Hold', {})
    setNow(TUESDAY)
    const close = await member().send('POST', '/api/assets/1/prices', { price: 52, on: '2026-03-09' })
    expect(close.status).toBe(422)
  })

  it('the critic says nothing of a stop, of the price, and of what it would make', async () => {
    setNow(MONDAY)
    await decide('Hold', {})
    await app().critiquesDone()
    const [, ofTrade, ofHold] = (await asset()).aiAnalysis.map(({ aiAnalysis }) => aiAnalysis)
    expect(ofTrade).not.toMatch(/stop|\$|average/)
    expect(ofHold).not.toContain('stop')
  })
})

it('a small correction of a price that was no question asks nothing, and its stop stays told', async () => {
  await typeAt(FRIDAY, 52.1)
  const { sequence = 0 } = (await asset()).events.findLast(({ kind }) => kind === 'price-noted') ?? {}
  await typeAt(MONDAY, 88)
  await correct(sequence, 'price', 51.08)
  expect(await asset()).toMatchObject({ heldBackPrice: null, crossings: [{ price: '51.08', on: '2026-03-06' }] })
})

it('a larger correction of it is asked about, because nobody has said that there was no split', async () => {
  await typeAt(FRIDAY, 60)
  const { sequence = 0 } = (await asset()).events.findLast(({ kind }) => kind === 'price-noted') ?? {}
  await correct(sequence, 'price', 50)
  expect(await asset()).toMatchObject({ heldBackPrice: { price: '50' }, totalGainLoss: '0.00', crossings: [] })
})

describe('while a price of a provider waits', () => {
  it.each([
    ['for its owner', null],
    ['for everybody', '99.50'],
  ])('%s, what is typed and decided in its shares waits too', async (_, accepted) => {
    // given
    if (accepted) await quoteAt('2026-03-05T15:01:00.000Z', '100.00', accepted)
    await quoteAt(FRIDAY, '50.00', '50.40')
    expect((await asset()).heldBackPrice).toMatchObject({ price: '50.00' })

    // when
    await typeAt('2026-03-06T15:10:00.000Z', 52)
    setNow('2026-03-06T15:20:00.000Z')
    await decide('Hold', { price: 55 })

    // then
    expect(await asset()).toMatchObject({
      heldBackPrice: { price: '55' },
      totalGainLoss: '0.00',
      crossings: [],
    })
  })

  it.each([
    ['for its owner', null],
    ['for everybody', '99.50'],
  ])('%s, a close, a file and a decision of an earlier day are asked about too', async (_, accepted) => {
    if (accepted) await quoteAt('2026-03-05T15:01:00.000Z', '100.00', accepted)
    await quoteAt(MONDAY, '50.00', '50.40')
    const close = await member().send('POST', '/api/assets/1/prices', { price: 55, on: '2026-03-06' })
    expect(close).toMatchObject({ status: 422, json: { detail: expect.stringContaining('that you are asked about') } })
    const file = await member().send('POST', '/api/assets/1/daily-prices', { csv: 'Date,Close\n2026-03-06,55' })
    expect(file.json).toMatchObject({ stored: 0, question: { kind: 'waits', from: '100', to: '55' } })
    await decide('Hold', { price: 55, decidedOn: '2026-03-06' })
    expect(await asset()).toMatchObject({ heldBackPrice: { price: '55' }, totalGainLoss: '0.00', crossings: [] })
  })

  it.each([
    ['for its owner', null],
    ['for everybody', '99.50'],
  ])('%s, neither a close of before nor a correction answers', async (_, accepted) => {
    // given
    if (accepted) await quoteAt('2026-03-05T15:01:00.000Z', '100.00', accepted)
    await quoteAt(MONDAY, '50.00', '50.40')
    await typeAt('2026-03-09T15:10:00.000Z', 47.5)
    const { sequence = 0 } = (await asset()).events.findLast(({ kind }) => kind === 'price-noted') ?? {}
    // when, then
    await typePrice(99.8, '2026-03-06')
    expect(await asset()).toMatchObject({ heldBackPrice: { price: '47.5' }, crossings: [] })
    await correct(sequence, 'price', 46)
    expect(await asset()).toMatchObject({ heldBackPrice: { price: '46' }, crossings: [] })
    await correct(sequence, 'price', 98)
    await correct(sequence, 'price', 47)
    expect(await asset()).toMatchObject({ heldBackPrice: { price: '47' }, crossings: [] })
  })

  it.each([
    ['for its owner', null],
    ['for everybody', '99.50'],
  ])('%s, a small correction of what was confirmed asks nothing again, and a large one does', async (_, accepted) => {
    // given
    if (accepted) await quoteAt('2026-03-05T15:01:00.000Z', '100.00', accepted)
    await quoteAt(FRIDAY, '50.00', '50.40')
    setNow('2026-03-06T15:05:00.000Z')
    await confirm()
    const { sequence = 0 } = (await asset()).events.findLast(({ kind }) => kind === 'price-noted') ?? {}
    setNow(MONDAY)

    // when, then
    await correct(sequence, 'price', 50.2)
    expect(await asset()).toMatchObject({
      heldBackPrice: null,
      totalGainLoss: '-49.80',
      crossings: [{ price: '50.20', on: '2026-03-06' }],
    })
    // It is compared with what was confirmed, however many steps lead there.
    for (const to of [40, 30.1, 25, 25.1]) await correct(sequence, 'price', to)
    expect(await asset()).toMatchObject({ heldBackPrice: { price: '25.1' }, crossings: [] })
  })

  it('one answer is enough where everybody is asked about a price and its owner about another one in its shares', async () => {
    await quoteAt('2026-03-05T15:01:00.000Z', '100.00', '99.50')
    await quoteAt(FRIDAY, '50.00', '50.40')
    await typeAt('2026-03-06T15:10:00.000Z', 52)
    setNow('2026-03-06T15:20:00.000Z')
    await confirm()
    expect(await asset()).toMatchObject({
      heldBackPrice: null,
      currentPrice: { price: '52' },
      crossings: [{ price: '50.00', on: '2026-03-06' }],
    })
    await quoteAt(MONDAY, '53.00', '52.00')
    expect(await asset()).toMatchObject({ heldBackPrice: null, currentPrice: { price: '53.00' } })
  })

  it('an alert of it follows its correction, for who has added the share after its last accepted price, too', async () => {
    // given
    await quoteAt('2026-03-05T15:01:00.000Z', '100.00', '99.50')
    setNow('2026-03-05T15:05:00.000Z')
    const other = await app().member()
    const bought = buyIbm({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 20 })
    expect((await other.send('POST', '/api/assets', bought)).status).toBe(201)
    await quoteAt(FRIDAY, '50.00', '50.40', other)
    setNow('2026-03-06T15:05:00.000Z')
    await other.send('POST', '/api/assets/1/price-confirmation')
    const theirs = async () => (await other.send('GET', '/api/assets/1')).json as AssetView
    const { sequence = 0 } = (await theirs()).events.findLast(({ kind }) => kind === 'price-noted') ?? {}
    const put = (to: number) =>
      other.send('POST', '/api/assets/1/corrections', {
        ...{ correctionId: randomUUID(), reason: 'A typing mistake.' },
        ...{ correctsSequence: sequence, field: 'price', to },
      })

    // when, then
    expect((await put(62)).status).toBe(201)
    expect(await theirs()).toMatchObject({ crossings: [{ price: '62.00', on: '2026-03-06' }] })
    expect((await put(85)).status).toBe(201)
    expect(await theirs()).toMatchObject({ heldBackPrice: null, crossings: [] })
  })

  it('the question of a symbol stays about the price that opened it, whatever looks like a split next', async () => {
    await quoteAt('2026-03-05T15:01:00.000Z', '100.00', '99.50')
    await quoteAt(FRIDAY, '66.03', '100.00')
    for (const day of ['09', '10', '11']) await quoteAt(`2026-03-${day}T15:00:00.000Z`, '66.73', '66.50')
    expect((await asset()).heldBackPrice).toMatchObject({
      price: '66.03',
      reason: expect.stringContaining('Twelve Data said $66.03 on Mar 6, 2026, which is 33.97% below'),
    })
    await confirm()
    expect((await asset()).crossings).toMatchObject([{ price: '66.03', on: '2026-03-06' }])
    await quoteAt('2026-03-11T15:00:00.000Z', '66.73', '66.50')
    expect(await asset()).toMatchObject({ heldBackPrice: null, currentPrice: { price: '66.73' } })
  })
})

it('a day whose close looks like a split is asked about wherever its low was', async () => {
  const days = [
    { day: '2026-03-06', open: '66', high: '70', low: '62', close: '66' },
    { day: '2026-03-09', open: '69', high: '71', low: '69', close: '70' },
  ]
  await storeDailyPrices(app().context.db, '', 'IBM', days, 'twelve-data', TUESDAY)
  setNow(TUESDAY)
  await app().context.levels.traded('IBM', days, 'twelve-data')
  expect(await asset()).toMatchObject({ heldBackPrice: { price: '70' }, crossings: [] })

  // A look at everything once more says the same.
  await decide('Hold', { decidedOn: '2026-03-05' })
  expect(await asset()).toMatchObject({ heldBackPrice: { price: '70' }, crossings: [] })
})

it('a day of which only the low looks like a split tells its close, for nobody is asked about it', async () => {
  const day = { day: '2026-03-06', open: '78', high: '79', low: '66.7', close: '76' }
  await storeDailyPrices(app().context.db, '', 'IBM', [day], 'twelve-data', MONDAY)
  setNow(MONDAY)
  await app().context.levels.traded('IBM', [day], 'twelve-data')
  expect(await asset()).toMatchObject({ heldBackPrice: null, crossings: [{ price: '76.00', on: '2026-03-06' }] })
})
