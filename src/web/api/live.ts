import { useSyncExternalStore } from 'react'
import type { SessionView } from '#contract/accounts.ts'
import { addCritiqueText, adoptCritiqueTexts, critiqueText, critiqueTexts, onCritiqueText } from './critique-text.ts'
import { type LiveEvent, openStream } from './live-stream.ts'
import { request } from './request.ts'
import { noteStream } from './stream-health.ts'

/** What the tabs of one browser say to each other. */
type Message =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'hello' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'texts'; readonly texts: [decisionId: string, text: string][] }

const handlers = new Set<(event: LiveEvent) => void>()

/** Calls `handler` with every live event of this user until the returned function is called. */
export function subscribe(handler: (event: LiveEvent) => void): () => void {
  handlers.add(handler)
  return () => handlers.delete(handler)
}

/** As much of a decision's critique as has arrived while it is being written; '' when none has. */
export const useCritiqueText = (decisionId: string): string =>
  useSyncExternalStore(onCritiqueText, () => critiqueText(decisionId))

/**
 * Begins to listen, until the returned function is called. HTTP/1.1 allows a browser six connections to a host, so one
 * tab holds the stream for all: whoever has the lock leads, the others hear it, and when it closes the next one leads.
 */
export function startLive(username: string): () => void {
  // Locks exist in secure contexts only; elsewhere (plain http in a home network) each tab listens for itself.
  return 'locks' in navigator ? shareStream(`candor-live:${username}`) : openStream(receive, lose)
}

function shareStream(name: string): () => void {
  const stopped = new AbortController()
  const channel = new BroadcastChannel(name)
  const say = (message: Message) => channel.postMessage(message)
  let isLeading = false
  let standing: LiveEvent | null = null

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'event') receive(data.event)
    if (data.kind === 'lost') lose()
    if (data.kind === 'texts') adoptCritiqueTexts(data.texts)
    if (data.kind === 'hello' && isLeading) {
      say({ kind: 'texts', texts: critiqueTexts() })
      // What was recorded after that tab had read its page, and before it listened.
      if (standing) say({ kind: 'event', event: standing })
    }
  }
  say({ kind: 'hello' })

  const lead = async () => {
    // The lock can be granted after the layout has gone.
    if (stopped.signal.aborted) return
    isLeading = true
    const close = openStream(
      (event) => {
        if ('sequence' in event.data) standing = { name: 'standing', data: { sequence: event.data.sequence } }
        say({ kind: 'event', event })
        receive(event)
      },
      () => {
        standing = null
        say({ kind: 'lost' })
        lose()
      },
    )
    await new Promise((resolve) => stopped.signal.addEventListener('abort', resolve))
    close()
  }
  // The tab that led may have gone because somebody signed out there: then there is no stream to be had.
  const takeOver = async () => ((await isSignedIn()) ? lead() : receive({ name: 'signed-out', data: {} }))
  const leadOrWait = async () => {
    const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead()
      return lock !== null
    })
    if (!isFree && !stopped.signal.aborted) await navigator.locks.request(name, { signal: stopped.signal }, takeOver)
  }
  leadOrWait().catch(() => undefined)

  return () => {
    stopped.abort()
    channel.close()
  }
}

/** Not being reached says nothing about the session: the stream tries again by itself. */
const isSignedIn = (): Promise<boolean> =>
  request<SessionView>('GET', '/api/session').then(
    ({ user }) => user !== null,
    () => true,
  )

const lose = (): void => noteStream(false)

function receive(event: LiveEvent): void {
  noteStream(true)
  if (event.name === 'critique-text') addCritiqueText(event.data)
  for (const handler of handlers) handler(event)
}
