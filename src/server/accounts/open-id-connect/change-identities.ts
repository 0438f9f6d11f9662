import type { Context } from 'hono'
import type { IdentityOutcome } from '#contract/identities.ts'
import type { AppContext } from '../../app-context.ts'
import type { SignInRow } from '../../database/tables.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { sessionOf } from '../cookies.ts'
import { keepingOneWayIn, OnlyWayIn } from '../ways-in.ts'
import { appendIdentity, listIdentities, removeIdentity } from './identity-store.ts'
import type { Person } from './open-id-connect.ts'
import { SignInFailed } from './sign-in-failed.ts'

/**
 * Links or unlinks an identity after the visit to the provider, in the session in which the visit began.
 * @returns the outcome for Settings, and the user's name
 * @throws SignInFailed, and nothing was changed
 */
export async function changeIdentities(
  c: Context,
  context: AppContext,
  visit: SignInRow,
  person: Person,
): Promise<{ readonly username: string; readonly outcome: IdentityOutcome }> {
  const user = await sessionOf(c, context)
  if (!user || user.id !== visit.user_id || user.sessionId !== visit.session_id)
    throw new SignInFailed('session-ended', 'The session in which this began has ended, or is another one.')
  const isLinking = visit.purpose === 'link'
  const outcome = await (isLinking ? link(context, user.id, person) : unlink(context, user.id, visit, person))
  return { username: user.username, outcome }
}

async function link(context: AppContext, userId: string, { issuer, subject }: Person): Promise<IdentityOutcome> {
  const { db, newId, now, security } = context
  const isLinked = (await listIdentities(db, userId)).some((one) => one.issuer === issuer && one.subject === subject)
  if (isLinked) return 'linked'
  await appendIdentity(db, { id: newId(), userId, issuer, subject, now: now() }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    throw new SignInFailed('linked-elsewhere', 'This identity signs in to another account.')
  })
  security.note('identity-linked', { userId })
  return 'linked'
}

async function unlink(
  context: AppContext,
  userId: string,
  { identity_id: id }: SignInRow,
  { issuer, subject }: Person,
): Promise<IdentityOutcome> {
  const identity = (await listIdentities(context.db, userId)).find((one) => one.id === id)
  if (identity && (identity.issuer !== issuer || identity.subject !== subject))
    throw new SignInFailed(
      'another-person',
      'Whoever signed in at the provider is not the person whose identity is to be unlinked.',
    )
  try {
    await keepingOneWayIn(context, userId, (trx) => removeIdentity(trx, userId, id ?? ''))
  } catch (error) {
    if (error instanceof OnlyWayIn) throw new SignInFailed('only-way-in', error.message)
    throw error
  }
  context.security.note('identity-unlinked', { userId })
  return 'unlinked'
}
