import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { keptFinding } from '../findings/kept-finding.ts'
import { linesFinding } from '../findings/lines-finding.ts'
import { type Mirror, mirrorOf } from '../mirror.ts'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import { boughtBackWords } from './bought-back-lines.ts'

type DiaryOf = ReturnType<typeof assetDiary>

function mirrored({ entries }: Pick<DiaryOf, 'entries'>, last = '70'): Mirror {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('a diary opens an asset')
  const today = '2026-08-03'
  const time = { today, lastDay: today, imported: 0, benchmark: null }
  return mirrorOf([{ asset, entries, closes: [], pendingSplit: null, last: { price: last, on: today } }], time)
}

/** Ten at 100 with a stop at 90. */
function bought(): DiaryOf {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
  return diary
}

const linesOf = ({ lines }: Mirror) =>
  lines.map(({ line, outcome }) => [line.response.was, line.quantity, outcome?.amount ?? null])

const wordsOf = ({ boughtBackLines }: Mirror, language: 'en' | 'de' = 'en') =>
  boughtBackLines.map((line) => boughtBackWords(line, mirrorTexts(language)))

describe('a line at which all was sold, and at least as much bought again on the same day', () => {
  it.each(['10', '50'])('is neither kept nor held through, and told as that: %s of 10', (again) => {
    const diary = bought()
    diary.decide('2026-06-01', 'Sell', { price: '88' })
    diary.decide('2026-06-01', 'Buy', { quantity: again, price: '88' })
    const mirror = mirrored(diary)
    expect(linesOf(mirror)).toEqual([])
    expect(keptFinding(mirror)).toBeNull()
    expect(linesFinding(mirror.lines, null)).toBeNull()
    expect(mirror.keptRules).toMatchObject({ lines: 0, keptLater: 0 })
    expect(wordsOf(mirror)).toEqual([
      'the stop of $90.00 was reached on Jun 1, 2026; you sold, and bought at least as much again on the same day, which is neither kept nor held through, and does not count',
    ])
    expect(wordsOf(mirror, 'de')).toEqual([
      'der Stopp von 90,00\u00a0$ wurde am 1. Juni 2026 erreicht; du hast verkauft und am selben Tag mindestens ebenso viel wieder gekauft, was weder befolgt noch übergangen ist und nicht zählt',
    ])
  })

  it.each([
    ['2026-06-01', '9.5', 'kept'],
    ['2026-06-02', '50', 'kept'],
  ] as const)('is kept where on %s %s of 10 were bought again', (on, again, was) => {
    const diary = bought()
    diary.decide('2026-06-01', 'Sell', { price: '88' })
    diary.decide(on, 'Buy', { quantity: again, price: '88' })
    const mirror = mirrored(diary)
    expect(mirror.lines.map(({ line }) => line.response.was)).toEqual([was])
    expect(mirror.boughtBackLines).toEqual([])
    expect(keptFinding(mirror)?.title).toBe('You kept your own stop once.')
  })

  it('is a line of an alert, too, kept on a later day, and one of several purchases', () => {
    const diary = bought()
    diary.reach('2026-06-01', 'stop-loss', '90', '89')
    diary.decide('2026-06-04', 'Sell', { price: '85' })
    diary.decide('2026-06-04', 'Buy', { quantity: '6', price: '85' })
    diary.decide('2026-06-04', 'Buy More', { quantity: '4', price: '86' })
    expect(linesOf(mirrored(diary))).toEqual([])
    expect(wordsOf(mirrored(diary))).toHaveLength(1)
  })

  it('is none of what was bought before the sale', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Buy More', { quantity: '20', price: '91' })
    diary.decide('2026-06-01', 'Sell', { price: '88' })
    expect(mirrored(diary).lines.map(({ line }) => [line.response.was, line.quantity])).toEqual([['kept', '30']])
  })

  it('stands in the method of what is told of other lines', () => {
    const [diary, other] = [bought(), assetDiary(2, 'T2', 10)]
    diary.decide('2026-06-01', 'Sell', { price: '88' })
    diary.decide('2026-06-01', 'Buy', { quantity: '10', price: '88' })
    other.decide('2026-05-04', 'Buy', { quantity: '1', price: '100', levels: stopAt('90') ?? {} })
    other.decide('2026-06-01', 'Sell', { price: '88' })
    const assets = [diary, other].flatMap(({ entries }) => {
      const asset = replayAsset(entries)
      return asset ? [{ asset, entries, closes: [], pendingSplit: null, last: { price: '70', on: '2026-08-03' } }] : []
    })
    const time = { today: '2026-08-03', lastDay: '2026-08-03', imported: 0, benchmark: null }
    const kept = keptFinding(mirrorOf(assets, time))
    expect(kept?.title).toBe('You kept your own stop once.')
    expect(kept?.method).toContain(
      ' Not counted: sales at 1 line after which you bought at least as much again on the same day.',
    )
    expect(keptFinding(mirrorOf(assets, { ...time, language: 'de' }))?.method).toContain(
      ' Nicht mitgezählt: Verkäufe bei 1 Regel, nach denen du am selben Tag mindestens ebenso viel wieder gekauft hast.',
    )
  })
})

