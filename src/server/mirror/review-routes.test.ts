import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { MirrorView } from '#contract/mirror.ts'
import type { DueReviewsView, ReviewView } from '#contract/reviews.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { resolveDueClaims } from './claim-resolution-job.ts'

const THESIS = 'Hybrid cloud revenue should grow above 8% for three straight quarters.'

const { app, member, setNow, get } = journalForEach('2026-08-03T15:00:00.000Z')

const due = async () => (await get<DueReviewsView>('/api/mirror/reviews')).due
/** Sends what may be refused. */
const send = (path: string, body: object) => member().send('POST', path, body)
const ANSWERS = { confidence: 6, why: 'Because it had fallen so far.', returnPercent: -5 }

/** Bought at 121.23 and 6 of 10 with a claim of one month that failed: 100 on its first day, 78 on its last. */
const claimResolved = (): Promise<void> => resolvedOf({})

async function resolvedOf(changed: object): Promise<void> {
  await send('/api/assets', buyIbm({ claim: { horizonMonths: 1, benchmark: 'gain' }, ...changed }))
  setNow('2026-09-04T15:00:00.000Z')
  await send('/api/assets/1/daily-prices', {
    csv: 'Date,Close\n2026-08-03,100\n2026-09-03,77.6',
    leapsAreRight: true,
  })
  await resolveDueClaims(app().context)
}

describe('before the answers are in', () => {
  it('the server sends neither the outcome nor the thesis', async () => {
    await claimResolved()
    expect(await due()).toEqual([
      {
        sequence: 1,
        assetId: 1,
        ticker: 'IBM',
        companyName: 'International Business Machines Corporation',
        action: 'Buy',
        on: '2026-08-03',
      },
    ])
    const asked = await get('/api/mirror/reviews/1')
    expect(asked).toEqual({ ...(await due())[0], stage: 'asked' })
    const mirror = await get<MirrorView>('/api/mirror')
    expect(mirror.claims).toMatchObject([{ outcome: null, awaitsReview: true }])
    const { events } = await get<AssetView>('/api/assets/1')
    expect(events.filter(({ kind }) => kind === 'claim-resolved')).toMatchObject([{ outcome: null, closes: null }])
    const journal = JSON.stringify(await get('/api/journal'))
    expect(journal).not.toMatch(/did-not-come-true|77\.6/)
  })

  it('a grade is refused', async () => {
    await claimResolved()
    expect((await send('/api/mirror/reviews/1/grade', { isWellDecided: true })).status).toBe(409)
  })
})

describe('after the answers', () => {
  beforeEach(claimResolved)

  it('the old text is shown, and still no result', async () => {
    const { status, json } = await send('/api/mirror/reviews/1/answers', ANSWERS)
    const claim = expect.stringMatching(/^About 55% sure that IBM .+ until .+\.$/)
    const answered = { stage: 'answered', thesis: THESIS, confidence: 6, claim }
    expect([status, json]).toEqual([201, { ...(await due())[0], ...answered }])
    expect(JSON.stringify(json)).not.toMatch(/outcome|77\.6|22\.4/)
  })

  it('the result is shown with the grade, remembered beside recorded', async () => {
    await send('/api/mirror/reviews/1/answers', ANSWERS)
    const { json } = await send('/api/mirror/reviews/1/grade', { isWellDecided: true })
    expect(json as ReviewView).toMatchObject({
      stage: 'graded',
      recalled: ANSWERS,
      isWellDecided: true,
      claim: 'About 55% sure that IBM rises until Sept 3, 2026.',
      outcome: 'did-not-come-true',
      // From what was paid, as whoever remembers it does: 77.6 / 121.23 - 1.
      returnPercent: -36,
      from: { on: '2026-08-03', price: '121.23' },
      until: { on: '2026-09-03', price: '77.60' },
    })
    expect(await due()).toEqual([])
    const { memory, claims } = await get<MirrorView>('/api/mirror')
    expect(memory.reviews).toMatchObject([
      { recalledReturn: -5, actualReturn: -36, recalledConfidence: 6, confidence: 6, cameTrue: false },
    ])
    expect(claims[0]?.outcome).toBe('did-not-come-true')
  })

  it('answers and grade are accepted only once', async () => {
    await send('/api/mirror/reviews/1/answers', ANSWERS)
    expect((await send('/api/mirror/reviews/1/answers', { ...ANSWERS, confidence: 9 })).status).toBe(409)
    await send('/api/mirror/reviews/1/grade', { isWellDecided: true })
    expect((await send('/api/mirror/reviews/1/grade', { isWellDecided: false })).status).toBe(409)
    expect(await get('/api/mirror/reviews/1')).toMatchObject({ isWellDecided: true, recalled: { confidence: 6 } })
  })

  it.each([
    [{ ...ANSWERS, confidence: 11 }],
    [{ ...ANSWERS, why: ' ' }],
    [{ ...ANSWERS, returnPercent: -101 }],
    [{ ...ANSWERS, more: 1 }],
  ])('%j is refused', async (wrong) => expect((await send('/api/mirror/reviews/1/answers', wrong)).status).toBe(422))

  it('is not found for another user', async () => {
    const stranger = await app().member()
    expect((await stranger.send('GET', '/api/mirror/reviews/1')).status).toBe(404)
    expect((await stranger.send('POST', '/api/mirror/reviews/1/answers', ANSWERS)).status).toBe(404)
  })
})

