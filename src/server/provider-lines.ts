import type { Config } from './config.ts'

/** What is active, and what to set for the rest: the start's last lines. Never a key. */
export function providerLines({ databaseUrl, dataFolder, marketData, prices, ai }: Config): string[] {
  return [
    databaseUrl ? '  journal     PostgreSQL (DATABASE_URL)' : `  journal     SQLite in ${dataFolder ?? 'memory'}`,
    marketData
      ? '  companies   local directory, then the market-data provider'
      : '  companies   local directory (set MARKET_DATA_API_KEY to search a provider too)',
    prices ? '  prices      Twelve Data' : '  prices      typed by hand (set PRICE_API_KEY to have them filled in)',
    ai ? `  critic      ${ai.model}` : '  critic      built-in, no language model (set AI_API_KEY for one)',
  ]
}
