import type { AssetEventView, AssetView, LevelChangeView } from '#contract/assets.ts'
import type { AnalysisView } from '#contract/critiques.ts'
import { type Asset, type AssetEntry, isDoubted } from '#domain/assets/asset.ts'
import { isListAction } from '#domain/ledger/action.ts'
import type { CritiqueRecorded, DecisionRecorded, Entry, Level, LevelChange } from '#domain/ledger/entry.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { roundUnitPrice } from '#domain/prices/money.ts'
import { readableDate } from '#domain/time.ts'

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
export function viewPositionChange(entry: AssetEntry): AssetView['watchBuySell'] {
  const action = entry.kind === 'option-settled' ? 'Sell' : entry.kind === 'decision-recorded' ? entry.action : null
  const { recordedAt } = entry
  return action !== null && isListAction(action)
    ? [{ date: recordedAt, dateReadable: readableDate(recordedAt, MARKET_ZONE), action }]
    : []
}

export const viewOutcome = (entry: AssetEntry): NonNullable<AssetView['outcome']>[] =>
  entry.kind === 'option-settled'
    ? [{ outcome: entry.outcome, ...stamp(entry.recordedAt), sequence: entry.sequence, price: entry.price }]
    : []

export const viewThesis = (entry: Entry<DecisionRecorded>): AssetView['thesis'][number] => ({
  ...stamp(entry.recordedAt),
  ...ofDecision(entry),
  thesis: entry.thesis,
  action: entry.action,
  quantity: entry.quantity,
  price: entry.price,
  ...(entry.ownTest && { wrongIf: entry.ownTest.line }),
  ...(entry.ownTest?.on && { wrongIfOn: entry.ownTest.on }),
  ...(entry.isPriceAttached && { isPriceAttached: true }),
  ...(entry.levels && {
    levelChanges: [
      ...viewLevelChange('stop-loss', entry.levels.stopLoss),
      ...viewLevelChange('take-profit', entry.levels.takeProfit),
    ],
  }),
})

const viewLevelChange = (level: Level, change: LevelChange | undefined): LevelChangeView[] =>
  change && (change.from ?? change.to) !== null
    ? [
        {
          level,
          from: change.from && roundUnitPrice(change.from),
          to: change.to && roundUnitPrice(change.to),
          percentage: change.percent,
        },
      ]
    : []

export const viewAnalysis = (
  entry: Entry<CritiqueRecorded>,
  decisions: readonly Entry<DecisionRecorded>[],
): AnalysisView => ({
  ...stamp(entry.recordedAt),
  ...ofDecision(entry),
  action: decisions.find(({ decisionId }) => decisionId === entry.decisionId)?.action ?? '',
  aiAnalysis: entry.text,
  status: entry.status,
  reason: entry.reason,
  model: entry.model,
  promptVersion: entry.promptVersion,
  promptHash: entry.promptHash,
  durationMs: entry.durationMs,
})

export const stamp = (at: string) => ({ dateAdded: at, dateAddedReadable: readableDate(at, MARKET_ZONE) })

export const ofDecision = ({ decisionId, sequence }: { decisionId: string; sequence: number }) => ({
  decisionId,
  sequence,
})
