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
    code: z.string().max(60).optional().describe('of the authenticator app, where one is set up'),
  })
  .meta({ id: 'Confirmation' })
export type ConfirmationBody = z.input<typeof ConfirmationBody>

export const ErasureBody = z
  .strictObject({ username: z.string('Type your username.').max(200).describe('your own, to the letter') })
  .meta({ id: 'Erasure' })
export type ErasureBody = z.input<typeof ErasureBody>

/** What remains of an erased account. The server signs it. */
export const ErasureView = z
  .object({
    account: z.string().describe('its number, which names nobody and is given to nobody else'),
    entries: z.int().describe('how many its journal had'),
    hash: z.string().describe('the hash of the last one'),
    erasedAt: InstantView,
  })
  .meta({ id: 'Erased' })
export type ErasureView = z.infer<typeof ErasureView>

/** A session of the account. */
const OwnSessionView = z
  .object({
    id: z.string(),
    device: z.string().describe('the browser and its system, as the browser tells them'),
    startedAt: InstantView,
    lastUsedAt: InstantView.describe('to the hour'),
    isCurrent: z.boolean().describe('the one that asks'),
  })
  .meta({ id: 'OwnSession' })

/** Your account, and where it is signed in. */
export const OwnAccountView = z
  .object({
    username: z.string(),
    createdAt: InstantView,
    hasPassword: z.boolean().describe('false for who signs in with OpenID Connect or a passkey only'),
    hasPasskey: z.boolean().describe('whether a device signs in without a password'),
    hasProvider: z.boolean().describe('whether the OpenID Connect provider of this Candor signs in to it'),
    hasTotp: z.boolean().describe('whether a sign-in asks for the code of an authenticator app'),
    isPasswordEnough: z.boolean().describe('whether a sign-in asks for nothing beside the password'),
    recoveryCodesLeft: z.int().describe('recovery codes that were not used yet'),
    freshUntil: InstantView.describe('until then nobody is asked again who they are before something is changed here'),
    passwordMin: z.int().describe('characters that a new password has at least'),
    sessions: z.array(OwnSessionView).describe('the one used last stands first'),
  })
  .meta({ id: 'OwnAccount' })
export type OwnAccountView = z.infer<typeof OwnAccountView>
