import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { hashTurns } from './hash-turns.ts'

const argon2Async = promisify(argon2)

/** The cost parameters of argon2id; `memory` is in KiB. */
export type PasswordCost = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** OWASP's minimum for argon2id; about 40 ms on the machine where it was measured. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
/** Each hash takes 19 MiB, so a flood of sign-ins waits instead of using up the machine's memory. */
const AT_ONCE = 4

/** Hashes and compares passwords, a few at a time. */
export type PasswordHashing = {
  /** @returns the PHC string form: $argon2id$v=19$m=…,t=…,p=…$salt$tag */
  hash(password: string): Promise<string>
  /** Whether the PHC string was made from this password. A string that cannot be read fits no password. */
  verify(given: { hash: string; password: string }): Promise<boolean>
}

/** @param mostWaiting how many hashes may wait; more are refused at once instead of waiting for seconds. 0 is no limit */
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

/** Normalized to NFC, so that the same password from another keyboard gives the same bytes. */
const derive = (password: string, nonce: Buffer, cost: PasswordCost) =>
  argon2Async('argon2id', { message: password.normalize('NFC'), nonce, tagLength: TAG_LENGTH, ...cost })

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
