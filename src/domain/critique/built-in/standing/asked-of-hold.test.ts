import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const buy = decided('If nights grow by less than 5% I sell.', { at: '2026-03-05T15:00:00.000Z', price: '40' })
const questions = (thesis: string, request: Partial<CritiqueRequest> = {}) =>
  readBuiltIn(asked(decided(thesis, { action: 'Hold', price: '41' }), [buy], request))
    .sentences.map(({ text }) => text)
    .filter((text) => text.endsWith('?'))
    .join(' ')

describe('a decision to stay is asked', () => {
  test('where the next line is, after one that came', () =>
    expect(questions('Nights +3%, the strike of the pilots.')).toMatch(/sell now\?|next line stand/))

  test.each([
    'Nights +9%. Next look in February.',
    'Nights +9%. I wait for the report of August.',
    'Nights +9%, nothing to do.',
    'Nights +9%. Ten more cities by end of 27 or I halve it.',
    'Nights +9%. Out below 4% from now on.',
  ])('but not where the entry may say it: %s', (thesis) =>
    expect(questions(thesis)).not.toMatch(/sell now\?|next line stand/),
  )
})
