import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
  rootRouteId,
} from '@tanstack/react-router'
import { signInPathFor } from '#domain/accounts/next-path.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { sessionQuery } from '#web/accounts/session-query.ts'
import { assetListQuery } from '#web/api/asset-list-api.ts'
import { AccountLayout } from './layout/account-layout.tsx'
import { NotFound } from './layout/not-found.tsx'
import { PageFailure } from './layout/page-failure.tsx'
import { usePageTitle } from './layout/use-navigation.ts'
import { readAssetId } from './routes/asset-address.ts'
import { readDraftAddress } from './routes/draft-address.ts'
import { beforeFirstPicture, readsOf } from './routes/first-reads.ts'
import { readJournalAddress } from './routes/journal-address.ts'
import { readLetterAddress } from './routes/letter-address.ts'
import { readListAddress } from './routes/list-address.ts'
import type { PageName } from './routes/page-names.ts'

const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  notFoundComponent: lazyRouteComponent(() => import('./layout/not-found-page.tsx'), 'NotFoundPage'),
})

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account/$user',
  notFoundComponent: NotFound,
  // Stands in the place of the layout, which gives pages their titles.
  errorComponent: function AccountFailure({ error }) {
    usePageTitle()
    return <PageFailure error={error} />
  },
  component: function Account() {
    return <AccountLayout username={accountRoute.useRouteContext().username} />
  },
  /** Admits only the signed-in user, and redirects to the address with the username as it is stored. */
  beforeLoad: async ({ context, params, location }) => {
    const { user } = await context.queries.ensureQueryData(sessionQuery)
    if (!user) throw redirect({ href: signInPathFor(location.href), reloadDocument: true })
    if (user.username.toLowerCase() !== params.user.toLowerCase()) throw notFound({ routeId: rootRouteId })
    if (user.username !== params.user)
      throw redirect({ to: '.', params: { user: user.username }, search: true, hash: true, replace: true })
    return { username: user.username }
  },
})

/**
 * The page to which a hardened Candor redirects users without a second factor; no page of the account opens before they have
 * one.
 */
const secondStepRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/second-step',
  component: lazyRouteComponent(() => import('#web/landing/second-step-page.tsx'), 'SecondStepPage'),
})

const homeRoutes = (['/', '/overview'] as const).map((path) =>
  createRoute({
    getParentRoute: () => accountRoute,
    path,
    beforeLoad: ({ params: { user } }) => {
      throw redirect({ to: '/account/$user/overview/bought', params: { user }, replace: true })
    },
  }),
)

const summaryPage = () => import('#web/summary/summary-page.tsx')

const summaryRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/overview/summary',
  staticData: { page: 'summary' },
  loader: readsOf(summaryPage),
  component: lazyRouteComponent(summaryPage, 'SummaryPage'),
})

const boughtRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/overview/bought',
  staticData: { page: 'bought' },
  validateSearch: readListAddress,
  loader: listReads('bought'),
  component: assetList('bought'),
})

const soldRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/overview/sold',
  staticData: { page: 'sold' },
  validateSearch: readListAddress,
  loader: listReads('sold'),
  component: assetList('sold'),
})

const watchedRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/overview/watched',
  staticData: { page: 'watched' },
  validateSearch: readListAddress,
  loader: listReads('watched'),
  component: assetList('watched'),
})

const addAssetRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/overview/add-asset',
  validateSearch: readDraftAddress,
  staticData: { page: 'add-asset' },
  component: lazyRouteComponent(loadAddAssetPage),
})

const principlesPage = () => import('#web/principles/principles-page.tsx')

const principlesRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/overview/principles',
  staticData: { page: 'principles' },
  loader: readsOf(principlesPage),
  component: lazyRouteComponent(principlesPage, 'PrinciplesPage'),
})

const journalPage = () => import('#web/journal/journal-page.tsx')

const journalRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/overview/journal',
  staticData: { page: 'journal' },
  validateSearch: readJournalAddress,
  loader: readsOf(journalPage),
  component: lazyRouteComponent(journalPage, 'JournalPage'),
})

const mirrorPage = () => import('#web/mirror/mirror-page.tsx')

const mirrorRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/overview/mirror',
  staticData: { page: 'mirror' },
  loader: readsOf(mirrorPage),
  component: lazyRouteComponent(mirrorPage, 'MirrorPage'),
})

const letterPage = () => import('#web/mirror/letter-page.tsx')

const letterRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/overview/mirror/letter',
  staticData: { page: 'letter' },
  validateSearch: readLetterAddress,
  loader: readsOf(letterPage),
  component: lazyRouteComponent(letterPage, 'LetterPage'),
})

const reviewPage = () => import('#web/mirror/review-page.tsx')

const reviewRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/overview/mirror/$sequence',
  staticData: { page: 'review' },
  loader: readsOf(reviewPage),
  component: lazyRouteComponent(reviewPage, 'ReviewPage'),
})

const shortJournalRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/journal',
  beforeLoad: ({ params: { user } }) => {
    throw redirect({ to: '/account/$user/overview/journal', params: { user }, search: true, replace: true })
  },
})

const settingsPage = () => import('#web/settings/settings-page.tsx')

const settingsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/settings',
  staticData: { page: 'settings' },
  loader: readsOf(settingsPage),
  component: lazyRouteComponent(settingsPage, 'SettingsPage'),
})

/** The page for operators; everyone else gets “not found”. */
const operatorRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/operator',
  staticData: { page: 'operator' },
  // Not in beforeLoad, whose “not found” stands in the place of the whole account, without its navigation.
  loader: async ({ context }) => {
    const { isOperator } = await context.queries.ensureQueryData(sessionQuery)
    if (!isOperator) throw notFound()
  },
  notFoundComponent: NotFound,
  component: lazyRouteComponent(() => import('#web/operator/operator-page.tsx'), 'OperatorPage'),
})

const proofPage = () => import('#web/proof/proof-page.tsx')

const proofRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/proof',
  staticData: { page: 'proof' },
  loader: readsOf(proofPage),
  component: lazyRouteComponent(proofPage, 'ProofPage'),
})

const assetPage = () => import('#web/assets/page/asset-page.tsx')
const LazyAssetPage = lazyRouteComponent(assetPage, 'AssetPage')
const assetReads = readsOf(assetPage)

const assetRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/$ownership/$assetId',
  staticData: { page: 'asset' },
  validateSearch: readDraftAddress,
  // The lazy component is not the route's own component, so the router must be told to preload it.
  loader: (opened) => Promise.all([LazyAssetPage.preload?.(), assetReads(opened)]),
  component: function Asset() {
    const { ownership, assetId } = assetRoute.useParams()
    // An address below /overview that no route has taken is a page that doesn't exist, not an asset.
    if (ownership === 'overview') return <NotFound />
    const id = readAssetId(ownership, assetId)
    return <LazyAssetPage key={id} assetId={id} />
  },
})

export const createAccountRouter = (queries: QueryClient) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      secondStepRoute,
      accountRoute.addChildren([
        ...homeRoutes,
        summaryRoute,
        boughtRoute,
        soldRoute,
        watchedRoute,
        addAssetRoute,
        principlesRoute,
        journalRoute,
        shortJournalRoute,
        mirrorRoute,
        letterRoute,
        reviewRoute,
        settingsRoute,
        operatorRoute,
        proofRoute,
        assetRoute,
      ]),
    ]),
    context: { queries },
    defaultErrorComponent: PageFailure,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })

/** Puts the principles beside the form for adding an asset, so that the form itself does not depend on them. */
async function loadAddAssetPage() {
  const [{ AddAssetPage }, { PrinciplesBeside }] = await Promise.all([
    import('#web/decisions/add-asset-page.tsx'),
    import('#web/principles/principles-beside.tsx'),
  ])
  return { default: () => <AddAssetPage advice={(place) => <PrinciplesBeside place={place} />} /> }
}

function listReads(list: ListName) {
  return beforeFirstPicture((queries) => queries.prefetchQuery(assetListQuery(list)))
}

function assetList(list: ListName) {
  return lazyRouteComponent(async () => {
    const page = await import('#web/assets/list/asset-list-page.tsx')
    return { default: () => <page.AssetListPage key={list} list={list} /> }
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAccountRouter>
  }
  interface StaticDataRouteOption {
    page?: PageName
  }
}
