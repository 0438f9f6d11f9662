import type { Entry, Level, LevelCrossed } from '../ledger/entry.ts'
import type { Price } from '../prices/price.ts'
import type { Split } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import type { Asset, AssetEntry } from './asset.ts'
import { correctedEntries } from './corrected-entries.ts'
import { inEffectiveOrder } from './effective-order.ts'
import type { PriceObservation } from './levels.ts'
import { placesOfPrices } from './place-of-price.ts'
import { providedBy, reachedBy } from './price-observation.ts'
import { applyEntry } from './replay-asset.ts'

/**
 * Alerts that no entry tells, though they would have been recorded if everything had been known and typed correctly at
 * once: for each stop and target, the first price that reached it while it was in force, even if it has been moved,
 * removed or ended since.
 * @param entries all entries of the asset, as they stand in the ledger
 * @param observations what is known of its price, oldest first, each in shares of its own day
 * @param reported the reported splits of the share
 */
export function missingAlerts(
  entries: readonly AssetEntry[],
  observations: readonly PriceObservation[],
  reported: readonly Split[],
  now: Instant,
): LevelCrossed[] {
  const ordered = inEffectiveOrder(entries)
  const states = statesAfter(ordered)
  const told = countedAlerts(ordered, states)
  const alertsTold = correctedEntries(entries).filter((entry) => entry.kind === 'level-crossed')
  const placeOf = placesOfPrices(ordered)
  const provided = providedBy(observations)
  const foundAt = (level: Level, seen: PriceObservation): LevelCrossed[] => {
    const isOfSession = seen.from < seen.at && { isOfSession: true as const }
    const asset = states[placeOf({ level, price: reachingPrice(level, seen), ...isOfSession }) - 1]
    const alerts = asset ? reachedBy({ ...asset, crossings: [] }, seen, reported, provided) : []
    return alerts.filter((alert) => alert.level === level).map((alert) => ({ ...alert, ...isOfSession }))
  }
  const first = new Map<string, LevelCrossed>()
  for (const seen of observations) {
    for (const alert of LEVELS.flatMap((level) => foundAt(level, seen))) {
      const key = levelOf(alert)
      const knownSince = seen.saidAt ?? firstTold(alertsTold, alert) ?? now
      if (!first.has(key)) first.set(key, { ...alert, knownSince })
    }
  }
  const isTold = (key: string, { price }: LevelCrossed) => {
    const toldOf = told.get(key)
    return toldOf !== undefined && toldOf <= price.at
  }
  return [...first].flatMap(([key, alert]) => (isTold(key, alert) ? [] : [alert]))
}

const LEVELS = ['stop-loss', 'take-profit'] as const

const reachingPrice = (level: Level, { low, high, source, at }: PriceObservation): Price => ({
  price: level === 'stop-loss' ? low : high,
  source,
  at,
})

const levelOf = ({ level, setBySequence }: Pick<LevelCrossed, 'level' | 'setBySequence'>): string =>
  `${level} ${setBySequence}`

function statesAfter(ordered: readonly AssetEntry[]): Asset[] {
  let asset: Asset | null = null
  return ordered.map((entry) => {
    asset = applyEntry(asset, entry)
    return asset
  })
}

/** The moment of the price that counts of each level that was told of. */
function countedAlerts(ordered: readonly AssetEntry[], states: readonly Asset[]): ReadonlyMap<string, Instant> {
  const alerts = ordered.flatMap((entry, index) =>
    entry.kind === 'level-crossed'
      ? (states[index]?.crossings.filter(({ sequence }) => sequence === entry.sequence) ?? [])
      : [],
  )
  return new Map(alerts.map((alert) => [levelOf(alert), alert.price.at]))
}

/** When the user was first told of a level, by whichever price of the asset; undefined when never, or too early. */
function firstTold(alerts: readonly Entry<LevelCrossed>[], of: LevelCrossed): Instant | undefined {
  const before = alerts.find((alert) => !alert.isOfOtherTicker && levelOf(alert) === levelOf(of))
  return before && before.recordedAt >= of.price.at ? before.recordedAt : undefined
}
