import type { AssetEventView, JournalPageView, LevelChangeView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import type { AnalysisView } from '#contract/critiques.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { dayOfAcceptedPrice, earlierDayOfPrice, toldPrice } from '#domain/assets/attached-price.ts'
import { correctableOf } from '#domain/assets/corrections/correctable.ts'
import { countedEntry, isWithdrawn, type Recounted, wasReachedEarlier } from '#domain/assets/counted-entry.ts'
import { daysWrittenLater, decidedAt, decidedOn } from '#domain/assets/day-decided.ts'
import { priceOfDecision } from '#domain/assets/effective-order.ts'
import { isSameLevel } from '#domain/assets/exit-price.ts'
import { isQuarantined } from '#domain/assets/own-prices.ts'
import { isNoSplit } from '#domain/assets/split-correction.ts'
import { quantitySold } from '#domain/assets/trade.ts'
import { isListAction } from '#domain/ledger/action.ts'
import type { CritiqueRecorded } from '#domain/ledger/critique-recorded.ts'
import type { DecisionRecorded, Entry, Level, LevelChange, LevelCrossed } from '#domain/ledger/entry.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { isSameAmount, roundUnitPrice } from '#domain/prices/money.ts'
import { readableDate, readableDay } from '#domain/time.ts'
import { viewFacts } from '../critique/view-facts.ts'
import { viewClaim, viewClaimResolved } from './claim-view.ts'
import type { JournalPage } from './journal-page.ts'
import type { PricedClaims } from './priced-claims.ts'

/** The specification's four histories, and what happened besides, of one page of an asset's entries. */
export function viewJournal(
  asset: Asset,
  { entries: written, olderBefore, earlier, outcomes, priced }: JournalPage,
): JournalPageView {
  const entries = written.map((entry) => countedEntry(entry, asset))
  const decisions = entries.filter((entry) => entry.kind === 'decision-recorded')
  const critiques = entries.filter((entry) => entry.kind === 'critique-recorded')
  const critiqued = new Map([...earlier, ...decisions].map((decision) => [decision.decisionId, decision]))
  return {
    watchBuySell: entries.flatMap(viewPositionChange),
    confidenceLevel: decisions.map((entry) => ({
      ...stamp(entry.recordedAt),
      ...ofDecision(entry),
      level: entry.confidence,
    })),
    thesis: decisions.map((entry) => viewThesis(entry, asset, priced)),
    aiAnalysis: critiques.map((entry) => viewAnalysis(entry, critiqued.get(entry.decisionId), asset.corrections)),
    events: written.flatMap((entry) => viewEvent(entry, asset, { outcomes, priced })),
    olderBefore,
  }
}

/** What is no decision and no critique of one, as it counts by now; an alert with what it said when it was recorded. */
export function viewEvent(
  written: AssetEntry,
  asset: Asset,
  { outcomes, priced }: Pick<JournalPage, 'outcomes' | 'priced'>,
): AssetEventView[] {
  const entry = countedEntry(written, asset)
  const recorded = { ...stamp(entry.recordedAt), sequence: entry.sequence }
  switch (entry.kind) {
    case 'price-noted':
      return [
        {
          ...recorded,
          kind: entry.kind,
          price: entry.price,
          correctable: [...correctableOf(entry)],
          ...(isQuarantined(entry, asset.splits) && { isDoubted: true }),
        },
      ]
    case 'split-recorded': {
      const { kind, effectiveOn } = entry
      const isWithdrawn = isNoSplit(entry) && { isWithdrawn: true as const }
      const { newShares, oldShares } = isWithdrawn && written.kind === kind ? written : entry
      return [
        {
          ...recorded,
          kind,
          effectiveOn,
          newShares,
          oldShares,
          ...(entry.isBeforeFirst && { isBeforeFirst: entry.isBeforeFirst }),
          correctable: [...correctableOf(entry)],
          ...isWithdrawn,
        },
      ]
    }
    case 'option-settled':
      return [
        {
          ...recorded,
          kind: entry.kind,
          outcome: entry.outcome,
          price: entry.price,
          correctable: [...correctableOf(entry)],
        },
      ]
    case 'level-crossed': {
      const { kind, level, levelPrice, price, setBySequence } = entry
      const isEarlier = wasReachedEarlier(asset, entry.sequence)
      const revised = {
        ...((isEarlier || isWithdrawn(asset, entry.sequence)) && { isWithdrawn: true as const }),
        ...(asset.quarantinedAlerts.includes(entry.sequence) && { isOfQuarantined: true as const }),
        ...(isEarlier && { wasReachedEarlier: true as const }),
        ...viewAsTold(written, entry),
      }
      return [{ ...recorded, kind, level, levelPrice, price, setBySequence, ...revised }]
    }
    case 'own-test-answered': {
      const { kind, hasHappened, setBySequence } = entry
      const line = asset.ownTests.find(({ setBy }) => setBy.sequence === setBySequence)?.line ?? ''
      return [{ ...recorded, kind, line, hasHappened, setBySequence }]
    }
    case 'claim-resolved':
      return [{ ...recorded, ...viewClaimResolved(entry, asset, outcomes, priced) }]
    case 'correction-recorded': {
      const { kind, correctsSequence, field, from, to, reason } = entry
      return [{ ...recorded, kind, correctsSequence, field, from, to, reason }]
    }
    default:
      return []
  }
}

function viewAsTold(written: AssetEntry, { levelPrice, price }: Entry<LevelCrossed>) {
  if (written.kind !== 'level-crossed') return {}
  const isSame =
    isSameAmount(written.price.price, price.price) &&
    isSameAmount(roundUnitPrice(written.levelPrice), roundUnitPrice(levelPrice))
  return isSame ? {} : { asTold: { levelPrice: written.levelPrice, price: written.price } }
}

/** An option that expired went off the bought list as a sale does. */
function viewPositionChange(entry: AssetEntry): AssetView['watchBuySell'] {
  const action = entry.kind === 'option-settled' ? 'Sell' : entry.kind === 'decision-recorded' ? entry.action : null
  return action !== null && isListAction(action)
    ? [{ date: decidedAt(entry), dateReadable: readableDay(decidedOn(entry)), action }]
    : []
}

export function viewThesis(
  written: Entry<DecisionRecorded>,
  asset: Recounted & Pick<Asset, 'facts' | 'trades'>,
  priced: PricedClaims,
): AssetView['thesis'][number] {
  const entry = countedEntry(written, asset)
  return {
    ...stamp(entry.recordedAt),
    ...ofDecision(entry),
    ...viewDayDecided(entry),
    thesis: entry.thesis,
    action: entry.action,
    quantity: entry.quantity,
    ...viewQuantitySold(entry, asset),
    price: toldPrice(entry),
    claim: viewClaim(entry, asset.facts, priced),
    correctable: [...correctableOf(entry)],
    ...viewCorrections(asset.corrections.filter(({ correctsSequence }) => correctsSequence === entry.sequence)),
    ...(entry.ownTest && { wrongIf: entry.ownTest.line }),
    ...(entry.ownTest?.on && { wrongIfOn: entry.ownTest.on }),
    ...viewPriceOfItsDay(entry, asset),
    ...viewAttached(entry),
    ...viewLevelChanges(entry),
  }
}

function viewAttached(
  entry: Entry<DecisionRecorded>,
): Pick<AssetView['thesis'][number], 'isPriceAttached' | 'pricedOn' | 'acceptedPriceOn'> {
  const acceptedPriceOn = dayOfAcceptedPrice(entry)
  if (acceptedPriceOn) return { acceptedPriceOn }
  if (!entry.isPriceAttached || toldPrice(entry) === null) return {}
  const pricedOn = earlierDayOfPrice(entry)
  return { isPriceAttached: true, ...(pricedOn && { pricedOn }) }
}

function viewPriceOfItsDay(entry: Entry<DecisionRecorded>, { splits }: Recounted): { priceOfItsDay?: string } {
  const priceOfItsDay = priceOfDecision(entry, splits)
  const isOther = toldPrice(entry) && entry.price && priceOfItsDay && !isSameAmount(priceOfItsDay, entry.price.price)
  return isOther ? { priceOfItsDay } : {}
}

/** A decision from before the page, without its words. */
export function viewEarlier(
  written: Entry<DecisionRecorded>,
  asset: Recounted,
): NonNullable<AssetView['earlierDecisions']>[number] {
  const entry = countedEntry(written, asset)
  return {
    ...stamp(entry.recordedAt),
    ...ofDecision(entry),
    ...viewDayDecided(entry),
    action: entry.action,
    level: entry.confidence,
  }
}

function viewQuantitySold({ action, sequence }: Entry<DecisionRecorded>, asset: Pick<Asset, 'trades' | 'splits'>) {
  const sold = action === 'Sell' ? quantitySold(asset, sequence) : null
  return sold === null ? {} : { quantitySold: sold }
}

function viewDayDecided(entry: Entry<DecisionRecorded>) {
  const [day, later] = [decidedOn(entry), daysWrittenLater(entry)]
  return { decidedOn: day, decidedOnReadable: readableDay(day), ...(later !== null && { writtenDaysLater: later }) }
}

function viewLevelChanges(decision: Entry<DecisionRecorded>): Pick<AssetView['thesis'][number], 'levelChanges'> {
  const stop = viewLevelChange('stop-loss', decision.levels?.stopLoss)
  const levelChanges = [...stop, ...viewLevelChange('take-profit', decision.levels?.takeProfit)]
  return levelChanges.length === 0 ? {} : { levelChanges }
}

/** Both places in shares of the decision's day; nothing of one that is stated where it stands. */
function viewLevelChange(level: Level, change: LevelChange | undefined): LevelChangeView[] {
  if (!change || isSameLevel(change.from, change.to)) return []
  const { from, to, percent } = change
  return [{ level, from: from && roundUnitPrice(from), to: to && roundUnitPrice(to), percentage: percent }]
}

const viewCorrections = (corrections: Asset['corrections']): Pick<AssetView['thesis'][number], 'corrections'> =>
  corrections.length === 0
    ? {}
    : {
        corrections: corrections.map(({ sequence, recordedAt, field, from, to, reason }) => ({
          sequence,
          ...stamp(recordedAt),
          field,
          from,
          to,
          reason,
        })),
      }

type Critiqued = Pick<Entry<DecisionRecorded>, 'action' | 'sequence'>

/** @param of the decision that it is of, if that is known here */
export const viewAnalysis = (
  entry: Entry<CritiqueRecorded>,
  of: Critiqued | undefined,
  corrections: Asset['corrections'],
): AnalysisView => ({
  ...stamp(entry.recordedAt),
  ...ofDecision(entry),
  action: of?.action ?? '',
  aiAnalysis: entry.text,
  status: entry.status,
  reason: entry.reason,
  model: entry.model,
  promptVersion: entry.promptVersion,
  promptHash: entry.promptHash,
  durationMs: entry.durationMs,
  ...(entry.marks && { marks: [...entry.marks] }),
  ...viewFacts(entry.facts),
  ...(of && viewCorrectedSince(entry, of, corrections)),
  ...(entry.blind && { blindProbability: entry.blind.probability }),
})

/** What a critic was given may have been mistyped: in the decision, or in one before it. */
function viewCorrectedSince(
  { sequence }: Entry<CritiqueRecorded>,
  of: Critiqued,
  corrections: Asset['corrections'],
): Pick<AnalysisView, 'correctedSince'> {
  const since = corrections.filter((correction) => correction.sequence > sequence)
  if (since.some(({ correctsSequence }) => correctsSequence === of.sequence)) return { correctedSince: 'this-entry' }
  const isEarlier = since.some(({ correctsSequence }) => correctsSequence < of.sequence)
  return isEarlier ? { correctedSince: 'earlier-entry' } : {}
}

export const stamp = (at: string) => ({ dateAdded: at, dateAddedReadable: readableDate(at, MARKET_ZONE) })

const ofDecision = ({ decisionId, sequence }: { decisionId: string; sequence: number }) => ({ decisionId, sequence })
