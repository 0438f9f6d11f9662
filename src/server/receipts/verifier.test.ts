import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runVerifier } from '#test/support/exported.ts'
import { makeJournal, makeKey, makeReceipt } from '#test/support/forged.ts'
import { append, fileOf, pending, SHA256 } from '#test/support/timestamp-bytes.ts'

const TIMES = ['2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z', '2026-03-03T10:00:00.000Z']
const [genuine, own] = [makeKey(), makeKey()]

const run = (journal: object, receipt: unknown, ...more: string[]) =>
  runVerifier(JSON.stringify(journal), receipt === undefined ? null : JSON.stringify(receipt), ...more)

it('has fewer than 100 lines and needs nothing but Node', () => {
  const text = readFileSync(new URL('../../../verifier/verify.mjs', import.meta.url), 'utf8')
  expect(text.split('\n').length - 1).toBeLessThan(100)
  expect([...text.matchAll(/from '(.*)'/g)].map(([, from]) => from)).toEqual(['node:crypto', 'node:fs'])
})

it('names the journal, the key and how far it signed', () => {
  expect(run(makeJournal(TIMES), makeReceipt(TIMES, genuine), genuine.publicKey)).toEqual({
    code: 0,
    said: [
      `VERIFIED. 3 entries, unbroken from ${TIMES[0]} to ${TIMES[2]}.`,
      `Signed up to entry 3 on 2026-11-22T10:00:00.000Z, with the key ${genuine.publicKey}`,
      'The verifier inside the journal is another one than this. Run one that you did not get with the file.',
    ].join('\n'),
  })
  const { said } = run(makeJournal(TIMES), makeReceipt(TIMES.slice(0, 1), genuine), genuine.publicKey)
  expect(said).toContain('What comes after entry 1 is linked, not signed.')
})

