import type { ProviderView, UsageView } from '#contract/settings.ts'
import type { AppContext } from '../app-context.ts'
import { openApiMemory } from '../critique/critics/api-memory.ts'
import { openDayBudget } from '../critique/critics/day-budget.ts'
import { listFailures, OF_A_MODEL } from '../outbound/failure-store.ts'
import { describeProviders } from './providers.ts'

/** The providers in use, with the API that the model's server turned out to have. */
export const providersNow = async (context: AppContext): Promise<ProviderView[]> =>
  describeProviders(context.config, undefined, await isAskedByChat(context))

async function isAskedByChat({ config, db }: AppContext): Promise<boolean> {
  const { ai, aiUse } = config
  if (!ai || aiUse.api !== 'auto') return aiUse.api === 'chat'
  return (await openApiMemory(db, ai.baseUrl).find()) === 'chat'
}

/** How many calls of the model an account has used today, and the model's last failure. */
export async function ownUsage({ config, db, now }: AppContext, userId: string): Promise<UsageView[]> {
  if (!config.ai) return []
  const name = config.ai.model
  const failures = await listFailures(db, OF_A_MODEL)
  const day = await openDayBudget(db, config.aiUse.perDay, now).find(userId)
  return [{ name, minute: null, day, pausedUntil: null, lastFailure: failures.get(name) ?? null }]
}