it('a correction of the day decided tells no outcome under review, and the review tells the claim that was resolved', async () => {
  await claimResolved()
  const correctDay = async (to: string) => {
    const correction = { correctionId: randomUUID(), correctsSequence: 1, field: 'decidedOn', to, reason: 'Mistyped.' }
    expect((await send('/api/assets/1/corrections', correction)).status).toBe(201)
  }
  await correctDay('2026-07-27')
  const untold = { until: '2026-09-03', counts: true, outcome: null, awaitsReview: true }
  expect((await get<MirrorView>('/api/mirror')).claims).toMatchObject([untold])
  await send('/api/mirror/reviews/1/answers', ANSWERS)
  await send('/api/mirror/reviews/1/grade', { isWellDecided: true })
  expect(await get('/api/mirror/reviews/1')).toMatchObject({
    on: '2026-07-27',
    claim: 'About 55% sure that IBM rises until Sept 3, 2026.',
    outcome: 'did-not-come-true',
  })
  const { calibration, claims } = await get<MirrorView>('/api/mirror')
  expect([calibration.n, claims[0]]).toMatchObject([1, { until: '2026-09-03', outcome: 'did-not-come-true' }])
})

it('a review of an option says how many of which contract it is of', async () => {
  const contract = { right: 'call', strike: 120, expiresOn: '2027-01-15' }
  await send('/api/assets', buyIbm({ stockOrOptions: 'options', contract, assetQty: 3, costBasis: 4 }))
  setNow('2026-11-03T15:00:00.000Z')
  const option = { quantity: '3', right: 'call', strike: '120', expiresOn: '2027-01-15' }
  expect(await due()).toMatchObject([{ sequence: 1, option }])
  expect(await get('/api/mirror/reviews/1')).toMatchObject({ stage: 'asked', option })
  expect((await get<MirrorView>('/api/mirror')).decisions).toBe(1)
})

describe('a review comes due', () => {
  const decide = (said: object) =>
    send('/api/assets/1/decisions', {
      decisionId: randomUUID(),
      updatedConfidenceLevel: 6,
      updatedThesis: 'It is the same company as before.',
      ...said,
    })
  const asked = async () => (await due()).map(({ sequence }) => sequence)

  it('90 days after a Buy', async () => {
    await send('/api/assets', buyIbm())
    setNow('2026-10-31T15:00:00.000Z')
    expect(await asked()).toEqual([])
    setNow('2026-11-01T15:00:00.000Z')
    expect(await asked()).toEqual([1])
  })

  it('when a stop of the decision is reached', async () => {
    await send('/api/assets', buyIbm({ stopLossYesNo: 'Yes', stopLossPrice: 100 }))
    setNow('2026-08-10T15:00:00.000Z')
    await send('/api/assets/1/prices', { price: '99' })
    expect(await asked()).toEqual([1])
  })

  it('when what it bought is sold, and not for what was written much later than decided', async () => {
    await send('/api/assets', buyIbm())
    await decide({ assetAction: 'Sell', price: 130 })
    expect(await asked()).toEqual([1])
    await send('/api/assets', buyIbm({ ticker: 'OLD', decidedOn: '2026-06-01' }))
    setNow('2026-09-15T15:00:00.000Z')
    expect(await asked()).toEqual([1])
  })

  it('not of another kind of entry, and not of none', async () => {
    for (const wrong of ['2', 'x', '0'])
      expect((await member().send('GET', `/api/mirror/reviews/${wrong}`)).status).toBe(404)
  })
})

