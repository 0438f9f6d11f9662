import type { CritiqueMark, CritiqueRequest, EarlierCritique } from '#domain/critique/critique.ts'
import { leastSentences } from '#domain/critique/critique-sentences.ts'
import { lastQuestion, MOST_EARLIER_CRITIQUES } from '#domain/critique/earlier-critiques.ts'
import type { Config } from '../config/config.ts'
import type { CritiqueResult } from './critic.ts'
import type { CheckedCase } from './critic-check-cases.ts'
import { type AskModel, openModelCall } from './critics/model-call.ts'
import { makeModelCritic } from './critics/model-critic.ts'

/** Counts of what a model did with a set of theses. */
type CriticCounts = Record<
  | ('requested' | 'complete' | 'inStead' | 'unfinished' | 'calls' | 'repairs')
  | ('marked' | 'form' | 'quote' | 'figure' | 'headline')
  | ('blind' | 'withoutQuestion' | 'notFiveToSeven'),
  number
>

/**
 * Sends the cases to the configured model, one decision after the other, and counts the results. As in a journal, a later
 * decision is sent with the critiques that the model gave of those before.
 */
export async function checkCritic(
  cases: readonly CheckedCase[],
  ai: NonNullable<Config['ai']>,
  { api, isBlindFirst }: Config['aiUse'],
  onResult: (request: CritiqueRequest, result: CritiqueResult) => void,
): Promise<CriticCounts> {
  const counts: CriticCounts = { ...NONE, requested: cases.flat().length }
  const call = openModelCall(ai, api, rememberHere())
  const ask: AskModel = (prompt, ...rest) => {
    counts.calls += 1
    if (prompt.input.includes('\n<draft>\n')) counts.repairs += 1
    return call(prompt, ...rest)
  }
  const critic = makeModelCritic(ai, {
    ask,
    spend: async () => null,
    onFailure: async () => {},
    isBlindFirst,
  })
  for (const requests of cases) {
    const given: EarlierCritique[] = []
    for (const request of requests) {
      const withEarlier =
        given.length > 0 ? { ...request, earlierCritiques: given.slice(-MOST_EARLIER_CRITIQUES) } : request
      const result = await critic.critique(withEarlier, () => {}, new AbortController().signal, '')
      count(counts, result, ai.model)
      onResult(withEarlier, result)
      if (result.status === 'complete') given.push(asEarlier(request, result))
    }
  }
  return counts
}

const asEarlier = ({ decision }: CritiqueRequest, { model, text }: CritiqueResult): EarlierCritique => ({
  at: decision.at,
  about: { action: decision.action, at: decision.at },
  model,
  text,
})

function count(
  counts: CriticCounts,
  { status, model, text, marks = [], blind }: CritiqueResult,
  requestedModel: string,
): void {
  if (blind) counts.blind += 1
  if (model !== requestedModel) counts.inStead += 1
  else if (status !== 'complete') counts.unfinished += 1
  else {
    counts.complete += 1
    if (marks.length > 0) counts.marked += 1
    for (const kind of KINDS) counts[kind] += marks.filter((mark) => mark.kind === kind).length
    const sentences = leastSentences(text)
    if (sentences < 5 || sentences > 7) counts.notFiveToSeven += 1
    if (lastQuestion(text) === null) counts.withoutQuestion += 1
  }
}

const KINDS: readonly CritiqueMark['kind'][] = ['form', 'quote', 'figure', 'headline']

const NONE: CriticCounts = {
  requested: 0,
  complete: 0,
  inStead: 0,
  unfinished: 0,
  calls: 0,
  repairs: 0,
  marked: 0,
  form: 0,
  quote: 0,
  figure: 0,
  headline: 0,
  blind: 0,
  withoutQuestion: 0,
  notFiveToSeven: 0,
}

/** Remembers the API for this run only, because nothing is written to a database. */
function rememberHere() {
  let remembered: 'responses' | 'chat' | null = null
  return {
    find: async () => remembered,
    remember: async (api: 'responses' | 'chat') => {
      remembered = api
    },
  }
}

const WORDS: Readonly<Record<keyof CriticCounts, string>> = {
  requested: 'theses and entries of sequences',
  complete: 'complete critiques of the model',
  inStead: 'answered by the built-in critic in its stead',
  unfinished: 'failed or unfinished',
  calls: 'calls of the model',
  repairs: 'of them repairs',
  marked: 'critiques that stand with marks',
  form: 'parts missing or out of order, words before them, more than 12 sentences, no question at the end, advice',
  quote: 'quotations of what nobody wrote, or not the investor',
  figure: 'figures that were not given',
  headline: 'headlines that do not exist',
  blind: 'probabilities given blind',
  withoutQuestion: 'critiques that do not end with a question',
  notFiveToSeven: 'critiques of fewer than 5 or more than 7 sentences',
}

export const countLines = (counts: CriticCounts): string[] =>
  (Object.keys(WORDS) as (keyof CriticCounts)[]).map((name) => `${String(counts[name]).padStart(6)}  ${WORDS[name]}`)
