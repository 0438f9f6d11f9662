import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { keptFinding } from '../findings/kept-finding.ts'
import { linesFinding } from '../findings/lines-finding.ts'
import { mirrorOf } from '../mirror.ts'
import { sumsByResponse } from './lines-summary.ts'

type DiaryOf = ReturnType<typeof assetDiary>

/** What the Mirror tells of one asset on a day, by the last price of it. */
function mirrored(diary: DiaryOf, today: string, price: string, closes: string) {
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const last = { price, on: today }
  return mirrorOf([{ asset, entries: diary.entries, closes: [closes], pendingSplit: null, last }], {
    today,
    lastDay: today,
    imported: 0,
    benchmark: null,
  })
}

/** Each line with what was done, its amount and what waiting did. */
const toldOf = ({ lines }: ReturnType<typeof mirrored>) =>
  lines.map(({ line, outcome }) => [line.kind, line.response.was, outcome?.amount, outcome?.waited, outcome?.endedBy])

/** Ten at 100 with a stop at 90, a target at 120 and a test of one's own. */
function lined(): DiaryOf {
  const diary = assetDiary()
  const takeProfit = { from: null, to: '120', percent: null }
  const ownTest = { line: 'They lose their largest customer', on: null }
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: { ...stopAt('90'), takeProfit }, ownTest })
  return diary
}

describe('tests of one’s own that came', () => {
  /** Ten shares with two tests, of which both came on one day. */
  function tested(...sales: [on: string, action: 'Sell Some' | 'Sell', price: string, quantity?: string][]) {
    const diary = assetDiary()
    const ownTest = (line: string) => ({ ownTest: { line, on: null } })
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', ...ownTest('Orders fall below 5bn') })
    const second = diary.decide('2026-05-05', 'Hold', ownTest('The CEO leaves'))
    for (const sequence of [1, second]) diary.answer('2026-06-01', sequence, true)
    for (const [on, action, price, quantity] of sales)
      diary.decide(on, action, { price, ...(quantity && { quantity }) })
    const mirror = mirrored(diary, '2026-06-30', '60', '2026-06-01 80|2026-06-02 78|2026-06-03 70|2026-06-30 60')
    return [keptFinding(mirror), keptFinding({ ...mirror, language: 'de' })] as const
  }

  it('are counted each, have no price, and what their sales brought counts once', () => {
    const [english, german] = tested(['2026-06-02', 'Sell Some', '78', '5'], ['2026-06-03', 'Sell', '70'])
    // 5 × (78 − 60) + 5 × (70 − 60)
    expect(english).toMatchObject({
      ...{ title: 'Your own test came twice, and you sold.', cost: '140.00', note: '2 lines' },
      evidence: expect.stringContaining('T1 (twice): your own test came, and you sold.'),
      method: expect.stringContaining(
        'What a sale brought that kept several lines counts once, with the last of them.',
      ),
    })
    expect(english?.entries).toHaveLength(2)
    expect(german?.title).toBe('Deine eigene Probe griff zweimal, und du hast verkauft.')
  })

  it('are told as parts where a part was sold', () => {
    const [english] = tested(['2026-06-02', 'Sell Some', '78', '5'])
    expect(english?.title).toBe('Your own test came twice, and you sold a part.')
  })
})

