import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../database/open-database.ts'
import type { SignInRow } from '../../database/tables.ts'
import { SignInFailed } from './sign-in-failed.ts'

/** How long somebody has at the provider. */
export const SIGN_IN_SECONDS = 10 * 60

/** What any address of an account looks like; anything else leads to the bought list (and PostgreSQL stores no NUL). */
const NEXT = /^[!-~]{1,1000}$/

/** What somebody goes to the provider for, and whose account it is about. */
export type Visit = Pick<SignInRow, 'purpose' | 'user_id' | 'session_id' | 'identity_id'>

const NOBODYS = { user_id: null, session_id: null, identity_id: null } as const
export const TO_SIGN_IN: Visit = { purpose: 'sign-in', ...NOBODYS }
/** To prove who they are once more: an earlier sign-in at the provider is not enough. */
export const TO_SIGN_IN_AGAIN: Visit = { purpose: 'again', ...NOBODYS }

/** What is remembered while somebody is at the provider. */
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

/** Hands out what was remembered, once. @throws SignInFailed when there is nothing, or not any more */
export async function takeSignIn(db: Db, state: string, now: string): Promise<SignInRow> {
  // One statement: of two that bring the same state at once, one gets the row.
  const signIn = await db.deleteFrom('sign_ins').where('state', '=', state).returningAll().executeTakeFirst()
  if (!signIn) throw new SignInFailed('expired', 'Nobody is waiting under this state, or it was used already.')
  if (signIn.expires_at <= now) throw new SignInFailed('expired', 'It took too long.')
  return signIn
}

/** When somebody left for the provider, as an ISO instant. */
export const begunAt = ({ expires_at }: SignInRow): string =>
  new Date(Date.parse(expires_at) - SIGN_IN_SECONDS * 1000).toISOString()

/** PKCE, S256 (RFC 7636): only whoever knows the verifier can use the code. */
export const challengeOf = (codeVerifier: string): string =>
  createHash('sha256').update(codeVerifier).digest('base64url')

/** 256 bits, as 43 characters that may stand in an address. */
const unguessable = (): string => randomBytes(32).toString('base64url')
