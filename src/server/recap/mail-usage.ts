import type { UsageView } from '#contract/settings.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import { listFailures, storeFailure } from '../outbound/failure-store.ts'
import type { MailFailureKind, ServerFailureKind } from './mailer.ts'

/** The operator knows the mail server by the variable that names it. */
const NAME = 'SMTP_URL'

const WORDS: Readonly<Record<ServerFailureKind, string>> = {
  credentials: 'It did not accept the user and password in SMTP_URL. Others count from the next start on.',
  encryption:
    'It did not begin an encrypted connection, or its certificate was not accepted. Look at the address in SMTP_URL and at its certificate.',
  unreachable:
    'It could not be reached, or did not answer as a mail server does. Look at SMTP_URL and whether it runs.',
  'sender-refused': 'It does not take mails from the address in MAIL_FROM. Another one counts from the next start on.',
}

/** @returns whether the failure is one that the operator can mend; no other is stored */
export async function storeMailFailure(db: Db, kind: MailFailureKind, at: Instant): Promise<boolean> {
  if (!(kind in WORDS)) return false
  await storeFailure(db, NAME, kind, at)
  return true
}

/** How the mail server fares, for the operator; empty when no mail is sent. */
export async function mailUsage({ config, db }: AppContext): Promise<UsageView[]> {
  if (!config.mail) return []
  const lastFailure = (await listFailures(db, WORDS)).get(NAME) ?? null
  return [{ name: NAME, minute: null, day: null, pausedUntil: null, lastFailure }]
}
