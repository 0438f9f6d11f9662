import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { writingOf } from '../basis/day-of-writing.ts'
import { namesBusiness, namesChange } from '../basis/facts-of-text.ts'
import type { Part } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { dayOf } from '../basis/quotation.ts'
import { assetName } from '../basis/request.ts'
import { isFramed } from '../basis/without-framed.ts'
import { worldNamed } from './cause-named-again.ts'
import { reasonOfBefore } from './reason-of-before.ts'
import { expectations } from './standing-claims.ts'
import type { FactReader, StandingFact } from './standing-finding.ts'
import { figuresStated } from './stated-by-entry.ts'

/**
 * What an earlier entry of the holding period stated, for whoever looks at the same holding again: a figure to compare with, what came
 * from outside, what was expected. It is told with its day, each once on a page, and nothing of what became of it.
 */
export const STATED_BEFORE: Readonly<Record<Part, readonly FactReader[]>> = {
  psychology: [],
  fundamentals: [(request) => before(request, figuresOfBusiness, TO_COMPARE), reasonOfBefore],
  worldEvents: [
    (request) => before(request, worldNamed, FROM_OUTSIDE),
    (request) => before(request, expectations, EXPECTED),
  ],
}

/** The first entry states what the holding is held to, and the later ones what has come since, the latest first. */
function* before(
  request: CritiqueRequest,
  quotationsOf: (request: CritiqueRequest) => Iterable<string>,
  ways: Phrasings,
): Iterable<StandingFact> {
  const period = holdingPeriodOf(request)
  if (!period || !writingOf(request).areAllBefore) return
  for (const entry of [period.origin, ...period.since.toReversed()])
    for (const wrote of quotationsOf(asOf(entry, request)))
      if (!isFramed('standing-words', wrote, entry.thesis))
        yield { values: { day: dayOf(entry), wrote, ticker: assetName(request) }, ways }
}

/** “Warren has 26% of it” is a figure, and no later report has another one. */
function* figuresOfBusiness(request: CritiqueRequest): Iterable<string> {
  for (const quoted of figuresStated(request)) if (namesBusiness(quoted) || namesChange(quoted)) yield quoted
}

/** The request as the earlier entry would have been read. */
const asOf = (decision: CritiquedDecision, request: CritiqueRequest): CritiqueRequest => ({
  ...request,
  decision,
  earlier: [],
})

/** One way each: what was told once is not told again in other words. */
const TO_COMPARE = ['To compare, you wrote on {day}: {wrote}.'] as const
const FROM_OUTSIDE = ['Of the world around {ticker} you wrote on {day}: {wrote}.'] as const
const EXPECTED = ['What you expected on {day}: {wrote}.'] as const
