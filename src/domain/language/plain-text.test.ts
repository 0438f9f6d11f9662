import { serialize } from 'node:v8'
import { describe, expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

describe('a text whose only wide characters are those of a phone', () => {
  const thesis = 'It’s cheap, and I’d leave below −10%.'
  test('reads like one from a keyboard', () => expect(plainText(thesis)).toBe("it's cheap, and i'd leave below -10%."))

  test('takes as many bytes as it has characters', () => {
    // What serializes a text writes it as the engine keeps it.
    const bytesOf = (text: string) => serialize(text).length
    expect(bytesOf(plainText(thesis))).toBe(bytesOf("it's cheap, and i'd leave below -10%."))
  })
})
