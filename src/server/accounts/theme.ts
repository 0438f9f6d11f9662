import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { SettingsView } from '#contract/settings.ts'
import type { AppContext } from '../app-context.ts'
import type { Config } from '../config/config.ts'
import { findPreferences } from '../preferences/preference-store.ts'
import { cookieKind } from './cookies.ts'

type Theme = SettingsView['theme']
type Address = Pick<Config, 'url'>

/** The name of the cookie over plain HTTP, which every Candor gave it at first. */
const PLAIN = 'candor.theme'
const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60

const nameOf = (config: Address): string => `${cookieKind(config).prefix}.theme`

/** The theme that this browser's cookie names. */
export function themeOf(c: Context, config: Address): Theme {
  const theme = getCookie(c, nameOf(config)) ?? getCookie(c, PLAIN)
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Stored in a cookie, so that the server sends every page, public ones too, in the right colours from the first byte. */
export const rememberTheme = (c: Context, config: Address, theme: Theme): void =>
  setCookie(c, nameOf(config), theme, {
    path: '/',
    maxAge: A_YEAR_IN_SECONDS,
    httpOnly: true,
    secure: cookieKind(config).secure,
    sameSite: 'Lax',
  })

/** At a sign-in, gives the browser the theme that the user chose on another one, or the system's if they chose none. */
export async function takeOwnTheme(
  c: Context,
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  userId: string,
): Promise<void> {
  const { theme } = await findPreferences(db, userId)
  if (theme !== themeOf(c, config)) rememberTheme(c, config, theme)
}
