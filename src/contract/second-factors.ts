import { z } from 'zod'
import { PASSWORD_LENGTH } from '#domain/accounts/credentials.ts'

const LONGEST_CODE = 60

export const CodeBody = z
  .strictObject({ code: z.string('Enter the code that the app shows.').max(LONGEST_CODE) })
  .meta({ id: 'Code' })
export type CodeBody = z.input<typeof CodeBody>

/** Replaces a lost password by means of a recovery code. */
export const RecoveryBody = z
  .strictObject({
    username: z.string().max(200),
    recoveryCode: z.string('Enter one of your recovery codes.').max(LONGEST_CODE),
    newPassword: z
      .string('Choose a new password.')
      .max(PASSWORD_LENGTH.max, `A password has at most ${PASSWORD_LENGTH.max} characters.`),
    code: z
      .string()
      .max(LONGEST_CODE)
      .optional()
      .describe('code from the authenticator app; required when one is set up'),
  })
  .meta({ id: 'Recovery' })
export type RecoveryBody = z.input<typeof RecoveryBody>

export const RecoveryCodesView = z
  .object({
    codes: z
      .array(z.string())
      .describe('recovery codes, which are only in this response; each works once, and earlier codes no longer work'),
  })
  .meta({ id: 'RecoveryCodes' })
export type RecoveryCodesView = z.infer<typeof RecoveryCodesView>

export const TotpView = z
  .object({
    key: z.string().describe('key in base32, for an app that cannot scan a QR code'),
    address: z.string().describe('content of the QR code: otpauth://totp/…'),
  })
  .meta({ id: 'Totp' })
export type TotpView = z.infer<typeof TotpView>
