import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SessionView } from '#contract/accounts.ts'
import type { SettingsBody } from '#contract/settings.ts'
import { sessionQuery } from '#web/accounts/session-query.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { changeSettings, settingsQuery } from './settings-api.ts'

type Choice = SettingsBody

/** Changes settings, shown as chosen at once; if they could not be kept, they go back to what they were. */
export function useChangeSettings() {
  const queries = useQueryClient()
  const { queryKey } = settingsQuery
  const stored = useQuery(sessionQuery).data?.preferences
  // State and not the cache, which tells its readers later than a radio button can wait for.
  const [chosen, setChosen] = useState<Choice>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server keeps now is what was chosen, or newer
  useEffect(() => setChosen({}), [stored])
  const change = useMutation({
    mutationKey: queryKey,
    meta: { isQuiet: true },
    // One after another, so that the last choice is the one that is kept.
    scope: { id: 'settings' },
    mutationFn: (choice: Choice) => changeSettings(choice),
    onError: () => setChosen({}),
    onSuccess: (settings, { benchmark }) => {
      // The charts that are kept were drawn beside the one before.
      if (benchmark !== undefined) void queries.invalidateQueries({ queryKey: queryKeys.everyAsset })
      // While another choice waits its turn, the page shows that one.
      if (queries.isMutating({ mutationKey: queryKey }) > 1) return
      queries.setQueryData(queryKey, settings)
      const { isSummaryHidden, hasSellFriction, theme, benchmark: ticker } = settings
      const preferences = { isSummaryHidden, hasSellFriction, theme, benchmark: ticker }
      queries.setQueryData<SessionView>(queryKeys.session, (session) => session && { ...session, preferences })
    },
  })
  const choose = (choice: Choice) => {
    setChosen((before) => ({ ...before, ...choice }))
    change.mutate(choice)
  }
  return { chosen, choose, isStored: change.isSuccess, failure: change.error }
}
