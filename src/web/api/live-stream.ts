import type { LiveEvents } from '#contract/events.ts'

export type LiveEvent = {
  [Name in keyof LiveEvents]: { readonly name: Name; readonly data: LiveEvents[Name] }
}[keyof LiveEvents]

const NAMES: Readonly<Record<keyof LiveEvents, true>> = {
  standing: true,
  recorded: true,
  'principles-changed': true,
  'drafts-changed': true,
  'critique-text': true,
  'signed-out': true,
}

/** Half a minute at most between two attempts, and never all browsers at the same moment. */
const LONGEST_PAUSE_MS = 30_000

/** Listens to the server until the returned function is called. A stream that breaks is opened again, and its first event says so. */
export function openStream(onEvent: (event: LiveEvent) => void, onLost: () => void): () => void {
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let source = connect()

  function connect(): EventSource {
    const opening = new EventSource('/api/events')
    opening.onopen = () => {
      attempts = 0
    }
    for (const name of Object.keys(NAMES))
      opening.addEventListener(name, ({ data }) => onEvent({ name, data: JSON.parse(data) } as LiveEvent))
    // After a broken connection the browser tries again by itself; after an answer such as 401 or 502 it never does.
    opening.onerror = () => {
      onLost()
      if (opening.readyState === EventSource.CLOSED) timer = setTimeout(reconnect, pauseMs(attempts++))
    }
    return opening
  }

  function reconnect(): void {
    source = connect()
  }

  return () => {
    clearTimeout(timer)
    source.close()
  }
}

const pauseMs = (attempts: number): number => Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** attempts) * (0.5 + Math.random())
