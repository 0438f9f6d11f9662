import { createServer, type Socket } from 'node:net'

/** A mail as the server received it: the envelope, and the exact message. */
type TakenMail = { readonly from: string; readonly to: string; readonly message: string }

/**
 * What the server does from now on: it takes every mail, refuses each recipient for good (550) or for now (451, as greylisting does),
 * or the sender (550), or each mail (554), does not accept a password (535), cannot begin TLS (454), ends each connection before its greeting,
 * or takes a mail and ends the connection without a word.
 */
export type SmtpScenario =
  | ('ok' | 'no-mailbox' | 'greylisting' | 'no-sender' | 'no-content' | 'no-credentials' | 'no-tls')
  | ('down' | 'silent-after-data')

export type SmtpDouble = {
  /** With a user and a password, which are asked for in `no-credentials` alone. */
  readonly url: string
  /** The mails that were taken. */
  readonly mails: readonly TakenMail[]
  /** How many connections were made. */
  readonly connections: () => number
  behave(scenario: SmtpScenario): void
  close(): Promise<void>
}

/** A mail server on loopback that knows just enough of SMTP (RFC 5321) to receive mails, and delivers none. */
export async function openSmtpDouble(): Promise<SmtpDouble> {
  const mails: TakenMail[] = []
  const sockets = new Set<Socket>()
  let [scenario, connections]: [SmtpScenario, number] = ['ok', 0]
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    if (scenario === 'down') socket.destroy()
    else converse(socket, mails, scenario)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://candor:secret@127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    behave: (next) => {
      scenario = next
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** What a server answers to a command instead of taking it. */
const REFUSALS: Readonly<Partial<Record<SmtpScenario, readonly [verb: string, answer: string]>>> = {
  'no-mailbox': ['RCPT', '550 5.1.1 no such mailbox'],
  greylisting: ['RCPT', '451 4.7.1 try again later'],
  'no-sender': ['MAIL', '550 5.7.1 sender not allowed'],
  'no-credentials': ['AUTH', '535 5.7.8 authentication failed'],
  'no-tls': ['STAR', '454 4.7.0 TLS is not there'],
}

const OFFERS: Readonly<Partial<Record<SmtpScenario, string>>> = { 'no-credentials': 'AUTH PLAIN', 'no-tls': 'STARTTLS' }

function converse(socket: Socket, mails: TakenMail[], scenario: SmtpScenario): void {
  const [refusedVerb, refusal] = REFUSALS[scenario] ?? []
  let [buffered, from, to, isData] = ['', '', '', false]
  const answer = (line: string) => socket.write(`${line}\r\n`)
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === refusedVerb && refusal) return answer(refusal)
    if (verb === 'EHLO') return answer(OFFERS[scenario] ? `250-double\r\n250 ${OFFERS[scenario]}` : '250 double')
    if (verb === 'MAIL') {
      from = addressIn(line)
      return answer('250 2.1.0 ok')
    }
    if (verb === 'RCPT') {
      to = addressIn(line)
      return answer('250 2.1.5 ok')
    }
    if (verb === 'DATA') {
      isData = true
      return answer('354 go on')
    }
    if (verb === 'QUIT') return socket.end('221 bye\r\n')
    return answer(verb === 'RSET' || verb === 'NOOP' ? '250 ok' : '502 not here')
  }
  answer('220 double ESMTP')
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    buffered += chunk.toString('latin1')
    for (let end = endOf(buffered, isData); end >= 0; end = endOf(buffered, isData)) {
      const part = buffered.slice(0, end)
      buffered = buffered.slice(end + (isData ? END_OF_MESSAGE : END_OF_LINE).length)
      if (!isData) command(part)
      else {
        isData = false
        if (scenario === 'no-content') answer('554 5.6.0 not taken')
        else {
          mails.push({ from, to, message: part.replaceAll('\r\n..', '\r\n.') })
          if (scenario === 'silent-after-data') socket.destroy()
          else answer('250 2.0.0 taken')
        }
      }
    }
  })
}

const [END_OF_LINE, END_OF_MESSAGE] = ['\r\n', '\r\n.\r\n'] as const
const endOf = (text: string, isData: boolean): number => text.indexOf(isData ? END_OF_MESSAGE : END_OF_LINE)

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''
