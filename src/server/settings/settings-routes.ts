import { Hono } from 'hono'
import { SettingsBody, type SettingsView } from '#contract/settings.ts'
import { listAssetViews } from '../assets/asset-rows.ts'
import type { House } from '../house.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readBody } from '../http/read-body.ts'
import { rememberTheme } from '../http/theme.ts'
import { listFailures } from '../outbound/failure-store.ts'
import { priceAgesOf } from '../prices/price-ages.ts'
import { findPreferences, storePreference } from './preference-store.ts'
import { describeProviders } from './providers.ts'

export const settingsRoutes = (house: House) =>
  new Hono<AppEnv>()
    .get('/', async (c) => c.json(await showSettings(house, c.var.user.id)))
    .post('/', async (c) => {
      const changes = await readBody(c, SettingsBody)
      for (const [name, value] of Object.entries(changes))
        if (value !== undefined) await storePreference(house.db, c.var.user.id, name, JSON.stringify(value))
      if (changes.theme) rememberTheme(c, changes.theme)
      return c.json(await showSettings(house, c.var.user.id))
    })

async function showSettings(house: House, userId: string): Promise<SettingsView> {
  const { config, db, outbound } = house
  return {
    providers: describeProviders(config),
    usage: [...(await outbound.usage()), ...(await criticUsage(house))],
    priceAges: priceAgesOf(await listAssetViews(house, userId)),
    ...(await findPreferences(db, userId)),
  }
}

/** A model has no limits that Candor counts; what it failed with last is told all the same. */
async function criticUsage({ config, db }: House): Promise<SettingsView['usage']> {
  if (!config.ai) return []
  const name = config.ai.model
  const failures = await listFailures(db)
  return [{ name, minute: null, day: null, pausedUntil: null, lastFailure: failures.get(name) ?? null }]
}
