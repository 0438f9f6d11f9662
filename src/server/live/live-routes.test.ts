import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Double } from '#test/doubles/double-server.ts'
import { type OpenAiScenario, startOpenAiDouble } from '#test/doubles/openai-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { type Heard, listenTo } from '#test/support/event-stream.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { findSession } from '../accounts/session.ts'
import type { AppEnv } from '../http/app-env.ts'
import { liveRoutes } from './live-routes.ts'

const KEY = 'sk-test-0123456789abcdef'
const TEXT =
  'Psychology: You are sure of it.\n\nFundamentals: Name a figure.\n\nWorld events: Rates moved. What would you see?'

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

const listen = (visitor: Visitor) => listenTo(app, visitor)

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
    // It says that it is a critique, so that a page fetches nothing that only a decision changes.
    expect(heard.at(-1)).toEqual({ event: 'recorded', data: { assetId: 1, sequence: 2, after: 1, isCritique: true } })
    await page.close()
  })

  it('tells the journal’s last entry first, and with each new entry the one before it', async () => {
    const alice = await app.member()
    await alice.send('POST', '/api/assets', buyIbm())
    await app.critiquesDone()
    expect((await alice.send('GET', '/api/session')).json).toMatchObject({ sequence: 2 })
    const page = await listen(alice)
    expect(page.heard).toEqual([{ event: 'standing', data: { sequence: 2 } }])
    const principle = { principleId: '00000000-0000-4000-8000-000000000001', text: 'I wait a night before I sell.' }
    await alice.send('POST', '/api/principles', principle)
    await page.until(({ event }) => event === 'principles-changed')
    expect(page.heard.at(-1)).toEqual({ event: 'principles-changed', data: { sequence: 3, after: 2 } })
    await page.close()
  })

  it('gives a page that opens in the middle the critique as written so far', async () => {
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

  it('tells every page of a user that they signed out, and no other user’s', async () => {
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

  it('ends with its session, while other sessions of the same user go on', async () => {
    const here = await app.member('two.places')
    const there = app.visitor()
    await there.send('POST', '/api/session', { username: 'two.places', password: 'lanterns' })
    const [page, other] = [await listen(here), await listen(there)]
    await here.send('DELETE', '/api/session')
    expect(await page.ended()).toEqual([
      { event: 'standing', data: { sequence: 0 } },
      { event: 'signed-out', data: {} },
    ])
    await there.send('POST', '/api/assets', buyIbm())
    await other.until(({ event }) => event === 'recorded')
    await other.close()
  })

  it('ends at the next ping once its session is gone', async () => {
    const http = new Hono<AppEnv>()
    const member = await app.member()
    const user = await findSession(app.context.db, app.context.secret, decoded(member.cookie()), app.context.now())
    http.use(async (c, next) => {
      if (user) c.set('user', user)
      await next()
    })
    http.route('/', liveRoutes(app.context, 5))
    const answer = await http.request('http://localhost/', { headers: { cookie: member.cookie() } })
    await app.context.db
      .deleteFrom('sessions')
      .where('userId', '=', user?.id ?? '')
      .execute()
    expect(await answer.text()).toMatch(/event: signed-out\ndata: \{\}\n\n$/)
  })

  it('can be opened eight times for an account, and the ninth is refused', async () => {
    const [alice, bob] = [await app.member(), await app.member()]
    const pages = []
    for (let n = 0; n < 8; n += 1) pages.push(await listen(alice))
    expect(await alice.send('GET', '/api/events')).toMatchObject({
      status: 429,
      json: { code: 'throttled', detail: expect.stringContaining('8 pages open') },
    })
    const other = await listen(bob)
    expect(other.answer.status).toBe(200)
    await Promise.all([...pages, other].map((page) => page.close()))
    const again = await listen(alice)
    expect(again.answer.status).toBe(200)
    await again.close()
  })
})

const decoded = (cookie: string): string => decodeURIComponent(/candor\.session_token=([^;]+)/.exec(cookie)?.[1] ?? '')
