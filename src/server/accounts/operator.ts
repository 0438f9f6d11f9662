import type { AppContext } from '../app-context.ts'
import { prepared } from '../database/prepared.ts'
import type { SignedInUser } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'

type Needs = Pick<AppContext, 'config' | 'db'>

/**
 * Whether a user is an operator of this Candor: one whom CANDOR_ADMIN names or, where it names nobody, the first account. A demo
 * has no operator by default, because anybody may have made its first account.
 */
export async function isOperator({ config, db }: Needs, user: SignedInUser): Promise<boolean> {
  const { admins } = config.access
  if (admins.length > 0) return admins.includes(user.username.toLowerCase())
  if (config.isDemo) return false
  const [first] = await firstAccount(db, {})
  return first?.id === user.id
}

/** @throws Refusal for everybody who is not an operator */
export async function requireOperator(context: Needs, user: SignedInUser): Promise<void> {
  if (!(await isOperator(context, user)))
    throw new Refusal({
      code: 'not-allowed',
      message: 'Only whoever runs this Candor sees this. Nothing was changed.',
    })
}

const firstAccount = prepared<object, { readonly id: string }>((db) =>
  db.selectFrom('users').select('id').orderBy('createdAt').orderBy('id').limit(1),
)
