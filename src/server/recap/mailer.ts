import type { MailConfig } from '../config/mail-config.ts'
import type { RecapMail } from './recap-format.ts'

/**
 * Why a mail was not sent. `recipient-refused` and `content-refused` are for good (a 5xx of that recipient or of the mail), `busy` is for
 * now (a 4xx). Of `unknown` nobody knows whether the server took the mail: the connection ended without its answer.
 */
export type MailFailureKind = ServerFailureKind | 'recipient-refused' | 'content-refused' | 'busy' | 'unknown'
/** What keeps every mail from being sent, and is the operator's to mend. */
export type ServerFailureKind = 'credentials' | 'encryption' | 'unreachable' | 'sender-refused'

/** Its message has the codes of the failure and never the address, which must not get into the log. */
export class MailFailure extends Error {
  readonly kind: MailFailureKind
  constructor(kind: MailFailureKind, codes: string) {
    super(`the mail server did not take a mail: ${kind} ${codes}`.trimEnd())
    this.kind = kind
  }
}

/** The operator's mail server. */
export type Mailer = {
  /** Connects and signs in, without a mail. @throws MailFailure */
  check(): Promise<void>
  /** @throws MailFailure */
  send(to: string, mail: RecapMail & { readonly endLink?: string }): Promise<void>
}

/** How long to wait for the mail server. */
const TIMEOUT_MS = 20_000

/** The library is loaded with the first mail, because most installations send none. */
export const makeMailer = ({ smtpUrl, from }: MailConfig): Mailer => {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // The text is written here, so the library need not fetch anything or read files.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async check() {
      const transport = await open()
      await transport
        .verify()
        .catch((error: unknown) => fail(serverFailureOf(error), error))
        .finally(() => transport.close())
    },
    async send(to, { subject, text, endLink }) {
      const headers = endLink === undefined ? {} : { 'List-Unsubscribe': `<${endLink}>` }
      const transport = await open()
      await transport
        .sendMail({ from, to, subject, text, headers })
        .catch((error: unknown) => fail(mailFailureOf(error), error))
        .finally(() => transport.close())
    },
  }
}

function fail(kind: MailFailureKind, error: unknown): never {
  throw new MailFailure(kind, [codeOf(error), responseCodeOf(error)].filter(Boolean).join(' '))
}

/** What a server refuses for good, by the command that it answered with a 5xx. */
const REFUSED: ReadonlyMap<unknown, MailFailureKind> = new Map([
  ['MAIL FROM', 'sender-refused'],
  ['RCPT TO', 'recipient-refused'],
  ['DATA', 'content-refused'],
])

function mailFailureOf(error: unknown): MailFailureKind {
  if (codeOf(error) === 'EAUTH' || isAboutEncryption(error)) return serverFailureOf(error)
  const code = responseCodeOf(error)
  // The library does not tell how far it had come when the connection ended.
  if (code === null) return 'unknown'
  return code < 500 ? 'busy' : (REFUSED.get(read(error, 'command')) ?? 'busy')
}

function serverFailureOf(error: unknown): ServerFailureKind {
  // A 4xx says that the server cannot tell just now whether the password is right.
  if (codeOf(error) === 'EAUTH') return (responseCodeOf(error) ?? 500) < 500 ? 'unreachable' : 'credentials'
  return isAboutEncryption(error) ? 'encryption' : 'unreachable'
}

/** The library replaces the code of a certificate's fault by its own. */
const isAboutEncryption = (error: unknown): boolean =>
  /TLS|SSL|CERT|UNABLE_TO_VERIFY/.test(`${codeOf(error)} ${read(error, 'originalCode')}`)

const codeOf = (error: unknown): string => {
  const code = read(error, 'code')
  return typeof code === 'string' ? code : ''
}

const responseCodeOf = (error: unknown): number | null => {
  const code = read(error, 'responseCode')
  return typeof code === 'number' ? code : null
}

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
