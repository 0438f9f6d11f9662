import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { findBreak, GENESIS_HASH, seal } from './chain.ts'
import type { Entry, SealedEntry } from './entry.ts'

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

const noted = (sequence: number, price: string): Entry => ({
  kind: 'price-noted',
  assetId: 1,
  price: { price, source: 'typed', at: '2026-04-06T14:00:00.000Z' },
  sequence,
  recordedAt: '2026-04-06T14:00:00.000Z',
})

function ledgerOf(...prices: string[]): SealedEntry[] {
  const ledger: SealedEntry[] = []
  for (const [index, price] of prices.entries())
    ledger.push(seal(noted(index + 1, price), ledger.at(-1)?.hash ?? GENESIS_HASH, sha256))
  return ledger
}

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
  it('is whole as it was sealed', () => {
    expect(findBreak(ledgerOf('1', '2', '3'), sha256)).toBeNull()
    expect(findBreak([], sha256)).toBeNull()
  })

  it('seals with a hash that anybody can compute from the entry', () => {
    const [first] = ledgerOf('121.23')
    expect(first?.hash).toBe(
      sha256(
        `{"entry":{"assetId":1,"kind":"price-noted","price":{"at":"2026-04-06T14:00:00.000Z","price":"121.23","source":"typed"},` +
          `"recordedAt":"2026-04-06T14:00:00.000Z","sequence":1},"previousHash":"${'0'.repeat(64)}"}`,
      ),
    )
  })

  it('shows a changed entry', () => {
    const ledger = ledgerOf('1', '2', '3').map((sealed) =>
      sealed.entry.sequence === 2 ? { ...sealed, entry: noted(2, '999') } : sealed,
    )
    expect(findBreak(ledger, sha256)).toEqual({ sequence: 2, reason: 'its content is not what was recorded' })
  })

  it('shows a changed entry that was sealed anew, at the entry after it', () => {
    const ledger = ledgerOf('1', '2', '3')
    const [first] = ledger
    const forged = seal(noted(2, '999'), first?.hash ?? '', sha256)
    expect(
      findBreak(
        [ledger[0], forged, ledger[2]].filter((sealed) => sealed !== undefined),
        sha256,
      ),
    ).toEqual({
      sequence: 3,
      reason: 'it does not follow the entry before it',
    })
  })

  it('shows a removed and a swapped entry', () => {
    const [one, two, three] = ledgerOf('1', '2', '3')
    if (!one || !two || !three) throw new Error('three entries')
    const missing = { sequence: 2, reason: 'an entry is missing or out of its place' }
    expect(findBreak([one, three], sha256)).toEqual(missing)
    expect(findBreak([one, three, two], sha256)).toEqual(missing)
  })
})
