import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import type { DueReviewsView } from '#contract/reviews.ts'
import { openSmtpDouble, type SmtpDouble } from '#test/doubles/smtp-double.ts'
import { listenTo } from '#test/support/event-stream.ts'
import { alike, mirrorOf, openWorld, review, TICKERS, UNDER_REVIEW, type World } from '#test/support/two-worlds.ts'
import { sendDueRecaps } from '../recap/recap-job.ts'

let smtp: SmtpDouble
let worlds: readonly World[]
/** One pair of worlds for all tests, because to open them takes longest: the later ones follow what the earlier ones have sent. */
beforeAll(async () => {
  smtp = await openSmtpDouble()
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'candor@example.com', CANDOR_URL: 'http://localhost' }
  worlds = [await openWorld('101', [], mail), await openWorld('120', [], mail)]
})
afterAll(async () => {
  await Promise.all(worlds.map(({ app }) => app.close()))
  await smtp.close()
})

const THESIS = 'Still the same reasons, and nothing that speaks against them so far.'
const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`

/** What is sent to each route that changes something, in this order. `{own}` is the sequence of the decision under review. */
const SENT: readonly (readonly [route: string, body: object])[] = [
  ['post /api/mirror/reviews/{sequence}/grade', { isWellDecided: true }],
  ['post /api/mirror/reviews/{sequence}/answers', { confidence: 99, why: '', returnPercent: 'much' }],
  ['post /api/echo', { text: THESIS, assetId: UNDER_REVIEW }],
  ['post /api/mirror/letter', {}],
  ['post /api/assets/{assetId}/corrections/preview', { field: 'price', to: '120', reason: 'a slip of the pen' }],
  ['post /api/assets/{assetId}/corrections', { field: 'price', to: '120', reason: 'a slip of the pen' }],
  ['post /api/assets/{assetId}/prices', { price: '125' }],
  ['post /api/assets/{assetId}/price-confirmation', { price: '125' }],
  ['post /api/assets/{assetId}/daily-prices', { text: 'Date,Close\n2026-09-01,127\n' }],
  ['post /api/assets/{assetId}/splits', { effectiveOn: '2026-09-04', newShares: 2, oldShares: 1 }],
  ['post /api/assets/{assetId}/outcome', { outcome: 'expired-worthless' }],
  ['post /api/assets/{assetId}/own-tests', { setBySequence: 1, isTrue: true }],
  ['post /api/assets/{assetId}/critiques', {}],
  ['post /api/assets', { decisionId: id(8), ticker: TICKERS.at(-1) }],
  [
    'post /api/assets/{assetId}/decisions',
    { decisionId: id(7), updateAction: 'Hold', updatedConfidenceLevel: 9, updatedThesis: THESIS },
  ],
  ['post /api/principles', { principleId: id(6), text: 'I wait a night before I sell.' }],
  ['post /api/principles/order', { principleIds: [id(6)] }],
  ['post /api/principles/{principleId}/retirement', { reason: 'It says nothing.' }],
  ['post /api/drafts/{draftId}', { text: THESIS }],
  ['delete /api/drafts/{draftId}', {}],
  ['post /api/import', { kind: 'candor' }],
  ['post /api/settings', { benchmark: 'SPY' }],
  ['post /api/recap', { address: 'me@example.com' }],
  ['delete /api/recap', {}],
]

/** Routes that read no journal: they are about accounts, their keys, and the address of a recap. */
const WITHOUT_JOURNAL = /^(?:post|delete) \/api\/(?:accounts?|session|recovery|recap\/(?:confirmation|end))(?:\/|$)/

const changing = ENDPOINTS.filter(({ method }) => method !== 'get').map(({ method, path }) => `${method} ${path}`)
const reading = ENDPOINTS.filter(({ method, path }) => method === 'get' && path !== '/api/events').map(
  ({ path }) => path,
)

const addressOf = (path: string, sequence: number): string =>
  path
    .replace('{assetId}', String(UNDER_REVIEW))
    .replace('{ticker}', TICKERS.at(-1) ?? '')
    .replace('{sequence}', String(sequence))
    .replace('{principleId}', id(6))
    .replace('{draftId}', 'update-12')

const ownOf = async ({ member }: World): Promise<number> => (await mirrorOf(member)).claims.at(-1)?.sequence ?? 0

/** The decision whose review is due, of which others may have been made since. */
async function underReview({ member }: World): Promise<number> {
  const { due } = (await member.send('GET', '/api/mirror/reviews')).json as DueReviewsView
  return due.at(-1)?.sequence ?? 0
}

async function ask({ app, member }: World, method: string, address: string, headers = {}): Promise<Response> {
  return app.http.request(`http://localhost${address}`, { method, headers: { cookie: member.cookie(), ...headers } })
}

