import { createHash } from 'node:crypto'
import type { HashBytes } from '#domain/opentimestamps/attested.ts'
import type { Hex } from '#domain/opentimestamps/hex-reader.ts'

/** The hashes of which timestamps are made, of bytes and to bytes in hexadecimal. */
export const hashBytes: HashBytes = (algorithm, message) =>
  createHash(algorithm).update(Buffer.from(message, 'hex')).digest('hex')

/** What a timestamp is of: the SHA-256 of a file as it lies on a disk. */
export const digestOfFile = (text: string): Hex => hashBytes('sha256', Buffer.from(text, 'utf8').toString('hex'))
