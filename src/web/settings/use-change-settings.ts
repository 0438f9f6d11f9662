import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SessionView } from '#contract/accounts.ts'
import type { Preferences, SettingsBody, SettingsView } from '#contract/settings.ts'
import { sessionQuery } from '#web/accounts/session-query.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { changeSettings, settingsQuery } from './settings-api.ts'

type Choice = SettingsBody

/** Changes settings. A choice is shown at once, and goes back to its old value if it could not be saved. */
export function useChangeSettings() {
  const queries = useQueryClient()
  const { queryKey } = settingsQuery
  const stored = useQuery(sessionQuery).data?.preferences
  // Kept in state and not in the query cache, which notifies components too late for a radio button.
  const [chosen, setChosen] = useState<Choice>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server stores now is what was chosen, or newer
  useEffect(() => setChosen({}), [stored])
  const change = useMutation({
    mutationKey: queryKey,
    meta: { isQuiet: true },
    // Choices are sent one after another, so that the last one is stored last.
    scope: { id: 'settings' },
    mutationFn: (choice: Choice) => changeSettings(choice),
    onError: () => setChosen({}),
    onSuccess: (settings, { benchmark }) => {
      // Cached charts show the previous benchmark.
      if (benchmark !== undefined) void queries.invalidateQueries({ queryKey: queryKeys.everyAsset })
      // While another choice is waiting to be sent, the page shows that one.
      if (queries.isMutating({ mutationKey: queryKey }) > 1) return
      queries.setQueryData(queryKey, settings)
      queries.setQueryData<SessionView>(
        queryKeys.session,
        (session) => session && { ...session, preferences: preferencesOf(settings) },
      )
    },
  })
  const choose = (choice: Choice) => {
    setChosen((before) => ({ ...before, ...choice }))
    change.mutate(choice)
  }
  return { chosen, choose, isStored: change.isSuccess, failure: change.error }
}

const preferencesOf = ({
  isSummaryHidden,
  hasSellFriction,
  theme,
  language,
  benchmark,
  claimMonths,
  claimAgainst,
}: SettingsView): Preferences => ({
  isSummaryHidden,
  hasSellFriction,
  theme,
  language,
  benchmark,
  claimMonths,
  claimAgainst,
})
