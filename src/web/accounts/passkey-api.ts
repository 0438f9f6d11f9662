import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { SessionView } from '#contract/accounts.ts'
import type { PasskeysView } from '#contract/passkeys.ts'
import { RequestFailed, request } from '#web/api/request.ts'

/** Replaces the browser's own message when somebody closes its dialog or has no such device. */
const NOT_DONE =
  'No passkey was used: the browser’s dialog was closed, or it knows none for this Candor. Nothing was changed.'

/** Asks the device for a new passkey. @throws RequestFailed */
export async function addPasskey(name: string): Promise<PasskeysView> {
  const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/account/passkeys/options')
  const response = await startRegistration({ optionsJSON }).catch(notDone)
  return request<PasskeysView>('POST', '/api/account/passkeys', { name, response })
}

/** Signs in with a passkey of this device. @throws RequestFailed */
export async function signInWithPasskey(): Promise<SessionView> {
  const optionsJSON = await request<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/session/passkey/options')
  const response = await startAuthentication({ optionsJSON }).catch(notDone)
  return request<SessionView>('POST', '/api/session/passkey', { response })
}

function notDone(): never {
  throw new RequestFailed({ type: 'about:blank', title: 'Not done', status: 0, code: 'no-passkey', detail: NOT_DONE })
}
