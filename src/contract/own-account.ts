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

/** A place where somebody is signed in. */
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
    hasPassword: z.boolean().describe('false for who signs in with OpenID Connect only'),
    passwordMin: z.int().describe('characters that a new password has at least'),
    sessions: z.array(OwnSessionView).describe('the one used last stands first'),
  })
  .meta({ id: 'OwnAccount' })
export type OwnAccountView = z.infer<typeof OwnAccountView>
