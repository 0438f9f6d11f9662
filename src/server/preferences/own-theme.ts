import type { Context } from 'hono'
import type { Db } from '../database/open-database.ts'
import { rememberTheme, themeOf } from '../http/theme.ts'
import { findPreferences } from './preference-store.ts'

/** At a sign-in, gives the browser the theme that the user chose on another one, or the system's if they chose none. */
export async function takeOwnTheme(c: Context, db: Db, userId: string): Promise<void> {
  const { theme } = await findPreferences(db, userId)
  if (theme !== themeOf(c)) rememberTheme(c, theme)
}
