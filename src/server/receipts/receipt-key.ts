import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import type { Erasure, ErasureStatement } from '#domain/ledger/erasure.ts'
import type { Receipt, ReceiptStatement } from '#domain/ledger/receipt.ts'
import { StartRefusal } from '../database/start-refusal.ts'

/**
 * Signs receipts and the marks of erased accounts. The key is stored outside the database, so that write access to the database
 * alone does not allow signing.
 */
export type ReceiptKey = {
  readonly publicKey: string
  sign(statement: Required<Omit<ReceiptStatement, 'format' | 'version' | 'publicKey'>>): Receipt
  signErasure(statement: Omit<ErasureStatement, 'format' | 'version' | 'publicKey'>): Erasure
}

const FILE = 'candor.receipt-key'

type Place = {
  /** The value of RECEIPT_KEY: PKCS #8 (DER) in base64. */
  readonly given: string | null
  /** The data folder; null when nothing is stored, so that the key ends with the process. */
  readonly folder: string | null
}

/**
 * Opens the key of RECEIPT_KEY, or of the file beside the marker, which is created at the first start.
 * @returns null when no file can be written, because the folder is read-only
 * @throws StartRefusal when the value or file is not such a key
 */
export function openReceiptKey({ given, folder }: Place): ReceiptKey | null {
  if (given !== null) return signingWith(readKey(given, 'RECEIPT_KEY'))
  if (folder === null) return signingWith(generateKeyPairSync('ed25519').privateKey)
  const file = join(folder, FILE)
  const text = readIfThere(file) ?? makeFile(file)
  return text === null ? null : signingWith(readKey(text, file))
}

/** The public part of the existing key; null when there is none. It creates no key. @throws StartRefusal as above */
export function findPublicKey({ given, folder }: Place): string | null {
  const text = given ?? (folder === null ? null : readIfThere(join(folder, FILE)))
  return text === null ? null : publicKeyOf(readKey(text, given === null ? FILE : 'RECEIPT_KEY'))
}

const publicKeyOf = (privateKey: KeyObject): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')

function signingWith(privateKey: KeyObject): ReceiptKey {
  const publicKey = publicKeyOf(privateKey)
  const signed = <Statement extends object>(statement: Statement) => ({
    ...statement,
    signature: sign(null, Buffer.from(canonicalJson(statement)), privateKey).toString('base64'),
  })
  return {
    publicKey,
    sign: (statement) => signed({ format: 'candor-receipt', version: 2, ...statement, publicKey }),
    signErasure: (statement) => signed({ format: 'candor-erasure', version: 1, ...statement, publicKey }),
  }
}

function readKey(text: string, place: string): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(text.trim(), 'base64'), format: 'der', type: 'pkcs8' })
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // Reported below, without the content, which may be secret.
  }
  throw new StartRefusal(
    `${place} is no Ed25519 key (PKCS #8 in base64), so no receipt could be signed. Nothing was changed. Put the right key ` +
      'back; or take it away, and a new one is made: receipts that were signed before stay valid.',
  )
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new StartRefusal(
      `${file}, which signs receipts, cannot be read. Nothing was changed. Give it back its owner.`,
    )
  }
}

/** Creates the file atomically, unless another process has just created it. @returns its content */
function makeFile(file: string): string | null {
  const draft = `${file}.${process.pid}`
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  try {
    const descriptor = openSync(draft, 'w', 0o600)
    writeSync(descriptor, `${made}\n`)
    fsyncSync(descriptor)
    closeSync(descriptor)
    linkIfFree(draft, file)
    return readFileSync(file, 'utf8')
  } catch {
    return null
  } finally {
    rmSync(draft, { force: true })
  }
}

function linkIfFree(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
