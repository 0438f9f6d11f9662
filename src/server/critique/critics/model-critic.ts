import type { BlindReading, CritiqueMark, CritiqueRequest } from '#domain/critique/critique.ts'
import { critiquePrompt, type ModelPrompt } from '#domain/critique/prompt/prompt.ts'
import { PROMPT_VERSION } from '#domain/critique/prompt/prompt-instructions.ts'
import { sha256 } from '../../ledger/ledger-end-store.ts'
import type { FailureKind } from '../../outbound/http-fetch.ts'
import type { Critic, CritiqueResult } from '../critic.ts'
import { readBlind } from './blind-reading.ts'
import { type BuiltInReading, critiqueInStead, readHere } from './built-in.ts'
import type { DayBudget } from './day-budget.ts'
import { judged } from './judged-answer.ts'
import type { AskModel, ModelAnswer } from './model-call.ts'
import type { End, Model } from './openai-failure.ts'
import { type Asking, findMarks, repaired } from './repair.ts'

/** After this many failures in a row, the built-in critic answers until the model does again. */
const MOST_FAILURES = 5

type Needs = {
  readonly ask: AskModel
  /** Takes a call from the account's budget. */
  readonly spend: DayBudget['spend']
  /** Called for every answer that the provider failed to give. */
  readonly onFailure: (kind: FailureKind) => Promise<void>
  readonly isBlindFirst: boolean
  /** Runs the built-in critic, which answers instead of the model where asking again is useless. */
  readonly readInStead?: BuiltInReading
}

type Written = {
  readonly end: End
  readonly text: string
  readonly prompt: ModelPrompt
  readonly marks: readonly CritiqueMark[]
}

/**
 * A language model as the critic: it is asked for a blind reading, then for the critique, which is checked and repaired once.
 * Where another try would end the same way, the built-in critic answers instead and says why.
 */
export function makeModelCritic(ai: Model, needs: Needs): Critic {
  const { ask, spend, onFailure, isBlindFirst, readInStead = readHere } = needs
  let failuresInARow = 0
  return {
    name: ai.model,
    async critique(request, onText, signal, userId) {
      const askWithin: AskModel = async (...call) => {
        const refused = await spend(userId)
        return refused === null ? ask(...call) : { is: 'ended', end: spent(refused), text: '' }
      }
      // The last call of a day is left to the critique itself.
      const askToSpare: AskModel = async (...call) =>
        (await spend(userId, 1)) === null ? ask(...call) : { is: 'ended', end: NONE_TO_SPARE, text: '' }
      const blind = isBlindFirst ? await readBlind(askToSpare, request, signal) : null
      const hasLeft = blind !== null && 'end' in blind
      const reading = blind !== null && 'reading' in blind ? blind.reading : null
      const asking = { ask: askWithin, request, blind: reading, signal }
      const written = hasLeft ? ended(blind.end, request) : await write(asking, onText)
      const { failure } = written.end
      if (signal.aborted) return asResult(written, reading, ai)
      if (failure) await onFailure(failure)
      failuresInARow = failuresAfter(written.end, failuresInARow)
      const isHopeless = written.end.isFinal || written.end.status === 'refused' || failuresInARow >= MOST_FAILURES
      if (!isHopeless) return asResult(written, reading, ai)
      const why = reasonInStead(written.end, failuresInARow)
      const inStead = await critiqueInStead(request, why, onText, signal, readInStead)
      return { ...inStead, ...(reading && { blind: { ...reading, model: ai.model } }) }
    },
  }
}

async function write(asking: Asking, onText: (text: string) => void): Promise<Written> {
  const { ask, request, blind, signal } = asking
  const prompt = critiquePrompt(request, blind)
  const answer = await ask(prompt, onText, signal)
  const first = { ...endOf(answer), prompt, marks: [] }
  if (first.text === '') return first
  const isWhole = MENDABLE.has(first.end.status) && answer.is !== 'ended'
  const found = { ...first, marks: findMarks(first.text, request, blind, isWhole) }
  // Of an answer that broke off its reader decides whether to ask again.
  if (!isWhole) return found
  return found.marks.length === 0 || signal.aborted ? found : repaired(asking, found)
}

/** A failed answer can be repaired too: it may only lack a part. */
const MENDABLE: ReadonlySet<End['status']> = new Set(['complete', 'failed'])

const endOf = (answer: ModelAnswer): { end: End; text: string } => (answer.is === 'ended' ? answer : judged(answer))

const ended = (end: End, request: CritiqueRequest): Written => ({
  end,
  text: '',
  prompt: critiquePrompt(request),
  marks: [],
})

/**
 * The failures in a row: an answer that declines ends the row. A model that was not asked does not lengthen it, and neither does
 * one whose form the built-in critic steps in for.
 */
function failuresAfter({ status, failure, isFinal }: End, before: number): number {
  if (status === 'complete' || status === 'refused') return 0
  return isFinal && failure === null ? before : before + 1
}

/** Neither a failure of the provider nor a reason not to ask it for the critique. */
const NONE_TO_SPARE: End = { status: 'failed', reason: null, failure: null }

const spent = (reason: string): End => ({ status: 'failed', reason, failure: null, isFinal: true })

const reasonInStead = ({ reason }: End, failures: number): string =>
  failures >= MOST_FAILURES
    ? `No critique came of the last ${failures} tries in a row. ${reason ?? ''}`.trim()
    : (reason ?? '')

const asResult = ({ end, text, prompt, marks }: Written, blind: BlindReading | null, ai: Model): CritiqueResult => ({
  status: end.status,
  reason: [end.reason, text && end.ofText].filter(Boolean).join(' ') || null,
  text,
  model: ai.model,
  promptVersion: PROMPT_VERSION,
  promptHash: hashOf(prompt),
  ...(marks.length > 0 && { marks }),
  ...(blind && { blind }),
})

const hashOf = ({ instructions, input }: ModelPrompt): string => sha256(`${instructions}\n\n${input}`)
