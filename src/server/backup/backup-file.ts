import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { decryptInto, encrypted } from './backup-encryption.ts'
import { BackupManifest } from './backup-manifest.ts'
import { BackupRefusal } from './backup-refusal.ts'

/**
 * The first line of a plain backup. After it come the manifest as a line of JSON, the bytes of its files one after the other, and
 * a line with the SHA-256 of everything before it.
 */
const MAGIC = 'CANDOR-BACKUP 1\n'
const DIGEST_BYTES = 64 + 1
const MOST_HEAD_BYTES = 1024 * 1024

/** What a backup is called until it is whole. */
export const PARTIAL = '.partial'

type Contents = {
  readonly manifest: Omit<BackupManifest, 'files'>
  readonly folder: string
  readonly names: readonly string[]
}

/** Writes a backup of files in a folder. It gets its name only once it is complete and on the disk. */
export async function writeBackup(target: string, contents: Contents, passphrase: string | null): Promise<void> {
  const draft = `${target}${PARTIAL}`
  const plain = plainBackup(contents)
  try {
    await pipeline(
      passphrase === null ? plain : encrypted(plain, passphrase),
      createWriteStream(draft, { mode: 0o600 }),
    )
    await sync(draft)
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
}

async function* plainBackup({ manifest, folder, names }: Contents): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const files = names.map((name) => ({ name, size: statSync(join(folder, name)).size }))
  const pass = (bytes: Buffer) => {
    hash.update(bytes)
    return bytes
  }
  yield pass(Buffer.from(`${MAGIC}${JSON.stringify({ ...manifest, files })}\n`))
  for (const { name } of files) for await (const chunk of createReadStream(join(folder, name))) yield pass(chunk)
  yield Buffer.from(`${hash.digest('hex')}\n`)
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/**
 * Reads a whole backup, and puts its files into a folder.
 * @throws BackupRefusal when it is damaged, cut off or not a backup, or when the passphrase is wrong
 */
export async function readBackup(file: string, folder: string, passphrase: string | null): Promise<BackupManifest> {
  if (!existsSync(file) || !statSync(file).isFile())
    throw new BackupRefusal(`There is no file ${file}. Nothing was changed.`)
  const decrypted = join(folder, 'decrypted')
  try {
    const plain = (await decryptInto(file, decrypted, passphrase)) ? decrypted : file
    await requireDigest(plain, file)
    const { manifest, start } = await readManifest(plain, file)
    let at = start
    for (const { name, size } of manifest.files) {
      await extract(plain, at, size, join(folder, name))
      at += size
    }
    if (at !== statSync(plain).size - DIGEST_BYTES) throw damaged(file)
    return manifest
  } finally {
    await rm(decrypted, { force: true })
  }
}

/** Checks the digest, which any changed or missing byte would change. */
async function requireDigest(plain: string, file: string): Promise<void> {
  const end = statSync(plain).size - DIGEST_BYTES
  if (end < MAGIC.length) throw damaged(file)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(plain, { end: end - 1 })) hash.update(chunk)
  const footer = await buffer(createReadStream(plain, { start: end }))
  if (footer.toString('latin1') !== `${hash.digest('hex')}\n`) throw damaged(file)
}

async function readManifest(plain: string, file: string): Promise<{ manifest: BackupManifest; start: number }> {
  const head = await buffer(createReadStream(plain, { end: MOST_HEAD_BYTES }))
  if (head.subarray(0, MAGIC.length).toString('latin1') !== MAGIC) throw noBackup(file)
  const start = head.indexOf('\n', MAGIC.length) + 1
  const read = BackupManifest.safeParse(JSON.parse(head.subarray(MAGIC.length, start).toString('utf8')))
  if (!read.success) throw noBackup(file)
  return { manifest: read.data, start }
}

async function extract(plain: string, start: number, size: number, target: string): Promise<void> {
  const bytes = size === 0 ? [] : createReadStream(plain, { start, end: start + size - 1 })
  await pipeline(bytes, createWriteStream(target, { mode: 0o600 }))
  await sync(target)
}

const damaged = (file: string): BackupRefusal =>
  new BackupRefusal(
    `${file} is damaged, cut, or no backup of Candor: its bytes are not those that were written. Nothing was changed. Take ` +
      'another backup.',
  )

const noBackup = (file: string): BackupRefusal =>
  new BackupRefusal(`${file} is no backup that this version of Candor can read. Nothing was changed.`)
