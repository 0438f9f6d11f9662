import type { PasswordCost } from '#server/accounts/password-hash.ts'

/** The cost of the same hash function in a hundredth of the time. password-hash.test.ts checks the real cost. */
export const TEST_PASSWORD_COST: PasswordCost = { memory: 64, passes: 1, parallelism: 1 }