describe('one sale that keeps a stop and a test of one’s own', () => {
  const closes = '2026-05-29 100|2026-06-01 88|2026-06-02 87|2026-06-03 60'

  it('keeps the stop near its price only as far as all that kept it was sold there', () => {
    const soldAfter = (some: number, at: string) => {
      const diary = lined()
      diary.reach('2026-06-01', 'stop-loss', '90', '88')
      diary.decide('2026-06-01', 'Sell Some', { price: at, quantity: String(some) })
      diary.answer('2026-06-02', 1, true)
      diary.decide('2026-06-03', 'Sell', { price: '59' })
      return keptFinding(mirrored(diary, '2026-06-03', '60', closes))?.title
    }
    // 4 at 90 and 6 at 59 are 71.40 on average, of a stop at 90.
    expect(soldAfter(4, '90')).toBe(
      'You kept your own test once, and kept your own stop once, though not near its price.',
    )
    // One of ten is no credit of the stop's.
    expect(soldAfter(1, '88')).toBe('Your own test came once, and you sold.')
  })

  it('is told once: its dollars, its credit, and what waiting for it cost', () => {
    const diary = lined()
    diary.reach('2026-06-01', 'stop-loss', '90', '88')
    diary.answer('2026-06-01', 1, true)
    diary.decide('2026-06-02', 'Sell', { price: '87' })
    const mirror = mirrored(diary, '2026-06-03', '60', closes)
    expect(toldOf(mirror)).toEqual([
      ['stop-loss', 'kept', '0.00', '0.00', 'next line'],
      // 10 × (87 − 60), and 10 × (87 − 88)
      ['own-test', 'kept', '270.00', '-10.00', 'last price'],
    ])
    expect(sumsByResponse(mirror.lines)).toEqual([{ response: 'kept', lines: 2, known: 2, amount: '270.00' }])
    expect(keptFinding(mirror)).toMatchObject({
      title: 'You kept your own test once.',
      evidence:
        'T1: your own test came, and you sold. From the line’s day, or that of the first of several, to the sale, waiting cost you $10.00. From the sale until the last price it has saved you $270.00.',
      cost: '270.00',
    })
    // As it was 10 × (87 − 100); sold at the stop 10 × (88 − 100): the difference is ten dollars, not twenty.
    expect(mirror.keptRules).toMatchObject({ lines: 0, keptLater: 1, held: [0, -10, -10] })
  })

  it('waits from the first line to the next, and from there to the sale', () => {
    const diary = lined()
    diary.reach('2026-06-01', 'stop-loss', '90', '88')
    diary.answer('2026-06-03', 1, true)
    diary.decide('2026-06-04', 'Sell', { price: '50' })
    const mirror = mirrored(diary, '2026-06-05', '40', `${closes}|2026-06-04 52|2026-06-05 40`)
    expect(toldOf(mirror)).toEqual([
      // 10 × (60 − 88)
      ['stop-loss', 'kept', '0.00', '-280.00', 'next line'],
      // 10 × (50 − 40), and 10 × (50 − 60)
      ['own-test', 'kept', '100.00', '-100.00', 'last price'],
    ])
    expect(keptFinding(mirror)).toMatchObject({
      title: 'You kept your own test once, though not near its price.',
      evidence: expect.stringContaining(', waiting cost you $380.00. From the sale until the last price it has saved'),
      method: expect.stringContaining('A sale that kept several lines counts once, with the last of them.'),
    })
    // 10 × (87 − 88), 10 × (60 − 88), then 10 × (50 − 88)
    expect(mirror.keptRules.held).toEqual([0, -10, -280, -380, -380])
  })

  it('credits each line with the sales of its own, where a part was sold between them', () => {
    const diary = lined()
    diary.reach('2026-06-01', 'stop-loss', '90', '88')
    diary.decide('2026-06-02', 'Sell Some', { quantity: '4', price: '86' })
    diary.answer('2026-06-03', 1, true)
    diary.decide('2026-06-04', 'Sell', { price: '50' })
    const mirror = mirrored(diary, '2026-06-05', '40', `${closes}|2026-06-04 52|2026-06-05 40`)
    expect(toldOf(mirror)).toEqual([
      // 4 × (86 − 40); 4 × (86 − 88) + 6 × (60 − 88)
      ['stop-loss', 'kept', '184.00', '-176.00', 'last price'],
      // 6 × (50 − 40); 6 × (50 − 60)
      ['own-test', 'kept', '60.00', '-60.00', 'last price'],
    ])
    // 4 × −2 + 6 × −1; 4 × −2 + 6 × −28; and with the last sale 4 × −2 + 6 × −38
    expect(mirror.keptRules.held).toEqual([0, -14, -176, -236, -236])
  })
})