describe('a decision that was reviewed before its claim is resolved', () => {
  beforeEach(async () => {
    const claim = { horizonMonths: 1, benchmark: 'gain' }
    await send('/api/assets', buyIbm({ stopLossYesNo: 'Yes', stopLossPrice: 100, claim }))
    setNow('2026-08-10T15:00:00.000Z')
    await send('/api/assets/1/prices', { price: '99' })
    await send('/api/mirror/reviews/1/answers', ANSWERS)
    await send('/api/mirror/reviews/1/grade', { isWellDecided: true })
    setNow('2026-09-04T15:00:00.000Z')
    await send('/api/assets/1/daily-prices', {
      csv: 'Date,Close\n2026-08-03,100\n2026-09-03,77.6',
      leapsAreRight: true,
    })
    await resolveDueClaims(app().context)
  })

  const sell = () =>
    send('/api/assets/1/decisions', {
      decisionId: randomUUID(),
      updatedConfidenceLevel: 6,
      updatedThesis: 'It is time to go.',
      assetAction: 'Sell',
      price: 80,
    })

  it('is asked about once more, and its outcome is in no answer until that is graded', async () => {
    expect(await due()).toMatchObject([{ sequence: 1 }])
    expect(await get('/api/mirror/reviews/1')).toEqual({ ...(await due())[0], isAgain: true, stage: 'asked' })
    const untold = async () => {
      const { claims, memory, calibration } = await get<MirrorView>('/api/mirror')
      const { events } = await get<AssetView>('/api/assets/1')
      const exported = await downloadText(app(), member(), '/api/export?format=csv')
      expect([claims[0]?.outcome, claims[0]?.awaitsReview, calibration.n]).toEqual([null, true, 0])
      expect(memory.reviews).toMatchObject([{ cameTrue: null }])
      expect(events.filter(({ kind }) => kind === 'claim-resolved')).toMatchObject([{ outcome: null, closes: null }])
      expect(JSON.stringify(await get('/api/journal'))).not.toContain('did-not-come-true')
      expect(exported).not.toContain('did-not-come-true')
    }
    await untold()
    await send('/api/mirror/reviews/1/answers', { ...ANSWERS, confidence: 4 })
    await untold()
    const { json } = await send('/api/mirror/reviews/1/grade', { isWellDecided: false })
    expect(json).toMatchObject({
      stage: 'graded',
      recalled: { confidence: 4 },
      isWellDecided: false,
      outcome: 'did-not-come-true',
    })
    const { memory, claims } = await get<MirrorView>('/api/mirror')
    expect(claims[0]?.outcome).toBe('did-not-come-true')
    expect(memory.reviews).toMatchObject([
      { recalledConfidence: 6, isWellDecided: true, cameTrue: false, answeredOn: '2026-08-10' },
      { recalledConfidence: 4, isWellDecided: false, cameTrue: false, answeredOn: '2026-09-04' },
    ])
    expect(await due()).toEqual([])
    await sell()
    setNow('2026-09-05T15:00:00.000Z')
    expect([(await due()).length, (await get<MirrorView>('/api/mirror')).claims[0]?.outcome]).toEqual([
      0,
      'did-not-come-true',
    ])
  })

  it('keeps its told outcome when another review comes due', async () => {
    await send('/api/mirror/reviews/1/answers', ANSWERS)
    await send('/api/mirror/reviews/1/grade', { isWellDecided: true })
    setNow('2026-09-08T15:00:00.000Z')
    await sell()
    expect(await due()).toHaveLength(1)
    const { claims } = await get<MirrorView>('/api/mirror')
    expect(claims[0]).toMatchObject({ outcome: 'did-not-come-true' })
    expect(claims[0]?.awaitsReview).toBeUndefined()
  })

  it('has its outcome told everywhere once nobody is asked any more', async () => {
    setNow('2026-12-03T15:00:00.000Z')
    // What is due now is the review 90 days after the Buy.
    expect(await due()).toHaveLength(1)
    const { claims, memory } = await get<MirrorView>('/api/mirror')
    expect([claims[0]?.outcome, memory.reviews[0]?.cameTrue]).toEqual(['did-not-come-true', false])
    const { events } = await get<AssetView>('/api/assets/1')
    expect(events.filter(({ kind }) => kind === 'claim-resolved')).toMatchObject([{ outcome: 'did-not-come-true' }])
  })
})

