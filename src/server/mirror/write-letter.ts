import type { LetterView, WrittenLetterView } from '#contract/letter.ts'
import { whyNoLetter } from '#domain/mirror/letter/letter-answer.ts'
import { checkLetter, LETTER_PROMPT_VERSION, letterPrompt } from '#domain/mirror/letter/letter-prompt.ts'
import type { AppContext } from '../app-context.ts'
import { found, Refusal } from '../http/problem.ts'
import { loadLetter } from './load-letter.ts'

/** The longest time to wait for the model, because the user is waiting at the page. */
const PATIENCE_MS = 90_000

const NO_LETTER = 'There is no letter yet: the first comes when a quarter is over.'
const NO_MODEL = 'No language model is set up here, so that there is the letter by rule alone.'

/**
 * Has the model rewrite the letter of a period, and marks what does not occur in the original. The result is not
 * stored, because it can be made again from the journal whenever the user asks for it.
 * @throws Refusal when there is no such letter, or when no model is configured
 */
export async function writeLetter(
  context: AppContext,
  userId: string,
  id: string | null,
  signal: AbortSignal,
): Promise<WrittenLetterView> {
  const { model } = context
  if (!model) throw new Refusal({ code: 'conflict', message: NO_MODEL })
  // The model quotes what it reads, and its quotes are compared with that.
  const { letter } = await loadLetter(context, userId, id, 'en', (text) => text)
  const byRule: NonNullable<LetterView['letter']> = found(letter, NO_LETTER)
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  const answer = await model.ask(letterPrompt(byRule.markdown), userId, patience)
  const written = { id: byRule.id, model: model.name, promptVersion: LETTER_PROMPT_VERSION }
  const reason = 'reason' in answer ? answer.reason : whyNoLetter(answer.text)
  if ('reason' in answer || reason !== null) return { ...written, text: null, reason, marks: [] }
  return { ...written, text: answer.text, reason: null, marks: [...checkLetter(answer.text, byRule.markdown)] }
}
