import type { ProviderView } from '#contract/settings.ts'
import type { Config } from '../config.ts'

/** Who finds companies, prices and flaws now, and what to set for a provider. Never a key. */
export function describeProviders({ marketData, prices, ai }: Config): ProviderView[] {
  return [
    {
      need: 'companies',
      isActive: marketData !== null,
      name: marketData ? 'local directory, then the market-data provider' : 'local directory',
      howToSwitchOn: marketData ? null : 'set MARKET_DATA_API_KEY to search a provider too',
    },
    {
      need: 'prices',
      isActive: prices !== null,
      name: prices ? 'Twelve Data' : 'typed by hand',
      howToSwitchOn: prices ? null : 'set PRICE_API_KEY to have them filled in',
    },
    {
      need: 'critic',
      isActive: ai !== null,
      name: ai ? ai.model : 'built-in, no language model',
      howToSwitchOn: ai ? null : 'set AI_API_KEY for one',
    },
  ]
}

/** The last lines of a start. */
export function startLines(config: Config): string[] {
  const journal = config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `SQLite in ${config.dataFolder ?? 'memory'}`
  const providers = describeProviders(config).map(({ need, name, howToSwitchOn }) => [
    need,
    howToSwitchOn ? `${name} (${howToSwitchOn})` : name,
  ])
  return [['journal', journal], ...providers].map(([need = '', text = '']) => `  ${need.padEnd(12)}${text}`)
}
