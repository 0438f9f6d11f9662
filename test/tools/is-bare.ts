/** Whether the tests run as on a machine without a browser and a database of its own (test/tools/bare.ts). */
export const isBare = process.env.CANDOR_TEST_BARE === '1'
