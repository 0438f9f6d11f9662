import type { MailConfig } from '../config.ts'
import type { RecapMail } from './recap-words.ts'

/** Sends a mail by the operator's server. @throws where that takes none; the message names no address */
export type SendMail = (to: string, mail: RecapMail & { readonly endLink?: string }) => Promise<void>

/** Nobody waits for a mail server longer. */
const TIMEOUT_MS = 20_000

/** The library is loaded with the first mail: most Candors send none. */
export const makeSendMail = ({ smtpUrl, from }: MailConfig): SendMail => {
  return async (to, { subject, text, endLink }) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // A mail is text that is written here: it fetches nothing and reads no file.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    try {
      const headers = endLink === undefined ? {} : { 'List-Unsubscribe': `<${endLink}>` }
      await transport.sendMail({ from, to, subject, text, headers })
    } catch (error) {
      // What the library throws holds the address, which no log is to have.
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
