import type { CritiqueRequest } from '../critique.ts'
import { bareFigure, bareFigures, findFigures } from './figures.ts'
import { findHorizon } from './horizon.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { quotationAround, wroteOn } from './quotation.ts'
import { type HoldingPeriod, holdingPeriodOf } from './round.ts'

const FORGOTTEN: Phrasings = [
  '{wrote}; say here where that {kind} stands.',
  '{wrote}: what has come of that {kind}?',
  '{wrote}; look up where that {kind} stands today.',
]

/** A figure or a date of the first thesis that no later entry mentions, in one sentence; null when none is forgotten. */
export function findForgottenFigure(request: CritiqueRequest): string | null {
  const { thesis } = request.decision
  const round = holdingPeriodOf(request)
  if (!round) return null
  const figure = forgottenFigure(round, thesis)
  const quotation = figure ?? forgottenDate(round, thesis)
  const kind = figure ? 'figure' : 'date'
  return quotation && phrase(FORGOTTEN, thesis, { wrote: wroteOn(round.origin, quotation), kind })
}

function forgottenFigure({ origin, since }: HoldingPeriod, thesis: string): string | null {
  const later = new Set([...since.map((entry) => entry.thesis), thesis].flatMap(bareFigures))
  const forgotten = findFigures(origin.thesis).filter(
    ({ span }) => !later.has(bareFigure(origin.thesis.slice(span.from, span.to))),
  )
  // A figure of the company says more than a price.
  return (forgotten.find(({ isPrice }) => !isPrice) ?? forgotten[0])?.quotation ?? null
}

function forgottenDate({ origin, since }: HoldingPeriod, thesis: string): string | null {
  const horizon = findHorizon(origin)
  if (!horizon?.isDated) return null
  const date = origin.thesis.slice(horizon.span.from, horizon.span.to).toLowerCase()
  const isMentioned = [...since.map((entry) => entry.thesis), thesis].some((text) => text.toLowerCase().includes(date))
  return isMentioned ? null : quotationAround(origin.thesis, horizon.span)
}
