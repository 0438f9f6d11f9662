import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { readableDate } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isOneDecision } from '../basis/day-of-writing.ts'
import { money } from '../basis/holding-period.ts'
import { quotationAround } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale } from '../basis/request.ts'
import { type TestBefore, testsBefore } from './tests-before.ts'

/** The first decision to stay that had said itself that the test came; null where none did, or where the test asks for no sale of all. */
export function stayedAgainst(before: Pick<TestBefore, 'entry' | 'test'>, request: CritiqueRequest) {
  for (const [index, decision] of request.earlier.entries()) {
    const stayed = stayedWith(before, { ...request, decision, earlier: request.earlier.slice(0, index) })
    if (stayed) return stayed
  }
  return null
}

/** @param asOf the request with the decision that may have stayed as its own */
export function stayedWith({ entry, test }: Pick<TestBefore, 'entry' | 'test'>, asOf: CritiqueRequest) {
  const { decision } = asOf
  if (test.followedBy === 'review' || test.followedBy === 'sell-some') return null
  if (decision.at < entry.at || isOneDecision(decision, entry) || isSale(asOf)) return null
  const told = testsBefore(asOf).find(
    (each) => each.outcome === 'broken' && each.test.words === test.words && isOneDecision(each.entry, entry),
  )
  if (!told?.answer) return null
  return {
    stayed: decision.action,
    before: decision.price === null ? '' : ` at ${money(decision.price)}`,
    later: readableDate(decision.at, MARKET_ZONE),
    told: quotationOfAnswer(decision.thesis, told.answer, told.isWhole),
  }
}

/** With all its figures: "was 8.6% a year ago" without its "and is 3.2% now" would tell the contrary. */
export function quotationOfAnswer(thesis: string, answer: string, isWhole = false): string {
  const at = thesis.indexOf(answer)
  const span = { from: at, to: at + answer.length }
  const short = quotationAround(thesis, span)
  const figures = answer.match(/\d[\d.,]*\d|\d/gu) ?? []
  return !isWhole && figures.every((figure) => short.includes(figure)) ? short : quotationOfTest(thesis, span)
}