describe('two lines that were each kept with a part, and one purchase after them', () => {
  /** Four sold at the stop for 86, six at the test for 50, and so many bought again at 55. */
  function boughtAgain(quantity: string) {
    const diary = lined()
    diary.reach('2026-06-01', 'stop-loss', '90', '88')
    diary.decide('2026-06-02', 'Sell Some', { quantity: '4', price: '86' })
    diary.answer('2026-06-03', 1, true)
    diary.decide('2026-06-04', 'Sell', { price: '50' })
    diary.decide('2026-06-05', 'Buy', { quantity, price: '55' })
    return mirrored(diary, '2026-06-08', '40', '2026-06-01 88|2026-06-02 87|2026-06-03 60|2026-06-08 40')
  }
  const amounts = (quantity: string) => boughtAgain(quantity).lines.map(({ outcome }) => outcome?.amount)

  it('counts each unit of it once, against what was sold last', () => {
    // 4 × (86 − 40), and 4 × (50 − 55) + 2 × (50 − 40)
    expect(amounts('4')).toEqual(['184.00', '0.00'])
    // 4 × (86 − 40), and 6 × (50 − 55)
    expect(amounts('6')).toEqual(['184.00', '-30.00'])
    // 2 × (86 − 55) + 2 × (86 − 40), and 6 × (50 − 55)
    expect(amounts('8')).toEqual(['154.00', '-30.00'])
    // 4 × (86 − 55), and 6 × (50 − 55), however much more is bought
    expect(amounts('12')).toEqual(['124.00', '-30.00'])
  })

  it('is told of once', () => {
    const again = (quantity: string) =>
      keptFinding(boughtAgain(quantity))?.evidence.match(/You bought T1 again on Jun 5, 2026\./g)
    expect(again('4')).toBeNull()
    expect(again('6')).toHaveLength(1)
    expect(again('12')).toHaveLength(1)
  })
})

describe('a line on the other side that is reached before anything is sold', () => {
  const closes = '2026-05-29 100|2026-06-01 121|2026-06-03 88|2026-06-04 87|2026-06-05 80'

  it('is kept alone: the target before it was let pass', () => {
    const diary = lined()
    diary.reach('2026-06-01', 'take-profit', '120', '121')
    diary.reach('2026-06-03', 'stop-loss', '90', '88')
    diary.decide('2026-06-04', 'Sell', { price: '87' })
    const mirror = mirrored(diary, '2026-06-05', '80', closes)
    expect(toldOf(mirror)).toEqual([
      // 10 × (88 − 121)
      ['take-profit', 'held through', '-330.00', '0.00', 'next line'],
      // 10 × (87 − 80), and 10 × (87 − 88)
      ['stop-loss', 'kept', '70.00', '-10.00', 'last price'],
    ])
    expect(keptFinding(mirror)?.title).toBe('You kept your own stop once.')
    expect(linesFinding(mirror.lines, null)?.title).toBe('You broke your own target once. It cost $330.')
    // 10 × (88 − 121), then 10 × (87 − 121): as if it had been sold at 121.
    expect(mirror.keptRules.held).toEqual([0, 0, -330, -340, -340])
  })

  it('is reached by the sale itself', () => {
    const diary = lined()
    diary.reach('2026-06-01', 'take-profit', '120', '121')
    diary.decide('2026-06-03', 'Sell', { price: '89' })
    const mirror = mirrored(diary, '2026-06-05', '80', closes)
    expect(toldOf(mirror)).toEqual([
      ['take-profit', 'held through', '-320.00', '0.00', 'sale'],
      ['stop-loss', 'kept', '90.00', '0.00', 'last price'],
    ])
    expect(mirror.keptRules.held.at(-1)).toBe(-320)
  })

  it('ends the line before it at what it was sold for on its own day, and not at that day’s close', () => {
    const diary = lined()
    diary.reach('2026-06-01', 'take-profit', '120', '121')
    diary.reach('2026-06-03', 'stop-loss', '90', '90')
    diary.decide('2026-06-03', 'Sell', { price: '89.5' })
    const mirror = mirrored(diary, '2026-06-05', '80', closes)
    // 10 × (89.5 − 121)
    expect(toldOf(mirror)[0]).toEqual(['take-profit', 'held through', '-315.00', '0.00', 'sale'])
    expect(mirror.keptRules.held.at(-1)).toBe(-315)
  })

  it('accuses nobody who was told of both at once', () => {
    const diary = lined()
    diary.reachEarlier('2026-06-04', '2026-06-01', 'take-profit', '120', '121')
    diary.reachEarlier('2026-06-04', '2026-06-03', 'stop-loss', '90', '88')
    diary.decide('2026-06-05', 'Sell', { price: '85' })
    const mirror = mirrored(diary, '2026-06-08', '80', closes)
    expect(toldOf(mirror)).toEqual([
      ['take-profit', 'kept', '0.00', '-330.00', 'next line'],
      ['stop-loss', 'kept', '50.00', '-30.00', 'last price'],
    ])
    expect(keptFinding(mirror)?.title).toBe('You kept your own stop once.')
  })
})
