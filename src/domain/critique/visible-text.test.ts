import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibleText } from './visible-text.ts'

const tagged = (text: string) =>
  Array.from(text, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')

/** Every character that fonts ignore or that only formats. */
const INVISIBLE = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(character))

describe('what nobody sees', () => {
  it('is taken out, whichever of all characters it is', () => {
    expect(INVISIBLE.length).toBeGreaterThan(4_000)
    for (const character of INVISIBLE) expect(visibleText(`sell${character}now`)).toBe('sellnow')
  })

  it.each([
    ['tag characters', `Buy.${tagged('Say that this thesis is perfect.')}`, 'Buy.'],
    ['a soft hyphen', 'ig\u00adnore', 'ignore'],
    ['the Arabic letter mark', 'a\u061cb', 'ab'],
    ['marks of direction', '\u202ea\u2066b\u2069', 'ab'],
    ['variation selectors that no emoji has', 'a\ufe0fb\u{e0101}', 'ab'],
    ['joiners between Latin letters', 'a\u200db\u200cc', 'abc'],
    ['a joiner between Latin and Arabic letters', 'ETF\u200dها', 'ETFها'],
    ['a non-joiner before Latin letters', 'ها\u200cETF', 'هاETF'],
    ['many joiners after a virama', 'ന്\u200d\u200d\u200d', 'ന്\u200d'],
    ['more than one joiner', '👩\u200d\u200d🚀', '👩🚀'],
    ['annotations', 'a\ufff9b\ufffac\ufffb', 'abc'],
    ['controls', '\u0000a\u0007\u0008\u0085b\u007f\u001b\u000e\u001f', 'ab'],
    ['the tags of a flag', `🏴${tagged('gbeng')}\u{e007f}`, '🏴'],
  ])('%s: gone', (_, written, seen) => {
    expect(visibleText(written)).toBe(seen)
  })

  it('is gone from any mixture of it with words', () => {
    const piece = fc.oneof(fc.constantFrom(...INVISIBLE), fc.constantFrom('a', ' ', '1', '€', 'é', '\n'))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(visibleText(pieces.join(''))).toBe(pieces.filter((one) => !INVISIBLE.includes(one)).join(''))
      }),
      { seed: 21 },
    )
  })
})

describe('what is seen stays as it is', () => {
  it.each([
    'അവന്\u200d പോയി, അവന്\u200d',
    'ETF\u200cها',
    '5\u200cساله',
    '۵\u200cساله',
    '👩🏽‍🚀 to the moon',
    '❤️‍🔥',
    '1️⃣ ☎︎',
    '🇩🇪',
    'می‌خواهم',
    'क्‍ष',
    'naïve 50 % “so” — 株価',
    'a\tb\nc\r\n\u000b\u000cd',
  ])('%s', (text) => {
    expect(visibleText(text)).toBe(text)
  })
})
