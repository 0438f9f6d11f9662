import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const said = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { action: 'Buy', price: '100' }))).sentences.filter(({ kind }) =>
    ['falsifier-given', 'vague-falsifier'].includes(kind),
  )

describe('a word of taste cannot be failed', () => {
  test.each([
    'Sales grew 9.9%. Would sell if it stops being decent.',
    'Good bread. I sell when it is no longer great.',
    'If the growth is not exciting any more I am out.',
    'I leave if the product stops being special.',
    'Out if management is no longer convincing.',
    'If the business ceases to be attractive I sell it.',
    "I'd sell if results aren't good enough.",
  ])('and is no credit: %s', (thesis) => {
    for (const { kind } of said(thesis)) expect(kind).toBe('vague-falsifier')
  })

  test.each([
    'I sell if growth is no longer positive.',
    'If it stops being profitable I am out.',
    'Out if it is no longer the largest in the region.',
    'I leave when it stops growing by 5%.',
    'If the bank is no longer well above 12% capital I sell.',
    'I sell if it is not good for 4% of sales in the report of May.',
  ])('while a thing that can be seen is: %s', (thesis) =>
    expect(said(thesis).map(({ kind }) => kind)).toEqual(['falsifier-given']),
  )
})
