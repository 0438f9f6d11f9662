import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2Async = promisify(argon2)

/** OWASP's minimum for argon2id; about 40 ms here. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_LENGTH = 32
const MAX_CONCURRENT = 4

/** argon2id in the PHC string form: $argon2id$v=19$m=…,t=…,p=…$salt$tag. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive(password, nonce, COST)
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
  return ['', 'argon2id', 'v=19', cost, unpadded(nonce), unpadded(tag)].join('$')
}

/** Whether a password is the one that a PHC string was made from. A string that cannot be read fits no password. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const read = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash)
  if (!read) return false
  const [, memory, passes, parallelism, nonce = '', tag = ''] = read
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await derive(password, Buffer.from(nonce, 'base64'), cost), Buffer.from(tag, 'base64'))
}

/** NFC, so that the same password typed on another keyboard is the same bytes. */
const derive = (password: string, nonce: Buffer, cost: { memory: number; passes: number; parallelism: number }) =>
  oneOfFew(() => argon2Async('argon2id', { message: password.normalize('NFC'), nonce, tagLength: TAG_LENGTH, ...cost }))

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

let running = 0
const waiting: (() => void)[] = []

/** Each hash takes 19 MiB: a flood of sign-ins waits its turn instead of taking the machine's memory. */
async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
