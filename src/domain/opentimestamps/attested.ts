import { type Hex, type HexReader, MalformedTimestamp, openHex } from './hex-reader.ts'
import {
  APPEND,
  type Attestation,
  LONGEST_MESSAGE_BYTES,
  type Operation,
  PREPEND,
  RIPEMD160,
  SHA1,
  SHA256,
  type Timestamp,
} from './timestamp.ts'

/** Given by whoever reads: this room has no hashes of its own. */
export type HashBytes = (algorithm: 'sha1' | 'ripemd160' | 'sha256', message: Hex) => Hex

/** What an attestation means: a calendar has promised a block, or the block at this height is said to hold the message. */
type Meaning =
  | { readonly kind: 'pending'; readonly calendar: string }
  | { readonly kind: 'bitcoin'; readonly height: number }
  | { readonly kind: 'other' }

/** The message is null behind an operation that is not computed here (Keccak-256). */
export type Attested = { readonly message: Hex | null; readonly meaning: Meaning }

const [PENDING, BITCOIN] = ['83dfe30d2ef90c8e', '0588960d73d71901']
const LONGEST_ADDRESS_BYTES = 1000
/** As the reference client has it: no query, no login, no escapes. */
const ADDRESS = /^[A-Za-z0-9\-._/:]*$/
const HIGHEST_BLOCK = 2 ** 32 - 1
/** A block holds the root of a tree of SHA-256. */
const ROOT_BYTES = 32

/**
 * What is attested to of a message, in the order of the bytes. Nothing of it is checked against Bitcoin.
 * @throws MalformedTimestamp where a message grows too long, or an attestation that is known does not have its form
 */
export function listAttested(timestamp: Timestamp, message: Hex | null, hash: HashBytes): Attested[] {
  return timestamp.flatMap((branch) =>
    'attestation' in branch
      ? [{ message, meaning: meaningOf(branch.attestation, message) }]
      : listAttested(branch.leadsTo, follow(branch.operation, message, hash), hash),
  )
}

/** The message that an operation leads to. @throws MalformedTimestamp where it is too long */
export function follow({ tag, argument }: Operation, message: Hex | null, hash: HashBytes): Hex | null {
  if (message === null) return null
  const algorithm = tag === SHA256 ? 'sha256' : tag === SHA1 ? 'sha1' : tag === RIPEMD160 ? 'ripemd160' : null
  if (algorithm) return hash(algorithm, message)
  if (tag !== APPEND && tag !== PREPEND) return null
  if (message.length + argument.length > LONGEST_MESSAGE_BYTES * 2)
    throw new MalformedTimestamp('a message is too long')
  return tag === APPEND ? message + argument : argument + message
}

function meaningOf({ tag, payload }: Attestation, message: Hex | null): Meaning {
  const reader = openHex(payload)
  if (tag === PENDING) return whole(reader, { kind: 'pending', calendar: addressIn(reader) })
  if (tag !== BITCOIN) return { kind: 'other' }
  if (message !== null && message.length !== ROOT_BYTES * 2) throw new MalformedTimestamp('no root of a block')
  return whole(reader, { kind: 'bitcoin', height: reader.varuint(HIGHEST_BLOCK) })
}

function addressIn(reader: HexReader): string {
  const bytes = reader.varbytes({ least: 0, most: LONGEST_ADDRESS_BYTES }).match(/../g) ?? []
  const address = bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join('')
  if (!ADDRESS.test(address)) throw new MalformedTimestamp('a calendar with an address that is none')
  return address
}

function whole(reader: HexReader, meaning: Meaning): Meaning {
  if (!reader.isAtEnd()) throw new MalformedTimestamp('an attestation has more than its part')
  return meaning
}
