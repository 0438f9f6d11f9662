import type { AppContext } from '../app-context.ts'
import { Refusal } from '../http/problem.ts'

/** What a new password has to be. @throws Refusal beside the field */
export async function requirePasswordRules(
  { config }: Pick<AppContext, 'config'>,
  password: string,
  field: string,
): Promise<void> {
  if (password.length < config.passwordMin)
    throw new Refusal({ code: 'invalid', field, message: `A password has at least ${config.passwordMin} characters.` })
}
