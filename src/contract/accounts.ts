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
      .describe(
        'accepted but neither used nor stored; mail is sent only to an address confirmed through POST /api/recap',
      ),
    invitation: z
      .string()
      .max(200)
      .optional()
      .describe('key from an invitation link; required when `signUp` is `invite`'),
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
      .describe(
        'code from the authenticator app, or a recovery code; required after a refusal with 401 and the code ' +
          '`second-step`',
      ),
  })
  .meta({ id: 'SignIn' })
export type SignInBody = z.input<typeof SignInBody>

/** A fault that the check of a journal found: something differs from what was recorded. */
const JournalFaultView = z
  .object({
    kind: z.string().describe('kind of the fault, as named by `npm run verify`'),
    entries: z.string().describe('affected entries, for example `entries 5 to 6`; empty when no entry is concerned'),
    message: z.string().describe('sentence that describes what is wrong with these entries'),
  })
  .meta({ id: 'JournalFault' })

const SignUpPolicy = z.enum(['open', 'invite', 'closed'])
export type SignUpPolicy = z.infer<typeof SignUpPolicy>

/** What the login page has to know before anybody signs in or up. */
export const SignInOptionsView = z
  .object({
    passwordMin: z.int().describe('minimum length of a new password, in characters'),
    isDemo: z.boolean(),
    signUp: SignUpPolicy.describe('who may create an account: anyone, only people with an invitation, or no one'),
    openIdConnectName: z
      .string()
      .nullable()
      .describe('label of the button that signs in with OpenID Connect; null when no provider is configured'),
  })
  .meta({ id: 'SignInOptions' })
export type SignInOptionsView = z.infer<typeof SignInOptionsView>

/** The session: who is signed in, and what the first page needs. */
export const SessionView = z
  .object({
    user: z.object({ username: z.string() }).nullable(),
    preferences: Preferences.optional().describe(
      'settings of the user; absent when nobody is signed in, or while a required second factor is not set up',
    ),
    isOperator: z
      .literal(true)
      .optional()
      .describe('true for an operator of this Candor, who may call GET /api/operator; absent for everyone else'),
    hasLogos: z.boolean().optional().describe('whether a provider is configured from which company logos are fetched'),
    sequence: z
      .int()
      .optional()
      .describe(
        'sequence of the last entry in the user’s journal, 0 when it is empty; what is read from now on includes ' +
          'all entries up to it',
      ),
    drafts: z
      .array(DraftLineView)
      .optional()
      .describe('drafts of decisions that are not recorded yet, without their fields'),
    journal: z
      .object({
        summary: z.string().describe('description of the problem for the journal’s owner'),
        advice: z.string().describe('what the owner should do now'),
        faultCount: z.int(),
        faults: z.array(JournalFaultView).describe('the first faults; `faultCount` counts all of them'),
      })
      .optional()
      .describe('faults that the check at the last start found in the journal; absent when it found none'),
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