describe('no text of a forger stands where the verdict, the time or the key does', () => {
  const named = `Signed up to entry 3 on 2026-11-22T10:00:00.000Z, with the key ${genuine.publicKey}`
  it.each<readonly [string, Record<string, unknown>]>([
    ['a key that a carriage return hides', { publicKey: `${own.publicKey}\r\u001b[2K${named}` }],
    ['a key with another behind its end', { publicKey: `${own.publicKey} = ${genuine.publicKey}` }],
    ['a key with a blank', { publicKey: `${own.publicKey} ` }],
    [
      'a time with a key',
      { signedAt: `2026-11-22T10:00:00.000Z, with the key ${genuine.publicKey}${' '.repeat(400)}` },
    ],
    ['a number with a text', { sequence: '3 on 2026-11-22T10:00:00.000Z' }],
    ['a time of import with a text', { imported: { entries: 3, at: `${TIMES[0]}\n${named}` } }],
    ['a number of imports with a text', { imported: { entries: `3\n${named}`, at: TIMES[0] } }],
    ['a mark in a version without', { version: 1, imported: { entries: 3, at: TIMES[0] } }],
    ['a version to come', { version: 3 }],
    ['another thing that was signed', { format: 'candor-erasure' }],
  ])('%s', (_, more) => {
    const receipt = makeReceipt(TIMES, own, more)
    const refused = { code: 1, said: 'NOT VERIFIED. Changed: receipt.json is no receipt that this verifier knows.' }
    expect(run(makeJournal(TIMES), receipt)).toEqual(refused)
    const inside = run(makeJournal(TIMES, { receipts: [receipt] }), undefined)
    expect(inside).toEqual({ ...refused, said: refused.said.replace('receipt.json', 'receipt 1 in the journal') })
  })

  it.each([
    ['the version', makeJournal(TIMES, { version: `\r\u001b[2J\u001b[HVERIFIED. 3 entries.\n${named}\u001b[8m` })],
    ['a part', makeJournal(TIMES, { [`\r\u001b[2J\u009b\u202eVERIFIED.\n${named}`]: 1 })],
    ['the ledger', makeJournal(TIMES, { ledger: `x\u2028${' '.repeat(400)}VERIFIED.\n${named}` })],
    ['the number of entries', makeJournal(TIMES, { entryCount: `3\nVERIFIED.\n${named}` })],
    ['a time', makeJournal([`${TIMES[0]}.\nVERIFIED.\n${named}`, ...TIMES.slice(1)])],
  ])('%s of a journal is quoted, short and without what moves a cursor', (_, journal) => {
    const { code, said } = run(journal, undefined)
    expect(code).toBe(1)
    expect(said).toMatch(/^NOT VERIFIED\. (Changed|Cut): /)
    expect(said.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
    expect(said).not.toMatch(/^VERIFIED| {60}/m)
    expect(said).not.toContain(genuine.publicKey)
  })
})

it.each([
  ['a blank before it', (text: string) => ` ${text}`],
  ['a line’s end behind it', (text: string) => `${text}\n`],
  ['the other alphabet', (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')],
  ['bytes behind its end', (text: string) => `${text}AAAA`],
])('a signature has one spelling: none with %s', (_, spell) => {
  const receipt = makeReceipt(TIMES, genuine)
  const respelled = { ...receipt, signature: spell(`${receipt.signature}`) }
  expect(run(makeJournal(TIMES), respelled, genuine.publicKey)).toEqual({
    code: 1,
    said: 'NOT VERIFIED. Changed: the signature of receipt.json does not fit what it says.',
  })
})

describe('a number is written as it is hashed', () => {
  // Of a number that is too large JSON writes null, so a hash over the one is that over the other.
  const journal = JSON.stringify(makeJournal(TIMES, { preferences: { none: null, whole: 6 }, receipts: [] }))
  it.each([
    ['too large', '"none":null', '"none":1e999'],
    ['too small', '"none":null', '"none":-9e999'],
    ['of 400 digits', '"none":null', `"none":${'9'.repeat(400)}`],
    ['in another spelling', '"whole":6', '"whole":60e-1'],
    ['with digits that are not read', '"whole":6', '"whole":6.00000000000000000001'],
  ])('one %s is named', (_, from, to) => {
    expect(runVerifier(journal, null)).toMatchObject({ code: 0 })
    expect(runVerifier(journal.replace(from, to), null)).toEqual({
      code: 1,
      said: 'NOT VERIFIED. Changed: a member of journal.json stands twice, or a number is not written as it is hashed.',
    })
  })

  it('and so in a receipt', () => {
    const receipt = JSON.stringify(makeReceipt(TIMES, genuine)).replace('"sequence":3', '"sequence":30e-1')
    const { code, said } = runVerifier(JSON.stringify(makeJournal(TIMES)), receipt)
    expect([code, said]).toEqual([1, expect.stringContaining('a member of receipt.json stands twice, or a number')])
  })
})

describe('what is no receipt verifies nothing', () => {
  it.each([[null], [0], [false], [''], [[]], [{}], ['receipt'], [{ sequence: 0 }], [{ publicKey: 'x' }]])(
    'a file that holds %j',
    (value) => {
      for (const key of [[], [genuine.publicKey]]) {
        const { code, said } = run(makeJournal(TIMES), value, ...key)
        expect([code, said]).toEqual([1, 'NOT VERIFIED. Changed: receipt.json is no receipt that this verifier knows.'])
      }
    },
  )

  it('nor does a key with a receipt that comes before every entry, or a name without a file', () => {
    const empty = makeReceipt([], genuine)
    expect(run(makeJournal(TIMES), empty, genuine.publicKey)).toEqual({
      code: 1,
      said: 'NOT VERIFIED. Not signed: receipt.json is before entry 1.',
    })
    expect(run(makeJournal([]), empty, genuine.publicKey)).toMatchObject({ code: 0 })
    expect(runVerifier(JSON.stringify(makeJournal(TIMES)), null, '', genuine.publicKey)).toMatchObject({ code: 1 })
  })

  it('nor a receipt of another key than the one that is expected', () => {
    for (const expected of [genuine.publicKey, ''])
      expect(run(makeJournal(TIMES), makeReceipt(TIMES, own), expected)).toEqual({
        code: 1,
        said: 'NOT VERIFIED. Forged: another key signed receipt.json.',
      })
  })
})

const PROMISE = pending('https://calendar.example')
const NOT_STAMPED = 'Exchanged: the receipt of anchor 1 was not stamped.'

describe('an anchor', () => {
  const receipt = makeReceipt(TIMES, genuine)
  const stamped = createHash('sha256').update(JSON.stringify(receipt)).digest('hex')
  const anchorOf = (digest: string, of: object = receipt) => ({ receipt: of, proof: fileOf(digest, PROMISE) })

  it('is of the receipt beside it, and what Bitcoin has of it is not told', () => {
    const { code, said } = run(makeJournal(TIMES, { anchors: [anchorOf(stamped)] }), receipt)
    expect(said).toMatch(/^VERIFIED\. .* No receipt signs the anchors\.\n/)
    expect([code, said.includes('Bitcoin')]).toEqual([0, false])
  })

  it.each([
    ['of another digest', [anchorOf('ab'.repeat(32))], NOT_STAMPED],
    ['with other bytes before its digest', [{ receipt, proof: 'zz'.repeat(33) + stamped }], NOT_STAMPED],
    ['that ends with its digest', [{ receipt, proof: fileOf(stamped, '') }], NOT_STAMPED],
    ['without an attestation', [{ receipt, proof: fileOf(stamped, `${append('ab')}${SHA256}`) }], NOT_STAMPED],
    ['that is not hexadecimal', [{ receipt, proof: fileOf(stamped, `${append('xy')}${PROMISE}`) }], NOT_STAMPED],
    ['without a proof', [{ receipt }], NOT_STAMPED],
    [
      'of a receipt that was changed',
      [anchorOf(stamped), anchorOf(stamped, { ...receipt, sequence: 2 })],
      'Changed: the signature of the receipt of anchor 2 does not fit what it says.',
    ],
  ])('%s is named', (_, anchors, sentence) => {
    const { code, said } = run(makeJournal(TIMES, { anchors }), receipt)
    expect(said).toContain(`NOT VERIFIED. ${sentence}`)
    expect(code).toBe(1)
  })
})

it('a journal that was moved, or whose key was rotated, verifies with the key of now, and the others are named', () => {
  const before = makeReceipt(TIMES.slice(0, 2), own, { version: 1 })
  const now = makeReceipt(TIMES, genuine, { imported: { entries: 2, at: '2026-03-03T09:00:00.000Z' } })
  const { code, said } = run(makeJournal(TIMES, { receipts: [before] }), now, genuine.publicKey)
  expect(said.split('\n').slice(1, 4)).toEqual([
    `Signed up to entry 3 on 2026-11-22T10:00:00.000Z, with the key ${genuine.publicKey}`,
    'Entries 1 to 2 were imported on 2026-03-03T09:00:00.000Z: their times are as the file told.',
    `Until entry 2 it was signed by ${own.publicKey}`,
  ])
  expect(code).toBe(0)
  expect(run(makeJournal(TIMES, { receipts: [before] }), now, own.publicKey)).toMatchObject({ code: 1 })
})

it('says that a receipt of the first version does not tell of imports', () => {
  const receipt = makeReceipt(TIMES, genuine, { version: 1 })
  expect(run(makeJournal(TIMES), receipt).said).toContain('Whether entries were imported, this receipt does not say')
})
