import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { keptFinding } from '../findings/kept-finding.ts'
import { linesFinding } from '../findings/lines-finding.ts'
import { mirrorOf } from '../mirror.ts'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import { heldThroughWords } from './lines-summary.ts'

/** What the Mirror tells of one asset on a day, by the last price of it. */
function mirrored(diary: ReturnType<typeof assetDiary>, today: string, price: string, closes: readonly string[] = []) {
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const last = { price, on: today }
  return mirrorOf([{ asset, entries: diary.entries, closes, pendingSplit: null, last }], {
    today,
    lastDay: today,
    imported: 0,
    benchmark: null,
  })
}

/** Ten at 50 with a stop at 45, reached at 44; five sold two days later, and the rest kept by a Hold. */
function halved() {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '50', levels: stopAt('45') ?? {} })
  diary.reach('2026-06-01', 'stop-loss', '45', '44')
  diary.decide('2026-06-03', 'Sell Some', { quantity: '5', price: '44' })
  diary.decide('2026-06-04', 'Hold', { price: '40' })
  return diary
}

describe('a line of which a part was sold and the rest kept on', () => {
  it('is held through with the rest, and costs what that did', () => {
    const diary = halved()
    diary.decide('2026-06-19', 'Sell', { price: '20' })
    const { lines, keptRules } = mirrored(diary, '2026-06-22', '20')
    expect(lines.map(({ line, outcome }) => [line.response.was, line.quantity, outcome?.amount])).toEqual([
      ['kept', '10', '120.00'],
      // 5 × (20 − 44)
      ['held through', '5', '-120.00'],
    ])
    expect(linesFinding(lines, null)).toMatchObject({
      title: 'You broke your own stop once, with what was left after you sold a part. It cost $120.',
      evidence: expect.stringMatching(
        /^1 of your stops, targets and tests was reached: 1 kept with a part and held through with the rest\. The dearest was T1: 18 days past its stop with what was left of it, \$120\.00\.$/,
      ),
      method: expect.stringContaining('Held through 1 of 1,'),
      cost: '-120.00',
    })
    expect(keptRules).toMatchObject({ lines: 1 })
    expect(keptRules.held.at(-1)).toBe(-120)
  })

  it('is a credit for the part alone, and says what was held through', () => {
    const mirror = mirrored(halved(), '2026-06-22', '42')
    // Sold: 5 × (44 − 42). Held through: 5 × (42 − 44).
    expect(mirror.lines.map(({ outcome }) => outcome?.amount)).toEqual(['10.00', '-10.00'])
    expect(keptFinding(mirror)?.evidence).toBe(
      'T1: your own stop came, and you sold 5 of 10; with the other 5 you held through it. Until the last price it has saved you $10.00.',
    )
  })

  it('is no credit where next to nothing was sold', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', {
      quantity: '100',
      price: '10',
      ownTest: { line: 'Churn above 3%: then I sell', on: null },
    })
    diary.answer('2026-06-01', 1, true)
    diary.decide('2026-06-02', 'Sell Some', { quantity: '1', price: '9' })
    const mirror = mirrored(diary, '2026-07-20', '4', ['2026-06-01 9'])
    expect(keptFinding(mirror)).toBeNull()
    expect(linesFinding(mirror.lines, null)).toMatchObject({
      title: 'You broke your own test once, with what was left after you sold a part. It cost $495.',
      cost: '-495.00',
    })
  })

  it.each([
    ['a price that nobody wrote down', {}],
    ['one that is known', { price: '200' }],
  ])('is told by the sales of what was held at it, whatever was bought later is sold for: %s', (_, sale) => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.reach('2026-06-01', 'stop-loss', '90', '85')
    diary.decide('2026-06-02', 'Hold')
    diary.decide('2026-06-03', 'Buy More', { quantity: '5', price: '84' })
    diary.decide('2026-06-19', 'Sell Some', { quantity: '10', price: '80' })
    diary.decide('2026-06-22', 'Sell', sale)
    const { lines } = mirrored(diary, '2026-06-23', '200')
    expect(lines.map(({ outcome }) => [outcome?.amount, outcome?.endedOn])).toEqual([['-50.00', '2026-06-19']])
  })

  it('is not known where a part of what was held at it was sold at no known price, though more was sold than that', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.reach('2026-06-01', 'stop-loss', '90', '85')
    diary.decide('2026-06-02', 'Hold')
    diary.decide('2026-06-03', 'Buy More', { quantity: '5', price: '84' })
    diary.decide('2026-06-19', 'Sell Some', { quantity: '9', price: '80' })
    const unpriced = diary.decide('2026-06-22', 'Sell')
    const { lines } = mirrored(diary, '2026-06-23', '200')
    expect(lines).toMatchObject([{ outcome: null, unpricedSales: [{ sequence: unpriced, on: '2026-06-22' }] }])
    expect(heldThroughWords(lines)).toBe(
      'You broke your own stop once. What that came to is not known: the price of the sale of T1 on Jun 22, 2026 is missing.',
    )
    expect(heldThroughWords(lines, mirrorTexts('de'))).toContain(
      'Was das ausgemacht hat, ist unbekannt: der Kurs des Verkaufs von T1 am 22. Juni 2026 fehlt.',
    )
  })

  it('names each sale without which it is not known, and none of what was bought later or has another reason', () => {
    const held = (
      ...sales: readonly (readonly [string, 'Sell Some' | 'Sell', string | null, string | undefined])[]
    ) => {
      const diary = assetDiary()
      diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
      diary.reach('2026-06-01', 'stop-loss', '90', '85')
      diary.decide('2026-06-02', 'Hold')
      diary.decide('2026-06-03', 'Buy More', { quantity: '5', price: '84' })
      for (const [on, action, quantity, price] of sales)
        diary.decide(on, action, { quantity, ...(price !== undefined && { price }) })
      return mirrored(diary, '2026-06-23', '200').lines
    }
    const both = held(['2026-06-18', 'Sell Some', '4', undefined], ['2026-06-19', 'Sell', null, undefined])
    expect(heldThroughWords(both)).toContain(
      'not known: the prices of the sales of T1 on Jun 18, 2026 and T1 on Jun 19, 2026 are missing.',
    )
    const priced = held(['2026-06-18', 'Sell Some', '4', undefined], ['2026-06-19', 'Sell', null, '80'])
    expect(priced[0]?.unpricedSales?.map(({ on }) => on)).toEqual(['2026-06-18'])
    const later = held(['2026-06-18', 'Sell Some', '10', '80'], ['2026-06-19', 'Sell', null, undefined])
    expect([later[0]?.outcome?.amount, later[0]?.unpricedSales]).toEqual(['-50.00', undefined])
  })

  it('was never promised to be sold where the test asks for a part', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', {
      quantity: '10',
      price: '10',
      ownTest: { line: 'If churn is above 3% I sell half', on: null },
    })
    diary.answer('2026-06-01', 1, true)
    diary.decide('2026-06-02', 'Sell Some', { quantity: '5', price: '9' })
    diary.decide('2026-06-03', 'Hold', { price: '9' })
    const { lines } = mirrored(diary, '2026-07-20', '4', ['2026-06-01 9'])
    expect(lines.map(({ line }) => line.response.was)).toEqual(['kept'])
    expect(linesFinding(lines, null)).toBeNull()
  })

  it('waits while there is time, and the next line of the holding goes on from it', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '50', levels: stopAt('45') ?? {} })
    diary.reach('2026-06-01', 'stop-loss', '45', '44')
    const moved = diary.decide('2026-06-03', 'Sell Some', {
      quantity: '5',
      price: '44',
      levels: stopAt('30', '45') ?? {},
    })
    expect(mirrored(diary, '2026-06-05', '43').lines.map(({ line }) => line.response.was)).toEqual(['kept', 'open'])
    diary.reach('2026-07-01', 'stop-loss', '30', '29', moved)
    diary.decide('2026-07-02', 'Hold', { price: '28' })
    const { lines } = mirrored(diary, '2026-08-03', '20')
    expect(lines.map(({ line, outcome }) => [line.response.was, outcome?.amount, outcome?.endedBy])).toEqual([
      // 5 × (44 − 20); 5 × (29 − 44) to the next line; 5 × (20 − 29)
      ['kept', '120.00', 'last price'],
      ['held through', '-75.00', 'next line'],
      ['held through', '-45.00', 'last price'],
    ])
    expect(linesFinding(lines, null)?.title).toBe(
      'You broke your own stop twice, once with what was left after you sold a part. All in all it cost $120.',
    )
  })
})

