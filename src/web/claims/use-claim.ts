import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/settings/settings-api.ts'
import { type ClaimFields, withClaim } from './claim-draft.ts'
import { lastChoice } from './last-choice.ts'

const USUAL_BENCHMARK = 'SPY'

/** The form with its claim: what was chosen, else the last choice, measured against the benchmark from Settings. */
export function useClaim<Fields extends ClaimFields>(fields: Fields, ticker: string) {
  const settings = useQuery(settingsQuery)
  return withClaim(fields, lastChoice(), settings.data?.benchmark ?? USUAL_BENCHMARK, ticker)
}

/** Whether a price provider is set up to resolve claims with its closes; null until the settings are loaded. */
export function useHasPriceProvider(): boolean | null {
  const { data } = useQuery(settingsQuery)
  return data ? data.providers.some(({ need, isActive }) => need === 'prices' && isActive) : null
}
