import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

export const THEME_COOKIE = 'candor.theme'

/** A page in the theme that its reader chose; without a choice it follows the system. */
export function inTheme(c: Context, page: string): string {
  const theme = getCookie(c, THEME_COOKIE)
  return theme === 'light' || theme === 'dark' ? page.replace('<html ', `<html data-theme="${theme}" `) : page
}
