import { isOfErasedAccount } from './erased-account.ts'

/** SQLITE_CONSTRAINT_UNIQUE, _PRIMARYKEY and _TRIGGER (the ledger's own trigger), and PostgreSQL's unique_violation. */
const UNIQUE_VIOLATIONS: ReadonlySet<unknown> = new Set([2067, 1555, 1811, '23505'])

/** Whether the database refused a row because its key is taken, on either engine, and not because its account was erased. */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || isOfErasedAccount(error)) return false
  const code = 'errcode' in error ? error.errcode : 'code' in error ? error.code : undefined
  return UNIQUE_VIOLATIONS.has(code)
}
