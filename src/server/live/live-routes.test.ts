import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Double } from '#test/doubles/double-server.ts'
import { type OpenAiScenario, startOpenAiDouble } from '#test/doubles/openai-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

const KEY = 'sk-test-0123456789abcdef'
const TEXT = 'Psychology: You are sure of it.\n\nFundamentals: Name a figure.\n\nWorld events: Rates moved.'

let provider: Double<OpenAiScenario>
let app: TestApp
beforeEach(async () => {
  provider = await startOpenAiDouble({ key: KEY, text: TEXT })
  app = await openTestApp({ AI_API_KEY: KEY, AI_BASE_URL: `${provider.url}/v1`, AI_BLIND: '0' })
})
afterEach(async () => {
  await app.close()
  await provider.close()
})

type Heard = { readonly event: string; readonly data: unknown }

/** Listens as a page does. `until` reads on until an event is the one that is waited for. */
async function listen(visitor: Visitor) {
  const answer = await app.http.request('http://localhost/api/events', { headers: { cookie: visitor.cookie() } })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const heard: Heard[] = []
  let rest = ''
  const next = async () => {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    if (done) throw new Error('The stream ended before what was waited for.')
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
      while (!heard.some(isIt)) await next()
      return heard
    },
    close: () => reader?.cancel(),
  }
}

const written = (heard: readonly Heard[]) =>
  heard
    .filter(({ event }) => event === 'critique-text')
    .reduce((text, { data }) => {
      const { from, text: more } = data as { from: number; text: string }
      return text.slice(0, from) + more
    }, '')

describe('the event stream', () => {
  it('tells what is recorded, and the critique as it is written', async () => {
    const alice = await app.member()
    const page = await listen(alice)
    await alice.send('POST', '/api/assets', buyIbm())
    const heard = await page.until(
      ({ event, data }) => event === 'recorded' && (data as { sequence: number }).sequence === 2,
    )
    expect(page.answer.headers.get('content-type')).toBe('text/event-stream')
    expect(heard.slice(0, 2)).toEqual([
      { event: 'standing', data: { sequence: 0 } },
      { event: 'recorded', data: { assetId: 1, sequence: 1, after: 0 } },
    ])
    expect(written(heard)).toBe(TEXT)
    await page.close()
  })

  it('says first where the journal stands, and of what is recorded what it follows', async () => {
    const alice = await app.member()
    await alice.send('POST', '/api/assets', buyIbm())
    await app.critiquesDone()
    expect((await alice.send('GET', '/api/session')).json).toMatchObject({ sequence: 2 })
    const page = await listen(alice)
    await page.until(({ event }) => event === 'standing')
    expect(page.heard).toEqual([{ event: 'standing', data: { sequence: 2 } }])
    const principle = { principleId: '00000000-0000-4000-8000-000000000001', text: 'I wait a night before I sell.' }
    await alice.send('POST', '/api/principles', principle)
    await page.until(({ event }) => event === 'principles-changed')
    expect(page.heard.at(-1)).toEqual({ event: 'principles-changed', data: { sequence: 3, after: 2 } })
    await page.close()
  })

  it('gives a page that opens in the middle what has been written so far', async () => {
    provider.behave('held-mid-text')
    const alice = await app.member()
    const first = await listen(alice)
    await alice.send('POST', '/api/assets', buyIbm())
    await provider.held()
    await first.until(({ event }) => event === 'critique-text')
    const late = await listen(alice)
    await late.until(({ event }) => event === 'critique-text')
    provider.release()
    await late.until(({ event, data }) => event === 'recorded' && (data as { sequence: number }).sequence === 2)
    expect(written(late.heard)).toBe(TEXT)
    await Promise.all([first.close(), late.close()])
  })

  it('tells every page of a user that they signed out, and nobody else anything', async () => {
    const [alice, bob] = [await app.member(), await app.member()]
    const [hers, his] = [await listen(alice), await listen(bob)]
    await alice.send('POST', '/api/assets', buyIbm())
    await alice.send('DELETE', '/api/session')
    await hers.until(({ event }) => event === 'signed-out')
    await bob.send('DELETE', '/api/session')
    await his.until(({ event }) => event === 'signed-out')
    expect(his.heard).toEqual([
      { event: 'standing', data: { sequence: 0 } },
      { event: 'signed-out', data: {} },
    ])
    await Promise.all([hers.close(), his.close()])
  })
})