describe('of what is still held', () => {
  const post = async (path: string, body: object) => {
    const { status } = await send(path, body)
    expect(status).toBe(201)
  }
  const typed = (price: string) => post('/api/assets/1/prices', { price, isRight: true })
  const uploaded = (csv: string) =>
    post('/api/assets/1/daily-prices', { csv: `Date,Close\n${csv}`, leapsAreRight: true })
  const reviewed = async (returnPercent: number) => {
    await post('/api/mirror/reviews/1/answers', { ...ANSWERS, returnPercent })
    await post('/api/mirror/reviews/1/grade', { isWellDecided: true })
    return get<ReviewView>('/api/mirror/reviews/1')
  }
  beforeEach(() => post('/api/assets', buyIbm({ costBasis: '100' })))

  it('the return goes to the price that its page shows, which may be newer than every close', async () => {
    setNow('2026-10-30T22:00:00.000Z')
    await uploaded('2026-10-29,104\n2026-10-30,105')
    setNow('2026-11-03T16:00:00.000Z')
    await typed('80')
    setNow('2026-11-05T16:00:00.000Z')
    expect((await get<AssetView>('/api/assets/1')).totalGainLoss).toBe('-20.00')
    expect(await reviewed(-20)).toMatchObject({
      ...{ returnPercent: -20, latestBy: 'own' },
      ...{ from: { on: '2026-08-03', price: '100.00' }, until: { on: '2026-11-03', price: '80.00' } },
    })
    const { memory } = await get<MirrorView>('/api/mirror')
    expect([memory.compared, memory.reviews[0]?.actualReturn]).toEqual([1, -20])
    // What is known afterwards changes nothing that was told.
    setNow('2026-11-12T22:00:00.000Z')
    await typed('120')
    expect(await get('/api/mirror/reviews/1')).toMatchObject({ returnPercent: -20 })
  })

  it('and to a close where that is the newest', async () => {
    setNow('2026-11-03T16:00:00.000Z')
    await typed('80')
    setNow('2026-11-04T22:00:00.000Z')
    await uploaded('2026-11-04,90')
    const graded = await reviewed(-20)
    expect(graded).toMatchObject({ returnPercent: -10, until: { on: '2026-11-04', price: '90.00' } })
    expect(graded).not.toHaveProperty('latestBy')
  })

  it.each([
    ['none came after it', async () => undefined],
    ['the last one is of weeks ago', () => typed('80')],
    [
      'a decision took over one of weeks ago',
      async () => {
        await typed('80')
        setNow('2026-11-04T16:00:00.000Z')
        const written = {
          updatedConfidenceLevel: 6,
          updatedThesis: 'Nothing has changed for me.',
          updateAction: 'Hold',
        }
        const known = { price: '80', knownPriceAt: '2026-10-12T16:00:00.000Z' }
        await post('/api/assets/1/decisions', { decisionId: randomUUID(), ...written, ...known })
      },
    ],
  ])('it is not known where no price of the last days is: %s', async (_, tell) => {
    setNow('2026-10-12T16:00:00.000Z')
    await tell()
    setNow('2026-11-05T16:00:00.000Z')
    expect(await reviewed(-20)).toMatchObject({ returnPercent: null, until: null })
  })
})

describe('of what was sold since', () => {
  const CLOSES = 'Date,Close\n2026-08-03,100\n2026-09-03,130\n2026-10-05,62'
  it.each([
    ['without closes', null],
    ['with closes of after the sale', CLOSES],
  ])('the result is what it returned up to its sale, %s', async (_, csv) => {
    await send('/api/assets', buyIbm({ costBasis: '100' }))
    setNow('2026-09-03T21:00:00.000Z')
    const sold = { updatedConfidenceLevel: 6, updatedThesis: 'It is time to go.', assetAction: 'Sell', price: '130' }
    await send('/api/assets/1/decisions', { decisionId: randomUUID(), ...sold })
    setNow('2026-10-06T15:00:00.000Z')
    if (csv) await send('/api/assets/1/daily-prices', { csv, leapsAreRight: true })
    await send('/api/mirror/reviews/1/answers', { ...ANSWERS, returnPercent: 30 })
    const { json } = await send('/api/mirror/reviews/1/grade', { isWellDecided: true })
    expect(json as ReviewView).toMatchObject({
      returnPercent: 30,
      from: { on: '2026-08-03', price: '100.00' },
      until: { on: '2026-09-03', price: '130.00' },
      isByOwnPrices: true,
    })
  })
})

