import { createHash } from 'node:crypto'
import type { HashBytes } from '#domain/opentimestamps/attested.ts'
import type { Hex } from '#domain/opentimestamps/hex-reader.ts'

/** The hash functions used in timestamps; input and output are bytes in hexadecimal. */
export const hashBytes: HashBytes = (algorithm, message) =>
  createHash(algorithm).update(Buffer.from(message, 'hex')).digest('hex')

/** The digest that a timestamp covers: the SHA-256 of the bytes of a file. */
export const digestOfFile = (text: string): Hex => hashBytes('sha256', Buffer.from(text, 'utf8').toString('hex'))
