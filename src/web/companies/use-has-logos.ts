import { useQuery } from '@tanstack/react-query'
import type { SettingsView } from '#contract/settings.ts'
import { settingsQuery } from '#web/settings/settings-api.ts'

/** Whether anybody can be asked for logos: only a restart changes it, so it is read once. */
export const useHasLogos = (): boolean =>
  useQuery({ ...settingsQuery, staleTime: Number.POSITIVE_INFINITY, select: hasLogos }).data ?? false

const hasLogos = ({ providers }: SettingsView): boolean =>
  providers.some(({ need, isActive }) => need === 'companies' && isActive)
