import type { Context } from 'hono'
import type { AppContext } from '../app-context.ts'
import { beginSession } from './cookies.ts'
import { rememberDevice } from './known-device.ts'
import { takeOwnTheme } from './theme.ts'

/**
 * Gives a browser to the user who has just signed in, in whichever way: their session, their theme, and the id by which it is
 * known. Nothing of these stays from whoever used it before.
 * @param answer better-auth's answer, with the cookies
 * @param app the authenticator app whose second step was passed; null where none was
 */
export async function enterBrowser(
  c: Context,
  context: AppContext,
  answer: Response,
  { id, username }: { readonly id: string; readonly username: string },
  app: string | null = null,
): Promise<void> {
  await beginSession(c, context, answer, id)
  rememberDevice(c, context, username, app)
  await takeOwnTheme(c, context, id)
}
