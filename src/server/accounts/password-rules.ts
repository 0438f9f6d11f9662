import type { AppContext } from '../app-context.ts'
import { Refusal } from '../http/problem.ts'

/** @throws Refusal at the field */
export function requireLength({ config }: Pick<AppContext, 'config'>, password: string, field: string): void {
  if (password.length >= config.passwordMin) return
  throw new Refusal({ code: 'invalid', field, message: `A password has at least ${config.passwordMin} characters.` })
}

/** Asks another company's service, so call it only where strangers cannot cause it without limit. @throws Refusal at the field */
export async function requireUnbreached(
  context: Pick<AppContext, 'breachedPasswords'>,
  password: string,
  field: string,
): Promise<void> {
  if (await isBreached(context, password)) throw breached(field)
}

export const isBreached = async (
  { breachedPasswords }: Pick<AppContext, 'breachedPasswords'>,
  password: string,
): Promise<boolean> => (await breachedPasswords?.has(password)) === true

export const breached = (field: string): Refusal =>
  new Refusal({
    code: 'invalid',
    field,
    message: 'This password stands in lists of stolen ones, which are tried first. Please choose another one.',
  })
