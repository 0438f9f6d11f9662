import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quantityWords } from '#domain/prices/money-format.ts'
import { isWrittenNumber } from '#domain/prices/written-number.ts'
import { plainOf, readAnew, readTyped, typedOf } from './typed-number.ts'

describe('a number typed in German', () => {
  test.each([
    ['1.212,50', '1212.50'],
    ['1212,5', '1212.5'],
    ['1212', '1212'],
    ['189,23', '189.23'],
    ['1.212.500', '1212500'],
    ['1.212.500,25', '1212500.25'],
    ['1 212,50', '1212.50'],
    ['1\u00a0212', '1212'],
    ['1 212\u00a0500', '1212500'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['1,2125', '1.2125'],
    ['1234,567', '1234.567'],
    // As an American broker writes it: there is no other way to read it.
    ['189.23', '189.23'],
    ['1,212.50', '1212.50'],
    ['1,212,500', '1212500'],
    [' 12 ', '12'],
  ])('%s is %s', (typed, number) => {
    expect(readTyped(typed)).toEqual({ kind: 'number', number })
    expect(plainOf(typed)).toBe(number)
  })

  test.each([
    ['11,40', '11.40'],
    ['1,212.50', '1212.50'],
    ['11.40', null],
    // English reads it already, and means this number.
    ['1.212', null],
    ['1,212', null],
    ['', null],
    ['ten', null],
  ])('%s that was typed in English is read anew as %s', (value, number) => {
    expect(readAnew(value)).toBe(number)
  })

  test.each(['1.212', '1,212', '12.345', '189,234', '999.000'])(
    '%s may be either of two, and is not guessed',
    (typed) => {
      const [whole, rest] = typed.split(/[.,]/)
      expect(readTyped(typed)).toEqual({ kind: 'ambiguous', grouped: `${whole}${rest}`, decimal: `${whole}.${rest}` })
      expect(isWrittenNumber(plainOf(typed))).toBe(false)
      expect(Number(plainOf(typed))).toBeNaN()
      expect(typedOf(plainOf(typed))).toBe(typed)
    },
  )

  test.each([
    '',
    '12,',
    ',5',
    '1.21.2',
    '1.212,5,0',
    '1,2.3,4',
    '1.2125.000',
    '01.212',
    '1e5',
    '-3',
    '12 €',
    '1 21',
    '1.212.50',
  ])('“%s” is no number, and stays as it was typed', (typed) => {
    expect(readTyped(typed)).toEqual({ kind: 'unread' })
    expect(isWrittenNumber(plainOf(typed))).toBe(false)
    expect(typedOf(plainOf(typed))).toBe(typed)
  })

  test('whatever is read is never a thousand times too much or too little', () => {
    const plain = fc
      .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.stringMatching(/^\d{0,6}$/))
      .map(([whole, decimals]) => (decimals === '' ? String(whole) : `${whole}.${decimals}`))
    fc.assert(
      fc.property(plain, (number) => {
        const [whole = '', decimals] = number.split('.')
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
        for (const typed of [typedOf(number), decimals === undefined ? grouped : `${grouped},${decimals}`]) {
          const read = plainOf(typed)
          if (isWrittenNumber(read)) expect(Number(read)).toBe(Number(number))
        }
      }),
    )
  })

  test('what Candor writes itself is read as what it is, or asked about', () => {
    for (const number of ['1212.5', '1212', '0.125', '18000', '1.5', '12500.75']) {
      const read = plainOf(quantityWords(number, 'de'))
      if (isWrittenNumber(read)) expect(read).toBe(number)
    }
    expect(plainOf(quantityWords('1212.5', 'de'))).toBe('1212.5')
  })
})

test('a field shows a plain number with a comma, whatever language it was typed in', () => {
  expect(typedOf('1212.5')).toBe('1212,5')
  expect(typedOf('10')).toBe('10')
  expect(typedOf('')).toBe('')
})
