import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { assetSteps } from '../lines/asset-steps.ts'
import { driftInEntries } from './drift.ts'
import { markedTheses } from './marked-theses.ts'
import { thenAndNow } from './then-and-now.ts'

const FIRST = 'Margins grow by 5% a year, and the order book keeps filling.'
const bought = () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', thesis: FIRST, levels: stopAt('90') ?? {} })
  return diary
}

/** What is marked in each thesis, by the place of its decision, and the stops beside them. */
function markedIn(diary: ReturnType<typeof assetDiary>) {
  const sides = thenAndNow({ splits: [] }, diary.entries)
  if (!sides) throw new Error('There are two decisions.')
  const { forgotten, newReasons, movedStops } = markedTheses(driftInEntries(assetSteps(diary.entries)), sides)
  const wordsIn = (sequence: number, spans: readonly { from: number; to: number }[]) => {
    const thesis = sides.course.find(({ entry }) => entry.sequence === sequence)?.entry.thesis ?? ''
    return spans.map(({ from, to }) => thesis.slice(from, to))
  }
  return {
    forgotten: wordsIn(1, forgotten),
    newReasons: [...newReasons].map(([sequence, spans]) => [sequence, ...wordsIn(sequence, spans)]),
    movedStops: movedStops.map(({ from, to, on }) => [from, to, on]),
  }
}

describe('a reason from after a fall', () => {
  it('is marked where it was given first, and in the last thesis that gives it still, in whatever words', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { price: '88', thesis: 'The dividend is safe, and margins grow by 5%.' })
    diary.decide('2026-07-01', 'Hold', { price: '87', thesis: 'The dividend is safe.' })
    expect(markedIn(diary).newReasons).toEqual([
      [2, 'dividend'],
      [3, 'dividend'],
    ])
    diary.decide('2026-08-03', 'Hold', { price: '86', thesis: 'And I get paid while I wait.' })
    expect(markedIn(diary).newReasons).toEqual([
      [2, 'dividend'],
      [4, 'get paid while'],
    ])
  })

  it('is marked once where the last thesis is the one that gives it, and where the last one gives it no more', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { price: '88', thesis: 'It is cheap.' })
    expect(markedIn(diary).newReasons).toEqual([[2, 'cheap']])
    diary.decide('2026-07-01', 'Hold', { price: '87', thesis: 'The order book keeps filling.' })
    expect(markedIn(diary).newReasons).toEqual([[2, 'cheap']])
    diary.decide('2026-08-03', 'Hold', { price: '87', thesis: 'It is not cheap any more.' })
    expect(markedIn(diary).newReasons).toEqual([[2, 'cheap']])
  })

  it('is not marked in what was written at a sale, or after it', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { price: '88', thesis: 'It is cheap.' })
    diary.decide('2026-07-01', 'Sell', { price: '80', thesis: 'Somebody else may find it cheap. It is cheap.' })
    expect(markedIn(diary).newReasons).toEqual([[2, 'cheap']])
    diary.decide('2026-08-03', 'Buy', { quantity: '1', price: '80', thesis: 'It is cheap.' })
    expect(markedIn(diary).newReasons).toEqual([[2, 'cheap']])
  })

  it('is marked by nothing where no sentence tells it: one from before the fall, or of a price that rose', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { price: '99', thesis: 'The dividend is safe.' })
    diary.decide('2026-07-01', 'Hold', { price: '80', thesis: 'The dividend is safe.' })
    expect(markedIn(diary).newReasons).toEqual([])
  })
})

it('beside the theses stands each stop that was moved away or removed, and none that was raised', () => {
  const diary = bought()
  diary.decide('2026-06-01', 'Hold', { price: '92', levels: stopAt('85') ?? {} })
  diary.decide('2026-07-01', 'Hold', { price: '95', levels: stopAt('88') ?? {} })
  diary.decide('2026-08-03', 'Hold', { price: '95', levels: stopAt(null, '88') ?? {} })
  expect(markedIn(diary)).toMatchObject({
    forgotten: ['5%'],
    movedStops: [
      ['90', '85', '2026-06-01'],
      ['88', null, '2026-08-03'],
    ],
  })
})
