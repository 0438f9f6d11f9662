import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { sessionCookieOf, sessionOf } from './accounts/cookies.ts'
import { erasureRoutes } from './accounts/erasure/erasure-routes.ts'
import { browserOf } from './accounts/known-device.ts'
import { identityRoutes } from './accounts/open-id-connect/identity-routes.ts'
import { lazyOpenIdConnect, openIdConnectRoutes } from './accounts/open-id-connect/open-id-connect-routes.ts'
import { confirmationRoutes } from './accounts/own/confirmation-routes.ts'
import { ownAccountRoutes } from './accounts/own/own-account-routes.ts'
import { passkeyRoutes } from './accounts/passkeys/passkey-routes.ts'
import { passkeySignInRoutes } from './accounts/passkeys/passkey-sign-in.ts'
import { neededFactor, needsFactor } from './accounts/second-factor/needed-factor.ts'
import { recoveryRoutes } from './accounts/second-factor/recovery-routes.ts'
import { secondFactorRoutes } from './accounts/second-factor/second-factor-routes.ts'
import { accountRoutes, sessionRoutes } from './accounts/sign-in/account-routes.ts'
import { signInOptionsRoutes } from './accounts/sign-in/sign-in-options-routes.ts'
import { themeOf } from './accounts/theme.ts'
import { bearerOf, userOfToken } from './accounts/tokens/token-access.ts'
import { tokenRoutes } from './accounts/tokens/token-routes.ts'
import { apiDescriptionRoutes } from './api-description/api-routes.ts'
import type { AppContext } from './app-context.ts'
import { assetPriceRoutes } from './assets/asset-price-routes.ts'
import { assetRoutes } from './assets/asset-routes.ts'
import { decisionRoutes } from './assets/decision-routes.ts'
import { holdingRoutes } from './assets/holding-routes.ts'
import { assetChartRoutes, equityRoutes } from './charts/chart-routes.ts'
import { companyRoutes } from './companies/company-routes.ts'
import { logoRoutes } from './companies/logo-routes.ts'
import { correctionRoutes } from './corrections/correction-routes.ts'
import { draftRoutes } from './drafts/draft-routes.ts'
import { echoRoutes } from './echo/echo-routes.ts'
import { exportRoutes } from './exports/export-routes.ts'
import { beginInTurn } from './fair-shares/begin-in-turn.ts'
import { fairShares } from './fair-shares/fair-shares.ts'
import { makePresence } from './fair-shares/presence.ts'
import type { AppEnv } from './http/app-env.ts'
import { endUnread } from './http/head-as-get.ts'
import { healthRoutes } from './http/health-routes.ts'
import { knownHost } from './http/known-host.ts'
import { answerProblem, onError } from './http/on-error.ts'
import { pages } from './http/pages.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { signedIn } from './http/signed-in.ts'
import { onlyWhileConnected } from './http/unread-answers.ts'
import { withoutNul } from './http/without-nul.ts'
import { importRoutes } from './imports/import-routes.ts'
import { journalRoutes } from './journal/journal-routes.ts'
import { liveRoutes } from './live/live-routes.ts'
import { mirrorRoutes } from './mirror/mirror-routes.ts'
import { reviewRoutes } from './mirror/review-routes.ts'
import { findPreferences } from './preferences/preference-store.ts'
import { priceRoutes } from './prices/price-routes.ts'
import { principleRoutes } from './principles/principle-routes.ts'
import { recapRoutes } from './recap/recap-routes.ts'
import { anchorRoutes } from './receipts/anchor-routes.ts'
import { receiptRoutes } from './receipts/receipt-routes.ts'
import { operatorRoutes } from './settings/operator-routes.ts'
import { settingsRoutes } from './settings/settings-routes.ts'
import { summaryRoutes } from './summary/summary-routes.ts'

/**
 * Every route of Candor.
 * @param pagesFolder the built pages; null serves the API alone
 * @param presence is told of each request
 */
