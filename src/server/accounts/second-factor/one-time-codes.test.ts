import { describe, expect, it } from 'vitest'
import { base32, codeOf, counterOf, fromBase32 } from './one-time-codes.ts'

const SECRET = Buffer.from('12345678901234567890')

describe('one-time codes', () => {
  it('are those of RFC 4226, appendix D', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => codeOf(SECRET, counter))
    expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489')
  })

  // RFC 6238, appendix B: the last six of the eight digits of its codes.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i are those of RFC 6238: %s', (second, code) => {
    expect(counterOf(base32(SECRET), code, second * 1000)).toBe(Math.floor(second / 30))
  })

  it('are valid one period before and after, and no longer', () => {
    const counterAt = (second: number) => counterOf(base32(SECRET), '081804', second * 1000)
    expect([1_111_111_079, 1_111_111_139, 1_111_111_140].map(counterAt)).toEqual([37_037_036, 37_037_036, null])
    expect([counterAt(1_111_111_049), counterOf(base32(SECRET), '', 60_000)]).toEqual([null, null])
  })

  it('have keys that survive base32', () => {
    expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(Buffer.from(fromBase32(base32(SECRET)))).toEqual(SECRET)
  })
})
