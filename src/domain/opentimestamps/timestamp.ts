import { type Hex, type HexReader, MalformedTimestamp, openHex, writeVarbytes } from './hex-reader.ts'

/**
 * Why a message existed before some moment, in the format of OpenTimestamps: a tree. From the message operations lead to other
 * messages, and where a branch ends somebody attests to the message that it has come to. Branches stand in the order of their
 * bytes, so that what is read is written again to the byte.
 */
export type Timestamp = readonly Branch[]

type Branch = { readonly attestation: Attestation } | { readonly operation: Operation; readonly leadsTo: Timestamp }

/** The argument of an operation that takes none is empty. */
export type Operation = { readonly tag: Hex; readonly argument: Hex }

export type Attestation = { readonly tag: Hex; readonly payload: Hex }

export const [APPEND, PREPEND, SHA256] = ['f0', 'f1', '08'] as const
export const [SHA1, RIPEMD160, KECCAK256] = ['02', '03', '67'] as const
const WITH_ARGUMENT: ReadonlySet<Hex> = new Set([APPEND, PREPEND])
const WITHOUT: ReadonlySet<Hex> = new Set([SHA1, RIPEMD160, SHA256, KECCAK256])

/** Before every branch but the last, and before an attestation. */
const [FORK, ATTESTED] = ['ff', '00'] as const
const TAG_BYTES = 8

/** The limits of the reference client: what is beyond them it would not read either. */
export const LONGEST_MESSAGE_BYTES = 4096
const LONGEST_PAYLOAD_BYTES = 8192
const DEEPEST = 256

/** All of these bytes as one timestamp. @throws MalformedTimestamp where they are none, or more follows */
export function readTimestamp(bytes: Hex): Timestamp {
  const reader = openHex(bytes)
  const timestamp = readBranches(reader, 1)
  if (!reader.isAtEnd()) throw new MalformedTimestamp('more follows')
  return timestamp
}

function readBranches(reader: HexReader, depth: number): Timestamp {
  if (depth > DEEPEST) throw new MalformedTimestamp('it is too deep')
  const branches: Branch[] = []
  let tag = reader.bytes(1)
  for (; tag === FORK; tag = reader.bytes(1)) branches.push(readBranch(reader, reader.bytes(1), depth))
  branches.push(readBranch(reader, tag, depth))
  return branches
}

function readBranch(reader: HexReader, tag: Hex, depth: number): Branch {
  if (tag === ATTESTED) {
    const attestation = {
      tag: reader.bytes(TAG_BYTES),
      payload: reader.varbytes({ least: 0, most: LONGEST_PAYLOAD_BYTES }),
    }
    return { attestation }
  }
  if (!WITH_ARGUMENT.has(tag) && !WITHOUT.has(tag)) throw new MalformedTimestamp(`${tag} is no operation`)
  const argument = WITH_ARGUMENT.has(tag) ? reader.varbytes({ least: 1, most: LONGEST_MESSAGE_BYTES }) : ''
  return { operation: { tag, argument }, leadsTo: readBranches(reader, depth + 1) }
}

export const writeTimestamp = (timestamp: Timestamp): Hex =>
  timestamp.map((branch, index) => (index < timestamp.length - 1 ? FORK : '') + writeBranch(branch)).join('')

function writeBranch(branch: Branch): Hex {
  if ('attestation' in branch) return ATTESTED + branch.attestation.tag + writeVarbytes(branch.attestation.payload)
  const { tag, argument } = branch.operation
  return tag + (WITH_ARGUMENT.has(tag) ? writeVarbytes(argument) : '') + writeTimestamp(branch.leadsTo)
}
