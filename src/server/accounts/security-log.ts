import type { Logger } from 'pino'
import { perMinute } from './per-minute.ts'

/** What happened to an account, or was tried. */
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

/** Whose account it is, where that is known, and from where, shortened; never a name that was typed, a password or a token. */
type Who = { readonly userId?: string; readonly address?: string }

export type SecurityLog = { note(event: SecurityEvent, who: Who): void }

/** What anybody can cause without an account: so many lines a minute, then only how many were left out. */
const BY_STRANGERS: ReadonlySet<SecurityEvent> = new Set([
  'sign-in-failed',
  'throttled',
  'token-refused',
  'token-unknown',
])
const LINES_PER_MINUTE = 10

/** One line of the log for each event, also where the log is otherwise told of warnings only. */
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

/** Enough to tell networks apart, too little to tell people apart. */
const shortened = (address: string): string =>
  address.includes(':') ? `${address.split(':').slice(0, 2).join(':')}:…` : address.replace(/\.\d+$/, '.…')
