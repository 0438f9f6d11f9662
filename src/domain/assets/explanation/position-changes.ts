import { exactUsdWords } from '../../prices/exact-format.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import { type Decimal, roundToCents } from '../../prices/money.ts'
import { quantityWords } from '../../prices/money-format.ts'
import { readableDay } from '../../time.ts'
import type { Asset, AssetEntry } from '../asset.ts'
import { effectiveDay, inEffectiveOrder } from '../effective-order.ts'
import { applyEntry } from '../replay-asset.ts'
import { isBeforeFirst } from '../split-before-first.ts'
import type { ExplanationTexts } from './explanation-texts.ts'
import { watchedCost } from './valuation-explanation.ts'

/** One step in how a position came to be what it is. */
export type PositionChange = {
  readonly sequence: number
  readonly on: string
  readonly what: string
  /** Held after it. */
  readonly quantity: Decimal
  /** What that had cost, to the cent. */
  readonly cost: Decimal
}

/** The entries that changed what is held or what it had cost, each with what stood after it. */
export function positionChangesOf(entries: readonly AssetEntry[], texts: ExplanationTexts): PositionChange[] {
  const changes: PositionChange[] = []
  let asset: Asset | null = null
  for (const entry of inEffectiveOrder(entries)) {
    asset = applyEntry(asset, entry)
    const what = positionChangeText(entry, texts)
    const isOfBefore = entry.kind === 'split-recorded' && isBeforeFirst(entry, marketDayOf(asset.openedAt))
    if (what !== null && !isOfBefore)
      changes.push({
        sequence: entry.sequence,
        on: readableDay(effectiveDay(entry), texts.language),
        what,
        ...standingOf(asset),
      })
  }
  return changes
}

function standingOf(asset: Asset): Pick<PositionChange, 'quantity' | 'cost'> {
  const period = asset.holdingPeriods.at(-1)
  const [quantity, cost] = period
    ? [period.quantity, period.cost]
    : [asset.watched?.quantity ?? '0', watchedCost(asset)]
  return { quantity, cost: roundToCents(cost) }
}

function positionChangeText(entry: AssetEntry, { language, actions, changes }: ExplanationTexts): string | null {
  switch (entry.kind) {
    case 'split-recorded':
      return changes.split(quantityWords(entry.newShares, language), quantityWords(entry.oldShares, language))
    case 'option-settled':
      return changes.settledAt(changes.settled[entry.outcome], exactUsdWords(entry.price.price, language))
    case 'decision-recorded': {
      if (entry.action === 'Hold' || entry.action === 'Keep Watching') return null
      const many = entry.quantity === null ? changes.all : quantityWords(entry.quantity, language)
      // What was known of a price is not what was paid.
      const isPaid = entry.price !== null && !entry.isPriceAttached
      return changes.decided(
        actions[entry.action],
        many,
        isPaid ? exactUsdWords(entry.price.price, language) : changes.unknownPrice,
      )
    }
    default:
      return null
  }
}

/** The changes of the current holding period, or the Watch that everything is compared with. */
export function basisEntries({ holdingPeriods, trades }: Asset, changes: readonly PositionChange[]): number[] {
  if (holdingPeriods.length === 0) return changes.slice(0, 1).map(({ sequence }) => sequence)
  const openedBy = trades.find(({ periodIndex }) => periodIndex === holdingPeriods.length - 1)
  const opening = changes.findIndex(({ sequence }) => sequence === openedBy?.sequence)
  return changes.slice(Math.max(0, opening)).map(({ sequence }) => sequence)
}
