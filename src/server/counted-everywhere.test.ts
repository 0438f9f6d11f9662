import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import { OPENED_FIGURES } from '#domain/mirror/opened/opened-figure-names.ts'
import { counted } from '#test/support/counted.ts'
import { downloadText } from '#test/support/exported.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { MISTYPED, SAID_ONCE, tellTwins } from '#test/support/twin-journals.ts'

/**
 * Every place that shows or weighs a figure of an entry follows corrections, splits that are told late, and the day decided
 * (rulings 15 to 19). Two journals that come to the same are walked through every address that reads: a new one has no row here.
 */
let app: TestApp
let twins: { readonly right: Visitor; readonly mended: Visitor }
beforeAll(async () => {
  app = await openTestApp()
  twins = await tellTwins(app)
  app.setNow('2026-10-05T15:00:00.000Z')
})
afterAll(() => app.close())

const ASSETS = [1, 2, 3, 4].map((assetId) => `/api/assets/${assetId}`)

/** Of which part a figure is, where it is of one. */
const PARTS_OF_FIGURES: Readonly<Record<string, readonly string[]>> = { year: ['2025', '2026'], level: ['6', '7', '8'] }

/** What is read at each address; null where nothing of an entry's figures is told, or where the ledger itself is. */
const READ: Readonly<Record<string, readonly string[] | null>> = {
  '/api/assets': ['bought', 'sold', 'watched'].map((list) => `/api/assets?list=${list}`),
  '/api/assets/{assetId}': ASSETS,
  '/api/assets/{assetId}/row': ASSETS.map((path) => `${path}/row`),
  '/api/assets/{assetId}/journal': ASSETS.map((path) => `${path}/journal?before=10000`),
  '/api/assets/{assetId}/workings': ASSETS.map((path) => `${path}/workings`),
  '/api/assets/{assetId}/chart': ASSETS.map((path) => `${path}/chart`),
  '/api/journal': [
    '/api/journal',
    '/api/journal?search=plant',
    '/api/journal?late=1',
    '/api/journal?from=2026-07-08&to=2026-07-08',
  ],
  '/api/journal/assets': ['/api/journal/assets'],
  '/api/mirror': ['/api/mirror'],
  '/api/mirror/evidence': OPENED_FIGURES.flatMap((figure) => [
    `/api/mirror/evidence?figure=${figure}`,
    ...(PARTS_OF_FIGURES[figure] ?? []).map((part) => `/api/mirror/evidence?figure=${figure}&part=${part}`),
  ]),
  '/api/mirror/kept-rules': ['/api/mirror/kept-rules'],
  '/api/mirror/letter': ['/api/mirror/letter', '/api/mirror/letter?of=2026-q2'],
  '/api/mirror/reviews': ['/api/mirror/reviews'],
  '/api/mirror/reviews/{sequence}': ['/api/mirror/reviews/1'],
  '/api/summary': ['/api/summary'],
  '/api/summary/workings': ['/api/summary/workings'],
  '/api/summary/equity': ['/api/summary/equity'],
  // The CSV is read below; the JSON is the ledger to the letter, and the Markdown shows both figures (exports/export.test.ts).
  '/api/export': null,
  '/api/prices/{ticker}': null,
  '/api/prices/{ticker}/close': null,
  ...Object.fromEntries(
    ['anchors/{sequence}/receipt', 'anchors/{sequence}/proof'].map((path) => [`/api/${path}`, null]),
  ),
  ...Object.fromEntries(
    ['companies', 'logos/{ticker}', 'settings', 'principles', 'proof', 'receipt', 'receipt/key', 'verifier'].map(
      (path) => [`/api/${path}`, null],
    ),
  ),
  ...Object.fromEntries(
    ['drafts', 'drafts/{draftId}', 'operator', 'events', 'recap', 'recap/confirmation', 'recap/end'].map((path) => [
      `/api/${path}`,
      null,
    ]),
  ),
  ...Object.fromEntries(
    ['account', 'account/tokens', 'account/passkeys', 'account/identities'].map((path) => [`/api/${path}`, null]),
  ),
  ...Object.fromEntries(
    ['session', 'sign-in-options', 'session/open-id-connect', 'session/open-id-connect/callback'].map((path) => [
      `/api/${path}`,
      null,
    ]),
  ),
  ...Object.fromEntries(['health', 'openapi.json', 'docs'].map((path) => [`/api/${path}`, null])),
}

it('knows every address that reads', () => {
  const reading = ENDPOINTS.filter(({ method }) => method === 'get').map(({ path }) => path)
  expect(Object.keys(READ).sort()).toEqual([...new Set(reading)].sort())
})

it.each(Object.values(READ).flatMap((paths) => paths ?? []))('%s', async (path) => {
  const [right, mended] = [await twins.right.send('GET', path), await twins.mended.send('GET', path)]
  expect(right.status).toBe(200)
  expect(counted(mended.json)).toEqual(counted(right.json))
})

/** In which words a critic says it depends on what was said before, when the figures were still others. */
it('critiques that are asked for again', async () => {
  for (const path of ASSETS) {
    const { thesis, aiAnalysis } = (await twins.mended.send('GET', path)).json as AssetView
    const last = thesis.map(({ decisionId }) => aiAnalysis.findLast((critique) => critique.decisionId === decisionId))
    expect(last.map((critique) => critique?.status)).toEqual(thesis.map(() => 'complete'))
    for (const critique of last) expect(critique?.aiAnalysis).not.toMatch(MISTYPED)
  }
})

it('what was written nearly the same before', async () => {
  const look = (visitor: Visitor) => visitor.send('POST', '/api/echo', { text: SAID_ONCE, assetId: null })
  const [right, mended] = [await look(twins.right), await look(twins.mended)]
  expect(right).toMatchObject({ status: 200, json: { passages: [{ changePercent: expect.any(String) }] } })
  expect(counted(mended.json)).toEqual(counted(right.json))
})

it('the CSV', async () => {
  const rowsOf = async (visitor: Visitor) => {
    const text = await downloadText(app, visitor, '/api/export?format=csv')
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
    return rows.map(({ sequence: _, hash: _hash, corrected: _corrected, ...row }) => row)
  }
  expect(await rowsOf(twins.mended)).toEqual(await rowsOf(twins.right))
})
