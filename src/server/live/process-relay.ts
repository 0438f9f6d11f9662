import type { LiveEvents } from '#contract/events.ts'
import type { DirectConnection } from '../database/direct-connection.ts'
import type { LiveHub } from './live-hub.ts'

/** What the trigger on the ledger sends, within the transaction that records (migration 017). */
const ENTRIES = 'candor_entries'
/** What processes tell each other besides, which may be lost. */
const PAGES = 'candor_pages'
/** A model writes word by word; elsewhere its text grows by so much time. */
const TEXT_EVERY_MS = 300
/** PostgreSQL takes 8,000 bytes. A text that has grown longer is shown elsewhere once it is whole. */
const LONGEST_BYTES = 7_900
/** More than one process ever writes at once. */
const MOST_TEXTS = 16

type Text = LiveEvents['critique-text']
type Recorded = {
  readonly userId: string
  readonly assetId: number | null
  readonly after: number
  readonly sequence: number
}
type Name = keyof LiveEvents
type Message = {
  readonly processId: string
  readonly userId: string
  /** null where sessions of the user have ended */
  readonly event: { readonly name: Name; readonly data: LiveEvents[Name] } | null
}

/**
 * The pages of all processes on one PostgreSQL hear what any of them records, as soon as it is committed.
 * @param processId tells this process from the others
 */
export async function relayBetweenProcesses(
  hub: LiveHub,
  connection: DirectConnection,
  processId: string,
): Promise<LiveHub> {
  await connection.listen(ENTRIES, (line) => {
    const { userId, assetId, ...places }: Recorded = JSON.parse(line)
    if (assetId === null) hub.publish(userId, 'principles-changed', places)
    else hub.publish(userId, 'recorded', { assetId, ...places })
  })
  await connection.listen(PAGES, (line) => {
    const { processId: sender, userId, event }: Message = JSON.parse(line)
    if (sender === processId) return
    if (event) hub.publish(userId, event.name, event.data)
    else hub.lookAgain(userId)
  })
  // What was recorded while nothing was heard is missed by every page until it is told where its journal stands.
  connection.onReturn(() => hub.lookAgain())

  const tell = (userId: string, event: Message['event']): void => {
    const line = JSON.stringify({ processId, userId, event } satisfies Message)
    if (Buffer.byteLength(line) <= LONGEST_BYTES) connection.send(PAGES, line)
  }
  const grow = growingTexts(tell)
  return {
    ...hub,
    publish(userId, name, data) {
      // What is recorded comes back from the database, to this process as to all others.
      if ('after' in data) return
      hub.publish(userId, name, data)
      if (isText(data)) grow(userId, data)
      else tell(userId, { name, data })
    },
    endStreams(userId, isEnded) {
      hub.endStreams(userId, isEnded)
      tell(userId, null)
    },
  }
}

const isText = (data: LiveEvents[Name]): data is Text => 'decisionId' in data

/** Sends a text from its beginning each time, since a page elsewhere may have been opened in the middle of it. */
function growingTexts(tell: (userId: string, event: Message['event']) => void): (userId: string, more: Text) => void {
  const texts = new Map<string, { text: string; isWaiting: boolean }>()
  return (userId, { assetId, decisionId, from, text }) => {
    const growing = texts.get(decisionId) ?? { text: '', isWaiting: false }
    texts.set(decisionId, growing)
    growing.text = growing.text.slice(0, from) + text
    const [oldest] = texts.keys()
    if (texts.size > MOST_TEXTS && oldest) texts.delete(oldest)
    if (growing.isWaiting) return
    growing.isWaiting = true
    const timer = setTimeout(() => {
      growing.isWaiting = false
      tell(userId, { name: 'critique-text', data: { assetId, decisionId, from: 0, text: growing.text } })
    }, TEXT_EVERY_MS)
    timer.unref()
  }
}
