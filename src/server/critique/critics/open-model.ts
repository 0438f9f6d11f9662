import type { ModelPrompt } from '#domain/critique/prompt/prompt.ts'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/open-database.ts'
import { openApiMemory } from './api-memory.ts'
import { openDayBudget } from './day-budget.ts'
import { openModelCall } from './model-call.ts'
import type { Model } from './openai-failure.ts'

/** The language model for other questions than critiques. Each question takes one call from its user's budget. */
export type AskedModel = {
  readonly name: string
  /** @returns the answer, or why there is none, in words for the user. It never throws because of a provider. */
  ask(prompt: ModelPrompt, userId: string, signal: AbortSignal): Promise<{ text: string } | { reason: string }>
}

export function openModel(db: Db, ai: Model, { api, perDay }: Config['aiUse'], now: () => string): AskedModel {
  const { spend } = openDayBudget(db, perDay, now)
  const ask = openModelCall(ai, api, openApiMemory(db, ai.baseUrl))
  return {
    name: ai.model,
    async ask(prompt, userId, signal) {
      const refused = await spend(userId)
      if (refused !== null) return { reason: refused }
      const answer = await ask(prompt, () => undefined, signal)
      if (answer.is === 'ended') return { reason: answer.end.reason ?? 'The model did not answer.' }
      const text = answer.text.toWellFormed().trim()
      if (text === '') return { reason: answer.hasRefused ? 'The model declined.' : 'The model answered with no text.' }
      return answer.isCut ? { reason: 'The answer of the model was too long to be kept.' } : { text }
    },
  }
}
