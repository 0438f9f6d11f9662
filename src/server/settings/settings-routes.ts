import { Hono } from 'hono'
import { SettingsBody, type SettingsView } from '#contract/settings.ts'
import type { AppContext } from '../app-context.ts'
import { listAssetViews } from '../assets/asset-rows.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readBody } from '../http/read-body.ts'
import { rememberTheme } from '../http/theme.ts'
import { listFailures } from '../outbound/failure-store.ts'
import { findPreferences, storePreference } from '../preferences/preference-store.ts'
import { priceAgesOf } from '../prices/price-ages.ts'
import { describeProviders } from './providers.ts'

export const settingsRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => c.json(await showSettings(context, c.var.user.id)))
    .post('/', async (c) => {
      const changes = await readBody(c, SettingsBody)
      for (const [name, value] of Object.entries(changes))
        if (value !== undefined) await storePreference(context.db, c.var.user.id, name, JSON.stringify(value))
      if (changes.theme) rememberTheme(c, changes.theme)
      return c.json(await showSettings(context, c.var.user.id))
    })

async function showSettings(context: AppContext, userId: string): Promise<SettingsView> {
  const { config, db, outbound } = context
  return {
    providers: describeProviders(config),
    usage: [...(await outbound.usage()), ...(await criticUsage(context))],
    priceAges: priceAgesOf(await listAssetViews(context, userId)),
    ...(await findPreferences(db, userId)),
  }
}

/** A model has no limits that Candor counts; what it failed with last is told all the same. */
async function criticUsage({ config, db }: AppContext): Promise<SettingsView['usage']> {
  if (!config.ai) return []
  const name = config.ai.model
  const failures = await listFailures(db)
  return [{ name, minute: null, day: null, pausedUntil: null, lastFailure: failures.get(name) ?? null }]
}
