import { COMPILE_CACHE } from '../tools/compile-cache.ts'

/** All keys that Candor reads. Tests set them to empty texts, which a developer's .env does not replace. */
const KEYS = [
  'DATABASE_URL',
  'MARKET_DATA_API_KEY',
  'PRICE_API_KEY',
  'AI_API_KEY',
  'OPENAI_API_KEY',
  'OIDC_ISSUER',
  'CANDOR_DEMO',
]

/** This process's environment without keys, and with what a test adds. With it Candor reaches nothing outside this machine. */
export const noKeys = (added: Record<string, string>): Record<string, string | undefined> => ({
  ...process.env,
  ...COMPILE_CACHE,
  ...Object.fromEntries(KEYS.map((name) => [name, ''])),
  SEC_BASE_URL: 'http://127.0.0.1:9',
  ...added,
})
