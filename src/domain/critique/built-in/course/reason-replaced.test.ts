import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const buy = decided('Robots milk the cows of half of Friesland, and sales grow by 14% a year.', {
  at: '2022-10-03T15:00:00.000Z',
  price: '30',
})
const said = (thesis: string, price = '17', action: 'Hold' | 'Buy More' | 'Sell' = 'Hold') =>
  readBuiltIn(asked(decided(thesis, { action, at: '2023-10-02T15:00:00.000Z', price }), [buy]))
    .sentences.filter(({ kind }) => kind === 'new-reason-after-fall')
    .map(({ text }) => text)
    .join(' ')

describe('a reason that is exchanged in one’s own words after a fall', () => {
  test.each([
    [
      'Sales are flat, I drop that. The barns they rent out are worth something. This is what I hold it for now.',
      ['The barns they rent out are worth something', 'This is what I hold it for now'],
    ],
    ['Robots sell badly. I treat it as a land play from now on.', ['I treat it as a land play from now on']],
    [
      'Growth no longer matters to me. What I own it for now is the service contract.',
      ['Growth no longer matters to me', 'What I own it for now is the service contract'],
    ],
    ['From here on it is a takeover story.', ['From here on it is a takeover story']],
    ['my new reason is the patent on the teat cup', ['my new reason is the patent on the teat cup']],
  ])('stands beside what was first written: %s', (thesis, quotations) => {
    const text = said(thesis)
    expect(text).toContain('On Oct 3, 2022 you wrote “Robots milk the cows of half of Friesland')
    for (const words of quotations) expect(text).toContain(`“${words}”`)
    expect(text).toContain('43.33%')
  })

  test('is heard where the bet is another one from now on', () =>
    expect(said('I drop the milk, this is a restructuring bet from now on.')).toContain(
      'restructuring bet from now on”',
    ))

  test.each([
    'My brother says: treat it as a land play from now on.',
    'Analysts treat it as a land play now.',
    'I do not treat it as a land play from now on.',
    'It was never the case that this is what I hold it for now.',
    'If sales fall I treat it as a land play from now on.',
    'Should I treat it as a land play from now on?',
    'In 2019 I said of my Lely shares: this is what I hold it for now.',
    'The robots sell, and that is why I hold.',
    'Management has a new story, they say.',
    'The new case is in court next week.',
    'It is now a holding of the pension fund.',
    'Oh sure, from here on it is a takeover story, and I am the pope.',
  ])('is none where the words are: %s', (thesis) => expect(said(thesis)).toBe(''))

  test('nor without a fall, and at a sale', () => {
    const words = 'I treat it as a land play from now on.'
    expect(said(words, '29')).toBe('')
    expect(said(words, '33')).toBe('')
    expect(said(words, '17', 'Sell')).toBe('')
    expect(said(words, '17', 'Buy More')).toContain('land play')
  })
})
