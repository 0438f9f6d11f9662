import type { TestApp, Visitor } from './test-app.ts'

export type Heard = { readonly event: string; readonly data: unknown }

/** Opens the event stream like a page, and returns once it was told where the journal stands: what is done after that is an event. */
export async function listenTo(app: TestApp, visitor: Visitor) {
  const answer = await app.http.request('http://localhost/api/events', { headers: { cookie: visitor.cookie() } })
  const page = readEvents(answer)
  if (answer.ok) await page.until(({ event }) => event === 'standing')
  return page
}

/** Reads the events of an answer. `until` reads on until the wanted event arrives. */
export function readEvents(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const heard: Heard[] = []
  let rest = ''
  let isOver = false
  const next = async () => {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    isOver = done
    if (done) return
    rest += value
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/m.exec(block) ?? []
      if (event && data) heard.push({ event, data: JSON.parse(data) })
    }
  }
  return {
    answer,
    heard,
    async until(isIt: (event: Heard) => boolean) {
      while (!heard.some(isIt)) {
        if (isOver) throw new Error('The stream ended before what was waited for.')
        await next()
      }
      return heard
    },
    /** All events, once the server has ended the stream. */
    async ended() {
      while (!isOver) await next()
      return heard
    },
    close: () => reader?.cancel(),
  }
}
