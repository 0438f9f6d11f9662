import type { PasswordCost } from '#server/accounts/password-hash.ts'

/** The same hash as anybody's, in a hundredth of its time: password-hash.test.ts holds what a real one costs. */
export const TEST_PASSWORD_COST: PasswordCost = { memory: 64, passes: 1, parallelism: 1 }
