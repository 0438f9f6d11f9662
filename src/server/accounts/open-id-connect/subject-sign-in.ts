import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** A person as a provider knows them. Subjects are unique only within their issuer. */
export type Subject = { readonly issuer: string; readonly subject: string }

const Body = z.object({ issuer: z.string(), subject: z.string() })

/** A user whose identity Candor itself has verified. */
const UserBody = z.object({ userId: z.string() })

/**
 * Sessions for users whom Candor itself has identified. A subject's account is found by issuer and subject and by nothing else,
 * because a name or an e-mail that equals another account's proves nothing.
 */
export const subjectSignIn = {
  id: 'subject-sign-in',
  endpoints: {
    signInSubject: createAuthEndpoint.serverOnly({ method: 'POST', body: Body }, async (ctx) => {
      const { issuer, subject } = ctx.body
      const { internalAdapter } = ctx.context
      const owner = await internalAdapter.findAccountOwnerByKey({ providerId: issuer, accountId: subject })
      if (owner?.kind === 'orphaned') throw new Error('An account has lost its user.')
      const user = owner?.user
      if (!user) throw new APIError('NOT_FOUND', { code: 'UNKNOWN_SUBJECT' })
      const session = await internalAdapter.createSession(user.id)
      await setSessionCookie(ctx, { session, user })
      return ctx.json({ user, token: session.token })
    }),
    signInUser: createAuthEndpoint.serverOnly({ method: 'POST', body: UserBody }, async (ctx) => {
      const { internalAdapter } = ctx.context
      const user = await internalAdapter.findUserById(ctx.body.userId)
      if (!user) throw new APIError('NOT_FOUND', { code: 'UNKNOWN_USER' })
      const session = await internalAdapter.createSession(user.id)
      await setSessionCookie(ctx, { session, user })
      return ctx.json({ user, token: session.token })
    }),
  },
} satisfies BetterAuthPlugin
