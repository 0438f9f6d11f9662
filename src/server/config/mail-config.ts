import type { z } from 'zod'
import { type Environment, WrongSetting } from './environment.ts'

/** The operator's mail server, and the address that mails come from. */
export type MailConfig = { readonly smtpUrl: string; readonly from: string }

/** @throws WrongSetting for a variable that a mail server needs and that is missing */
export function readMail({
  SMTP_URL: smtpUrl,
  MAIL_FROM: from,
  CANDOR_URL: url,
}: z.output<typeof Environment>): MailConfig | null {
  if (!smtpUrl) return null
  if (!from) throw new WrongSetting('MAIL_FROM must be set because SMTP_URL is: the address that mails come from.')
  if (!url)
    throw new WrongSetting(
      'CANDOR_URL must be set because SMTP_URL is: mails hold links to this Candor, such as https://candor.example.com.',
    )
  return { smtpUrl, from }
}
