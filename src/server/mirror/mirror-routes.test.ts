import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { MirrorView } from '#contract/mirror.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { resolveDueClaims } from './claim-resolution-job.ts'

const { app, member, setNow, get, post } = journalForEach('2026-08-03T15:00:00.000Z')

const mirror = () => get<MirrorView>('/api/mirror')

const decide = (said: object) =>
  post('/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updatedConfidenceLevel: 6,
    updatedThesis: 'The order book keeps filling, and the new plant is ready.',
    ...said,
  })

it('an empty Mirror contains no findings and no false statement', async () => {
  expect(await mirror()).toMatchObject({
    decisions: 0,
    from: null,
    nextClaimOn: null,
    findings: [],
    credit: null,
    question: null,
    claims: [],
    calibration: { n: 0, words: 'No claim has come to its day yet.', scored: null, tested: null },
  })
})

it('a new account has something true on the first day', async () => {
  await post('/api/assets', buyIbm({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 }))
  await decide({ updateAction: 'Hold', price: 94, updatedConfidenceLevel: 9, stopLossYesNo: 'Yes', stopLossPrice: 80 })
  const { findings, credit, nextClaimOn, decisions } = await mirror()
  expect(findings.map(({ title }) => title)).toEqual([
    'On IBM you were surer by 3 while the price fell 6.0%.',
    'On IBM you moved your stop further away, from $90.00 to $80.00.',
  ])
  expect(findings[0]?.quotes.map(({ confidence }) => confidence)).toEqual([6, 9])
  // The Hold only moved the stop away.
  expect(credit?.title).toBe('One decision says beforehand when it is wrong.')
  expect([nextClaimOn, decisions]).toEqual(['2027-08-03', 2])
})

it('speaks the language that it is asked in, and English to a program that does not ask', async () => {
  await post('/api/assets', buyIbm({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 }))
  await decide({ updateAction: 'Hold', price: 94, updatedConfidenceLevel: 9 })
  const [english, german] = [await mirror(), await get<MirrorView>('/api/mirror?language=de')]
  expect(english.findings[0]?.title).toBe('On IBM you were surer by 3 while the price fell 6.0%.')
  expect(german.findings[0]?.title).toBe('Bei IBM warst du um 3 sicherer, während der Kurs um 6,0\u00a0% fiel.')
  expect(german.drift.map(({ words }) => words)).toContain(german.findings[0]?.title)
  expect(german.claims[0]?.words).toBe('dass IBM bis zum 3. Aug. 2027 besser läuft als SPY')
  expect(german.calibration.words).toBe('Noch ist der Tag keiner Behauptung gekommen.')
  expect(await mirror()).toEqual(english)
  expect(await member().send('GET', '/api/mirror?language=fr')).toMatchObject({ status: 422 })
})

it('the next claim is one that counts, and none of what was written long after it was decided', async () => {
  await post('/api/assets', buyIbm({ costBasis: 100, decidedOn: '2026-07-20' }))
  expect((await mirror()).nextClaimOn).toBeNull()
  await decide({ updateAction: 'Hold', price: 94 })
  expect((await mirror()).nextClaimOn).toBe('2027-08-03')
})

it('a new account with exactly five decisions has something true on the first day, whatever they are', async () => {
  const companies = ['IBM', 'UBER', 'WM', 'KO', 'DIS']
  for (const ticker of companies) await post('/api/assets', buyIbm({ ticker, companyName: ticker, confidenceLevel: 7 }))
  const { findings, question, decisions } = await mirror()
  expect(decisions).toBe(5)
  expect(findings.map(({ title }) => title)).toEqual([
    'By your own confidence, about 3 of your 5 claims will come true.',
    'None of your 5 decisions has a stop or a “Wrong if” line.',
  ])
  expect(findings.map(({ entries }) => entries.map(({ ticker }) => ticker))).toEqual([companies, companies])
  expect(question?.words).toMatch(/has neither a stop nor a “Wrong if” line of yours/)
})

it('no question is asked that an entry already answers', async () => {
  const thesis = 'Quantum. Out if the next report shows cash for less than two years, or if they issue shares again.'
  await post('/api/assets', buyIbm({ thesis }))
  for (const ticker of ['UBER', 'WM', 'KO', 'DIS'])
    await post('/api/assets', buyIbm({ ticker, companyName: ticker, assetQty: '1' }))
  const { question } = await mirror()
  expect(question?.words).not.toContain('IBM')
})

