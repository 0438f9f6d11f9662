import { BUILT_IN_CRITIC, critiqueBuiltIn } from '#domain/critique/built-in/built-in-critic.ts'
import { BUILT_IN_STAND_IN, type CritiqueRequest } from '#domain/critique/critique.ts'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import { sha256 } from '../../ledger/ledger-end-store.ts'
import type { Critic, CritiqueResult } from '../critic.ts'

/**
 * Runs the built-in critic: in this thread, or in one of its own.
 * @param signal when it aborts, nobody waits for the text any more, and an empty one is given
 */
export type BuiltInReading = (request: CritiqueRequest, signal: AbortSignal) => Promise<string>

export const readHere: BuiltInReading = async (request, signal) => (signal.aborted ? '' : critiqueBuiltIn(request))

/** The critic that needs no provider: a fixed reading of the words. The hash of its input takes the place of the prompt's. */
export const openBuiltInCritic = (read: BuiltInReading): Critic => ({
  name: BUILT_IN_CRITIC.model,
  async critique(request, onText, signal) {
    const text = await read(request, signal)
    onText(text)
    return { status: 'complete', reason: null, text, ...BUILT_IN_CRITIC, promptHash: sha256(canonicalJson(request)) }
  },
})

/** The built-in critic in place of a model that could not answer, stored under a name of its own with the reason. */
export async function critiqueInStead(
  request: CritiqueRequest,
  reason: string,
  onText: (text: string) => void,
  signal: AbortSignal,
  read: BuiltInReading,
): Promise<CritiqueResult> {
  const text = await read(request, signal)
  onText(text)
  const promptHash = sha256(canonicalJson(request))
  return { status: 'complete', reason, text, ...BUILT_IN_CRITIC, model: BUILT_IN_STAND_IN, promptHash }
}
