import { Hono } from 'hono'
import { SettingsBody, type SettingsView } from '#contract/settings.ts'
import type { AppContext } from '../app-context.ts'
import { listAssetViews } from '../assets/asset-rows.ts'
import { openApiMemory } from '../critique/critics/api-memory.ts'
import { openDayBudget } from '../critique/critics/day-budget.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readBody } from '../http/read-body.ts'
import { rememberTheme } from '../http/theme.ts'
import { listFailures } from '../outbound/failure-store.ts'
import { findPreferences, storePreference } from '../preferences/preference-store.ts'
import { priceAgesOf } from '../prices/price-ages.ts'
import { describeFacts, describeProviders } from './providers.ts'

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
    providers: describeProviders(config, undefined, await isAskedByChat(context)),
    facts: describeFacts(config),
    usage: [...(await outbound.usage()), ...(await criticUsage(context, userId))],
    backups: context.backups.view(),
    priceAges: priceAgesOf(await listAssetViews(context, userId)),
    ...(await findPreferences(db, userId)),
  }
}

async function isAskedByChat({ config, db }: AppContext): Promise<boolean> {
  const { ai, aiUse } = config
  if (!ai || aiUse.api !== 'auto') return aiUse.api === 'chat'
  return (await openApiMemory(db, ai.baseUrl).find()) === 'chat'
}

/** What this account has asked of the model today, and what the model failed with last. */
async function criticUsage({ config, db, now }: AppContext, userId: string): Promise<SettingsView['usage']> {
  if (!config.ai) return []
  const name = config.ai.model
  const failures = await listFailures(db)
  const day = await openDayBudget(db, config.aiUse.perDay, now).find(userId)
  return [{ name, minute: null, day, pausedUntil: null, lastFailure: failures.get(name) ?? null }]
}