describe('a claim', () => {
  const claim = { horizonMonths: 1, benchmark: { ticker: 'QQQ' } }

  it('is kept with its decision, shown in words, and resolved by uploaded closes', async () => {
    await post('/api/assets', buyIbm({ claim: { horizonMonths: 1, benchmark: 'gain' } }))
    const shown = (await member().send('GET', '/api/assets/1')).json as AssetView
    expect(shown.thesis[0]?.claim).toEqual({
      sentence: 'About 55% sure that IBM rises until Sept 3, 2026.',
      horizonMonths: 1,
      benchmark: 'gain',
      until: '2026-09-03',
      isBetter: true,
      isSupposed: false,
    })
    setNow('2026-09-04T15:00:00.000Z')
    await post('/api/assets/1/daily-prices', { csv: 'Date,Close\n2026-08-03,100\n2026-09-03,101' })
    await resolveDueClaims(app().context)
    expect((await mirror()).claims).toMatchObject([
      { words: 'IBM rises until Sept 3, 2026', probability: null, counts: true, outcome: null, awaitsReview: true },
    ])
    const { events } = (await member().send('GET', '/api/assets/1')).json as AssetView
    expect(events.filter(({ kind }) => kind === 'claim-resolved')).toMatchObject([
      {
        setBySequence: 1,
        claim: 'IBM rises until Sept 3, 2026',
        outcome: null,
        closes: null,
      },
    ])
  })

  it('of a price is told with the splits between its days, for whoever puts it into other words', async () => {
    await post('/api/assets', buyIbm({ claim: { horizonMonths: 1, benchmark: { price: '110' } } }))
    setNow('2026-09-04T15:00:00.000Z')
    const split = { effectiveOn: '2026-08-20', newShares: '4', oldShares: '1' }
    await post('/api/assets/1/splits', split)
    await post('/api/assets/1/daily-prices', { csv: 'Date,Close\n2026-08-03,25\n2026-09-03,26', reading: 'adjusted' })
    await resolveDueClaims(app().context)
    const { events } = (await member().send('GET', '/api/assets/1')).json as AssetView
    expect(events.filter(({ kind }) => kind === 'claim-resolved')).toMatchObject([
      {
        claim: 'IBM stands above $110.00 ($27.50 since the 4-for-1 split of Aug 20, 2026) on Sept 3, 2026',
        splits: [split],
      },
    ])
  })

  it('that was not sent is the default one, marked as supposed', async () => {
    await post('/api/assets', buyIbm())
    expect((await mirror()).claims).toMatchObject([
      { words: 'IBM does better than SPY until Aug 3, 2027', isSupposed: true, until: '2027-08-03', outcome: null },
    ])
  })

  it('of a decision that was written more than two days later does not count', async () => {
    await post('/api/assets', buyIbm({ claim, decidedOn: '2026-07-31' }))
    expect((await mirror()).claims).toMatchObject([{ on: '2026-07-31', until: '2026-08-31', counts: false }])
  })

  it.each([
    ['another horizon', { ...claim, horizonMonths: 2 }],
    ['no comparison', { horizonMonths: 3 }],
    ['the asset itself', { ...claim, benchmark: { ticker: 'ibm' } }],
    ['a price of nothing', { ...claim, benchmark: { price: 0 } }],
  ])('over %s is refused, and nothing is recorded', async (_, wrong) => {
    expect((await member().send('POST', '/api/assets', buyIbm({ claim: wrong }))).status).toBe(422)
    expect((await mirror()).decisions).toBe(0)
  })

  it('must be equal in a repeat of the request', async () => {
    const body = buyIbm({ claim })
    await post('/api/assets', body)
    expect((await member().send('POST', '/api/assets', body)).status).toBe(201)
    const other = { ...body, claim: { ...claim, horizonMonths: 3 } }
    expect((await member().send('POST', '/api/assets', other)).status).toBe(422)
  })
})

it('a stop that is held through is told with what it cost, and nobody else sees it', async () => {
  await post('/api/assets', buyIbm({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 }))
  setNow('2026-08-10T15:00:00.000Z')
  await post('/api/assets/1/prices', { price: '89' })
  setNow('2026-08-11T15:00:00.000Z')
  await decide({ updateAction: 'Hold' })
  setNow('2026-09-01T15:00:00.000Z')
  await post('/api/assets/1/prices', { price: '70' })
  const { findings, lines, lineSums } = await mirror()
  expect(findings[0]).toMatchObject({
    kind: 'lines',
    title: 'You broke your own stop once. It cost $190.',
    cost: '-190.00',
    evidence:
      '1 of your stops, targets and tests was reached: 0 kept, 1 held through. The dearest was IBM: 22 days past its stop, $190.00.',
  })
  expect(lines).toMatchObject([
    { response: 'held through', priceThen: '89.00', priceAfter: '70.00', amount: '-190.00' },
  ])
  expect(lineSums).toEqual([{ response: 'held through', lines: 1, known: 1, amount: '-190.00' }])
  const stranger = await app().member()
  expect((await stranger.send('GET', '/api/mirror')).json).toMatchObject({ findings: [], lines: [] })
})

it('a stop that was kept, and bought again in part, names each price that was, and no mean of them', async () => {
  await post('/api/assets', buyIbm({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 }))
  setNow('2026-08-10T15:00:00.000Z')
  await post('/api/assets/1/prices', { price: '88' })
  await decide({ assetAction: 'Sell', price: '87' })
  setNow('2026-08-12T15:00:00.000Z')
  await decide({ assetAction: 'Buy', quantity: '9', price: '89' })
  setNow('2026-09-01T15:00:00.000Z')
  await post('/api/assets/1/prices', { price: '70' })
  const { lines } = await mirror()
  // 9 × (87 − 89) + 1 × (87 − 70)
  expect(lines).toMatchObject([
    {
      ...{ response: 'kept', salePrice: '87.00', priceAfter: null, endedOn: '2026-09-01', amount: '-1.00' },
      ends: [
        { quantity: '9', price: '89.00', on: '2026-08-12', by: 'next purchase' },
        { quantity: '1', price: '70.00', on: '2026-09-01', by: 'last price' },
      ],
    },
  ])
})

it('a stop that was kept in two sales names both, and no mean of them', async () => {
  await post('/api/assets', buyIbm({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 }))
  setNow('2026-08-10T15:00:00.000Z')
  await post('/api/assets/1/prices', { price: '88' })
  await decide({ updateAction: 'Sell Some', quantity: '9', price: '90' })
  setNow('2026-08-12T15:00:00.000Z')
  await decide({ assetAction: 'Sell', price: '80' })
  const { lines } = await mirror()
  expect(lines).toMatchObject([
    {
      ...{ response: 'kept', quantity: '10', saleOn: '2026-08-12', salePrice: '89.00' },
      sales: [
        { quantity: '9', price: '90.00', on: '2026-08-10' },
        { quantity: '1', price: '80.00', on: '2026-08-12' },
      ],
    },
  ])
})
