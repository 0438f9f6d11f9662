import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { claimsBetter, usualClaim } from '#domain/claims/claim.ts'
import { claimWords } from '#domain/claims/claim-format.ts'
import type { CritiqueMark, CritiqueRequest } from '#domain/critique/critique.ts'
import { lastQuestion } from '#domain/critique/earlier-critiques.ts'
import type { Config } from '../config.ts'
import type { CritiqueResult } from './critic.ts'
import { type AskModel, openModelCall } from './critics/model-call.ts'
import { openAiCritic } from './critics/openai.ts'

/** One thesis of a file, with the decision that it belongs to. */
const Case = z.object({
  thesis: z.string().min(1),
  ticker: z.string().default('ACME'),
  companyName: z.string().default('Acme Corporation'),
  action: z.enum(['Watch', 'Buy', 'Buy More', 'Hold', 'Keep Watching', 'Sell Some', 'Sell']).default('Buy'),
  confidence: z.int().min(1).max(10).default(6),
  price: z.string().nullable().default(null),
})

/** @returns a case for each `.txt` and `.md` file, and for each object in a `.json` file */
export async function readCases(folder: string): Promise<CritiqueRequest[]> {
  const files = (await readdir(folder)).toSorted().filter((file) => ['.txt', '.md', '.json'].includes(extname(file)))
  const cases = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      const content: unknown = extname(file) === '.json' ? JSON.parse(text) : { thesis: text.trim() }
      return z.array(Case).parse(Array.isArray(content) ? content : [content])
    }),
  )
  return cases.flat().map(requestOf)
}

const AT = '2026-05-01T14:30:00.000Z'
/** The claim is that of a form whose claim was left as it was. */
const [UNTIL, BENCHMARK] = ['2027-05-01', 'SPY']

const requestOf = ({ ticker, companyName, ...decision }: z.infer<typeof Case>): CritiqueRequest => ({
  ticker,
  companyName,
  purchasedAt: decision.action === 'Watch' ? null : AT,
  decision: { ...decision, at: AT },
  claim: claimWords(usualClaim(ticker, BENCHMARK), {
    ticker,
    isBetter: claimsBetter(decision.action),
    until: UNTIL,
  }),
  ...{ earlier: [], crossings: [], moves: [], splits: [], principles: [] },
})

/** Counts of what a model did with a set of theses. */
type CriticCounts = Record<
  | ('requested' | 'complete' | 'inStead' | 'unfinished' | 'calls' | 'repairs')
  | ('marked' | 'form' | 'quote' | 'figure' | 'headline')
  | ('blind' | 'withoutQuestion' | 'notFiveToSeven'),
  number
>

/** Sends the theses to the configured model, one after the other, and counts the results. */
export async function checkCritic(
  requests: readonly CritiqueRequest[],
  ai: NonNullable<Config['ai']>,
  { api, isBlindFirst }: Config['aiUse'],
  onResult: (request: CritiqueRequest, result: CritiqueResult) => void,
): Promise<CriticCounts> {
  const counts: CriticCounts = { ...NONE, requested: requests.length }
  const call = openModelCall(ai, api, rememberHere())
  const ask: AskModel = (prompt, ...rest) => {
    counts.calls += 1
    if (prompt.input.includes('\n<draft>\n')) counts.repairs += 1
    return call(prompt, ...rest)
  }
  const critic = openAiCritic(ai, {
    ask,
    spend: async () => null,
    left: async () => 2,
    onFailure: async () => {},
    isBlindFirst,
  })
  for (const request of requests) {
    const result = await critic.critique(request, () => {}, new AbortController().signal, '')
    count(counts, result, ai.model)
    onResult(request, result)
  }
  return counts
}

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
    const sentences = sentencesIn(text)
    if (sentences < 5 || sentences > 7) counts.notFiveToSeven += 1
    if (lastQuestion(text) === null) counts.withoutQuestion += 1
  }
}

const KINDS: readonly CritiqueMark['kind'][] = ['form', 'quote', 'figure', 'headline']

const sentencesIn = (text: string): number =>
  Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)).filter(({ segment }) =>
    /\p{L}{2}/u.test(segment),
  ).length

const NONE: CriticCounts = {
  ...{ requested: 0, complete: 0, inStead: 0, unfinished: 0, calls: 0, repairs: 0 },
  ...{ marked: 0, form: 0, quote: 0, figure: 0, headline: 0 },
  ...{ blind: 0, withoutQuestion: 0, notFiveToSeven: 0 },
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
  requested: 'theses',
  complete: 'complete critiques of the model',
  inStead: 'answered by the built-in critic in its stead',
  unfinished: 'failed or unfinished',
  calls: 'calls of the model',
  repairs: 'of them repairs',
  marked: 'critiques that stand with marks',
  form: 'parts missing, without their labels or out of order',
  quote: 'quotations of what nobody wrote',
  figure: 'figures that were not given',
  headline: 'headlines that do not exist',
  blind: 'probabilities given blind',
  withoutQuestion: 'critiques that do not end with a question',
  notFiveToSeven: 'critiques of fewer than 5 or more than 7 sentences',
}

export const countLines = (counts: CriticCounts): string[] =>
  (Object.keys(WORDS) as (keyof CriticCounts)[]).map((name) => `${String(counts[name]).padStart(6)}  ${WORDS[name]}`)
