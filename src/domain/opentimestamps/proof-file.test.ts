import { describe, expect, it } from 'vitest'
import { seeded } from '#test/support/seeded.ts'
import {
  append,
  attestation,
  fileOf,
  hashBytes,
  hexOf,
  inBlock,
  MAGIC,
  pending,
  prepend,
  SHA256,
  sha256Of,
  varbytes,
} from '#test/support/timestamp-bytes.ts'
import { beginProofFile, blind, extendProofFile, readAnswer, readProofFile } from './proof-file.ts'
import { readTimestamp, writeTimestamp } from './timestamp.ts'

const DIGEST = sha256Of(hexOf('Hello World!\n'))
const NONCE = '00112233445566778899aabbccddeeff'
const CALENDAR = 'https://alice.btc.calendar.opentimestamps.org'

const read = (timestamp: string) => readProofFile(fileOf(DIGEST, timestamp), hashBytes)
const attested = (timestamp: string) => read(timestamp)?.attested ?? null
const chain = (...parts: string[]) => parts.join('')

describe('a file of a proof', () => {
  it('says what is attested to of which message', () => {
    const sent = sha256Of(DIGEST + NONCE)
    expect(read(chain(append(NONCE), SHA256, prepend('abcd'), pending(CALENDAR)))).toMatchObject({
      digest: DIGEST,
      attested: [{ message: `abcd${sent}`, meaning: { kind: 'pending', calendar: CALENDAR } }],
    })
    expect(attested(chain(append(NONCE), SHA256, inBlock(870_123)))).toEqual([
      { message: sent, meaning: { kind: 'bitcoin', height: 870_123 } },
    ])
  })

  it('forks, and its branches stand in the order of their bytes', () => {
    const two = chain(
      'ff',
      SHA256,
      inBlock(5),
      'ff',
      pending('https://a.example'),
      append('01'),
      pending('https://b.example'),
    )
    expect(attested(two)).toEqual([
      { message: sha256Of(DIGEST), meaning: { kind: 'bitcoin', height: 5 } },
      { message: DIGEST, meaning: { kind: 'pending', calendar: 'https://a.example' } },
      { message: `${DIGEST}01`, meaning: { kind: 'pending', calendar: 'https://b.example' } },
    ])
  })

  it('keeps attestations of others, and computes what it can', () => {
    const other = attestation('0102030405060708', hexOf('whatever they say'))
    expect(attested(chain('ff', '02', other, 'ff', '03', other, '67', SHA256, other))).toEqual([
      { message: hashBytes('sha1', DIGEST), meaning: { kind: 'other' } },
      { message: hashBytes('ripemd160', DIGEST), meaning: { kind: 'other' } },
      { message: null, meaning: { kind: 'other' } },
    ])
  })

  it('is written again to the byte', () => {
    for (const timestamp of [
      pending(CALENDAR),
      chain('ff', SHA256, inBlock(2 ** 32 - 1), append('aa'.repeat(4064)), attestation('0102030405060708', '')),
      chain('ff', pending('https://a.example'), 'ff', '67', pending(''), prepend('00'), SHA256, inBlock(0)),
    ])
      expect(writeTimestamp(readTimestamp(timestamp))).toBe(timestamp)
  })
})

