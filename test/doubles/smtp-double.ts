import { createServer, type Socket } from 'node:net'

/** A mail as the server received it: the envelope, and the exact message. */
type TakenMail = { readonly from: string; readonly to: string; readonly message: string }

export type SmtpDouble = {
  readonly url: string
  readonly mails: readonly TakenMail[]
  /** Whether every recipient is permanently refused (550) from now on. */
  refuse(isRefusing: boolean): void
  close(): Promise<void>
}

/** A mail server on loopback that knows just enough of SMTP (RFC 5321) to receive mails, and delivers none. */
export async function openSmtpDouble(): Promise<SmtpDouble> {
  const mails: TakenMail[] = []
  const sockets = new Set<Socket>()
  let isRefusing = false
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    converse(socket, mails, () => isRefusing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (refusing) => {
      isRefusing = refusing
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function converse(socket: Socket, mails: TakenMail[], isRefusing: () => boolean): void {
  let [buffered, from, to, isData] = ['', '', '', false]
  const answer = (line: string) => socket.write(`${line}\r\n`)
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO' || verb === 'HELO') return answer('250 double')
    if (verb === 'MAIL') {
      from = addressIn(line)
      return answer('250 2.1.0 ok')
    }
    if (verb === 'RCPT') {
      to = addressIn(line)
      return answer(isRefusing() ? '550 5.1.1 no such mailbox' : '250 2.1.5 ok')
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
        mails.push({ from, to, message: part.replaceAll('\r\n..', '\r\n.') })
        isData = false
        answer('250 2.0.0 taken')
      }
    }
  })
}

const [END_OF_LINE, END_OF_MESSAGE] = ['\r\n', '\r\n.\r\n'] as const
const endOf = (text: string, isData: boolean): number => text.indexOf(isData ? END_OF_MESSAGE : END_OF_LINE)

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''
