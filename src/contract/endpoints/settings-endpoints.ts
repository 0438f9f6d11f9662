import { SettingsBody, SettingsView } from '../settings.ts'
import type { Endpoint } from './endpoint.ts'

/** The settings of an account. */
export const SETTINGS_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/settings',
    summary: 'Get your settings and the active providers',
    status: 200,
    view: SettingsView,
  },
  {
    method: 'post',
    path: '/api/settings',
    summary: 'Change settings',
    body: SettingsBody,
    status: 200,
    view: SettingsView,
  },
]
