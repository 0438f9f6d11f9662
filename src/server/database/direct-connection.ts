import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'

const CONNECT_MS = 10_000
/** The connection's name in pg_stat_activity. */
const NAME = 'candor listener'
const LONGEST_PAUSE_MS = 10_000
/** How often the server is asked whether it is still there, and how long it may take to answer. */
const BEAT: Beat = { everyMs: 15_000, answerMs: 10_000 }
/** Keep-alive, so that the server soon notices a machine that vanished, and frees the leases that its connection held. */
const KEEP_ALIVE = "set tcp_keepalives_idle = '30s'; set tcp_keepalives_interval = '10s'; set tcp_keepalives_count = 3"

const TAKE = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken'

type Beat = { readonly everyMs: number; readonly answerMs: number }

/** A connection of this process's own, past any pooler: for listening, and for leases that only one process can hold. */
export type DirectConnection = {
  /** Calls back for each message that is sent on a channel from now on. */
  listen(channel: string, onMessage: (text: string) => void): Promise<void>
  /** Calls back whenever the connection is back after it was lost: messages sent meanwhile were missed. */
  onReturn(work: () => void): void
  /** Sends on a channel, at most 8,000 bytes. While the connection is lost, messages are lost too. */
  send(channel: string, text: string): void
  /** Takes the lease of this name if it is free; it ends with the connection. @returns whether this process holds it */
  hold(lease: string): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens the connection, and reconnects whenever it is lost, for as long as that takes. A server that vanishes without a word, as
 * when its machine or the network between fails, would leave the connection open for hours, so it is asked whether it is there.
 */
export async function openDirectConnection(url: string, log: Logger, beat = BEAT): Promise<DirectConnection> {
  const listeners = new Map<string, (text: string) => void>()
  const returns: (() => void)[] = []
  const closing = new AbortController()
  let held = new Set<string>()
  let reconnecting = Promise.resolve()
  let last: Promise<unknown> = Promise.resolve()
  let client = await connect()

  /** Runs one statement at a time, because pg wants no second one on a connection before the first is answered. */
  function inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const answer = last.then(ask)
    last = answer.catch(() => {})
    return answer
  }

  async function connect(): Promise<pg.Client> {
    const opening = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: NAME,
    })
    opening.on('error', () => {})
    opening.on('notification', ({ channel, payload = '' }) => listeners.get(channel)?.(payload))
    try {
      await opening.connect()
      await opening.query(KEEP_ALIVE)
      for (const channel of listeners.keys()) await opening.query(listening(channel))
    } catch (error) {
      await opening.end().catch(() => {})
      throw error
    }
    opening.once('end', () => {
      reconnecting = reconnect()
    })
    return opening
  }

  async function reconnect(): Promise<void> {
    held = new Set()
    for (let attempts = 0; !closing.signal.aborted; attempts += 1)
      try {
        client = await connect()
        for (const work of returns) work()
        return
      } catch (err) {
        log.warn({ err }, 'the connection that listens is lost')
        await pause(Math.min(LONGEST_PAUSE_MS, 100 * 2 ** attempts), undefined, { signal: closing.signal }).catch(
          () => {},
        )
      }
  }

  /** Cuts a connection that does not answer, whatever it waits for. */
  async function requireAnswer(): Promise<void> {
    const current = client
    const hung = setTimeout(() => current.end().catch(() => {}), beat.answerMs)
    await inTurn(() => current.query('select 1'))
      .catch(() => {})
      .finally(() => clearTimeout(hung))
  }
  const beating = setInterval(requireAnswer, beat.everyMs)
  beating.unref()

  return {
    async listen(channel, onMessage) {
      listeners.set(channel, onMessage)
      await inTurn(() => client.query(listening(channel)))
    },
    onReturn: (work) => void returns.push(work),
    send: (channel, text) =>
      void inTurn(() => client.query('select pg_notify($1, $2)', [channel, text])).catch(() => {}),
    async hold(lease) {
      if (held.has(lease)) return true
      await inTurn(async () => {
        const current = client
        const { rows } = await current.query<{ taken: boolean }>(TAKE, [`candor ${lease}`])
        // A lease taken on a connection that was lost meanwhile is not held any more.
        if (rows[0]?.taken && current === client) held.add(lease)
      }).catch(() => {})
      return held.has(lease)
    },
    async close() {
      closing.abort()
      clearInterval(beating)
      // Otherwise a connection that is being made now would stay open, and keep its leases.
      await reconnecting
      await client.end()
    },
  }
}

const listening = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`
