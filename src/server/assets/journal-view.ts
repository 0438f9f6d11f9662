import type { AssetEventView, AssetView, JournalPageView, LevelChangeView } from '#contract/assets.ts'
import type { AnalysisView } from '#contract/critiques.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { daysWrittenLater, decidedAt, decidedOn } from '#domain/assets/day-decided.ts'
import { levelSetBy } from '#domain/assets/exits.ts'
import { isDoubted } from '#domain/assets/own-prices.ts'
import { isListAction } from '#domain/ledger/action.ts'
import type { CritiqueRecorded, DecisionRecorded, Entry, Level, LevelChange } from '#domain/ledger/entry.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { type Decimal, roundUnitPrice } from '#domain/prices/money.ts'
import type { Split } from '#domain/prices/split.ts'
import { readableDate, readableDay } from '#domain/time.ts'
import { viewFacts } from '../critique/view-facts.ts'
import type { JournalPage } from './journal-page.ts'

/** The specification's four histories, and what happened besides, of one page of an asset's entries. */
export function viewJournal(asset: Asset, { entries, olderBefore, earlier }: JournalPage): JournalPageView {
  const decisions = entries.filter((entry) => entry.kind === 'decision-recorded')
  const critiques = entries.filter((entry) => entry.kind === 'critique-recorded')
  const actions = new Map([...earlier, ...decisions].map(({ decisionId, action }) => [decisionId, action]))
  return {
    watchBuySell: entries.flatMap(viewPositionChange),
    confidenceLevel: decisions.map((entry) => ({
      ...stamp(entry.recordedAt),
      ...ofDecision(entry),
      level: entry.confidence,
    })),
    thesis: decisions.map((entry) => viewThesis(entry, asset.splits)),
    aiAnalysis: critiques.map((entry) => viewAnalysis(entry, actions)),
    events: entries.flatMap((entry) => viewEvent(entry, asset)),
    olderBefore,
  }
}

/** What is no decision and no critique of one, as it was recorded. */
export function viewEvent(entry: AssetEntry, asset: Asset): AssetEventView[] {
  const recorded = { ...stamp(entry.recordedAt), sequence: entry.sequence }
  switch (entry.kind) {
    case 'price-noted':
      return [
        {
          ...recorded,
          kind: entry.kind,
          price: entry.price,
          ...(isDoubted(entry, asset.splits) && { isDoubted: true }),
        },
      ]
    case 'split-recorded': {
      const { kind, effectiveOn, newShares, oldShares } = entry
      return [{ ...recorded, kind, effectiveOn, newShares, oldShares }]
    }
    case 'option-settled':
      return [{ ...recorded, kind: entry.kind, outcome: entry.outcome, price: entry.price }]
    case 'level-crossed': {
      const { kind, level, levelPrice, price, setBySequence } = entry
      return [{ ...recorded, kind, level, levelPrice, price, setBySequence }]
    }
    case 'own-test-answered': {
      const { kind, hasHappened, setBySequence } = entry
      const line = asset.ownTests.find(({ setBy }) => setBy.sequence === setBySequence)?.line ?? ''
      return [{ ...recorded, kind, line, hasHappened, setBySequence }]
    }
    default:
      return []
  }
}

/** An option that expired went off the bought list as a sale does. */
function viewPositionChange(entry: AssetEntry): AssetView['watchBuySell'] {
  const action = entry.kind === 'option-settled' ? 'Sell' : entry.kind === 'decision-recorded' ? entry.action : null
  return action !== null && isListAction(action)
    ? [{ date: decidedAt(entry), dateReadable: readableDay(decidedOn(entry)), action }]
    : []
}

export const viewThesis = (entry: Entry<DecisionRecorded>, splits: readonly Split[]): AssetView['thesis'][number] => ({
  ...stamp(entry.recordedAt),
  ...ofDecision(entry),
  ...viewDayDecided(entry),
  thesis: entry.thesis,
  action: entry.action,
  quantity: entry.quantity,
  price: entry.price,
  ...(entry.ownTest && { wrongIf: entry.ownTest.line }),
  ...(entry.ownTest?.on && { wrongIfOn: entry.ownTest.on }),
  ...(entry.isPriceAttached && { isPriceAttached: true }),
  ...(entry.levels && {
    levelChanges: [
      ...viewLevelChange('stop-loss', entry.levels.stopLoss, levelSetBy(entry, 'stopLoss', splits)),
      ...viewLevelChange('take-profit', entry.levels.takeProfit, levelSetBy(entry, 'takeProfit', splits)),
    ],
  }),
})

function viewDayDecided(entry: Entry<DecisionRecorded>) {
  const [day, later] = [decidedOn(entry), daysWrittenLater(entry)]
  return { decidedOn: day, decidedOnReadable: readableDay(day), ...(later !== null && { writtenDaysLater: later }) }
}

/** @param to where it was set, in shares of the decision's day */
const viewLevelChange = (level: Level, change: LevelChange | undefined, to: Decimal | null): LevelChangeView[] =>
  change && (change.from ?? to) !== null
    ? [
        {
          level,
          from: change.from && roundUnitPrice(change.from),
          to: to && roundUnitPrice(to),
          percentage: change.percent,
        },
      ]
    : []

export const viewAnalysis = (entry: Entry<CritiqueRecorded>, actions: ReadonlyMap<string, string>): AnalysisView => ({
  ...stamp(entry.recordedAt),
  ...ofDecision(entry),
  action: actions.get(entry.decisionId) ?? '',
  aiAnalysis: entry.text,
  status: entry.status,
  reason: entry.reason,
  model: entry.model,
  promptVersion: entry.promptVersion,
  promptHash: entry.promptHash,
  durationMs: entry.durationMs,
  ...(entry.marks && { marks: [...entry.marks] }),
  ...viewFacts(entry.facts),
  ...(entry.blind && { blindProbability: entry.blind.probability }),
})

export const stamp = (at: string) => ({ dateAdded: at, dateAddedReadable: readableDate(at, MARKET_ZONE) })

const ofDecision = ({ decisionId, sequence }: { decisionId: string; sequence: number }) => ({ decisionId, sequence })
