import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy in front of a PostgreSQL, whose address stays the same whatever happens to the server behind it. */
export type DatabaseRelay = {
  /** The given URL with the relay's port. */
  readonly url: string
  /** Sends new connections to this URL from now on. */
  leadTo(url: string): void
  /** Ends all connections through the relay. */
  cut(): void
  /** Lets nothing more through the connections that are open, and ends none: as when the network between fails without a word. */
  silence(): void
  /**
   * Makes the next connection wait.
   * @returns once it has arrived, a function that lets it through; its promise resolves when the connection has ended
   */
  holdNext(): Promise<() => Promise<unknown>>
  /** How many sockets are open, on both sides. */
  connections(): number
  close(): Promise<void>
}

export async function startDatabaseRelay(behind: string): Promise<DatabaseRelay> {
  const open = new Set<Socket>()
  let target = new URL(behind)
  let held: ((letThrough: () => Promise<unknown>) => void) | null = null
  const lead = (socket: Socket) => {
    const onward = connect(Number(target.port), target.hostname)
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        open.delete(end)
        other.destroy()
      })
    }
    socket.pipe(onward).pipe(socket)
    // Not `once`, which also rejects at an error: nobody waits for most of these connections.
    return new Promise((resolve) => socket.once('close', resolve))
  }
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  const silence = () => {
    for (const socket of open) socket.unpipe().pause()
  }
  const server = createServer((socket) => {
    const hold = held
    held = null
    if (hold) hold(() => lead(socket))
    else lead(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(behind), { port: String(port) }).href,
    leadTo: (url) => {
      target = new URL(url)
    },
    cut,
    silence,
    connections: () => open.size,
    holdNext: () =>
      new Promise((resolve) => {
        held = resolve
      }),
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