describe('of an option without daily closes', () => {
  it('the result is told by the prices of its purchase and its sale, and its claim by the share', async () => {
    const contract = { right: 'call', strike: '120', expiresOn: '2026-09-11' }
    const claim = { horizonMonths: 3, benchmark: 'gain' }
    await send('/api/assets', buyIbm({ stockOrOptions: 'options', contract, assetQty: '3', costBasis: '412', claim }))
    setNow('2026-09-11T16:00:00.000Z')
    await send('/api/assets/1/decisions', {
      decisionId: randomUUID(),
      updatedConfidenceLevel: 2,
      updatedThesis: 'Sold for a dollar, so that the line goes away.',
      assetAction: 'Sell',
      price: '1',
    })
    await send('/api/mirror/reviews/1/answers', ANSWERS)
    const { json } = await send('/api/mirror/reviews/1/grade', { isWellDecided: true })
    expect(json as ReviewView).toMatchObject({
      claim: 'About 55% sure that IBM rises until Sept 11, 2026.',
      outcome: null,
      returnPercent: -99.8,
      from: { on: '2026-08-03', price: '412.00' },
      until: { on: '2026-09-11', price: '1.00' },
      isByOwnPrices: true,
    })
    const { memory } = await get<MirrorView>('/api/mirror')
    expect(memory.reviews).toMatchObject([{ actualReturn: -99.8 }])
  })
})

describe('a split that is recorded after a claim was resolved', () => {
  /** 100 in old shares and 28 in new ones: a fall by the closes as they were traded, and a rise of 12%. */
  beforeEach(async () => {
    await send('/api/assets', buyIbm({ costBasis: '100', claim: { horizonMonths: 1, benchmark: 'gain' } }))
    setNow('2026-09-04T15:00:00.000Z')
    await send('/api/assets/1/daily-prices', {
      csv: 'Date,Close\n2026-08-03,100\n2026-09-03,28',
      leapsAreRight: true,
    })
    await resolveDueClaims(app().context)
  })
  const split = () => send('/api/assets/1/splits', { effectiveOn: '2026-08-20', newShares: '4', oldShares: '1' })
  const outcome = async () => (await get<MirrorView>('/api/mirror')).claims[0]?.outcome
  const resolved = async () =>
    (await get<AssetView>('/api/assets/1')).events.filter(({ kind }) => kind === 'claim-resolved')

  it('puts its outcome and its return right everywhere, by an entry of its own that is said', async () => {
    await send('/api/mirror/reviews/1/answers', { ...ANSWERS, returnPercent: 12 })
    await send('/api/mirror/reviews/1/grade', { isWellDecided: true })
    expect(await outcome()).toBe('did-not-come-true')
    expect(await get('/api/mirror/reviews/1')).toMatchObject({ outcome: 'did-not-come-true', returnPercent: -72 })

    expect((await split()).status).toBe(201)
    expect(await outcome()).toBe('came-true')
    expect(await get('/api/mirror/reviews/1')).toMatchObject({
      ...{ outcome: 'came-true', returnPercent: 12 },
      ...{ from: { on: '2026-08-03', price: '25.00' }, until: { on: '2026-09-03', price: '28.00' } },
    })
    const { memory } = await get<MirrorView>('/api/mirror')
    expect(memory.reviews).toMatchObject([{ recalledReturn: 12, actualReturn: 12, cameTrue: true }])
    const [first, second] = await resolved()
    expect(first).toMatchObject({ outcome: 'did-not-come-true', isPutRight: true })
    expect(second).toMatchObject({
      ...{ outcome: 'came-true', putsRight: first?.sequence },
      closes: { asset: { from: '25.00', until: '28.00' } },
    })
    const journal = JSON.stringify(await get('/api/journal'))
    expect(journal).toContain(`"putsRight":${first?.sequence}`)
    const files = await downloadText(app(), member(), '/api/export')
    expect(files.match(/"kind":"claim-resolved"/g)).toHaveLength(2)
  })

  it('tells nothing of it while its review is due, and asks no second time', async () => {
    await split()
    expect(await resolved()).toMatchObject([
      { outcome: null, closes: null },
      { outcome: null, closes: null },
    ])
    expect(await due()).toHaveLength(1)
    await send('/api/mirror/reviews/1/answers', ANSWERS)
    const { json } = await send('/api/mirror/reviews/1/grade', { isWellDecided: true })
    expect(json).toMatchObject({ outcome: 'came-true', returnPercent: 12 })
    expect(await due()).toEqual([])
  })
})

