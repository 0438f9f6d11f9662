import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DueReviewsView } from '#contract/reviews.ts'
import type { Double } from '../doubles/double-server.ts'
import { type MassiveScenario, startMassiveDouble } from '../doubles/massive-double.ts'
import { type OpenAiScenario, startOpenAiDouble } from '../doubles/openai-double.ts'
import { type SecScenario, startSecDouble } from '../doubles/sec-double.ts'
import { MARKUP_ATTACKS } from '../fixtures/attacks.ts'
import { browserForFile } from '../support/browser.ts'
import { forgeJournal } from '../support/forged.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import { critiqueOf, searchFor, sees } from '../support/steps.ts'

/** Markup that comes from elsewhere: in a model's answers, headlines, filings and names of companies, and in an imported journal. */

const browser = browserForFile()

const ALL = MARKUP_ATTACKS.join(' ')
const CRITIQUE = `Psychology: ${ALL}\n\nFundamentals: You write “${MARKUP_ATTACKS[1]}”, 12%.\n\nWorld events: ${ALL} What would you see?`
/** What is only shown, and so taken for what it is. */
const COMPANY = `Zed ${MARKUP_ATTACKS[1]}`

let massive: Double<MassiveScenario>
let sec: Double<SecScenario>
let model: Double<OpenAiScenario>
let candor: RunningCandor
beforeAll(async () => {
  const published_utc = `${new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 19)}Z`
  const article = { published_utc, tickers: ['ZED'], publisher: { name: MARKUP_ATTACKS[2] ?? '', homepage_url: 'x' } }
  const headline = (title: string, index: number) => ({
    ...{ id: String(index), title, article_url: `https://elsewhere.example/?${encodeURIComponent(title)}`, ...article },
  })
  const scripted = { ...headline('A link that runs', 99), article_url: 'javascript:window.ran=1' }
  massive = await startMassiveDouble({
    key: 'm',
    companies: [{ ticker: 'ZED', name: COMPANY, previousClose: 10 }],
    news: [...MARKUP_ATTACKS.slice(0, 3).map(headline), scripted],
  })
  const year = (of: number, val: number) => ({
    ...{ start: `${of}-01-01`, end: `${of}-12-31`, val, accn: ALL, fy: 2025, fp: 'FY', form: '10-K' },
    filed: '2026-02-20',
  })
  sec = await startSecDouble({
    companies: [{ cik_str: 51143, ticker: 'ZED', title: COMPANY }],
    concepts: { 51143: { Revenues: { USD: [year(2025, 62_753_000_000), year(2024, 60_000_000_000)] } } },
  })
  model = await startOpenAiDouble({ key: 'k', text: CRITIQUE })
  candor = await startCandor({
    ...{ MARKET_DATA_API_KEY: 'm', MARKET_DATA_BASE_URL: massive.url, MARKET_DATA_PER_MINUTE: '0' },
    ...{ SEC_BASE_URL: sec.url, CONTACT_EMAIL: 'admin@example.com' },
    ...{ AI_API_KEY: 'k', AI_BASE_URL: `${model.url}/v1`, AI_MODEL: MARKUP_ATTACKS[1] ?? '', AI_BLIND: '0' },
  })
})
afterAll(async () => {
  await candor?.close()
  for (const double of [massive, sec, model]) await double?.close()
})

const OVERVIEWS = [
  ...['bought', 'sold', 'watched', 'summary', 'principles', 'journal', 'mirror', 'add-asset', 'mirror/letter'],
  ...['journal?search=onerror', 'journal?search=%3Cscript%3E', 'bought?filter=onerror'],
].map((path) => `overview/${path}`)

/** Notes what a page asks of other hosts, and what it opens. */
function watchOutside(page: Page): string[] {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(candor.url)) outside.push(request.url())
  })
  page.on('dialog', (dialog) => outside.push(`a dialog: ${dialog.message()}`))
  page.on('popup', (popup) => outside.push(`a window: ${popup.url()}`))
  return outside
}

