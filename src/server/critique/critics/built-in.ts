import { BUILT_IN_CRITIC, critiqueBuiltIn } from '#domain/critique/built-in/built-in-critic.ts'
import { BUILT_IN_STAND_IN, type CritiqueRequest } from '#domain/critique/critique.ts'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import { sha256 } from '../../ledger/ledger-end-store.ts'
import type { Critic, CritiqueResult } from '../critic.ts'

/** Where the built-in critic reads: here, or in a thread of its own. */
export type BuiltInReading = (request: CritiqueRequest) => Promise<string>

export const readHere: BuiltInReading = async (request) => critiqueBuiltIn(request)

/** The critic that needs nobody: a fixed reading of the words. What it is given stands in for a prompt. */
export const openBuiltInCritic = (read: BuiltInReading): Critic => ({
  name: BUILT_IN_CRITIC.model,
  async critique(request, onText) {
    const text = await read(request)
    onText(text)
    return { status: 'complete', reason: null, text, ...BUILT_IN_CRITIC, promptHash: sha256(canonicalJson(request)) }
  },
})

/** Where a language model was to answer and could not: the same reading, stored under a name of its own with the reason. */
export async function critiqueInStead(
  request: CritiqueRequest,
  reason: string,
  onText: (text: string) => void,
  read: BuiltInReading,
): Promise<CritiqueResult> {
  const text = await read(request)
  onText(text)
  const promptHash = sha256(canonicalJson(request))
  return { status: 'complete', reason, text, ...BUILT_IN_CRITIC, model: BUILT_IN_STAND_IN, promptHash }
}
