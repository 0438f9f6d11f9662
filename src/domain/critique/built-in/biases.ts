import type { Action } from '../../ledger/action.ts'
import type { CritiqueRequest } from '../critique.ts'
import { BIASES_OF_ACTING } from './biases-of-acting.ts'
import { BIASES_OF_BELIEF } from './biases-of-belief.ts'
import { BIASES_OF_CROWD } from './biases-of-crowd.ts'
import { BIASES_OF_LOSS } from './biases-of-loss.ts'
import { BIASES_OF_SELLING } from './biases-of-selling.ts'
import type { Finding } from './finding.ts'
import { isNegated } from './negation.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { quotationAround } from './quotation.ts'
import { assetName } from './request.ts'
import { findWording, type Span, type Wording, wording } from './wording.ts'

/** A way to deceive oneself, and the wordings that give it away. */
export type Bias = {
  readonly name: string
  /** Phrases as `wording` reads them. */
  readonly phrases: string
  /** 4: it rules out being wrong; 3: it takes the place of evidence; 2: it bends it; 1: it colours it; 0: no bias here. */
  readonly strength: 0 | 1 | 2 | 3 | 4
  /** Its strength in a sale, where it differs; 5: it is what sales are made of. */
  readonly saleStrength?: 5
  /** One sentence each, with the user's words for `{words}`. */
  readonly says: Phrasings
  /** One sentence each: a question or a test that could show the finding to be wrong. */
  readonly asks: Phrasings
}

export const BIASES: readonly Bias[] = [
  ...BIASES_OF_BELIEF,
  ...BIASES_OF_LOSS,
  ...BIASES_OF_CROWD,
  ...BIASES_OF_ACTING,
  ...BIASES_OF_SELLING,
]

type BiasEntry = { readonly bias: Bias; readonly wording: Wording }

export const BIAS_LEXICON: readonly BiasEntry[] = BIASES.map((bias) => ({ bias, wording: wording(bias.phrases) }))

type Hit = { readonly bias: Bias; readonly span: Span }

/** The biases that a thesis shows by its wording, strongest first, and among equals in the order of the text. */
export function findBiases(request: CritiqueRequest): readonly Finding[] {
  const { action } = request.decision
  const hits = BIAS_LEXICON.flatMap((entry): Hit[] => {
    const span = findBias(request, entry)
    return span ? [{ bias: entry.bias, span }] : []
  })
  return hits
    .filter((hit) => strength(hit.bias, action) > 0)
    .toSorted((a, b) => strength(b.bias, action) - strength(a.bias, action) || a.span.from - b.span.from)
    .map((hit) => describe(hit, request))
}

/** Where a thesis shows a bias; null when it doesn't. */
export const findBias = (request: CritiqueRequest, { wording }: BiasEntry): Span | null =>
  findWording(request.decision.thesis, wording, (found) => isMeant(request, found))

/** Not turned around by a "not", and not the company's own name: Reddit may be what was bought. */
function isMeant(request: CritiqueRequest, span: Span): boolean {
  const { thesis } = request.decision
  const words = thesis.slice(span.from, span.to).toLowerCase()
  return !isNegated(thesis, span.from) && !request.companyName.toLowerCase().includes(words)
}

const strength = (bias: Bias, action: Action): number =>
  action === 'Sell' || action === 'Sell Some' ? (bias.saleStrength ?? bias.strength) : bias.strength

function describe({ bias, span }: Hit, request: CritiqueRequest): Finding {
  const { thesis } = request.decision
  const quoted = quotationAround(thesis, span)
  const values = { words: quoted, ticker: assetName(request) }
  return { says: phrase(bias.says, thesis, values), asks: phrase(bias.asks, thesis, values), quoted }
}