describe('the result of a review', () => {
  const decide = (said: object) =>
    send('/api/assets/1/decisions', {
      ...{ decisionId: randomUUID(), updatedConfidenceLevel: 6, updatedThesis: 'It is time to go.' },
      ...said,
    })
  const correct = async (correctsSequence: number, field: string, to: string) => {
    const correction = { correctionId: randomUUID(), correctsSequence, field, to, reason: 'Mistyped.' }
    expect((await send('/api/assets/1/corrections', correction)).status).toBe(201)
  }
  const reviewed = async () => {
    await send('/api/mirror/reviews/1/answers', { ...ANSWERS, returnPercent: 40 })
    return (await send('/api/mirror/reviews/1/grade', { isWellDecided: true })).json
  }

  it('of what was sold in parts is what all of them brought, before and after the last of it is sold', async () => {
    await send('/api/assets', buyIbm({ assetQty: '100', costBasis: '10' }))
    setNow('2026-08-10T15:00:00.000Z')
    await decide({ updateAction: 'Sell Some', quantity: '60', price: '20' })
    setNow('2026-11-02T15:00:00.000Z')
    await send('/api/assets/1/daily-prices', {
      csv: 'Date,Close\n2026-08-03,10\n2026-10-30,5',
      leapsAreRight: true,
    })
    // 60 at 20 and 40 at 5 are 14 for each share.
    expect(await reviewed()).toMatchObject({
      ...{ returnPercent: 40, isInParts: true },
      ...{ from: { price: '10.00' }, until: { on: '2026-10-30', price: '14.00' } },
    })
    const { memory } = await get<MirrorView>('/api/mirror')
    expect(memory.reviews).toMatchObject([{ actualReturn: 40 }])
  })

  it('begins with the corrected price where it is still held, too', async () => {
    await send('/api/assets', buyIbm({ assetQty: '10', costBasis: '1000' }))
    setNow('2026-11-02T15:00:00.000Z')
    await send('/api/assets/1/daily-prices', { csv: 'Date,Close\n2026-08-03,100\n2026-10-30,110', leapsAreRight: true })
    expect(await reviewed()).toMatchObject({ returnPercent: -89 })
    await correct(1, 'price', '100')
    expect(await get('/api/mirror/reviews/1')).toMatchObject({
      ...{ returnPercent: 10, from: { on: '2026-08-03', price: '100.00' }, until: { price: '110.00' } },
    })
    const { memory } = await get<MirrorView>('/api/mirror')
    expect(memory.reviews).toMatchObject([{ actualReturn: 10 }])
  })

  it('names what was corrected of the decision, and goes by what is right', async () => {
    await send('/api/assets', buyIbm({ assetQty: '10', costBasis: '10' }))
    setNow('2026-08-10T15:00:00.000Z')
    await decide({ assetAction: 'Sell', price: '140' })
    expect(await reviewed()).toMatchObject({ returnPercent: 1300 })
    expect(await get('/api/mirror/reviews/1')).not.toHaveProperty('corrections')
    await correct(1, 'price', '100')
    await correct(1, 'quantity', '11')
    await correct(1, 'decidedOn', '2026-08-02')
    expect(await get('/api/mirror/reviews/1')).toMatchObject({
      ...{ returnPercent: 40, from: { on: '2026-08-02', price: '100.00' } },
      corrections: [
        { on: '2026-08-10', field: 'price', from: '10', to: '100', reason: 'Mistyped.' },
        { field: 'quantity', from: '10', to: '11' },
        { field: 'decidedOn', from: '2026-08-03', to: '2026-08-02' },
      ],
    })
    const { memory } = await get<MirrorView>('/api/mirror')
    expect(memory.reviews).toMatchObject([{ actualReturn: 40 }])
  })
})

