import type { AssetView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import type { CorrectableView } from '#contract/corrections.ts'
import { doubtedPrice } from '#domain/decisions/doubts.ts'

/** An alert that a price of the person's own set off, where what is known since says that it may have been mistyped. */
export type MistypedAlert = {
  readonly alert: AlertTriggeredView
  /** The entry that says the price, with what can be corrected of it. */
  readonly sequence: number
  readonly dateReadable: string
  readonly correctable: readonly CorrectableView[]
}

/** Of the alerts that stand, those whose price is far from the last one, which does not reach the level. */
export function mistypedAlerts({ currentPrice, crossings, events, thesis }: AssetView): MistypedAlert[] {
  if (!currentPrice) return []
  const written = [...events.filter((event) => event.kind === 'price-noted'), ...thesis]
  return crossings.flatMap((alert) => {
    const { level, levelPrice, price, at, on } = alert
    const last = { price: currentPrice.price, on: null }
    const isReached = (now: number) => (level === 'stop-loss' ? now <= Number(levelPrice) : now >= Number(levelPrice))
    const isBelievable = at >= currentPrice.at || isReached(Number(currentPrice.price))
    const entry = written.find((other) => other.price?.at === at && isCorrectable(other.correctable))
    if (isBelievable || !entry || !doubtedPrice(price, last, on)) return []
    const { sequence, correctable = [], dateAddedReadable } = entry
    return [{ alert, sequence, dateReadable: dateAddedReadable, correctable }]
  })
}

const isCorrectable = (correctable: readonly CorrectableView[] = []): boolean =>
  correctable.some(({ field }) => field === 'price')
