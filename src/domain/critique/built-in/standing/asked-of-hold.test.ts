import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const buy = decided('If nights grow by less than 5% I sell.', { at: '2026-03-05T15:00:00.000Z', price: '40' })
const questions = (thesis: string, request: Partial<CritiqueRequest> = {}, first = buy) =>
  readBuiltIn(asked(decided(thesis, { action: 'Hold', price: '41' }), [first], request))
    .sentences.map(({ text }) => text)
    .filter((text) => text.endsWith('?'))
    .join(' ')

describe('a decision to stay is asked', () => {
  test('when it is looked at again, with a test that holds', () =>
    expect(questions('Nights +9%, a good quarter.')).toMatch(/look at (?:next|it again)/))
  test.each(['If nights worldwide slip under 50 million I am mistaken.', 'Wrong if the margin falls below 12%.'])(
    'when, and not at what, for that stands in the test: %s',
    (wrote) => {
      const first = decided(wrote, { at: '2026-03-05T15:00:00.000Z', price: '40' })
      expect(questions('A quiet spring for the coaches.', {}, first)).not.toContain('at what')
    },
  )
  test.each(['If nights grow by less than 5% in any quarter I sell.', 'I sell if the July report shows fewer nights.'])(
    'but not when, where the test says it: %s',
    (wrote) => {
      const first = decided(wrote, { at: '2026-03-05T15:00:00.000Z', price: '40' })
      expect(questions('Nights +9%, a good quarter.', {}, first)).not.toMatch(/look at (?:next|it again)/)
    },
  )
  test('where the next line is, after one that came', () =>
    expect(questions('Nights +3%, the strike of the pilots.')).toMatch(/sell now\?|next line stand/))

  test.each([
    'Nights +9%. Next look in February.',
    'Nights +9%. I wait for the report of August.',
    'Nights +9%, nothing to do.',
    'Nights +9%. Ten more cities by end of 27 or I halve it.',
    'Nights +9%. Out below 4% from now on.',
  ])('but not where the entry may say it: %s', (thesis) =>
    expect(questions(thesis)).not.toMatch(/look at (?:next|it again)|sell now\?|next line stand/),
  )
})
