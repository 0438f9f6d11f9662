import type { BlindReading, CritiqueRequest } from '#domain/critique/critique.ts'
import { BLIND_PROMPT_VERSION, blindPrompt, readBlindAnswer } from '#domain/critique/prompt/blind-prompt.ts'
import { sha256 } from '../../ledger/ledger-end-store.ts'
import type { AskModel } from './model-call.ts'
import type { End } from './openai-failure.ts'

const UNSEEN = () => {}

/** Only the Mirror needs this answer, and the user is waiting for the critique, so it may not take longer. */
const PATIENCE_MS = 20_000

/**
 * Asks the model how probable the claim is, from the thesis and public sources, without confidence, position, prices and gain.
 * @returns its reading; or how it ended when another question would end the same way; or null when there is no reading, which
 * does not prevent the critique
 */
export async function readBlind(
  ask: AskModel,
  request: CritiqueRequest,
  signal: AbortSignal,
): Promise<{ reading: BlindReading } | { end: End } | null> {
  // A probability for a claim that is never resolved could not be scored.
  if (request.claim === undefined) return null
  const prompt = blindPrompt(request)
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const answer = await ask(prompt, UNSEEN, AbortSignal.any([signal, patience]))
  // A model that is loaded first, or thinks for long, is not down: it has more time for the critique itself.
  if (answer.is === 'ended' && patience.aborted) return null
  if (answer.is === 'ended') return answer.end.isFinal || isDown(answer.end) ? { end: answer.end } : null
  const read = readBlindAnswer(answer.text.toWellFormed())
  if (!read) return null
  const promptHash = sha256(`${prompt.instructions}\n\n${prompt.input}`)
  return { reading: { ...read, promptVersion: BLIND_PROMPT_VERSION, promptHash } }
}

/**
 * A provider that cannot be reached is not asked again at once; one whose answer broke off may still answer the next question.
 */
const isDown = ({ status, failure }: End): boolean => status === 'failed' && failure !== null
