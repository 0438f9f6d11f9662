import { z } from 'zod'
import { InstantView, line } from './fields.ts'

/** Messages of WebAuthn Level 3. Our code only passes them on; the library that checks them reads them. */
const WebAuthnJson = z.looseObject({})

export const PasskeyBody = z
  .strictObject({
    name: line(60, 'Say which device this is.').describe('name by which the owner recognizes the device'),
    response: WebAuthnJson.describe('`RegistrationResponseJSON` of WebAuthn'),
  })
  .meta({ id: 'Passkey' })
export type PasskeyBody = { readonly name: string; readonly response: object }

export const PasskeySignInBody = z
  .strictObject({ response: WebAuthnJson.describe('`AuthenticationResponseJSON` of WebAuthn') })
  .meta({ id: 'PasskeySignIn' })

export const PasskeyOptionsView = WebAuthnJson.meta({ id: 'PasskeyOptions' }).describe(
  'WebAuthn options as JSON, to be passed to `navigator.credentials`',
)

const OwnPasskeyView = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: InstantView,
    lastUsedAt: InstantView.nullable().describe('time of the last use; null when it was never used'),
  })
  .meta({ id: 'OwnPasskey' })

export const PasskeysView = z.object({ passkeys: z.array(OwnPasskeyView) }).meta({ id: 'OwnPasskeys' })
export type PasskeysView = z.infer<typeof PasskeysView>