describe('a line at which a part was sold, and at least as much bought again on the same day', () => {
  it('is no credit, and held through with the rest', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Sell Some', { quantity: '5', price: '88' })
    diary.decide('2026-06-01', 'Buy More', { quantity: '50', price: '88' })
    const mirror = mirrored(diary, '80')
    // 5 × (80 − 88)
    expect(linesOf(mirror)).toEqual([['held through', '5', '-40.00']])
    expect(keptFinding(mirror)).toBeNull()
    expect(linesFinding(mirror.lines, null)).toMatchObject({
      title: 'You broke your own stop once. It cost $40.',
      evidence: expect.stringContaining('1 of your stops, targets and tests was reached: 0 kept, 1 held through.'),
    })
    expect(wordsOf(mirror)).toEqual([
      'the stop of $90.00 was reached on Jun 1, 2026; you sold 5 of 10, and bought at least as much again on the same day, which is neither kept nor held through, and does not count',
    ])
    expect(wordsOf(mirror, 'de')).toEqual([
      'der Stopp von 90,00\u00a0$ wurde am 1. Juni 2026 erreicht; du hast 5 von 10 verkauft und am selben Tag mindestens ebenso viel wieder gekauft, was weder befolgt noch übergangen ist und nicht zählt',
    ])
  })

  it('is kept with what was sold on another day', () => {
    // Told on Thursday of Monday: what was sold and bought again on Tuesday is no answer, the five of Friday are.
    const diary = bought()
    diary.decide('2026-06-02', 'Sell Some', { quantity: '5', price: '95' })
    diary.decide('2026-06-02', 'Buy More', { quantity: '5', price: '95' })
    diary.reachEarlier('2026-06-04', '2026-06-01', 'stop-loss', '90', '89')
    diary.decide('2026-06-05', 'Sell Some', { quantity: '5', price: '85' })
    const { lines, boughtBackLines } = mirrored(diary)
    expect(lines.map(({ line }) => [line.response.was, line.quantity, line.isRest])).toEqual([
      ['kept', '10', false],
      ['held through', '5', true],
    ])
    expect(lines[0]?.line.response).toMatchObject({ sales: [5], sold: '5' })
    expect(boughtBackLines).toEqual([])
  })

  it('counts in shares of after a split', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Sell', { price: '88' })
    diary.decide('2026-06-01', 'Buy', { quantity: '10', price: '88' })
    diary.split('2026-07-06', '2026-07-01', '3')
    expect(linesOf(mirrored(diary))).toEqual([])
    expect(wordsOf(mirrored(diary))[0]).toContain('the stop of $30.00 was reached')
  })
})