describe('the journal of an asset', () => {
  const journal = async () => {
    const { events } = await get<AssetView>('/api/assets/1')
    return events.flatMap((event) => (event.kind === 'claim-resolved' ? [event] : []))
  }
  const CLOSES = {
    ...{ against: 'gain', from: '2026-08-03', until: '2026-09-03' },
    asset: { from: '100.00', until: '77.60' },
    benchmark: null,
  }
  const grade = async (sequence = 1) => {
    await send(`/api/mirror/reviews/${sequence}/answers`, ANSWERS)
    await send(`/api/mirror/reviews/${sequence}/grade`, { isWellDecided: true })
  }

  it('tells an outcome, and what it was judged by, when the Mirror and the review do', async () => {
    await claimResolved()
    expect((await get<MirrorView>('/api/mirror')).claims[0]?.closes).toBeUndefined()
    expect(await journal()).toMatchObject([{ outcome: null, closes: null }])
    await grade()
    expect((await get<MirrorView>('/api/mirror')).claims[0]?.closes).toEqual(CLOSES)
    expect(await journal()).toMatchObject([{ outcome: 'did-not-come-true', closes: CLOSES }])
    expect(await get('/api/mirror/reviews/1')).toMatchObject({ outcome: 'did-not-come-true', closes: CLOSES })
    expect((await journal())[0]).not.toHaveProperty('isToldByOtherReview')
  })

  it('tells it, too, once nobody is asked any more, though there was no review', async () => {
    await resolvedOf({ watchOrBuy: 'Watch' })
    setNow('2026-12-02T15:00:00.000Z')
    expect(await journal()).toMatchObject([{ outcome: null }])
    setNow('2026-12-03T15:00:00.000Z')
    expect(await due()).toEqual([])
    expect((await get<MirrorView>('/api/mirror')).claims[0]).toMatchObject({
      outcome: 'did-not-come-true',
      closes: CLOSES,
    })
    expect(await journal()).toMatchObject([{ outcome: 'did-not-come-true', closes: CLOSES }])
    expect(JSON.stringify(await get('/api/journal'))).toContain('did-not-come-true')
  })

  it('tells at once what is never asked about, because it was written down later', async () => {
    const late = { decidedOn: '2026-07-01', claim: { horizonMonths: 1, benchmark: 'gain' } }
    await send('/api/assets', buyIbm(late))
    await send('/api/assets/1/daily-prices', {
      csv: 'Date,Close\n2026-07-01,100\n2026-07-31,77.6',
      leapsAreRight: true,
    })
    await resolveDueClaims(app().context)
    expect((await get<MirrorView>('/api/mirror')).claims).toMatchObject([
      { outcome: 'did-not-come-true', counts: false },
    ])
    expect(await journal()).toMatchObject([{ outcome: 'did-not-come-true' }])
  })

  it('says where the review of another decision keeps it back', async () => {
    await send('/api/assets', buyIbm({ claim: { horizonMonths: 1, benchmark: 'gain' } }))
    await send('/api/assets/1/decisions', {
      ...{ decisionId: randomUUID(), updatedConfidenceLevel: 6, updatedThesis: 'It still holds, as it did then.' },
      ...{ updateAction: 'Hold', claim: { horizonMonths: 1, benchmark: 'gain' } },
    })
    setNow('2026-09-04T15:00:00.000Z')
    await send('/api/assets/1/daily-prices', {
      csv: 'Date,Close\n2026-08-03,100\n2026-09-03,77.6',
      leapsAreRight: true,
    })
    await resolveDueClaims(app().context)
    const [, second] = (await due()).map(({ sequence }) => sequence)
    await grade(second)
    const outcomes = (await journal()).map(({ setBySequence, outcome, isToldByOtherReview = false }) => [
      setBySequence === second,
      outcome,
      isToldByOtherReview,
    ])
    expect(outcomes).toEqual([
      [false, null, false],
      [true, null, true],
    ])
    await grade()
    expect((await journal()).map(({ outcome }) => outcome)).toEqual(['did-not-come-true', 'did-not-come-true'])
  })
})
