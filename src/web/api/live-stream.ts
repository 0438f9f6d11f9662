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

/** The pause between two attempts grows to this, and varies by half of it so that browsers do not all return at once. */
const LONGEST_PAUSE_MS = 30_000

/**
 * Listens to the server until the returned function is called, and opens a broken stream again.
 * @param onLost is told whether the server has refused the stream from the beginning
 */
export function openStream(onEvent: (event: LiveEvent) => void, onLost: (isRefused: boolean) => void): () => void {
  let attempts = 0
  let wasOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let source = connect()

  function connect(): EventSource {
    const opening = new EventSource('/api/events')
    opening.onopen = () => {
      attempts = 0
      wasOpen = true
    }
    for (const name of Object.keys(NAMES))
      opening.addEventListener(name, ({ data }) => onEvent({ name, data: JSON.parse(data) } as LiveEvent))
    // The browser reconnects by itself after a broken connection, but never after an answer such as 401 or 502.
    opening.onerror = () => {
      const isClosed = opening.readyState === EventSource.CLOSED
      onLost(isClosed && !wasOpen)
      if (isClosed) timer = setTimeout(reconnect, pauseMs(attempts++))
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
