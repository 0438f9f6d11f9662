import { z } from 'zod'
import { PASSWORD_LENGTH, USERNAME } from '#domain/accounts/credentials.ts'
import { DraftLineView } from './drafts.ts'
import { Preferences } from './settings.ts'

const UsernameField = z
  .string('Choose a username.')
  .min(USERNAME.min, `A username has at least ${USERNAME.min} characters.`)
  .max(USERNAME.max, `A username has at most ${USERNAME.max} characters.`)
  .regex(USERNAME.pattern, 'A username has letters, digits, dots, dashes and underscores only.')

export const SignUpBody = z
  .strictObject({
    username: UsernameField,
    password: z
      .string('Choose a password.')
      .max(PASSWORD_LENGTH.max, `A password has at most ${PASSWORD_LENGTH.max} characters.`),
    email: z
      .email('This is not an e-mail address. You may leave it out.')
      .refine((address) => !/\.invalid$/i.test(address), 'No mail can reach this address. You may leave it out.')
      .optional()
      .describe('not used and not stored: mail goes only to an address that was confirmed (POST /api/recap)'),
    invitation: z.string().max(200).optional().describe('from the link of an invitation, where one is needed'),
  })
  .meta({ id: 'SignUp' })
export type SignUpBody = z.input<typeof SignUpBody>

export const SignInBody = z
  .strictObject({
    username: z.string().max(200),
    password: z.string().max(PASSWORD_LENGTH.max),
    code: z
      .string()
      .max(60)
      .optional()
      .describe('of the authenticator app, or a recovery code, where one is asked for (401, second-step)'),
  })
  .meta({ id: 'SignIn' })
export type SignInBody = z.input<typeof SignInBody>

/** A fault that the check of a journal found: something differs from what was recorded. */
const JournalFaultView = z
  .object({
    kind: z.string().describe('as `npm run verify` names it'),
    entries: z.string().describe('which entries, such as `entries 5 to 6`'),
    message: z.string().describe('what is wrong with them, in a sentence'),
  })
  .meta({ id: 'JournalFault' })

const SignUpPolicy = z.enum(['open', 'invite', 'closed'])
export type SignUpPolicy = z.infer<typeof SignUpPolicy>

/** What the login page has to know before anybody signs in or up. */
export const SignInOptionsView = z
  .object({
    passwordMin: z.int().describe('characters that a new password has at least'),
    isDemo: z.boolean(),
    signUp: SignUpPolicy.describe('who may make an account: everybody, who was invited, nobody'),
    openIdConnectName: z
      .string()
      .nullable()
      .describe('what stands on the button that signs in with OpenID Connect; null where there is none'),
  })
  .meta({ id: 'SignInOptions' })
export type SignInOptionsView = z.infer<typeof SignInOptionsView>

/** The session: who is signed in, and what the first page needs. */
export const SessionView = z
  .object({
    user: z.object({ username: z.string() }).nullable(),
    preferences: Preferences.optional().describe('what the user chose in Settings; absent when nobody is signed in'),
    isOperator: z.literal(true).optional().describe('that you run this Candor: GET /api/operator is for you'),
    hasLogos: z.boolean().optional().describe('whether anybody is asked for logos of companies'),
    sequence: z
      .int()
      .optional()
      .describe(
        'place of the last entry in the user’s journal, 0 before the first: what is read now knows of all up to it',
      ),
    drafts: z.array(DraftLineView).optional().describe('decisions that are being written, without their words'),
    journal: z
      .object({
        summary: z.string().describe('what is wrong, for its owner'),
        advice: z.string().describe('what to do now'),
        faultCount: z.int(),
        faults: z.array(JournalFaultView).describe('the first of them'),
      })
      .optional()
      .describe('what the check at the last start found wrong with your journal; absent when nothing is'),
  })
  .meta({ id: 'Session' })
export type SessionView = z.infer<typeof SessionView>

/** Why a sign-in with OpenID Connect failed. The login page has the words. */
export type OpenIdConnectFailure =
  | 'denied'
  | 'expired'
  | 'unreachable'
  | 'untrusted'
  | 'misconfigured'
  | 'not-allowed'
  | 'throttled'
  | 'failed'
