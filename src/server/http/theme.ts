import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { SettingsView } from '#contract/settings.ts'

type Theme = SettingsView['theme']

const THEME_COOKIE = 'candor.theme'
const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** The theme that this browser's cookie names. */
export function themeOf(c: Context): Theme {
  const theme = getCookie(c, THEME_COOKIE)
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Stored in a cookie, so that the server sends every page, public ones too, in the right colours from the first byte. */
export const rememberTheme = (c: Context, theme: Theme): void =>
  setCookie(c, THEME_COOKIE, theme, { path: '/', maxAge: A_YEAR_IN_SECONDS, sameSite: 'Lax' })
