import type { Logger } from 'pino'
import { perMinute } from './per-minute.ts'

/** What happened to an account, or was tried on it. */
type SecurityEvent =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-failed'
  | 'throttled'
  | 'password-changed'
  | 'session-ended'
  | 'all-sessions-ended'
  | 'confirmed'
  | 'exported'
  | 'token-made'
  | 'token-revoked'
  | 'token-refused'
  | 'token-unknown'
  | 'account-erased'
  | 'second-step-failed'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-codes-made'
  | 'password-recovered'
  | 'passkey-added'
  | 'passkey-removed'
  | 'identity-linked'
  | 'identity-unlinked'

/** The account, where it is known, and the shortened address; never a typed name, a password or a token. */
type Who = { readonly userId?: string; readonly address?: string }

export type SecurityLog = { note(event: SecurityEvent, who: Who): void }

/** Events that anybody can cause without an account, so their lines are limited in each minute. */
const BY_STRANGERS: ReadonlySet<SecurityEvent> = new Set([
  'sign-in-failed',
  'throttled',
  'token-refused',
  'token-unknown',
])
const LINES_PER_MINUTE = 10

/** Writes a line for each event, even when the log's level would only let warnings through. */
export function makeSecurityLog(log: Logger, now: () => string): SecurityLog {
  const events = log.child({}, { level: 'info' })
  const sampled = perMinute(LINES_PER_MINUTE, now)
  return {
    note(event, { userId, address }) {
      const sample = BY_STRANGERS.has(event) ? sampled(event) : {}
      if (sample) events.info({ event, userId, from: address && shortened(address), ...sample }, 'security')
    },
  }
}

/** Keeps enough of an address to tell networks apart, and too little to identify people. */
const shortened = (address: string): string =>
  address.includes(':') ? `${address.split(':').slice(0, 2).join(':')}:…` : address.replace(/\.\d+$/, '.…')
