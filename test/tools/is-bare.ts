/** The tests are run as on a machine that has no browser and no database of its own (test/tools/bare.ts). */
export const isBare = process.env.CANDOR_TEST_BARE === '1'
