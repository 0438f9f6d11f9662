import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const POSITION = { moved: '10', quantity: '10', averageCost: '92', cost: '920', stopLoss: null, takeProfit: null }
const sentences = (thesis: string, ticker = 'ACME', confidence = 6) =>
  readBuiltIn(asked(decided(thesis, { price: '92', confidence }), [], { ticker, position: POSITION })).sentences
const questions = (thesis: string, ticker?: string) =>
  sentences(thesis, ticker).filter(({ text }) => text.endsWith('?'))

describe('a first Buy is asked of the very words that it rests on', () => {
  test('first, where nothing else is told of its writer, and with no second question', () => {
    const [first, ...more] = sentences('The best drivers stay there, the dock is clean at five in the morning.')
    expect(first?.part).toBe('psychology')
    expect(first?.text).toContain('“The best drivers stay there, the dock is clean at five in the morning”')
    expect(first?.text).toMatch(/\?$/)
    expect(more.filter(({ text }) => text.endsWith('?'))).toEqual([])
  })

  test('of one share when it would be over, and of another what its price knows', () => {
    const texts = ['ACME', 'ODFL', 'CHD', 'ZTS', 'MA', 'KO'].map(
      (ticker) => questions('The best drivers stay there, the dock is clean.', ticker)[0]?.text ?? '',
    )
    expect(texts.some((text) => /no longer so|is over/.test(text))).toBe(true)
    expect(texts.some((text) => text.includes('$92.00'))).toBe(true)
  })

  test.each([
    'The best drivers stay there. 12 times earnings is cheap for that.',
    'The best drivers stay there, and the market has not noticed.',
    'The best drivers stay there; nobody knows.',
  ])('of the price only where nothing is said of it: %s', (thesis) =>
    expect(
      ['ACME', 'ODFL', 'CHD', 'ZTS', 'MA', 'KO'].flatMap((ticker) => questions(thesis, ticker)).join(' '),
    ).not.toMatch(/too little for|not know\?/),
  )

  test.each([
    'Warranty costs are the hole.',
    'Lines at my branch are shorter since autumn.',
    'Two of the five boats are late.',
  ])('of what speaks for it only: %s', (thesis) =>
    expect(
      ['ACME', 'ODFL', 'CHD', 'ZTS', 'MA', 'KO']
        .flatMap((ticker) => questions(thesis, ticker).map(({ text }) => text))
        .join(' '),
    ).not.toMatch(/not know\?|too little for|no longer so|is over\?/),
  )

  test.each([
    'The best drivers stay there. If they leave I sell.',
    'The best drivers stay there until the union wins, then I go.',
  ])('when it is over only where nothing of it is said: %s', (thesis) =>
    expect(['ACME', 'ODFL', 'CHD', 'ZTS'].flatMap((ticker) => questions(thesis, ticker)).join(' ')).not.toMatch(
      /no longer so|is over\?/,
    ),
  )
})
