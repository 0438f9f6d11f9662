import { describe, expect, it } from 'vitest'
import { journalForEach } from '#test/support/journal-for-each.ts'

const { setNow, post, asset, add, decide, correct, typePrice } = journalForEach('2026-08-03T15:00:00.000Z')

const SPLIT = { effectiveOn: '2026-08-06', newShares: '10', oldShares: '1' }

/** Bought at 104 on the 3rd, and a split of the 6th recorded on the 10th, which is the second entry. */
async function bought(split: object = SPLIT): Promise<void> {
  await add({ ticker: 'TSTA', companyName: 'TSTA', assetQty: 10, costBasis: 104 })
  setNow('2026-08-10T15:00:00.000Z')
  await post('/api/assets/1/splits', { ...SPLIT, ...split })
}

/** What is asked about a price, and the last price that is used. */
const told = async () => {
  const { heldBackPrice, currentPrice } = await asset()
  return [heldBackPrice?.price ?? null, currentPrice?.price]
}

/** Which of the journal's prices wait for an answer. */
const waiting = async () =>
  (await asset()).events.flatMap((event) =>
    event.kind === 'price-noted' && event.isDoubted ? [[event.sequence, event.price.price]] : [],
  )

describe('a price is compared with the one before it by the splits that stand', () => {
  it.each([
    ['Buy More', { quantity: 2, price: 10.2 }],
    ['Sell Some', { quantity: 2, price: 10.2 }],
    ['Hold', { price: 10.2 }],
  ])('a split is put back after a %s: it explains the price', async (action, more) => {
    await bought()
    await correct(2, 'splitRatio', null)
    setNow('2026-08-12T15:00:00.000Z')
    await decide(action, more)
    expect((await told())[0]).toBe('10.2')
    await correct(2, 'splitRatio', '10:1')
    expect(await told()).toEqual([null, '10.2'])
    setNow('2026-08-13T15:00:00.000Z')
    await typePrice(10.6)
    expect(await told()).toEqual([null, '10.6'])
    expect(await waiting()).toEqual([])
  })

  it('a price that waited with another one before the split was put back is explained with it', async () => {
    await bought()
    await correct(2, 'splitRatio', null)
    setNow('2026-08-12T15:00:00.000Z')
    await typePrice(10.2)
    setNow('2026-08-13T15:00:00.000Z')
    await typePrice(12)
    expect((await waiting()).map(([, price]) => price)).toEqual(['10.2', '12'])
    await correct(2, 'splitRatio', '10:1')
    expect(await waiting()).toEqual([])
    expect(await told()).toEqual([null, '12'])
  })

  it('a split that there never was is withdrawn after a purchase at a price of before it', async () => {
    await bought()
    setNow('2026-08-12T15:00:00.000Z')
    await decide('Buy More', { quantity: 2, price: 102 })
    expect(await told()).toEqual(['102', '102'])
    await correct(2, 'splitRatio', null)
    expect(await told()).toEqual([null, '102'])
    await correct(2, 'splitRatio', '10:1')
    expect(await told()).toEqual(['102', '102'])
  })

  it.each([
    ['3', '2', 69],
    ['1', '2', 207],
  ])('a split of %s for %s', async (newShares, oldShares, price) => {
    await bought({ newShares, oldShares })
    await correct(2, 'splitRatio', null)
    setNow('2026-08-12T15:00:00.000Z')
    await decide('Hold', { price })
    expect((await told())[0]).toBe(String(price))
    await correct(2, 'splitRatio', `${newShares}:${oldShares}`)
    expect(await told()).toEqual([null, String(price)])
  })

  it('a ratio is corrected to the one that the price shows, and back', async () => {
    await bought({ newShares: '4' })
    setNow('2026-08-12T15:00:00.000Z')
    await decide('Hold', { price: 52.5 })
    expect((await told())[0]).toBe('52.5')
    await correct(2, 'splitRatio', '2:1')
    expect(await told()).toEqual([null, '52.5'])
    await correct(2, 'splitRatio', '4:1')
    expect((await told())[0]).toBe('52.5')
  })

  it('a day is corrected to one before the price, and to one after it', async () => {
    await bought()
    await correct(2, 'splitRatio', null)
    setNow('2026-08-12T15:00:00.000Z')
    await decide('Hold', { price: 10.2 })
    setNow('2026-08-17T15:00:00.000Z')
    await correct(2, 'splitRatio', '10:1')
    await correct(2, 'splitOn', '2026-08-14')
    expect((await told())[0]).toBe('10.2')
    await correct(2, 'splitOn', '2026-08-11')
    expect(await told()).toEqual([null, '10.2'])
  })

  it('a day is corrected to a later one, and what was bought in between is in old shares', async () => {
    await bought({ newShares: '2' })
    setNow('2026-08-12T15:00:00.000Z')
    await decide('Buy More', { quantity: 10, price: 52 })
    setNow('2026-08-17T15:00:00.000Z')
    expect((await asset()).quantity).toBe('30')
    await correct(2, 'splitOn', '2026-08-14')
    expect((await asset()).quantity).toBe('40')
  })

  it('a price that was corrected is compared by the splits that stood when it was', async () => {
    await bought()
    setNow('2026-08-12T15:00:00.000Z')
    await decide('Hold', { price: 10.4 })
    await correct(3, 'price', 1.04)
    expect((await told())[0]).toBe('1.04')
    await correct(3, 'price', 10.6)
    expect(await told()).toEqual([null, '10.6'])
  })
})

it('a further price is compared with one that waits in the shares of a split since then', async () => {
  await add({ ticker: 'TSTA', companyName: 'TSTA', assetQty: 10, costBasis: 104 })
  setNow('2026-08-10T15:00:00.000Z')
  await typePrice(26)
  setNow('2026-08-13T15:00:00.000Z')
  await post('/api/assets/1/splits', { effectiveOn: '2026-08-12', newShares: '2', oldShares: '1' })
  // 52 is what it was before the question, in new shares.
  await typePrice(50)
  expect(await told()).toEqual([null, '50'])
})

describe('a split explains no price that was compared with one of its day or later', () => {
  it('when it is of before the price that was known', async () => {
    await add({ ticker: 'TSTA', companyName: 'TSTA', assetQty: 10, costBasis: 104 })
    setNow('2026-08-10T15:00:00.000Z')
    await typePrice(80)
    setNow('2026-08-12T15:00:00.000Z')
    await typePrice(20)
    expect(await told()).toEqual(['20', '80'])
    await post('/api/assets/1/splits', { ...SPLIT, newShares: '4' })
    expect(await told()).toEqual(['20', '80'])
    await correct(4, 'splitOn', '2026-08-11')
    expect(await told()).toEqual([null, '20'])
  })

  it('when it is of before the first entry', async () => {
    setNow('2026-08-07T15:00:00.000Z')
    await add({ ticker: 'TSTA', companyName: 'TSTA', assetQty: 10, costBasis: 104 })
    setNow('2026-08-10T15:00:00.000Z')
    await typePrice(26)
    setNow('2026-08-11T15:00:00.000Z')
    await typePrice(103)
    expect((await waiting()).map(([, price]) => price)).toEqual(['26'])
    await post('/api/assets/1/splits', { ...SPLIT, newShares: '4' })
    expect((await waiting()).map(([, price]) => price)).toEqual(['26'])
  })
})
