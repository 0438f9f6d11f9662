import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { GENESIS_HASH, seal } from './chain.ts'
import type { Entry } from './entry.ts'

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

const noted = (sequence: number, price: string): Entry => ({
  kind: 'price-noted',
  assetId: 1,
  price: { price, source: 'typed', at: '2026-04-06T14:00:00.000Z' },
  sequence,
  recordedAt: '2026-04-06T14:00:00.000Z',
})

describe('canonical JSON (RFC 8785)', () => {
  it('sorts members by UTF-16 code units and writes no white space', () => {
    const written = canonicalJson({ '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, ö: 7 })
    // The order of RFC 8785, section 3.2.3.
    expect(written).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"\u20ac":1,"\u{1f600}":5,"\ufb33":3}')
  })

  it('writes scalars as ECMAScript does', () => {
    expect(canonicalJson([null, true, 1e21, 4.5, -0, 'a"\n\u000f€'])).toBe('[null,true,1e+21,4.5,0,"a\\"\\n\\u000f€"]')
  })

  it.each([[undefined], [Number.NaN], [Number.POSITIVE_INFINITY], ['\ud800'], [{ a: undefined }], [() => 1]])(
    'refuses %s, which JSON cannot carry',
    (value) => expect(() => canonicalJson(value)).toThrow(TypeError),
  )
})

describe('the chain', () => {
  const entry =
    '{"assetId":1,"kind":"price-noted","price":{"at":"2026-04-06T14:00:00.000Z","price":"121.23","source":"typed"},' +
    '"recordedAt":"2026-04-06T14:00:00.000Z","sequence":1}'

  it('seals with a hash that anybody can recompute from the entry and its user', () => {
    const sealed = seal(noted(1, '121.23'), GENESIS_HASH, 'alice', sha256)
    expect(sealed.hash).toBe(
      sha256(`{"entry":${entry},"previousHash":"${'0'.repeat(64)}","userId":"alice","version":2}`),
    )
    expect(sealed.hash).not.toBe(seal(noted(1, '121.23'), GENESIS_HASH, 'bob', sha256).hash)
    expect(sealed.body).toBe(entry)
  })

  it('still computes the older hashes, which do not include the user', () => {
    expect(seal(noted(1, '121.23'), GENESIS_HASH, null, sha256).hash).toBe(
      sha256(`{"entry":${entry},"previousHash":"${'0'.repeat(64)}"}`),
    )
  })

  it('hashes canonical JSON, whoever the user is', () => {
    const sealed = seal(noted(1, '1'), GENESIS_HASH, 'a"b\u20ac', sha256)
    const whole = { entry: noted(1, '1'), previousHash: GENESIS_HASH, userId: 'a"b\u20ac', version: 2 }
    expect(sealed.hash).toBe(sha256(canonicalJson(whole)))
  })
})
