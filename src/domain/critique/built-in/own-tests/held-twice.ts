import { plainText } from '../../../language/plain-text.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { readableDate } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isOneDecision, isWrittenInTime } from '../basis/day-of-writing.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { type TestBefore, testsBefore } from './tests-before.ts'

/**
 * "29% held twice": the answer of an entry between to the test that this one says has held more than once. null where it does not say so, or
 * no entry between answered with a figure on the right side.
 */
export function heldBefore({ entry, test }: TestBefore, request: CritiqueRequest) {
  const { decision, earlier } = request
  if (!SAYS_TWICE.test(plainText(decision.thesis))) return null
  for (const [index, between] of earlier.entries()) {
    if (between.at <= entry.at || isOneDecision(between, entry) || !isWrittenInTime(between)) continue
    const asOf = { ...request, decision: between, earlier: earlier.slice(0, index) }
    const told = testsBefore(asOf).find(
      (each) =>
        each.outcome === 'passed' &&
        !each.isOwnVerdict &&
        each.test.words === test.words &&
        isOneDecision(each.entry, entry),
    )
    const at = told?.answer ? between.thesis.indexOf(told.answer) : -1
    if (!told?.answer || at < 0) continue
    return {
      later: readableDate(between.at, MARKET_ZONE),
      told: quotationOfTest(between.thesis, { from: at, to: at + told.answer.length }),
    }
  }
  return null
}

const SAYS_TWICE =
  /(?<![a-z])(?:(?:held|holds|passed|met|kept|cleared|stood|beat|fine|good|right|above|below|inside|within|clean)(?: it| up| again)? (?:twice|both times|(?:for )?a second time|two times)|twice (?:in a row|running|now)|both (?:reports|quarters|times|prints))(?![a-z])/
