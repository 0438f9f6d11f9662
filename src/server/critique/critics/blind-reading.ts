import { BLIND_PROMPT_VERSION, blindPrompt, readBlindAnswer } from '#domain/critique/blind-prompt.ts'
import type { BlindReading, CritiqueRequest } from '#domain/critique/critique.ts'
import { sha256 } from '../../ledger/ledger-end-store.ts'
import type { AskModel } from './model-call.ts'
import type { End } from './openai-failure.ts'

const UNSEEN = () => {}

/** Nobody waits longer for what only the Mirror needs: the critique itself is what the person is waiting for. */
const PATIENCE_MS = 20_000

/**
 * Asks the model about the claim alone.
 * @returns its reading; how it ended where another question would come to the same; null where it read nothing, which keeps
 * nobody from the critique itself
 */
export async function readBlind(
  ask: AskModel,
  request: CritiqueRequest,
  signal: AbortSignal,
): Promise<{ reading: BlindReading } | { end: End } | null> {
  // Of a claim that is never resolved no probability could be scored.
  if (request.claim === undefined) return null
  const prompt = blindPrompt(request)
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  const answer = await ask(prompt, UNSEEN, patience)
  if (answer.is === 'ended') return answer.end.isFinal || isDown(answer.end) ? { end: answer.end } : null
  const read = readBlindAnswer(answer.text.toWellFormed())
  if (!read) return null
  const promptHash = sha256(`${prompt.instructions}\n\n${prompt.input}`)
  return { reading: { ...read, promptVersion: BLIND_PROMPT_VERSION, promptHash } }
}

/** Whoever could not be reached now is not asked again at once; one that broke off in the middle may answer the next question. */
const isDown = ({ status, failure }: End): boolean => status === 'failed' && failure !== null
