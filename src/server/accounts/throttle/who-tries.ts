import type { Context } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { clientAddress } from '../../http/client-address.ts'
import { knownDevice } from '../known-device.ts'
import type { SignInTry } from './sign-in-throttle.ts'

/** The name, the address and the browser with which a password is tried. */
export const whoTries = (c: Context, context: AppContext, username: string): SignInTry => ({
  username,
  address: clientAddress(c, context.config.access.trustedProxies),
  device: knownDevice(c, context, username),
})
