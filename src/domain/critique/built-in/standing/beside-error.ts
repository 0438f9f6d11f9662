import Big from 'big.js'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding, FindingKind, Part } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { assetName, isPurchase } from '../basis/request.ts'
import type { StandingFact } from './standing-finding.ts'

/**
 * What the other parts say beside an error: what the sum of this purchase has to do with it, and what the world has. Each is told once a critique.
 */
export function besideError(part: Part, picked: readonly Finding[], request: CritiqueRequest): readonly StandingFact[] {
  const error = picked.find(({ kind, hasOwnForm }) => (hasOwnForm || kind === 'pasted-news') && BESIDE[kind])
  const ways = error && BESIDE[error.kind]?.[part]
  const sum = sumOf(request)
  if (!ways || (sum === null && ways.some((way) => OF_SUM.test(way)))) return []
  const values = { ticker: assetName(request), ...(sum && partsOf(sum)) }
  return [{ values, ways }]
}

const OF_SUM = /\{(?:sum|tenthLess)\}/

/** What this purchase puts in; null where its price is not known. */
function sumOf(request: CritiqueRequest): Big | null {
  const { price } = request.decision
  const moved = request.position?.moved
  return price === null || !moved || !isPurchase(request) ? null : new Big(moved).times(price).abs()
}

const partsOf = (sum: Big) => ({
  sum: money(sum.toFixed()),
  tenthLess: money(sum.times(0.9).toFixed()),
})

const OF_A_DAY = {
  fundamentals: ['A fall of a tenth would leave {tenthLess} of the {sum} that this Buy puts in.'],
  worldEvents: ['Markets as a whole have fallen by a tenth within a few weeks before, whatever the money was for.'],
} as const

const BESIDE: Readonly<Partial<Record<FindingKind, Readonly<Partial<Record<Part, Phrasings>>>>>> = {
  'money-needed': OF_A_DAY,
  'borrowed-money': OF_A_DAY,
  'small-share-of-many': {
    fundamentals: ['For the {sum} of this Buy you own a part of what {ticker} earns, and none of what the many spend.'],
  },
  lottery: {
    fundamentals: ['A prize that comes once in a hundred tries has to be a hundred times the {sum} of this Buy.'],
  },
  revenge: {
    fundamentals: ['What was lost is lost at every price of {ticker}; the {sum} of this Buy are a new risk.'],
  },
  'pasted-news': { fundamentals: ['Whoever sold to you for the {sum} of this Buy could read it as well.'] },
  'gamblers-fallacy': {
    worldEvents: ['What is reported of {ticker} next does not depend on how often it fell or rose.'],
  },
  'low-price-as-cheap': {
    fundamentals: ['The {sum} of this Buy fall by as many percent as {ticker} does, whatever one share costs.'],
  },
  familiarity: { fundamentals: ['The {sum} of this Buy are paid back by what {ticker} earns on all its customers.'] },
}
