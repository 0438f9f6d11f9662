import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../database/open-database.ts'
import type { SignInRow } from '../../database/tables.ts'
import { SignInFailed } from './sign-in-failed.ts'

/** How long a visit to the provider may take. */
export const SIGN_IN_SECONDS = 10 * 60

/** The form of an account's address; other values lead to the bought list. It excludes NUL, which PostgreSQL cannot store. */
const NEXT = /^[!-~]{1,1000}$/

/** The purpose of a visit to the provider, and the account that it is about. */
export type Visit = Pick<SignInRow, 'purpose' | 'user_id' | 'session_id' | 'identity_id'>

const NOBODYS = { user_id: null, session_id: null, identity_id: null } as const
export const TO_SIGN_IN: Visit = { purpose: 'sign-in', ...NOBODYS }
/** A visit to prove again who somebody is: an earlier sign-in at the provider is not enough. */
export const TO_SIGN_IN_AGAIN: Visit = { purpose: 'again', ...NOBODYS }

/** Stores what must be remembered while somebody is at the provider. */
export async function appendSignIn(
  db: Db,
  next: string | null,
  now: string,
  visit: Visit = TO_SIGN_IN,
): Promise<SignInRow> {
  const signIn = {
    state: unguessable(),
    nonce: unguessable(),
    code_verifier: unguessable(),
    next: next && NEXT.test(next) ? next : null,
    expires_at: new Date(Date.parse(now) + SIGN_IN_SECONDS * 1000).toISOString(),
    ...visit,
  }
  await db.deleteFrom('sign_ins').where('expires_at', '<=', now).execute()
  await db.insertInto('sign_ins').values(signIn).execute()
  return signIn
}

/** Gives what was stored, once. @throws SignInFailed when there is nothing, or when it has expired */
export async function takeSignIn(db: Db, state: string, now: string): Promise<SignInRow> {
  // A single statement, so that of two concurrent calls with the same state only one gets the row.
  const signIn = await db.deleteFrom('sign_ins').where('state', '=', state).returningAll().executeTakeFirst()
  if (!signIn) throw new SignInFailed('expired', 'There is no sign-in with this state, or it was used already.')
  if (signIn.expires_at <= now) throw new SignInFailed('expired', 'It took too long.')
  return signIn
}

/** When somebody left for the provider, as an ISO instant. */
export const begunAt = ({ expires_at }: SignInRow): string =>
  new Date(Date.parse(expires_at) - SIGN_IN_SECONDS * 1000).toISOString()

/** PKCE, S256 (RFC 7636): only somebody who knows the verifier can use the code. */
export const challengeOf = (codeVerifier: string): string =>
  createHash('sha256').update(codeVerifier).digest('base64url')

/** 256 random bits, as 43 characters that are allowed in an address. */
const unguessable = (): string => randomBytes(32).toString('base64url')
