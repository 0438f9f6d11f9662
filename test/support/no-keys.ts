/** Every key that Candor reads, set to nothing: a developer's .env does not replace what is set, so no test uses real ones. */
const KEYS = [
  'DATABASE_URL',
  'MARKET_DATA_API_KEY',
  'PRICE_API_KEY',
  'AI_API_KEY',
  'OPENAI_API_KEY',
  'OIDC_ISSUER',
  'CANDOR_DEMO',
]

/** This process's environment without a key, with what a test adds. Nothing outside this machine is reached with it. */
export const noKeys = (added: Record<string, string>): Record<string, string | undefined> => ({
  ...process.env,
  ...Object.fromEntries(KEYS.map((name) => [name, ''])),
  SEC_BASE_URL: 'http://127.0.0.1:9',
  ...added,
})
