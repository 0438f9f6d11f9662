import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import type { DueReviewsView } from '#contract/reviews.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import type { Visitor } from '#test/support/test-app.ts'
import { resolveDueClaims } from './claim-resolution-job.ts'

const { app, member, setNow, post, correct } = journalForEach('2026-08-03T15:00:00.000Z')

const mirrorOf = async (visitor: Visitor) => (await visitor.send('GET', '/api/mirror')).json as MirrorView
const dueOf = async (visitor: Visitor) =>
  ((await visitor.send('GET', '/api/mirror/reviews')).json as DueReviewsView).due

const decide = (said: object) =>
  post('/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updatedConfidenceLevel: 6,
    updatedThesis: 'The order book keeps filling, and the new plant is ready.',
    ...said,
  })

describe('what was corrected', () => {
  it('counts as corrected in the lines; a claim stays what it was when it was written', async () => {
    await post('/api/assets', buyIbm({ costBasis: 100, assetQty: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 }))
    setNow('2026-08-10T15:00:00.000Z')
    await post('/api/assets/1/prices', { price: '89' })
    setNow('2026-08-11T15:00:00.000Z')
    await decide({ updateAction: 'Hold' })
    setNow('2026-09-01T15:00:00.000Z')
    await post('/api/assets/1/prices', { price: '70' })
    expect((await mirrorOf(member())).findings[0]).toMatchObject({ cost: '-1900.00' })
    await correct(1, 'quantity', '10')
    await correct(1, 'decidedOn', '2026-07-20')
    const { findings, claims, counted, lines } = await mirrorOf(member())
    // 10 × (70 − 89)
    expect(findings[0]).toMatchObject({ kind: 'lines', cost: '-190.00' })
    expect(lines).toMatchObject([{ quantity: '10', amount: '-190.00' }])
    expect(claims[0]).toMatchObject({ on: '2026-08-03', until: '2027-08-03', counts: true })
    expect(counted).toBe(2)
  })

  it('a broken stop that a later correction takes away is told beside it, in both languages', async () => {
    await post('/api/assets', buyIbm({ costBasis: 100, assetQty: 10, stopLossYesNo: 'Yes', stopLossPrice: 90 }))
    setNow('2026-08-10T15:00:00.000Z')
    await post('/api/assets/1/prices', { price: '89' })
    await decide({ updateAction: 'Hold' })
    setNow('2026-09-01T15:00:00.000Z')
    await post('/api/assets/1/prices', { price: '70' })
    expect(await mirrorOf(member())).toMatchObject({ lines: [{ response: 'held through' }], correctedLines: [] })
    await correct(1, 'stopLoss', '30')
    const { findings, lines, correctedLines } = await mirrorOf(member())
    expect([lines, findings.filter(({ kind }) => kind === 'lines')]).toEqual([[], []])
    expect(correctedLines).toMatchObject([
      {
        ...{ ticker: 'IBM', sequence: 1, on: '2026-08-03', reachedOn: '2026-08-10', levelPrice: '90.00' },
        ...{ correctedOn: '2026-09-01', correctedTo: '30.00' },
        words:
          'the stop of $90.00 was reached on Aug 10, 2026; on Sept 1, 2026 you corrected it to $30.00 (“A typing mistake.”), and it does not count',
      },
    ])
    const german = (await member().send('GET', '/api/mirror?language=de')).json as MirrorView
    expect(german.correctedLines[0]?.words).toMatch(/^der Stopp von 90,00\u00a0\$ wurde am 10\. Aug\. 2026 erreicht; /)
  })

  it('counts in the day of a review, and does not end one that was begun', async () => {
    await post('/api/assets', buyIbm())
    setNow('2026-10-31T15:00:00.000Z')
    expect(await dueOf(member())).toEqual([])
    await correct(1, 'decidedOn', '2026-08-02')
    expect(await dueOf(member())).toMatchObject([{ sequence: 1, on: '2026-08-02' }])
    expect((await member().send('GET', '/api/mirror/reviews/1')).json).toMatchObject({
      stage: 'asked',
      on: '2026-08-02',
    })
    await post('/api/mirror/reviews/1/answers', { confidence: 6, why: 'Cheap.', returnPercent: 3 })
    await correct(1, 'decidedOn', '2026-07-20')
    expect(await dueOf(member())).toMatchObject([{ sequence: 1, on: '2026-07-20' }])
    await post('/api/mirror/reviews/1/grade', { isWellDecided: true })
  })
})

describe('what was imported', () => {
  it('counts in money, never in calibration or memory', async () => {
    await post(
      '/api/assets',
      buyIbm({ claim: { horizonMonths: 1, benchmark: 'gain' }, stopLossYesNo: 'Yes', stopLossPrice: 90 }),
    )
    setNow('2026-08-10T15:00:00.000Z')
    await post('/api/assets/1/prices', { price: '89' })
    await decide({ updateAction: 'Hold' })
    await app().critiquesDone()
    const journal = await downloadText(app(), member(), '/api/export?format=json')
    const reader = await app().member()
    expect((await reader.send('POST', '/api/import', journal)).status).toBe(201)
    setNow('2026-09-04T15:00:00.000Z')
    const csv = 'Date,Close\n2026-08-03,100\n2026-09-03,101'
    await reader.send('POST', '/api/assets/1/daily-prices', { csv, leapsAreRight: true })
    await resolveDueClaims(app().context)
    const { claims, calibration, lines, decisions, counted, imported } = await mirrorOf(reader)
    expect(claims[0]).toMatchObject({ counts: false, outcome: 'came-true' })
    expect([calibration.n, lines.length, decisions, counted, imported]).toEqual([0, 1, 2, 0, 2])
    expect(await dueOf(reader)).toEqual([])
    expect((await dueOf(member())).length).toBeGreaterThan(0)
  })
})
