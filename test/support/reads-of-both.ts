import { ACTIONS, LISTS } from '#domain/ledger/action.ts'
import { OPENED_FIGURES } from '#domain/mirror/opened/opened-figure-names.ts'
import { type RecapPurpose, recapLink } from '#server/recap/recap-link.ts'
import { RECAP_ADDRESS } from './furnish-both.ts'
import { SEARCHES } from './odd-texts.ts'

/** Whose journal is read, and what stands in it. */
type ReadJournal = {
  readonly name: string
  readonly assets: readonly number[]
  readonly drafts: readonly string[]
  readonly reviews: readonly number[]
}

export const SECRET = 'a secret that both of them have been given'

const DAYS = ['1999-12-31', '2024-01-08', '2024-02-29', '2024-02-10']
const TICKERS = ['IBM', 'BRK.B', 'BRKA', 'A-0', 'Z', 'ZZ', 'NONE']
const PERIODS = ['', '?of=2024', '?of=2024-q2', '?of=1999']

/** The addresses under which each GET of the API is read; or why what it answers cannot be compared. */
export const READS: Readonly<Record<string, string | ((journal: ReadJournal) => readonly string[])>> = {
  '/api/health': () => ['/api/health'],
  '/api/openapi.json': 'is the same text for everybody, made without the database',
  '/api/docs': 'is the same text for everybody, made without the database',
  '/api/verifier': 'is a file of the program',
  '/api/events': 'is a stream, which process-relay.store.test.ts holds',
  '/api/sign-in-options': () => ['/api/sign-in-options'],
  '/api/session': () => ['/api/session'],
  '/api/session/open-id-connect': 'answers with a random state, which sign-in-store.store.test.ts holds',
  '/api/session/open-id-connect/callback': 'needs that state',
  '/api/account': () => ['/api/account'],
  '/api/account/identities': () => ['/api/account/identities'],
  '/api/account/passkeys': () => ['/api/account/passkeys'],
  '/api/account/tokens': () => ['/api/account/tokens'],
  '/api/companies': () =>
    ['a', 'ä', 'bank', 'S&P', '%', '_', "o'", 'brk'].map((term) => `/api/companies?search=${encoded(term)}&as=typed`),
  '/api/logos/:ticker': () => ['/api/logos/IBM'],
  '/api/prices/:ticker': () => TICKERS.map((ticker) => `/api/prices/${ticker}`),
  '/api/prices/:ticker/close': ({ assets }) =>
    TICKERS.flatMap((ticker) => DAYS.map((on) => `/api/prices/${ticker}/close?on=${on}`)).flatMap((path) => [
      path,
      ...[3, 9].filter((assetId) => assets.includes(assetId)).map((assetId) => `${path}&assetId=${assetId}`),
    ]),
  '/api/assets': () => [...LISTS, 'none'].map((list) => `/api/assets?list=${list}`),
  '/api/assets/:assetId': (journal) => ofAssets(journal, ''),
  '/api/assets/:assetId/row': (journal) => ofAssets(journal, '/row'),
  '/api/assets/:assetId/journal': (journal) => ofAssets(journal, '/journal?before=40'),
  '/api/assets/:assetId/workings': (journal) => ofAssets(journal, '/workings').flatMap(inBoth),
  '/api/assets/:assetId/chart': (journal) => ofAssets(journal, '/chart'),
  '/api/drafts': () => ['/api/drafts'],
  '/api/drafts/:draftId': ({ drafts }) => drafts.map((draftId) => `/api/drafts/${draftId}`),
  '/api/journal': ({ assets }) => [
    ...['', '?before=30', '?search=%ED%A0%BD', '?search=%00'].map((query) => `/api/journal${query}`),
    ...(assets.length > 0 ? SEARCHES : []).map((term) => found({ search: term })),
    ...assets.map((asset) => found({ asset: String(asset) })),
    ...LISTS.map((list) => found({ list })),
    ...ACTIONS.flatMap((action) => [found({ action }), found({ action, search: 'the' })]),
    ...Array.from({ length: 10 }, (_, place) => found({ confidence: String(place + 1) })),
    ...DAYS.flatMap((day) => [found({ from: day }), found({ to: day }), found({ from: day, to: day })]),
    ...[found({ tests: 'open' }), found({ tests: 'broken' }), found({ late: '1' })],
    found({ late: '1', list: 'bought', search: 'a' }),
  ],
  '/api/journal/assets': () => ['/api/journal/assets'],
  '/api/mirror': () => inBoth('/api/mirror'),
  '/api/mirror/evidence': () =>
    OPENED_FIGURES.flatMap((figure) => [
      `/api/mirror/evidence?figure=${figure}`,
      ...(figure === 'year' ? ['/api/mirror/evidence?figure=year&part=2026'] : []),
      ...(figure === 'level' ? ['/api/mirror/evidence?figure=level&part=7'] : []),
    ]),
  '/api/mirror/kept-rules': () => ['/api/mirror/kept-rules'],
  '/api/mirror/letter': () => PERIODS.flatMap((of) => inBoth(`/api/mirror/letter${of}`)),
  '/api/mirror/reviews': () => ['/api/mirror/reviews'],
  '/api/mirror/reviews/:sequence': ({ reviews }) =>
    [...reviews, 1, 3, 999_999].flatMap((sequence) => inBoth(`/api/mirror/reviews/${sequence}`)),
  '/api/summary': () => ['/api/summary'],
  '/api/summary/workings': () => inBoth('/api/summary/workings'),
  '/api/summary/equity': () => ['/api/summary/equity'],
  '/api/settings': () => ['/api/settings'],
  '/api/recap': () => ['/api/recap'],
  '/api/recap/confirmation': (journal) => recapPages(journal, 'confirmation'),
  '/api/recap/end': (journal) => recapPages(journal, 'end'),
  '/api/operator': () => ['/api/operator'],
  '/api/principles': () => ['/api/principles'],
  '/api/proof': () => ['/api/proof'],
  '/api/receipt': () => ['/api/receipt'],
  '/api/receipt/key': () => ['/api/receipt/key'],
  '/api/anchors/:sequence/receipt': () => ['/api/anchors/1/receipt', '/api/anchors/3/receipt'],
  '/api/anchors/:sequence/proof': () => ['/api/anchors/1/proof', '/api/anchors/3/proof'],
  '/api/export': () => ['json', 'csv', 'markdown', 'xml'].map((format) => `/api/export?format=${format}`),
}

const encoded = encodeURIComponent

const found = (query: Readonly<Record<string, string>>): string => `/api/journal?${new URLSearchParams(query)}`

const inBoth = (path: string): string[] => [path, `${path}${path.includes('?') ? '&' : '?'}language=de`]

/** Of each asset, and of one that is not there. */
const ofAssets = ({ assets }: ReadJournal, end: string): string[] =>
  [...assets, 999].map((assetId) => `/api/assets/${assetId}${end}`)

/** The page of a link in a mail, and that of a forged one. */
function recapPages({ name }: ReadJournal, purpose: RecapPurpose): string[] {
  const link = recapLink('http://localhost', SECRET, purpose, { userId: `user-${name}`, address: RECAP_ADDRESS })
  const { pathname, search } = new URL(link)
  return [`${pathname}${search}`, `${pathname}?of=user-${name}&key=forged`]
}
