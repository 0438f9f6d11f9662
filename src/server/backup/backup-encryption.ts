import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { BackupRefusal } from './backup-refusal.ts'

/**
 * The first line of an encrypted backup. After it come a line of JSON with the parameters, the plain backup in AES-256-GCM, and
 * the tag of 16 bytes. Both lines are authenticated too. The key is made by scrypt (RFC 7914) from the passphrase in NFC and
 * UTF-8.
 */
const MAGIC = 'CANDOR-BACKUP-ENCRYPTED 1\n'
const SCRYPT = { N: 2 ** 16, r: 8, p: 1 } as const
const MOST_MEMORY = 256 * 1024 * 1024
const TAG_BYTES = 16
/** More than both lines take. */
const HEAD_BYTES = 1024

type Parameters = {
  readonly salt: string
  readonly nonce: string
  readonly N: number
  readonly r: number
  readonly p: number
}

const keyOf = (passphrase: string, { salt, N, r, p }: Parameters): Buffer =>
  scryptSync(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 32, { N, r, p, maxmem: MOST_MEMORY })

/** Encrypts a plain backup as a stream. */
export async function* encrypted(plain: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const [salt, nonce] = [16, 12].map((size) => randomBytes(size).toString('base64'))
  const parameters = { salt: salt ?? '', nonce: nonce ?? '', ...SCRYPT }
  const head = Buffer.from(`${MAGIC}${JSON.stringify(parameters)}\n`)
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, parameters), Buffer.from(parameters.nonce, 'base64'))
  cipher.setAAD(head)
  yield head
  for await (const chunk of plain) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

/** Decrypts a backup into a file. @returns false when the backup is not encrypted. @throws BackupRefusal */
export async function decryptInto(file: string, target: string, passphrase: string | null): Promise<boolean> {
  const head = await readHead(file)
  if (head === null) return false
  if (passphrase === null)
    throw new BackupRefusal(`${file} is encrypted. Set BACKUP_PASSPHRASE to its passphrase. Nothing was changed.`)
  const end = statSync(file).size - TAG_BYTES
  const wrong = `${file} cannot be decrypted: the passphrase is another one, or the file is damaged. Nothing was changed.`
  try {
    const key = keyOf(passphrase, head.parameters)
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(head.parameters.nonce, 'base64'))
    decipher.setAAD(head.bytes)
    decipher.setAuthTag(await readTag(file, end))
    const cipherText = createReadStream(file, { start: head.bytes.length, end: end - 1 })
    await pipeline(cipherText, decipher, createWriteStream(target, { mode: 0o600 }))
    return true
  } catch {
    throw new BackupRefusal(wrong)
  }
}

async function readHead(file: string): Promise<{ parameters: Parameters; bytes: Buffer } | null> {
  const start = await readAt(file, 0, HEAD_BYTES)
  if (start.subarray(0, MAGIC.length).toString('latin1') !== MAGIC) return null
  const end = start.indexOf('\n', MAGIC.length) + 1
  try {
    const { salt, nonce, N, r, p } = JSON.parse(start.subarray(MAGIC.length, end).toString('utf8'))
    // Other costs are refused, because in a damaged file they could demand any amount of memory.
    if (typeof salt === 'string' && typeof nonce === 'string' && N === SCRYPT.N && r === SCRYPT.r && p === SCRYPT.p)
      return { parameters: { salt, nonce, N, r, p }, bytes: start.subarray(0, end) }
  } catch {
    // Refused below.
  }
  throw new BackupRefusal(`${file} is damaged at its beginning. Nothing was changed.`)
}

const readTag = (file: string, at: number): Promise<Buffer> => readAt(file, at, TAG_BYTES)

async function readAt(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
