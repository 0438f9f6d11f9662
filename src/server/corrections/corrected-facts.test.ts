import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CorrectionPreviewView } from '#contract/corrections.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'

const { add, asset, correct, decide, member, post, setNow, typePrice, get } = journalForEach('2026-11-16T15:00:00.000Z')

const correction = (correctsSequence: number, said: object) => ({
  ...{ correctionId: randomUUID(), reason: 'A typing mistake.', correctsSequence },
  ...said,
})
const refused = async (correctsSequence: number, said: object) =>
  (await member().send('POST', '/api/assets/1/corrections', correction(correctsSequence, said))).json
const lastOf = async (kind: string) => (await asset()).events.findLast((event) => event.kind === kind)
const sequenceOf = async (kind: string) => (await lastOf(kind))?.sequence ?? 0

describe('a mistyped split', () => {
  /** Ten at 120 with a target at 200, split 400 for 1 instead of 4; the price after it is 31. */
  const split = async (newShares: string) => {
    await add({ costBasis: 120, takeProfitYesNo: 'Yes', takeProfitPrice: 200, stopLossYesNo: 'No' })
    setNow('2026-11-18T15:00:00.000Z')
    await post('/api/assets/1/splits', { newShares, oldShares: '1', effectiveOn: '2026-11-18' })
    return typePrice(31)
  }

  it('is corrected, and every figure and alert follows it', async () => {
    expect(await split('400')).toMatchObject({
      ...{ quantity: '4000', costBasis: '0.30', takeProfitPrice: '0.50', splits: [{ newShares: '400' }] },
      crossings: [{ level: 'take-profit' }],
    })
    const sequence = await sequenceOf('split-recorded')
    expect((await lastOf('split-recorded')) ?? {}).toMatchObject({
      correctable: [
        { field: 'splitRatio', value: '400:1' },
        { field: 'splitOn', value: '2026-11-18' },
      ],
    })
    const corrected = await correct(sequence, 'splitRatio', '4:1')
    const right = { quantity: '40', costBasis: '30.00', takeProfitPrice: '50.00', totalGainLoss: '3.33', crossings: [] }
    expect(corrected).toMatchObject({ ...right, splits: [{ newShares: '4', oldShares: '1' }] })
    expect(corrected.events).toMatchObject([
      { kind: 'split-recorded', newShares: '4', oldShares: '1' },
      { kind: 'price-noted' },
      { kind: 'level-crossed', isWithdrawn: true },
      { kind: 'correction-recorded', field: 'splitRatio', from: '400:1', to: '4:1', reason: 'A typing mistake.' },
    ])
  })

  it('is withdrawn, does not count any more, and leaves its day to the right one', async () => {
    await split('400')
    const body = correction(await sequenceOf('split-recorded'), { field: 'splitRatio', to: null })
    expect(await member().send('POST', '/api/assets/1/corrections/preview', body)).toMatchObject({
      json: { consequence: { before: { quantity: '4000' }, after: { quantity: '10', costBasis: '120.00' } } },
    })
    const withdrawn = await post('/api/assets/1/corrections', body)
    expect(withdrawn).toMatchObject({ quantity: '10', costBasis: '120.00', splits: [] })
    expect(withdrawn.events[0]).toMatchObject({
      ...{ kind: 'split-recorded', newShares: '400', oldShares: '1', isWithdrawn: true },
      correctable: [{ field: 'splitRatio', value: null }],
    })
    await post('/api/assets/1/splits', { newShares: '4', oldShares: '1', effectiveOn: '2026-11-18' })
    expect(await asset()).toMatchObject({ quantity: '40', costBasis: '30.00', splits: [{ newShares: '4' }] })
  })

  it('is moved to its right day', async () => {
    await add({ costBasis: 120 })
    setNow('2026-11-18T15:00:00.000Z')
    await decide('Buy More', { quantity: 1, price: 30 })
    setNow('2026-11-19T15:00:00.000Z')
    await post('/api/assets/1/splits', { newShares: '4', oldShares: '1', effectiveOn: '2026-11-19' })
    expect(await asset()).toMatchObject({ quantity: '44' })
    const sequence = await sequenceOf('split-recorded')
    expect(await correct(sequence, 'splitOn', '2026-11-17')).toMatchObject({ quantity: '41' })
    expect(await refused(sequence, { field: 'splitOn', to: '2026-11-16' })).toMatchObject({ code: 'invalid' })
    expect(await refused(sequence, { field: 'splitOn', to: '2026-11-20' })).toMatchObject({
      detail: expect.stringContaining('This day is still to come.'),
    })
  })

  it('does not come back beside another one of its day', async () => {
    await split('400')
    const sequence = await sequenceOf('split-recorded')
    await correct(sequence, 'splitRatio', null)
    await post('/api/assets/1/splits', { newShares: '4', oldShares: '1', effectiveOn: '2026-11-18' })
    expect(await refused(sequence, { field: 'splitRatio', to: '4:1' })).toMatchObject({
      detail: 'Another split of this day is recorded by now. Correct that one. Nothing was recorded.',
    })
    expect(await asset()).toMatchObject({ quantity: '40', costBasis: '30.00' })
  })

  it('is refused where it would be none, or where more had been sold than was held', async () => {
    await split('4')
    const sequence = await sequenceOf('split-recorded')
    await decide('Sell Some', { quantity: 20, price: 31 })
    expect(await refused(sequence, { field: 'splitRatio', to: '1:1' })).toMatchObject({ status: 422 })
    expect(await refused(sequence, { field: 'splitRatio', to: '3' })).toMatchObject({ status: 422 })
    expect(await refused(sequence, { field: 'splitRatio', to: '2:1' })).toMatchObject({
      detail: expect.stringMatching(/^Your Sell Some of Nov 18, 2026 sold 20, and you would have held 20 then\./),
    })
  })
})

