import { type Attested, follow, type HashBytes, listAttested } from './attested.ts'
import { type Hex, MalformedTimestamp } from './hex-reader.ts'
import { APPEND, readTimestamp, SHA256, type Timestamp, writeTimestamp } from './timestamp.ts'

/**
 * A file `.ots`: the SHA-256 of another file, and the timestamp of that digest. The format is that of OpenTimestamps, version 1
 * (https://github.com/opentimestamps/python-opentimestamps).
 */
export type ProofFile = {
  readonly digest: Hex
  readonly timestamp: Timestamp
  readonly attested: readonly Attested[]
}

const MAGIC = '004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e89294'
const VERSION = '01'
const HEADER = MAGIC + VERSION + SHA256
const DIGEST_DIGITS = 64
/** As much as a calendar is let say: the reference client reads no more either. */
export const LONGEST_ANSWER_BYTES = 10_000
/** Two answers of a calendar, and what stands before them. */
export const LONGEST_FILE_BYTES = 2 * LONGEST_ANSWER_BYTES + 1024

/** null where the bytes are no such file of the SHA-256 of another, or beyond what is read. */
export const readProofFile = (file: Hex, hash: HashBytes): ProofFile | null =>
  orNull(() => {
    const rest = file.slice(HEADER.length)
    const digest = rest.slice(0, DIGEST_DIGITS)
    if (file.length > LONGEST_FILE_BYTES * 2 || !file.startsWith(HEADER) || digest.length < DIGEST_DIGITS)
      throw new MalformedTimestamp('no file of a proof')
    const timestamp = readTimestamp(rest.slice(DIGEST_DIGITS))
    return { digest, timestamp, attested: listAttested(timestamp, digest, hash) }
  })

const writeProofFile = (digest: Hex, timestamp: Timestamp): Hex => HEADER + digest + writeTimestamp(timestamp)

/** What a calendar answered for a message; null where it is no timestamp. */
export const readAnswer = (
  answer: Hex,
  message: Hex,
  hash: HashBytes,
): Pick<ProofFile, 'timestamp' | 'attested'> | null =>
  orNull(() => {
    if (answer.length > LONGEST_ANSWER_BYTES * 2) throw new MalformedTimestamp('too long')
    const timestamp = readTimestamp(answer)
    return { timestamp, attested: listAttested(timestamp, message, hash) }
  })

/** What a calendar is sent in the place of a digest: nobody who does not know the nonce can tell which file it is of. */
export const blind = (digest: Hex, nonce: Hex, hash: HashBytes): Hex => hash('sha256', digest + nonce)

/** The file for a digest that was sent so. */
export function beginProofFile(digest: Hex, nonce: Hex, answer: Timestamp): Hex {
  const hashed = [{ operation: { tag: SHA256, argument: '' }, leadsTo: answer }]
  return writeProofFile(digest, [{ operation: { tag: APPEND, argument: nonce }, leadsTo: hashed }])
}

/**
 * The file with what its calendar answered later for a message in it, beside the promise that stands there.
 * @returns null where that makes no file that can be read again
 */
export function extendProofFile(file: ProofFile, message: Hex, answer: Timestamp, hash: HashBytes): Hex | null {
  const longer = orNull(() =>
    writeProofFile(file.digest, extend(file.timestamp, file.digest, { message, answer }, hash)),
  )
  return longer !== null && readProofFile(longer, hash) ? longer : null
}

type Extension = { readonly message: Hex; readonly answer: Timestamp }

/** Attestations come before operations, as the reference client writes them. */
function extend(timestamp: Timestamp, message: Hex | null, more: Extension, hash: HashBytes): Timestamp {
  const own = timestamp.map((branch) =>
    'attestation' in branch
      ? branch
      : { ...branch, leadsTo: extend(branch.leadsTo, follow(branch.operation, message, hash), more, hash) },
  )
  if (message !== more.message) return own
  const all = [...own, ...more.answer]
  return [...all.filter((branch) => 'attestation' in branch), ...all.filter((branch) => 'operation' in branch)]
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof MalformedTimestamp) return null
    throw error
  }
}
