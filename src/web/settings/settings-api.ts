import { queryOptions } from '@tanstack/react-query'
import type { SettingsBody, SettingsView } from '#contract/settings.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

export const settingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: () => request<SettingsView>('GET', '/api/settings'),
})

export const changeSettings = (changed: SettingsBody) => request<SettingsView>('POST', '/api/settings', changed)
