import type { MailConfig } from '../config/mail-config.ts'
import type { RecapMail } from './recap-format.ts'

/** Sends a mail through the operator's server. @throws when the server refuses it; the message does not contain the address */
export type SendMail = (to: string, mail: RecapMail & { readonly endLink?: string }) => Promise<void>

/** How long to wait for the mail server. */
const TIMEOUT_MS = 20_000

/** The library is loaded with the first mail, because most installations send none. */
export const makeSendMail = ({ smtpUrl, from }: MailConfig): SendMail => {
  return async (to, { subject, text, endLink }) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // The text is written here, so the library need not fetch anything or read files.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    try {
      const headers = endLink === undefined ? {} : { 'List-Unsubscribe': `<${endLink}>` }
      await transport.sendMail({ from, to, subject, text, headers })
    } catch (error) {
      // The library's own error contains the address, which must not get into the log.
      throw new Error(`the mail server did not take a mail: ${codesOf(error)}`)
    } finally {
      transport.close()
    }
  }
}

const codesOf = (error: unknown): string =>
  typeof error === 'object' && error !== null
    ? ['code', 'responseCode'].flatMap((name) => Reflect.get(error, name) ?? []).join(' ')
    : ''
