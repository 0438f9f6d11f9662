import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { ownFigureMissed } from './own-figure-missed.ts'

describe('a figure that falls short of the one its writer had reckoned with', () => {
  test.each([
    'Nights sold rose 1.5%, I had 4% in mind.',
    'They sold 31,000 pumps, where I had expected 38,000.',
    'Margin 14%, and my own guess was 17%.',
    'I had reckoned with 9% growth; it is 6%.',
    'Claims cost 71% of premiums, I had assumed 66%.',
  ])('%s', (thesis) => expect(ownFigureMissed(thesis)).toBe(`“${thesis.slice(0, -1)}”`))

  test.each([
    ['it is the better one', 'Nights sold rose 6%, I had 4% in mind.'],
    ['less of it is better', 'Claims cost 61% of premiums, I had assumed 66%.'],
    ['others had reckoned with it', 'Nights sold rose 1.5%, they had 4% in mind.'],
    ['somebody says so', 'My brother says that it rose 1.5% and I had 4% in mind.'],
    ['it is only supposed', 'If it rises 1.5%, I would have expected 4%.'],
    ['the two are of different kinds', 'Nights sold rose 1.5%, I had expected 40,000 guests.'],
    ['there are more than two', 'Nights rose 1.5%, beds 3%, I had 4% in mind.'],
    ['it is asked', 'Rose it 1.5%, where I had expected 4%?'],
  ])('but not where %s', (_, thesis) => expect(ownFigureMissed(thesis)).toBeNull())

  test('is what a lowered confidence goes by', () => {
    const hold = decided('Nights sold rose 1.5%, I had 4% in mind. The stop stays.', {
      action: 'Hold',
      confidence: 6,
      price: '41',
      at: '2026-05-20T15:00:00.000Z',
    })
    const bought = decided('Huts in the Alps.', { confidence: 7, price: '44', at: '2026-02-04T15:00:00.000Z' })
    const [first] = readBuiltIn(asked(hold, [bought])).sentences
    expect(first?.kind).toBe('confidence-lowered-on-bad-news')
    expect(first?.text).toContain('“Nights sold rose 1.5%, I had 4% in mind”')
  })
})
