import type { AppContext } from '../app-context.ts'
import { prepared } from '../database/prepared.ts'
import type { SignedInUser } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'

type Needs = Pick<AppContext, 'config' | 'db'>

/**
 * Whether somebody runs this Candor: those whom CANDOR_ADMIN names, and where it names nobody the first account. Of a demo, which
 * everybody enters, the first one is anybody.
 */
export async function isOperator({ config, db }: Needs, user: SignedInUser): Promise<boolean> {
  const { admins } = config.access
  if (admins.length > 0) return admins.includes(user.username.toLowerCase())
  if (config.isDemo) return false
  const [first] = await firstAccount(db, {})
  return first?.id === user.id
}

/** @throws Refusal for everybody else */
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
