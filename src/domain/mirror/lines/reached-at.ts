import { decidedOn } from '../../assets/day-decided.ts'
import { levelsLeftBehind } from '../../assets/left-behind-levels.ts'
import { currentHoldingPeriod } from '../../assets/levels.ts'
import type { DecisionRecorded, Entry, Level, LevelCrossed } from '../../ledger/entry.ts'
import type { OwnTestAnswered } from '../../ledger/review-entries.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import { endOfDay } from '../../prices/market-session.ts'
import type { Decimal } from '../../prices/money.ts'
import type { Instant } from '../../time.ts'
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
 * answered with yes, or a stop or target that a decision leaves behind at its own price before there was an alert: by a sale, or by
 * setting it anew. Both end the watch over the level that stood, so they trigger no alert about it; without the last kind, lines that
 * were kept at once would be missing, and those that were moved away when they came.
 */
export function reachedAt(step: AssetStep): readonly Reached[] {
  const { entry } = step
  if (entry.kind === 'level-crossed') return byAlert(step, entry)
  if (entry.kind === 'own-test-answered') return byAnswer(step, entry)
  return entry.kind === 'decision-recorded' ? byDecision(step, entry) : []
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

function byDecision({ before, after }: AssetStep, entry: Entry<DecisionRecorded>): Reached[] {
  const isBySale = entry.action === 'Sell' || entry.action === 'Sell Some'
  return levelsLeftBehind(before, entry, after).map(({ level, exit, price }): Reached => {
    const place = { levelPrice: exit.price, words: null, setBySequence: exit.setBy.sequence }
    const moment = { at: price.at, on: decidedOn(entry), price: price.price, isOfSession: false }
    return { kind: level, ...place, ...moment, isBySale }
  })
}
