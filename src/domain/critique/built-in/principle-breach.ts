import type { CritiqueRequest } from '../critique.ts'
import type { Finding } from './finding.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { quotationAround } from './quotation.ts'
import { holdingPeriodOf, isBelow, money } from './round.ts'

/**
 * A principle that forbids to average down, and says nothing else: with any other word in it ("without a new fact", "in
 * the first year") it may allow what was done, and this reading would not know.
 */
const FORBIDDEN =
  /^\s*(?:I(?:\p{Zs}+(?:will|shall|must|should|would))?\p{Zs}+)?(?:never|do not|don['’]t|won['’]t|not|no|avoid)(?:\p{Zs}+ever)?\p{Zs}+(averag(?:e|ing)\p{Zs}+down|add(?:ing)?\p{Zs}+to\p{Zs}+(?:a\p{Zs}+|my\p{Zs}+|any\p{Zs}+)?(?:losers?|losing\p{Zs}+positions?))(?:\p{Zs}+(?:ever|again))?[.!]?\s*$/iu

const SAYS: Phrasings = [
  'This Buy More at {now} is below every price that you had paid, {paid}, and your principle {principle} says not to.',
  'Your principle {principle} stands against this Buy More: {now} is below every price that you had paid, {paid}.',
]
const ASKS: Phrasings = [
  'Is the principle wrong, or is this the moment for which you wrote it?',
  'Which new fact speaks for an exception, and would it have been one on the day on which you wrote the principle?',
]

/**
 * A principle that this decision goes against for certain: averaging down although one never does. Which price is the
 * average is not known here, but what is below every price that was paid is below their average.
 */
export function findBreach(request: CritiqueRequest): Finding | null {
  const { decision, principles } = request
  const paid = pricesPaid(request)
  const now = decision.price
  const principle = principles.find((text) => FORBIDDEN.test(text))
  if (decision.action !== 'Buy More' || now === null || !principle || paid === null) return null
  if (!paid.every((price) => isBelow(now, price))) return null
  const values = { principle: quotationOf(principle), now: money(now), paid: paid.map(money).join(' and ') }
  return { says: phrase(SAYS, decision.thesis, values), asks: phrase(ASKS, decision.thesis), quoted: null }
}

/** The prices of the purchases that the present round holds; null when there are none, or one is not known. */
function pricesPaid(request: CritiqueRequest): readonly string[] | null {
  const round = holdingPeriodOf(request)
  if (!round?.buy) return null
  const more = round.since.filter(({ action }) => action === 'Buy More')
  const prices = [round.buy, ...more].flatMap(({ price }) => price ?? [])
  return prices.length === more.length + 1 ? prices : null
}

const quotationOf = (principle: string): string => {
  const words = principle.trim()
  return quotationAround(words, { from: 0, to: words.replace(/[.!]$/u, '').length })
}
