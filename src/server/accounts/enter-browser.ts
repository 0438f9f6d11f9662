import type { Context } from 'hono'
import type { AppContext } from '../app-context.ts'
import { beginSession } from './cookies.ts'
import { rememberDevice } from './known-device.ts'
import { takeOwnTheme } from './theme.ts'

/**
 * Gives a browser to the user who has just signed in, in whichever way: their session, their theme, and the id by which it is
 * known. Nothing of these stays from whoever used it before.
 * @param answer better-auth's answer, with the cookies
 */
export async function enterBrowser(
  c: Context,
  context: AppContext,
  answer: Response,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<void> {
  await beginSession(c, context, answer, id)
  rememberDevice(c, context, username)
  await takeOwnTheme(c, context, id)
}
