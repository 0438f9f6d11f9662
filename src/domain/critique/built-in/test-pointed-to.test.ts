import { describe, expect, test } from 'vitest'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const sentencesOf = (thesis: string, wrote?: string) =>
  readBuiltIn(
    asked(
      decided(thesis, { action: wrote ? 'Buy More' : 'Buy', at: '2026-04-06T15:00:00.000Z', price: '170' }),
      wrote ? [decided(wrote, { action: 'Buy', at: '2026-01-05T15:30:00.000Z', price: '200' })] : [],
    ),
  ).sentences

describe('a test that is only pointed to is not asked for anew', () => {
  test.each([
    'Great product, same conditions as with Nike in February.',
    'Great product; the rules of February hold here too.',
    'Great product. Conditions as in February.',
    'Great product. As in February.',
  ])('%s', (thesis) => {
    expect(sentencesOf(thesis).filter(({ kind }) => kind.startsWith('ask-'))).toEqual([])
  })

  test('what points to nothing is asked', () => {
    expect(sentencesOf('Great product.').some(({ kind }) => kind.startsWith('ask-'))).toBe(true)
  })
})

describe('it is no test of its own: the earlier one is quoted with its day', () => {
  test.each([
    'Adding. Wrong if: same as in January.',
    'Adding. Falsifier: unchanged.',
    'Adding at a better price. What would prove me wrong is as written on January 5.',
  ])('%s', (thesis) => {
    const sentences = sentencesOf(thesis, 'I sell if US sales fall for two quarters.')
    expect(sentences.map(({ kind }) => kind)).not.toContain('falsifier-given')
    const text = sentences.map((sentence) => sentence.text).join(' ')
    expect(text).toContain('held to what you wrote on Jan 5, 2026: “I sell if US sales fall for two quarters”')
    expect(text).not.toContain('until Jan 5, 2027')
  })
})

test('the day of an entry is no time ahead', () => {
  const text = sentencesOf('Great product. What ends it stands in my entry of February 3.').map((each) => each.text)
  expect(text.join(' ')).not.toContain('time ahead')
})

test('a pointer to what was written before leaves nothing out', () => {
  const kinds = sentencesOf('Adding. Exit condition as before.', 'I sell if US sales fall.').map(({ kind }) => kind)
  expect(kinds).not.toContain('too-little-said')
})
