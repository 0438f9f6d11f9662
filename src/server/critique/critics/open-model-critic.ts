import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/open-database.ts'
import { storeFailure } from '../../outbound/failure-store.ts'
import type { Critic } from '../critic.ts'
import { openApiMemory } from './api-memory.ts'
import type { BuiltInReading } from './built-in.ts'
import { openDayBudget } from './day-budget.ts'
import { openModelCall } from './model-call.ts'
import { makeModelCritic } from './model-critic.ts'
import type { Model } from './openai-failure.ts'

type Needs = {
  readonly db: Db
  readonly ai: Model
  readonly aiUse: Config['aiUse']
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => string
  /** Runs the built-in critic where asking the model again is useless. */
  readonly readInStead: BuiltInReading
}

/** The configured language model as a critic; its API, budget and last failure are stored in the database. */
export function openModelCritic({ db, ai, aiUse, log, now, readInStead }: Needs): Critic {
  const { api, perDay, isBlindFirst } = aiUse
  return makeModelCritic(ai, {
    ask: openModelCall(ai, api, openApiMemory(db, ai.baseUrl)),
    spend: openDayBudget(db, perDay, now).spend,
    isBlindFirst,
    readInStead,
    onFailure: (kind) =>
      storeFailure(db, ai.model, kind, now()).catch((err) =>
        log.warn({ err }, 'the failure of a provider could not be stored'),
      ),
  })
}
