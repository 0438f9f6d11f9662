import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { hashTurns } from './hash-turns.ts'

const argon2Async = promisify(argon2)

/** What one hash costs, as argon2id counts it; `memory` in KiB. */
export type PasswordCost = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** OWASP's minimum for argon2id; about 40 ms here. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
/** Each takes 19 MiB: a flood of sign-ins waits its turn instead of taking the machine's memory. */
const AT_ONCE = 4

/** How passwords are hashed and compared, a few at a time. */
export type PasswordHashing = {
  /** @returns the PHC string form: $argon2id$v=19$m=…,t=…,p=…$salt$tag */
  hash(password: string): Promise<string>
  /** Whether a password is the one that a PHC string was made from. A string that cannot be read fits no password. */
  verify(given: { hash: string; password: string }): Promise<boolean>
}

/** @param mostWaiting how many may wait for their turn: what would wait for seconds is refused at once. 0 is no limit */
export function passwordHashing(mostWaiting: number, cost = PASSWORD_COST): PasswordHashing {
  const inTurn = hashTurns({ atOnce: AT_ONCE, mostWaiting: mostWaiting === 0 ? Number.POSITIVE_INFINITY : mostWaiting })
  return {
    hash: (password) => inTurn(() => hashPassword(password, cost)),
    verify: (given) => inTurn(() => verifyPassword(given)),
  }
}

async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive(password, nonce, cost)
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return ['', 'argon2id', 'v=19', parameters, unpadded(nonce), unpadded(tag)].join('$')
}

async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const read = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash)
  if (!read) return false
  const [, memory, passes, parallelism, nonce = '', tag = ''] = read
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await derive(password, Buffer.from(nonce, 'base64'), cost), Buffer.from(tag, 'base64'))
}

/** NFC, so that the same password typed on another keyboard is the same bytes. */
const derive = (password: string, nonce: Buffer, cost: PasswordCost) =>
  argon2Async('argon2id', { message: password.normalize('NFC'), nonce, tagLength: TAG_LENGTH, ...cost })

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
