/**
 * Whether an error says that what was to be stored belongs to an account that was erased while its request was under way. The
 * database's own triggers refuse such rows (migrations 014 and 036), and this is what they say on both engines.
 */
export function isOfErasedAccount(error: unknown): boolean {
  return error instanceof Error && (error.message.includes('this account was erased') || isOfErasedAccount(error.cause))
}
