import { checkCritique } from '#domain/critique/check/check-critique.ts'
import type { BlindReading, CritiqueMark, CritiqueRequest } from '#domain/critique/critique.ts'
import type { ModelPrompt } from '#domain/critique/prompt/prompt.ts'
import { fence } from '#domain/critique/prompt/prompt-sources.ts'
import { judged } from './judged-answer.ts'
import type { AskModel } from './model-call.ts'
import type { End } from './openai-failure.ts'

/** What is asked for a critique, and how. */
export type Asking = {
  readonly ask: AskModel
  readonly request: CritiqueRequest
  /** What the model made of the claim before it was told more; null where it was not asked. */
  readonly blind: BlindReading | null
  readonly signal: AbortSignal
}

type Draft = {
  readonly end: End
  readonly text: string
  readonly prompt: ModelPrompt
  readonly marks: readonly CritiqueMark[]
}

/** @param isWhole an answer that broke off has no form to check */
export const findMarks = (
  text: string,
  request: CritiqueRequest,
  blind: BlindReading | null,
  isWhole = true,
): CritiqueMark[] => checkCritique(text.toWellFormed(), request, blind, isWhole)

/**
 * Makes one more call, which tells the model what is wrong with its draft. The new answer is used when it has fewer faults;
 * otherwise the draft is kept with its marks.
 */
export async function repaired({ ask, request, blind, signal }: Asking, draft: Draft): Promise<Draft> {
  const prompt = repairPrompt(draft)
  const answer = await ask(prompt, () => {}, signal)
  if (answer.is === 'ended') return draft
  const { end, text } = judged(answer)
  if (end.status !== 'complete') return draft
  const marks = findMarks(text, request, blind)
  return draft.end.status !== 'complete' || marks.length < draft.marks.length ? { end, text, prompt, marks } : draft
}

const repairPrompt = ({ prompt, text, marks }: Draft): ModelPrompt => ({
  instructions: `${prompt.instructions}
You have already written the critique inside <draft>. What stands inside <faults> is not in what you were given, or is wrong with its form. Write the critique again, whole, without these faults, and say nothing about them.`,
  input: [prompt.input, fence('draft', text), fence('faults', marks.map(faultWords))].join('\n\n'),
})

const faultWords = ({ kind, text }: CritiqueMark): string => `${WORDS[kind]}: ${text}`

const WORDS: Readonly<Record<CritiqueMark['kind'], string>> = {
  quote: 'nobody wrote these words, or not the investor',
  figure: 'this figure was not given',
  headline: 'there is no such headline among those given',
  form: 'the form',
}
