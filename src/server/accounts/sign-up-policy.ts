import type { SignUpPolicy } from '#contract/accounts.ts'
import type { AppContext } from '../app-context.ts'
import { Refusal } from '../http/problem.ts'
import { giveInvitationBack, takeInvitation } from './invitations.ts'

type Needs = Pick<AppContext, 'config' | 'db' | 'now'>

/** Who may make an account now. The first account can always be made, and a demo lets everybody in. */
export async function signUpPolicy({ config, db }: Pick<AppContext, 'config' | 'db'>): Promise<SignUpPolicy> {
  if (config.isDemo || config.access.signUp === 'open') return 'open'
  const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return somebody ? config.access.signUp : 'open'
}

/**
 * Lets somebody make an account, or refuses.
 * @param invitation the token in the link; null without one
 * @returns how to make the invitation usable again when no account was made
 */
export async function admit(context: Needs, invitation: string | null): Promise<() => Promise<void>> {
  const policy = await signUpPolicy(context)
  if (policy === 'open') return async () => undefined
  if (policy === 'closed')
    throw new Refusal({ code: 'not-allowed', message: 'This Candor takes no new accounts. Ask whoever runs it.' })
  if (invitation === null)
    throw new Refusal({
      code: 'not-allowed',
      message: 'An account needs an invitation here. Ask whoever runs this Candor for a link.',
    })
  if (!(await takeInvitation(context.db, invitation, context.now())))
    throw new Refusal({
      code: 'not-allowed',
      message: 'This invitation has been used, or its time is over. Ask whoever runs this Candor for a new link.',
    })
  return () => giveInvitationBack(context.db, invitation)
}
