import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText, wholeSoFar } from './text.ts'

describe('a text that is cut', () => {
  it.each([
    ['short', 5, 'short'],
    ['longer', 5, 'longe'],
    ['ab😀', 3, 'ab'],
    ['ab😀c', 4, 'ab😀'],
    ['e\u0301e\u0301', 3, 'e\u0301'],
    ['x👩‍👩‍👧‍👦', 6, 'x'],
    ['', 0, ''],
    ['😀', 0, ''],
  ])('%j at %i is %j', (text, length, cut) => {
    expect(cutText(text, length)).toBe(cut)
  })

  it('keeps nearly all of it where one character is endless', () => {
    expect(cutText(`a${'\u0301'.repeat(500)}`, 400)).toHaveLength(400)
    expect(cutText(`a${'\u{1d185}'.repeat(500)}`, 400)).toHaveLength(399)
  })

  it('is its beginning, short enough, and well-formed if the text was', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(text, fc.nat(60), (whole, length) => {
        const cut = cutText(whole, length)
        expect(whole.startsWith(cut)).toBe(true)
        expect(cut.length).toBeLessThanOrEqual(length)
        expect(cut.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('a text that comes in pieces', () => {
  it('shows a surrogate pair once both halves have come, and replaces a half that stays alone', () => {
    expect(wholeSoFar('ab\ud83d')).toEqual({ whole: 'ab', rest: '\ud83d' })
    expect(wholeSoFar('\ud83d\ude00')).toEqual({ whole: '😀', rest: '' })
    expect(wholeSoFar('a\ud83db')).toEqual({ whole: 'a\ufffdb', rest: '' })
  })
})
