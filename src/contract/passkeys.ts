import { z } from 'zod'
import { InstantView, line } from './fields.ts'

/** Messages of WebAuthn Level 3. Our code only passes them on; the library that checks them reads them. */
const WebAuthnJson = z.looseObject({})

export const PasskeyBody = z
  .strictObject({
    name: line(60, 'Say which device this is.').describe('by which its owner knows it'),
    response: WebAuthnJson.describe('RegistrationResponseJSON of WebAuthn'),
  })
  .meta({ id: 'Passkey' })
export type PasskeyBody = { readonly name: string; readonly response: object }

export const PasskeySignInBody = z
  .strictObject({ response: WebAuthnJson.describe('AuthenticationResponseJSON of WebAuthn') })
  .meta({ id: 'PasskeySignIn' })

export const PasskeyOptionsView = WebAuthnJson.meta({ id: 'PasskeyOptions' }).describe(
  'options of WebAuthn, as JSON: for navigator.credentials',
)

const OwnPasskeyView = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: InstantView,
    lastUsedAt: InstantView.nullable().describe('null before the first time'),
  })
  .meta({ id: 'OwnPasskey' })

export const PasskeysView = z.object({ passkeys: z.array(OwnPasskeyView) }).meta({ id: 'OwnPasskeys' })
export type PasskeysView = z.infer<typeof PasskeysView>
