import { Refusal } from '../http/problem.ts'

/** @throws Refusal beside the field when a new password is too short */
export function requireLength(password: string, least: number, field: string): void {
  if (password.length >= least) return
  throw new Refusal({ code: 'invalid', field, message: `A password has at least ${least} characters.` })
}