async function walk(page: Page, { username }: HttpMember, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(`/account/${username}/${path}`)
    await sees(page.getByRole('heading', { level: 1 }).first())
    await page.waitForLoadState('networkidle')
    await page.emulateMedia({ media: 'print' })
    expect([path, await page.evaluate(() => Reflect.get(window, 'ran') ?? 'nothing ran')]).toEqual([
      path,
      'nothing ran',
    ])
    await page.emulateMedia({ media: null })
  }
}

test('what a model, a provider and a letter say is shown as words on every page, in print and among what is found', async () => {
  const member = await signUp(candor, 'reads.markup')
  const thesis = `The margin will grow. ${ALL}`
  await member.add({ ticker: 'ZED', companyName: COMPANY, thesis, confidenceLevel: 8 })
  await member.critiqued(1)
  const page = await browser.open(candor, { as: member })
  const outside = watchOutside(page)
  await walk(page, member, ['bought/1'])
  const critique = critiqueOf(page, 'Buy')
  await sees(critique.getByText(MARKUP_ATTACKS[2] ?? '').first())
  await sees(critique.getByRole('link', { name: MARKUP_ATTACKS[0] ?? '', exact: true }))
  expect(await critique.getByRole('link', { name: 'A link that runs' }).count()).toBe(0)
  await page.goto(`/account/${member.username}/overview/add-asset`)
  await searchFor(page, 'Zed')
  await sees(page.getByText(COMPANY).first())

  const sale = { updatedConfidenceLevel: 4, updatedThesis: thesis, assetAction: 'Sell', price: 90 }
  const post = async (path: string, body: object) => expect((await member.send('POST', path, body)).status).toBe(201)
  await post('/api/assets/1/decisions', { decisionId: crypto.randomUUID(), ...sale })
  const { due } = DueReviewsView.parse((await member.send('GET', '/api/mirror/reviews')).json)
  const review = `mirror/reviews/${due[0]?.sequence}`
  const reviewPage = `overview/mirror/${due[0]?.sequence}`
  await walk(page, member, [reviewPage])
  await post(`/api/${review}/answers`, { confidence: 6, why: ALL.slice(0, 150), returnPercent: -5 })
  await walk(page, member, [reviewPage])
  await post(`/api/${review}/grade`, { isWellDecided: true })
  await walk(page, member, [reviewPage, 'sold/1', ...OVERVIEWS, 'operator', 'settings', 'proof'])
  await page.goto(`/account/${member.username}/overview/journal?search=onerror`)
  await sees(page.locator('main mark').first())
  expect(outside).toEqual([])
})

test('a journal that somebody else has made runs nothing either, in any text that an import takes', async () => {
  const writer = await signUp(candor, 'makes.markup')
  await writer.add({ ticker: 'ZED', companyName: COMPANY, wrongIf: 'It falls.', wrongIfOn: null })
  await writer.critiqued(1)
  const forged = forgeJournal((await writer.send('GET', '/api/export?format=json')).text, ({ entries }) => {
    for (const { entry } of entries) spoil(entry)
    const recordedAt = entries[0]?.entry.recordedAt
    for (const text of MARKUP_ATTACKS)
      entries.push({
        entry: { kind: 'principle-written', principleId: text, text, recordedAt },
        hash: '',
        previousHash: '',
      })
  })
  const reader = await signUp(candor, 'takes.markup')
  const taken = await reader.send('POST', '/api/import', JSON.parse(forged))
  expect([taken.status, taken.status === 201 ? '' : taken.text]).toEqual([201, ''])
  const page = await browser.open(candor, { as: reader })
  const outside = watchOutside(page)
  await walk(page, reader, ['bought/1', ...OVERVIEWS, 'settings', 'proof'])
  expect(outside).toEqual([])
})

/** Every text of an entry that a form would have kept shorter, or written itself. */
function spoil(entry: Record<string, unknown>): void {
  const [markup] = MARKUP_ATTACKS.slice(1)
  if (entry.kind === 'critique-recorded')
    Object.assign(entry, { model: markup, text: CRITIQUE, marks: [{ kind: 'form', text: ALL }], promptVersion: markup })
  if (entry.kind !== 'decision-recorded') return
  Object.assign(entry, { thesis: ALL, ownTest: { line: ALL, on: null } })
  Object.assign(entry.asset ?? {}, { companyName: `${markup} ${markup}` })
}