describe('what is refused', () => {
  const good = fileOf(DIGEST, chain(append(NONCE), SHA256, pending(CALENDAR)))

  it('a file that is cut anywhere, or longer than it is', () => {
    expect(readProofFile(good, hashBytes)).not.toBeNull()
    for (let end = 0; end < good.length; end += 1) expect(readProofFile(good.slice(0, end), hashBytes)).toBeNull()
    expect(readProofFile(`${good}00`, hashBytes)).toBeNull()
  })

  it.each([
    ['another file', good.replace('004f70', '004f71')],
    ['another version', good.replace(`${MAGIC}01`, `${MAGIC}02`)],
    ['another digest of the file', good.replace(`${MAGIC}0108`, `${MAGIC}0102`)],
    ['bytes in capitals', good.toUpperCase()],
    ['no bytes', `${good.slice(0, -2)}zz`],
    ['a file beyond what is read', fileOf(DIGEST, chain('ff', pending(CALENDAR)).repeat(400) + pending(CALENDAR))],
  ])('%s', (_, file) => expect(readProofFile(file, hashBytes)).toBeNull())

  it.each([
    ['an operation that nobody knows', `f2${inBlock(1)}`],
    ['a fork without a branch', `ffff${pending(CALENDAR)}`],
    ['an empty argument', `f000${pending(CALENDAR)}`],
    ['an argument beyond 4,096 bytes', append('00'.repeat(4097)) + pending(CALENDAR)],
    ['a number that is not in its shortest form', `f08100aa${pending(CALENDAR)}`],
    ['a number without an end', `f0${'80'.repeat(200)}`],
    ['a message beyond 4,096 bytes', append('00'.repeat(4000)) + append('00'.repeat(65)) + pending(CALENDAR)],
    ['a tree that is too deep', SHA256.repeat(256) + pending(CALENDAR)],
    ['an attestation beyond 8,192 bytes', attestation('0102030405060708', '00'.repeat(8193))],
    ['an address with a query', pending('https://a.example/?to=b')],
    ['an address with a login', pending('https://a@b.example')],
    ['an address with a line break', pending('https://a.example\n')],
    ['an address beyond 1,000 bytes', pending('a'.repeat(1001))],
    ['a promise with more than its address', attestation('83dfe30d2ef90c8e', `${varbytes(hexOf('a'))}00`)],
    ['a block of a message that is no root', append('00') + inBlock(5)],
    ['a block with more than its height', attestation('0588960d73d71901', '0500')],
    ['a block higher than any', inBlock(2 ** 32)],
  ])('%s', (_, timestamp) => expect(read(timestamp)).toBeNull())

  it('bytes by chance, without an end and without an error', () => {
    const chance = seeded(131)
    const tags = ['ff', '00', '08', '02', '03', '67', 'f0', 'f1', '01', '20', '80']
    for (let n = 0; n < 3000; n += 1) {
      const bytes = Array.from({ length: chance.whole(0, 60) }, () => chance.oneOf(tags) ?? '').join('')
      const answer = readAnswer(bytes, DIGEST, hashBytes)
      if (answer) expect(writeTimestamp(answer.timestamp)).toBe(bytes)
      const changed = chance.whole(0, good.length / 2 - 1) * 2
      readProofFile(good.slice(0, changed) + (chance.oneOf(tags) ?? '') + good.slice(changed + 2), hashBytes)
    }
  })

  it('an answer longer than any is', () => {
    const long = chain(...Array.from({ length: 3 }, () => `ff${append('00'.repeat(3400))}${pending('')}`), pending(''))
    expect(readTimestamp(long).length).toBe(4)
    expect(readAnswer(long, DIGEST, hashBytes) === null).toBe(true)
  })
})

describe('a proof as it grows', () => {
  const sent = blind(DIGEST, NONCE, hashBytes)
  const promise = chain(prepend('57cfa5c4'), append('66fb1ac8d4e4eb0e'), pending(CALENDAR))
  const commitment = `57cfa5c4${sent}66fb1ac8d4e4eb0e`
  const begun = beginProofFile(DIGEST, NONCE, readTimestamp(promise))

  it('begins with a nonce, behind which nobody finds the digest', () => {
    expect(sent).toBe(sha256Of(DIGEST + NONCE))
    expect(begun).toBe(fileOf(DIGEST, chain(append(NONCE), SHA256, promise)))
  })

  it('has the block beside the promise when the calendar has one', () => {
    const file = readProofFile(begun, hashBytes)
    const answer = readTimestamp(chain(SHA256, append('aa'.repeat(32)), SHA256, inBlock(870_123)))
    const longer = file && extendProofFile(file, commitment, answer, hashBytes)
    expect(longer).toBe(
      fileOf(
        DIGEST,
        chain(append(NONCE), SHA256, prepend('57cfa5c4'), append('66fb1ac8d4e4eb0e'), 'ff', pending(CALENDAR)) +
          chain(SHA256, append('aa'.repeat(32)), SHA256, inBlock(870_123)),
      ),
    )
    expect(readProofFile(longer ?? '', hashBytes)?.attested.map(({ meaning }) => meaning)).toEqual([
      { kind: 'pending', calendar: CALENDAR },
      { kind: 'bitcoin', height: 870_123 },
    ])
  })

  it('stays as it is where the two together could not be read again', () => {
    const file = readProofFile(begun, hashBytes)
    const deep = readTimestamp(SHA256.repeat(254) + inBlock(870_123))
    expect(file && extendProofFile(file, commitment, deep, hashBytes)).toBeNull()
    const wrong = readTimestamp(append('aa') + inBlock(870_123))
    expect(file && extendProofFile(file, commitment, wrong, hashBytes)).toBeNull()
  })
})
