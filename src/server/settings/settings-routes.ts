import { Hono } from 'hono'
import { type ProviderView, SettingsBody, type SettingsView } from '#contract/settings.ts'
import { isOperator } from '../accounts/operator.ts'
import { rememberTheme } from '../accounts/theme.ts'
import type { AppContext } from '../app-context.ts'
import { listAssetViews } from '../assets/asset-rows.ts'
import type { AppEnv, SignedInUser } from '../http/app-env.ts'
import { readBody } from '../http/read-body.ts'
import { giveJson } from '../http/stored-answer.ts'
import { findPreferences, storePreference } from '../preferences/preference-store.ts'
import { priceAgesOf } from '../prices/price-ages.ts'
import { ownUsage, providersNow } from './provider-views.ts'
import { describeFacts } from './providers.ts'

export const settingsRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => giveJson(c, await showSettings(context, c.var.user)))
    .post('/', async (c) => {
      const changes = await readBody(c, SettingsBody)
      for (const [name, value] of Object.entries(changes))
        if (value !== undefined) await storePreference(context.db, c.var.user.id, name, JSON.stringify(value))
      if (changes.theme) rememberTheme(c, context.config, changes.theme)
      return c.json(await showSettings(context, c.var.user))
    })

/**
 * A user's own settings. What only the operator can set, and how providers fare, is shown to the operator (operator-routes.ts).
 */
async function showSettings(context: AppContext, user: SignedInUser): Promise<SettingsView> {
  const { config, db, outbound, backups } = context
  const isForOperator = await isOperator(context, user)
  const told = (provider: ProviderView) => (isForOperator ? provider : { ...provider, howToSwitchOn: null })
  return {
    providers: (await providersNow(context)).map(told),
    facts: told(describeFacts(config)),
    usage: [...(isForOperator ? await outbound.usage() : []), ...(await ownUsage(context, user.id))],
    backups: await backups.view(),
    priceAges: priceAgesOf(await listAssetViews(context, user.id)),
    ...(await findPreferences(db, user.id)),
  }
}
