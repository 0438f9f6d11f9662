import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#web/accounts/session-query.ts'
import { settingsQuery } from '#web/settings/settings-api.ts'
import { type ClaimFields, ownChoice, USUAL_CHOICE, withClaim } from './claim-draft.ts'

const USUAL_BENCHMARK = 'SPY'

/**
 * The form with its claim: what was chosen, else the account's last choice, measured against the benchmark from Settings; and what a form
 * that is begun keeps of the claim that it shows, so that a choice made elsewhere meanwhile changes none that somebody writes for.
 */
export function useClaim<Fields extends ClaimFields>(fields: Fields, ticker: string) {
  const { data, isFetching } = useQuery(settingsQuery)
  // The session is older, and there before the settings are.
  const preferences = useQuery(sessionQuery).data?.preferences
  const last = data ?? preferences ?? USUAL_CHOICE
  return {
    fields: withClaim(fields, last, data?.benchmark ?? preferences?.benchmark ?? USUAL_BENCHMARK, ticker),
    claim: data && !isFetching ? ownChoice(fields, last) : {},
  }
}

/** Whether a price provider is set up to resolve claims with its closes; null until the settings are loaded. */
export function useHasPriceProvider(): boolean | null {
  const { data } = useQuery(settingsQuery)
  return data ? data.providers.some(({ need, isActive }) => need === 'prices' && isActive) : null
}
