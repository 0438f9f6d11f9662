import { defineConfig } from 'vitest/config'

/**
 * The tests that Stryker breaks rules against: the domain's own, and those of the check of a whole ledger, which needs one. Without
 * property tests, which try hundreds of journals for each broken rule: a score is rather too low than too high.
 */
export default defineConfig({
  test: {
    include: ['src/domain/**/*.test.ts', 'src/server/ledger/*.test.ts'],
    exclude: ['**/*.properties.test.ts'],
    testTimeout: 60_000,
    env: { CANDOR_TEST_ENGINE: 'sqlite' },
  },
})
