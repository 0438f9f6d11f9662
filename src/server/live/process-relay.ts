import type { LiveEvents } from '#contract/events.ts'
import type { DirectConnection } from '../database/direct-connection.ts'
import type { RowRenewal } from '../ledger/row-renewal.ts'
import type { LiveHub } from './live-hub.ts'

/** The channel on which the ledger's trigger announces entries, within the transaction that records them (migration 017). */
const ENTRIES = 'candor_entries'
/** The channel for everything else that processes tell each other, which may be lost. */
const PAGES = 'candor_pages'
/** A model writes word by word; other processes are sent its text only once in this time. */
const TEXT_EVERY_MS = 300
/** PostgreSQL's limit is 8,000 bytes. Other processes show a longer text only once it is complete. */
const LONGEST_BYTES = 7_900
/** More critiques than one process ever writes at once. */
const MOST_TEXTS = 16

type Text = LiveEvents['critique-text']
type Recorded = {
  readonly userId: string
  readonly assetId: number | null
  readonly after: number
  readonly sequence: number
  /** Left out by a process of a release before it was told. */
  readonly isCritique?: boolean
}
type Name = keyof LiveEvents
type Message = {
  readonly processId: string
  readonly userId: string
  /** null when sessions of the user have ended */
  readonly event: { readonly name: Name; readonly data: LiveEvents[Name] } | null
}

/**
 * Tells the pages of all processes on one PostgreSQL what any of them records, as soon as it is committed.
 * @param processId tells this process from the others
 */
export async function relayBetweenProcesses(
  hub: LiveHub,
  connection: DirectConnection,
  processId: string,
  rows: Pick<RowRenewal, 'entryAnnounced' | 'entryRecordedHere' | 'renewAll'>,
): Promise<LiveHub> {
  await connection.listen(ENTRIES, (line) => {
    const { userId, assetId, isCritique, ...places }: Recorded = JSON.parse(line)
    if (assetId !== null) rows.entryAnnounced(userId, places.sequence)
    if (assetId === null) hub.publish(userId, 'principles-changed', places)
    else hub.publish(userId, 'recorded', { assetId, ...places, ...(isCritique && { isCritique }) })
  })
  await connection.listen(PAGES, (line) => {
    const { processId: sender, userId, event }: Message = JSON.parse(line)
    if (sender === processId) return
    if (event) hub.publish(userId, event.name, event.data)
    else hub.lookAgain(userId)
  })
  // Entries recorded while the connection was lost were missed, so every page is told where its journal ends.
  connection.onReturn(() => {
    hub.lookAgain()
    void rows.renewAll()
  })
  // So were those from before it was opened.
  await rows.renewAll()

  const tell = (userId: string, event: Message['event']): void => {
    const line = JSON.stringify({ processId, userId, event } satisfies Message)
    if (Buffer.byteLength(line) <= LONGEST_BYTES) connection.send(PAGES, line)
  }
  const grow = growingTexts(tell)
  return {
    ...hub,
    publish(userId, name, data) {
      // Recorded entries are announced by the database, to this process as to all others.
      if ('after' in data) return rows.entryRecordedHere(userId, data.sequence)
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

/** Sends a text from its beginning each time, because a page of another process may have been opened in the middle of it. */
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