export function makeApp(context: AppContext, pagesFolder: string | null, presence = makePresence()) {
  const openIdConnect = lazyOpenIdConnect(context)
  const app = new Hono<AppEnv>()
  app.onError(onError(context.log, context.newId))
  app.use(onlyWhileConnected)
  app.use(securityHeaders(context.config), knownHost(context.config))
  app.use(
    '/api/*',
    endUnread,
    withoutNul,
    beginInTurn(context, presence),
    sameOrigin(context.config),
    signedIn((c) => {
      const token = bearerOf(c)
      return token === null ? sessionOf(c, context) : userOfToken(c, context, token)
    }),
    neededFactor(context),
    fairShares(context, presence),
    (c, next) => {
      c.set('isBegun', true)
      return next()
    },
  )
  app.use('/api/companies', compress())
  app.route('/api', apiDescriptionRoutes())
  app.route('/api/health', healthRoutes(context))
  app.route('/api/sign-in-options', signInOptionsRoutes(context))
  app.route('/api/accounts', accountRoutes(context))
  app.route('/api/session', sessionRoutes(context))
  app.route('/api/account', ownAccountRoutes(context))
  app.route('/api/account/confirmation', confirmationRoutes(context))
  app.route('/api/account', secondFactorRoutes(context))
  app.route('/api/recovery', recoveryRoutes(context))
  app.route('/api/account/passkeys', passkeyRoutes(context))
  app.route('/api/session/passkey', passkeySignInRoutes(context))
  app.route('/api/account/tokens', tokenRoutes(context))
  app.route('/api/account/erasure', erasureRoutes(context))
  app.route('/api/account/identities', identityRoutes(context, openIdConnect))
  app.route('/api/session/open-id-connect', openIdConnectRoutes(context, openIdConnect))
  app.route('/api/companies', companyRoutes(context))
  app.route('/api/logos', logoRoutes(context))
  app.route('/api/prices', priceRoutes(context))
  const browser = (c: Context<AppEnv>) => browserOf(c, context, c.var.user)
  app.route('/api/assets', assetRoutes(context, browser))
  app.route('/api/assets', decisionRoutes(context, browser))
  app.route('/api/assets', holdingRoutes(context))
  app.route('/api/assets', correctionRoutes(context))
  app.route('/api/assets', assetPriceRoutes(context))
  app.route('/api/assets', assetChartRoutes(context))
  app.route('/api/drafts', draftRoutes(context, browser))
  app.route('/api/journal', journalRoutes(context))
  app.route('/api/mirror', mirrorRoutes(context))
  app.route('/api/mirror/reviews', reviewRoutes(context))
  app.route('/api/echo', echoRoutes(context))
  app.route('/api/summary', summaryRoutes(context))
  app.route('/api/summary', equityRoutes(context))
  app.route('/api/settings', settingsRoutes(context))
  app.route('/api/recap', recapRoutes(context))
  app.route('/api/operator', operatorRoutes(context))
  app.route('/api/principles', principleRoutes(context))
  app.route('/api', receiptRoutes(context))
  app.route('/api/anchors', anchorRoutes(context))
  app.route('/api', exportRoutes(context))
  app.route('/api', importRoutes(context))
  app.route('/api/events', liveRoutes(context))
  app.all('/api/*', (c) =>
    answerProblem(c, { code: 'not-found', message: 'There is no such address in the API. See /api/docs.' }),
  )
  if (pagesFolder)
    app.route(
      '/',
      pages(pagesFolder, context.config.isDemo, {
        findUser: (c) => sessionOf(c, context),
        hadSession: (c) => sessionCookieOf(c, context.config) !== undefined,
        needsFactor: (userId) => needsFactor(context, userId),
        languageOf: async (userId) => (await findPreferences(context.db, userId)).language,
        themeOf: (c) => themeOf(c, context.config),
      }),
    )
  return app
}
