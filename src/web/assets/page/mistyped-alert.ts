import type { AssetView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import type { CorrectableView } from '#contract/corrections.ts'
import { isReached } from '#domain/assets/levels.ts'
import { unusualPrice } from '#domain/decisions/unusual-figures.ts'

/** An alert that was triggered by a typed price which later prices suggest was mistyped. */
export type MistypedAlert = {
  readonly alert: AlertTriggeredView
  /** The sequence of the entry with that price, whose correctable fields follow. */
  readonly sequence: number
  readonly dateAdded: string
  readonly correctable: readonly CorrectableView[]
}

/** Finds the alerts in force whose price is far from the latest price, when the latest price does not reach the level. */
export function mistypedAlerts({ currentPrice, crossings, events, thesis }: AssetView): MistypedAlert[] {
  if (!currentPrice) return []
  const written = [...events.filter((event) => event.kind === 'price-noted'), ...thesis]
  return crossings.flatMap((alert) => {
    const { level, levelPrice, price, at, on } = alert
    const last = { price: currentPrice.price, on: null }
    const agreesWithLatest = at >= currentPrice.at || isReached(level, levelPrice, currentPrice.price)
    const entry = written.find((other) => other.price?.at === at && isCorrectable(other.correctable))
    if (agreesWithLatest || !entry || entry.price?.source === 'accepted' || !unusualPrice(price, last, on)) return []
    const { sequence, correctable = [], dateAdded } = entry
    return [{ alert, sequence, dateAdded, correctable }]
  })
}

const isCorrectable = (correctable: readonly CorrectableView[] = []): boolean =>
  correctable.some(({ field }) => field === 'price')

/** A quarantined price that its owner typed, and the entry by which it can be corrected; null for a price of a provider. */
export function mistypedPrice({ heldBackPrice, events, thesis }: AssetView): Omit<MistypedAlert, 'alert'> | null {
  if (heldBackPrice?.source !== 'typed') return null
  const written = [...events.filter((event) => event.kind === 'price-noted'), ...thesis]
  const entry = written.find(({ price, correctable }) => price?.at === heldBackPrice.at && isCorrectable(correctable))
  if (!entry) return null
  const { sequence, correctable = [], dateAdded } = entry
  return {
    sequence,
    correctable: correctable.filter(({ field }) => field === 'price'),
    dateAdded,
  }
}
