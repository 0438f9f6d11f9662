import type { SignUpPolicy } from '#contract/accounts.ts'
import type { AppContext } from '../app-context.ts'
import { lockUntilCommit } from '../database/lock-until-commit.ts'
import type { Db } from '../database/open-database.ts'
import { Refusal } from '../http/problem.ts'
import { isInvitation, takeInvitation } from './invitations.ts'
import type { Admit } from './make-account.ts'

type Needs = Pick<AppContext, 'config' | 'db' | 'now'>

/** Who may make an account now. The first account can always be made, and a demo lets everybody in. */
export async function signUpPolicy({ config, db }: Pick<AppContext, 'config' | 'db'>): Promise<SignUpPolicy> {
  if (config.isDemo || config.access.signUp === 'open') return 'open'
  return (await hasAccounts(db)) ? config.access.signUp : 'open'
}

/**
 * Refuses somebody who may not make an account before anything is hashed for them, and asks again in the transaction that makes
 * it, which uses up the invitation: so of several at once only one makes the first account, and an invitation makes one at most
 * and is not used up where none was made.
 * @param invitation the token in the link; null without one
 * @throws Refusal
 */
export async function admission(context: Needs, invitation: string | null): Promise<Admit> {
  const isAdmitted = (db: Db, policy: SignUpPolicy, isUsable: typeof takeInvitation) =>
    requireAdmission(policy, invitation, (token) => isUsable(db, token, context.now()))
  await isAdmitted(context.db, await signUpPolicy(context), isInvitation)
  return async (trx) => {
    const { config } = context
    if (config.isDemo || config.access.signUp === 'open') return
    if (!(await hasAccounts(trx))) await lockUntilCommit(trx, FIRST_ACCOUNT)
    await isAdmitted(trx, await signUpPolicy({ config, db: trx }), takeInvitation)
  }
}

/** Whoever makes the first account waits here for one who is making it already. */
const FIRST_ACCOUNT = 'the first account of this Candor'

async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function requireAdmission(
  policy: SignUpPolicy,
  invitation: string | null,
  isUsable: (token: string) => Promise<boolean>,
): Promise<void> {
  if (policy === 'open') return
  if (policy === 'closed')
    throw new Refusal({ code: 'not-allowed', message: 'This Candor takes no new accounts. Ask whoever runs it.' })
  if (invitation === null)
    throw new Refusal({
      code: 'not-allowed',
      message: 'An account needs an invitation here. Ask whoever runs this Candor for a link.',
    })
  if (!(await isUsable(invitation)))
    throw new Refusal({
      code: 'not-allowed',
      message: 'This invitation has been used, or its time is over. Ask whoever runs this Candor for a new link.',
    })
}
