import { decidedOn } from '../assets/day-decided.ts'
import { currentHoldingPeriod, reachesLevel } from '../assets/levels.ts'
import { isPriceSent, isQuarantined } from '../assets/own-prices.ts'
import type { DecisionRecorded, Entry, Level, LevelCrossed } from '../ledger/entry.ts'
import type { OwnTestAnswered } from '../ledger/review-entries.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { endOfDay } from '../prices/market-session.ts'
import type { Decimal } from '../prices/money.ts'
import type { Instant } from '../time.ts'
import type { AssetStep } from './asset-steps.ts'

/** A line as the step finds it that reached it. Prices in USD per unit, in the shares of that day. */
export type Reached = {
  readonly kind: Level | 'own-test'
  readonly levelPrice: Decimal | null
  readonly words: string | null
  readonly setBySequence: number
  readonly at: Instant
  readonly on: string
  readonly price: Decimal | null
  /** Whether a whole session told of it, which came to its close: not a price of one moment, as a typed one is. */
  readonly isOfSession: boolean
  /** The sale whose own price reached it; false where it was seen otherwise. */
  readonly isBySale: boolean
}

/**
 * The lines that a step reached: a level whose alert the replay accepted, a test of a held asset that its writer
 * answered with yes, or a stop or target at whose price something was sold before there was an alert. A sale ends the
 * watch over its levels, so it triggers no alert; without the last kind, lines that were kept at once would be missing.
 */
export function reachedAt(step: AssetStep): readonly Reached[] {
  const { entry } = step
  if (entry.kind === 'level-crossed') return byAlert(step, entry)
  if (entry.kind === 'own-test-answered') return byAnswer(step, entry)
  return entry.kind === 'decision-recorded' ? bySale(step, entry) : []
}

function byAlert({ before, after }: AssetStep, { sequence }: Entry<LevelCrossed>): Reached[] {
  const alert = after.crossings.find((one) => one.sequence === sequence)
  if (!alert || !before || !currentHoldingPeriod(before)) return []
  const { level: kind, levelPrice, price, setBySequence } = alert
  const on = marketDayOf(price.at)
  const isOfSession = price.source !== 'typed' && price.source !== 'accepted' && price.at === endOfDay(on)
  const moment = { at: price.at, on, price: price.price, isOfSession }
  return [{ kind, levelPrice, words: null, setBySequence, ...moment, isBySale: false }]
}

function byAnswer({ before, after }: AssetStep, entry: Entry<OwnTestAnswered>): Reached[] {
  const { setBySequence, hasHappened, recordedAt } = entry
  const isOfIt = (test: (typeof after.ownTests)[number]) => test.setBy.sequence === setBySequence && test.answer
  const test = after.ownTests.find(isOfIt)
  if (!hasHappened || !test || test.isOfSale || before?.ownTests.some(isOfIt) || !currentHoldingPeriod(after)) return []
  const moment = { at: recordedAt, on: marketDayOf(recordedAt), price: null, isOfSession: false }
  return [{ kind: 'own-test', levelPrice: null, words: test.line, setBySequence, ...moment, isBySale: false }]
}

function bySale({ before }: AssetStep, entry: Entry<DecisionRecorded>): Reached[] {
  const isSale = entry.action === 'Sell' || entry.action === 'Sell Some'
  if (!before || !isSale || !isPriceSent(entry) || isQuarantined(entry, before.splits)) return []
  const { price } = entry
  return [['stop-loss', before.exits.stopLoss] as const, ['take-profit', before.exits.takeProfit] as const].flatMap(
    ([kind, exit]): Reached[] => {
      const isTold = before.crossings.some(
        ({ level, setBySequence }) => level === kind && setBySequence === exit?.setBy.sequence,
      )
      if (!exit || isTold || !reachesLevel(before, { level: kind, price })) return []
      const place = { levelPrice: exit.price, words: null, setBySequence: exit.setBy.sequence }
      const moment = { at: price.at, on: decidedOn(entry), price: price.price, isOfSession: false }
      return [{ kind, ...place, ...moment, isBySale: true }]
    },
  )
}
