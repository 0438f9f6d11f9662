import { createHash } from 'node:crypto'
import type { HashBytes } from '#domain/opentimestamps/attested.ts'

/** Timestamps as hexadecimal bytes, composed by hand in the format of OpenTimestamps. */
export const MAGIC = '004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e89294'

export const hashBytes: HashBytes = (algorithm, message) =>
  createHash(algorithm).update(Buffer.from(message, 'hex')).digest('hex')

export const sha256Of = (message: string): string => hashBytes('sha256', message)

export const hexOf = (text: string): string => Buffer.from(text).toString('hex')

const varuint = (value: number): string =>
  value < 128
    ? Buffer.from([value]).toString('hex')
    : Buffer.from([(value % 128) + 128]).toString('hex') + varuint(Math.floor(value / 128))

export const varbytes = (hex: string): string => varuint(hex.length / 2) + hex
export const append = (hex: string): string => `f0${varbytes(hex)}`
export const prepend = (hex: string): string => `f1${varbytes(hex)}`
export const attestation = (tag: string, payload: string): string => `00${tag}${varbytes(payload)}`
export const pending = (address: string): string => attestation('83dfe30d2ef90c8e', varbytes(hexOf(address)))
export const inBlock = (height: number): string => attestation('0588960d73d71901', varuint(height))
export const SHA256 = '08'
export const fileOf = (digest: string, timestamp: string): string => `${MAGIC}01${SHA256}${digest}${timestamp}`
