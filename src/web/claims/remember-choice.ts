import type { QueryClient } from '@tanstack/react-query'
import type { SessionView } from '#contract/accounts.ts'
import type { SettingsView } from '#contract/settings.ts'
import { choiceAfter } from '#domain/claims/claim-choice.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { type ClaimFields, claimBody } from './claim-draft.ts'

/**
 * Called once a claim is recorded, not while somebody tries out choices: the next form of this page begins with what the server has
 * stored with it, without asking.
 */
export function rememberChoice(queries: QueryClient, fields: ClaimFields, ticker: string): void {
  const claim = claimBody(fields)
  if (!claim) return
  const isOfBenchmark = ticker === fields.claimTicker
  queries.setQueryData<SettingsView>(
    queryKeys.settings,
    (before) => before && { ...before, ...choiceAfter(before, claim, isOfBenchmark) },
  )
  queries.setQueryData<SessionView>(queryKeys.session, (before) => {
    if (!before?.preferences) return before
    return {
      ...before,
      preferences: { ...before.preferences, ...choiceAfter(before.preferences, claim, isOfBenchmark) },
    }
  })
}
