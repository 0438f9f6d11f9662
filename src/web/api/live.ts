import { useSyncExternalStore } from 'react'
import type { SessionView } from '#contract/accounts.ts'
import { addCritiqueText, adoptCritiqueTexts, critiqueText, critiqueTexts, onCritiqueText } from './critique-text.ts'
import { type LiveEvent, openStream } from './live-stream.ts'
import { request } from './request.ts'
import { noteStream } from './stream-health.ts'

/** The messages between the tabs of one browser. */
type Message =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'hello' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'texts'; readonly texts: [decisionId: string, text: string][] }

/** @param isBack whether it is the first event after the stream was lost */
type Handler = (event: LiveEvent, isBack: boolean) => void

const handlers = new Set<Handler>()

/** Also a stream that could not be opened at first is lost. */
let isLost = false

/** Calls `handler` with every live event of this user until the returned function is called. */
export function subscribe(handler: Handler): () => void {
  handlers.add(handler)
  return () => handlers.delete(handler)
}

/** The part of a decision's critique that has arrived so far; '' when nothing has. */
export const useCritiqueText = (decisionId: string): string =>
  useSyncExternalStore(onCritiqueText, () => critiqueText(decisionId))

/**
 * Listens until the returned function is called. Browsers open at most six HTTP/1.1 connections to a host, so one tab holds
 * the stream for all: the tab with the lock leads and passes events on, and when it closes, the next tab gets the lock.
 */
export function startLive(username: string): () => void {
  // Locks exist only in secure contexts; elsewhere (plain HTTP in a home network) each tab listens for itself.
  return 'locks' in navigator ? shareStream(`candor-live:${username}`) : openStream(receive, loseOrLeave)
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
      // Tells the new tab of entries that were recorded after it read its page and before it listened.
      if (standing) say({ kind: 'event', event: standing })
    }
  }
  say({ kind: 'hello' })

  const lead = async () => {
    // The lock may be granted after this tab has stopped listening.
    if (stopped.signal.aborted) return
    isLeading = true
    const close = openStream(
      (event) => {
        if ('sequence' in event.data) standing = { name: 'standing', data: { sequence: event.data.sequence } }
        say({ kind: 'event', event })
        receive(event)
      },
      (isRefused) => {
        standing = null
        say({ kind: 'lost' })
        loseOrLeave(isRefused)
      },
    )
    await new Promise((resolve) => stopped.signal.addEventListener('abort', resolve))
    close()
  }
  // The leading tab may have closed because somebody signed out there, and then the server refuses a stream.
  const takeOver = async () => ((await isSignedIn()) ? lead() : leave())
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

/** Assumes a session when the server cannot be reached, because the stream tries again by itself. */
const isSignedIn = (): Promise<boolean> =>
  request<SessionView>('GET', '/api/session').then(
    ({ user }) => user !== null,
    () => true,
  )

function lose(): void {
  isLost = true
  noteStream(false)
}

/** A page that opened while another tab signed out is refused its stream. Later nothing is asked: what is being typed stays on the page. */
function loseOrLeave(isRefused: boolean): void {
  lose()
  if (isRefused) void isSignedIn().then((isSignedIn) => isSignedIn || leave())
}

const leave = (): void => receive({ name: 'signed-out', data: {} })

function receive(event: LiveEvent): void {
  noteStream(true)
  if (event.name === 'critique-text') addCritiqueText(event.data)
  const isBack = isLost
  isLost = false
  for (const handler of handlers) handler(event, isBack)
}