/** The same of both worlds, and what that is. */
async function alikeInBoth(told: (world: World) => Promise<string>): Promise<string> {
  const [one, other] = await Promise.all(worlds.map(told))
  expect(one).toBe(other)
  return one ?? ''
}

describe('the outcome of a claim under review', () => {
  it('is asked for by every route that changes something, but for those that read no journal', () => {
    expect(changing.filter((route) => !WITHOUT_JOURNAL.test(route)).toSorted()).toEqual(
      SENT.map(([route]) => route).toSorted(),
    )
  })

  it('is in no head and no length of a HEAD, and no tag tells of it', async () => {
    for (const path of reading)
      await alikeInBoth(async (world) => {
        const address = addressOf(path, await ownOf(world))
        const answer = await ask(world, 'HEAD', `${address}?list=bought&search=ibm&on=2026-09-03`)
        const again = await ask(world, 'GET', `${address}?list=bought&search=ibm&on=2026-09-03`, {
          'if-none-match': answer.headers.get('etag') ?? 'none',
        })
        await again.body?.cancel()
        const heads = ['content-length', 'content-type', 'cache-control'].map((name) => answer.headers.get(name))
        return `${path} ${answer.status} ${again.status} ${heads} ${await answer.text()}`
      })
  })

  it('is found in the journal by no word', async () => {
    for (const words of ['true', 'not', 'came true', 'claim', 'outcome', '101', '120', 'QQQ', 'resolved'])
      await alikeInBoth(async (world) => {
        const answer = await ask(world, 'GET', `/api/journal?search=${encodeURIComponent(words)}`)
        return `${words} ${answer.status} ${alike(await answer.text())}`
      })
  })

  it('is in no answer and no refusal of such a route, and in none of what is read after it', async () => {
    for (const [route, body] of SENT) {
      const [method = '', path = ''] = route.split(' ')
      const told = await alikeInBoth(async (world) => {
        const own = await ownOf(world)
        const about = path.includes('correction') ? { correctsSequence: own, ...body } : body
        const answer = await world.member.send(method.toUpperCase(), addressOf(path, own), about)
        await world.app.critiquesDone()
        return `${route} ${answer.status} ${alike(JSON.stringify(answer.json))}`
      })
      expect(told).not.toMatch(/^\S+ \S+ 5/)
    }
    for (const path of reading.filter((one) => one !== '/api/export'))
      await alikeInBoth(async (world) => {
        const address = addressOf(path, await underReview(world))
        return `${path} ${alike(await (await ask(world, 'GET', `${address}?list=bought&search=ibm&on=2026-09-03`)).text())}`
      })
  })

  it('is in no mail', async () => {
    for (const { app, member } of worlds) {
      // A week in which the claim came to its day.
      app.setNow('2026-09-01T15:00:00.000Z')
      expect((await member.send('POST', '/api/recap', { address: 'me@example.com' })).status).toBe(200)
      const text = (smtp.mails.at(-1)?.message ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
      const [link = ''] = /http:\/\/\S+\/api\/recap\/confirmation[^\s>]+/.exec(text) ?? []
      const origin = 'http://localhost'
      await app.http.request(link, { method: 'POST', headers: { origin } })
      app.setNow('2026-09-12T15:00:00.000Z')
      await sendDueRecaps(app.context)
    }
    const recaps = smtp.mails.filter(({ message }) => message.includes('Subject: Your week in Candor'))
    expect(recaps).toHaveLength(2)
    const [one, other] = recaps.map(({ message }) => bodyOf(message))
    expect(one).toContain('12 claims came to their day.')
    expect(one).toContain('1 review is due.')
    expect(one).toBe(other)
  })

  it('is in no event of the stream', async () => {
    await alikeInBoth(async ({ app, member }) => {
      const page = await listenTo(app, member)
      await review(member, await underReview({ app, member }))
      const heard = await page.until(({ event, data }) => event === 'recorded' && 'sequence' in (data as object))
      await page.close()
      return alike(JSON.stringify(heard))
    })
  })
})

/** Without the links, which are signed for each journal, and the marks of its sending. */
const bodyOf = (message: string): string =>
  message
    .slice(message.indexOf('\r\n\r\n'))
    .replaceAll('=\r\n', '')
    .replace(/http\S+/g, 'link')
    .replace(/--_\S+/g, '--')