describe('a mistyped outcome of an option', () => {
  const contract = { right: 'call', strike: '100', expiresOn: '2026-11-20' }
  const settle = async (outcome: object) => {
    await add({ stockOrOptions: 'options', contract, assetQty: 10, costBasis: 412 })
    setNow('2026-11-24T15:00:00.000Z')
    return post('/api/assets/1/outcome', outcome)
  }

  it('is corrected to another one with what it brought in, and its price again', async () => {
    expect(await settle({ outcome: 'expired-worthless' })).toMatchObject({ totalGainLoss: '-100.00' })
    const sequence = await sequenceOf('option-settled')
    expect(await refused(sequence, { field: 'outcome', to: 'exercised' })).toMatchObject({
      detail: 'Say what one contract brought in, in USD. Nothing was recorded.',
    })
    const said = correction(sequence, { field: 'outcome', to: 'exercised', outcomePrice: '500' })
    expect(await post('/api/assets/1/corrections', said)).toMatchObject({
      ...{ list: 'sold', realizedGain: '880.00' },
      events: [
        { kind: 'option-settled', outcome: 'exercised', price: { price: '500' } },
        { kind: 'correction-recorded', field: 'outcome', from: 'expired-worthless', to: 'exercised' },
      ],
    })
    expect(await correct(sequence, 'price', '550')).toMatchObject({ realizedGain: '1380.00' })
    expect(await correct(sequence, 'outcome', 'sold-before')).toMatchObject({
      ...{ realizedGain: '1380.00', events: [{ outcome: 'sold-before', price: { price: '550' } }, {}, {}, {}] },
    })
    expect(await correct(sequence, 'outcome', 'expired-worthless')).toMatchObject({ realizedGain: '-4120.00' })
  })

  it('is told before it is recorded', async () => {
    await settle({ outcome: 'exercised', price: 41200 })
    const body = correction(await sequenceOf('option-settled'), { field: 'outcome', to: 'expired-worthless' })
    const { json } = await member().send('POST', '/api/assets/1/corrections/preview', body)
    expect(json as CorrectionPreviewView).toMatchObject({
      consequence: { before: { totalGainLoss: '9900.00' }, after: { totalGainLoss: '-100.00' } },
    })
    expect(await get('/api/assets/1')).toMatchObject({ totalGainLoss: '9900.00' })
  })
})

describe('a mistyped ticker', () => {
  it('of a typed company can be corrected though the directory has it by now, and the directory’s other company is told', async () => {
    const { thesis } = await add({ ticker: 'ZZZQX', companyName: 'Unlisted Thing Ltd', costBasis: 100 })
    const sequence = thesis[0]?.sequence ?? 0
    const preview = (to: string) =>
      member().send('POST', '/api/assets/1/corrections/preview', correction(sequence, { field: 'ticker', to }))
    expect(await preview('IBM')).toMatchObject({
      json: { consequence: { otherCompany: 'International Business Machines Corporation' } },
    })
    expect(await correct(sequence, 'ticker', 'IBM')).toMatchObject({ ticker: 'IBM' })
    expect(await preview('ZZZQY')).toMatchObject({ json: { consequence: { otherCompany: null } } })
    expect(await correct(sequence, 'ticker', 'ZZZQY')).toMatchObject({ ticker: 'ZZZQY' })
    expect(await add({ costBasis: 100 })).toMatchObject({ ticker: 'IBM' })
  })

  it('of a company that was typed under a ticker of the directory can be corrected', async () => {
    const { thesis } = await add({ ticker: 'KO', companyName: 'Kobalt Offshore AG', costBasis: 100 })
    expect(await correct(thesis[0]?.sequence ?? 0, 'ticker', 'ZZKOB')).toMatchObject({ ticker: 'ZZKOB' })
  })
})

it('the day of a price that Candor had filled in is told where its decision is moved, and none of one that was typed', async () => {
  const known = { knownPriceAt: '2026-11-16T14:50:00.000Z' }
  const filled = await add({ ticker: 'ZZFIL', companyName: 'Filled In', costBasis: 35.98, ...known })
  const told = async (assetId: number, sequence: number) => {
    const body = correction(sequence, { field: 'decidedOn', to: '2026-06-03' })
    return (await member().send('POST', `/api/assets/${assetId}/corrections/preview`, body)).json
  }
  expect(await told(1, filled.thesis[0]?.sequence ?? 0)).toMatchObject({
    consequence: { unitPrice: '35.98', filledInOn: '2026-11-16' },
  })
  const typed = await add({ ticker: 'ZZTYP', companyName: 'Typed', costBasis: 35.98 })
  expect(await told(2, typed.thesis[0]?.sequence ?? 0)).toMatchObject({
    consequence: { unitPrice: '35.98', filledInOn: null },
  })
})
