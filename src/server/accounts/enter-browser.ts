import type { Context } from 'hono'
import type { AppContext } from '../app-context.ts'
import { takeOwnTheme } from '../preferences/own-theme.ts'
import { beginSession } from './cookies.ts'
import { rememberDevice } from './known-device.ts'

/**
 * Makes a browser that of the person who has just signed in, whichever way: their session, their theme, and by what it is known.
 * Of whoever used it before it keeps none of these.
 * @param answer of better-auth, with the cookies
 */
export async function enterBrowser(
  c: Context,
  context: AppContext,
  answer: Response,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<void> {
  await beginSession(c, context, answer, id)
  rememberDevice(c, context, username)
  await takeOwnTheme(c, context.db, id)
}
