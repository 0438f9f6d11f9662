import { z } from 'zod'
import { PASSWORD_LENGTH } from '#domain/accounts/credentials.ts'
import { InstantView } from './fields.ts'

export const PasswordBody = z
  .strictObject({
    currentPassword: z.string('Enter your current password.').max(PASSWORD_LENGTH.max),
    newPassword: z
      .string('Choose a new password.')
      .max(PASSWORD_LENGTH.max, `A password has at most ${PASSWORD_LENGTH.max} characters.`),
  })
  .meta({ id: 'Password' })
export type PasswordBody = z.input<typeof PasswordBody>

/** Confirms that the person at an open page is the owner of the account. */
export const ConfirmationBody = z
  .strictObject({
    password: z.string('Enter your password.').max(PASSWORD_LENGTH.max),
    code: z.string().max(60).optional().describe('code from the authenticator app; required when one is set up'),
  })
  .meta({ id: 'Confirmation' })
export type ConfirmationBody = z.input<typeof ConfirmationBody>

export const ErasureBody = z
  .strictObject({
    username: z.string('Type your username.').max(200).describe('your own username, exactly as it is written'),
  })
  .meta({ id: 'Erasure' })
export type ErasureBody = z.input<typeof ErasureBody>

/** What remains of an erased account. The server signs it. */
export const ErasureView = z
  .object({
    account: z.string().describe('id of the account, which identifies no person and is never reused'),
    entries: z.int().describe('number of entries that the journal had'),
    hash: z.string().describe('hash of the last entry'),
    erasedAt: InstantView,
  })
  .meta({ id: 'Erased' })
export type ErasureView = z.infer<typeof ErasureView>

/** A session of the account. */
const OwnSessionView = z
  .object({
    id: z.string(),
    device: z.string().describe('browser and operating system, as reported by the browser'),
    startedAt: InstantView,
    lastUsedAt: InstantView.describe('time of the last use, to the hour'),
    isCurrent: z.boolean().describe('whether this is the session of the request'),
  })
  .meta({ id: 'OwnSession' })

/** Your account, and where it is signed in. */
export const OwnAccountView = z
  .object({
    username: z.string(),
    createdAt: InstantView,
    hasPassword: z
      .boolean()
      .describe('whether the account has a password; false when it signs in with OpenID Connect or a passkey only'),
    hasPasskey: z
      .boolean()
      .describe('whether the account has a passkey, with which a device signs in without a password'),
    hasProvider: z.boolean().describe('whether the configured OpenID Connect provider can sign in to the account'),
    hasTotp: z.boolean().describe('whether a sign-in requires a code from an authenticator app'),
    isPasswordEnough: z.boolean().describe('whether the password alone is enough to sign in'),
    recoveryCodesLeft: z.int().describe('number of recovery codes that have not been used'),
    freshUntil: InstantView.describe(
      'until then the sign-in of this session counts as fresh, as changes to the account require',
    ),
    passwordMin: z.int().describe('minimum length of a new password, in characters'),
    sessions: z.array(OwnSessionView).describe('sessions of the account, most recently used first'),
  })
  .meta({ id: 'OwnAccount' })
export type OwnAccountView = z.infer<typeof OwnAccountView>