describe('what is bought before anybody could know of a line', () => {
  /** Ten at 100 with a stop at 90, reached on Monday, June 1 at 88, and told of on Thursday. */
  function toldOnThursday(before: (diary: ReturnType<typeof assetDiary>) => void) {
    const diary = assetDiary()
    diary.decide('2026-05-26', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    before(diary)
    diary.reachEarlier('2026-06-04', '2026-06-01', 'stop-loss', '90', '88')
    diary.decide('2026-06-05', 'Sell', { price: '80' })
    return mirrored(diary, '2026-06-08', '60', ['2026-06-01 88|2026-06-02 86|2026-06-04 82'])
  }

  it('is no part of it: it did not wait, and its sale saved nothing', () => {
    const mirror = toldOnThursday((diary) => {
      diary.decide('2026-06-02', 'Buy More', { quantity: '5', price: '91' })
    })
    const { lines, keptRules } = mirror
    expect(lines).toHaveLength(1)
    expect(lines[0]?.line).toMatchObject({ quantity: '10', response: { was: 'kept', sold: '10' } })
    // Of the 15 that were sold ten: 10 × (80 − 88), and 10 × (80 − 60).
    expect(lines[0]?.outcome).toMatchObject({ waited: '-80.00', amount: '200.00' })
    expect(keptFinding(mirror)?.evidence).toContain(
      'waiting cost you $80.00. From the sale until the last price it has',
    )
    // 10 × (86 − 88) on Tuesday and Wednesday, 10 × (82 − 88) on Thursday, and −80 from the sale on.
    expect(keptRules.held).toEqual([0, -20, -20, -60, -80, -80])
  })

  it('takes no place of what was held: what is sold first is the line’s', () => {
    const { lines, keptRules } = toldOnThursday((diary) => {
      diary.decide('2026-06-02', 'Sell Some', { quantity: '4', price: '91' })
      diary.decide('2026-06-03', 'Buy More', { quantity: '4', price: '92' })
    })
    expect(lines[0]?.line.response).toMatchObject({ was: 'kept', sales: [2, 5], sold: '10' })
    // 4 × (91 − 88) + 6 × (80 − 88); and the four were out until they were bought again: 4 × (91 − 92) + 6 × (80 − 60).
    expect(lines[0]?.outcome).toMatchObject({ waited: '-36.00', amount: '116.00' })
    expect(keptRules.held.at(-1)).toBe(-36)
  })

  it('is held on without holding through, once all that the line was of is sold', () => {
    const diary = assetDiary()
    diary.decide('2026-05-26', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.decide('2026-06-02', 'Buy More', { quantity: '5', price: '91' })
    diary.reachEarlier('2026-06-04', '2026-06-01', 'stop-loss', '90', '88')
    diary.decide('2026-06-05', 'Sell Some', { quantity: '10', price: '80' })
    diary.decide('2026-06-08', 'Sell Some', { quantity: '2', price: '70' })
    const { lines } = mirrored(diary, '2026-06-08', '60')
    expect(lines.map(({ line }) => line.response)).toMatchObject([
      { was: 'kept', sales: [4], on: '2026-06-05', sold: '10' },
    ])
  })
})
