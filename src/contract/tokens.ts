import { z } from 'zod'
import { InstantView, line } from './fields.ts'

/** What a program may do with a token: read the journal, record in it, or export it. */
export const TOKEN_SCOPES = ['read', 'record', 'export'] as const
const TokenScope = z.enum(TOKEN_SCOPES, 'A token may read, record or export.')
export type TokenScope = z.infer<typeof TokenScope>

const UNTIL = 'A token ends on a calendar day, for example 2027-01-15.'

export const TokenBody = z
  .strictObject({
    name: line(60, 'Say what this token is for.').describe('what the token is for, in the owner’s words'),
    scopes: z
      .array(TokenScope)
      .min(1, 'Choose what this token may do.')
      .max(TOKEN_SCOPES.length)
      .transform((scopes) => [...new Set(scopes)]),
    expiresOn: z.iso.date(UNTIL).describe('last day (UTC) on which the token is valid, within a year from now'),
  })
  .meta({ id: 'Token' })
export type TokenBody = z.input<typeof TokenBody>

const tokenFields = {
  id: z.string(),
  name: z.string(),
  scopes: z.array(TokenScope),
  createdAt: InstantView,
  expiresAt: InstantView,
  lastUsedAt: InstantView.nullable().describe('time of the last use, to the hour; null when it was never used'),
}

export const TokensView = z
  .object({ tokens: z.array(z.object(tokenFields).meta({ id: 'OwnToken' })).describe('API tokens, newest first') })
  .meta({ id: 'OwnTokens' })
export type TokensView = z.infer<typeof TokensView>
export type TokenView = TokensView['tokens'][number]

/** A token that was just made. Its secret is in this answer and nowhere else. */
export const MadeTokenView = z
  .object({
    ...tokenFields,
    token: z.string().describe('the secret, which is only in this response; send it as `authorization: Bearer …`'),
  })
  .meta({ id: 'MadeToken' })
export type MadeTokenView = z.infer<typeof MadeTokenView>
