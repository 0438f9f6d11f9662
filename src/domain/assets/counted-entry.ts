import type { Asset, AssetEntry } from './asset.ts'
import { correctedEntries } from './corrected-entries.ts'
import { levelSetBy } from './exits.ts'
import { mapLevels } from './map-levels.ts'

/** What an asset knows of its entries that one of them alone does not say. */
export type Recounted = Pick<
  Asset,
  'corrections' | 'lastWrittenLater' | 'replacedPrices' | 'comparisons' | 'restatedLevels' | 'splits'
>

/**
 * An entry as it counts by now, for views and exports: corrected, with the consequences of other corrections, and with
 * stops and targets where they stood. Amounts stay in shares of the entry's day.
 * @param written as it stands in the ledger; an entry that is corrected already is returned as it is
 */
export function countedEntry<E extends AssetEntry>(written: E, asset: Recounted): E {
  const [entry = written] = correctedEntries([written], asset)
  const { sequence } = entry
  const restated = asset.restatedLevels.filter((level) => level.sequence === sequence)
  return { ...entry, ...restatedMembers(entry, restated, asset) }
}

function restatedMembers(entry: AssetEntry, restated: Asset['restatedLevels'], asset: Recounted): object {
  if (entry.kind === 'level-crossed') return alertMembers(entry, restated, asset)
  if (entry.kind !== 'decision-recorded' || !entry.levels) return {}
  const levels = mapLevels(entry.levels, (change, name) => {
    const found = restated.find((level) => level.name === name)
    return { ...change, from: found ? found.foundAt : change.from, to: levelSetBy(entry, name, asset.splits) }
  })
  return { levels }
}

function alertMembers(
  { price, sequence }: Extract<AssetEntry, { kind: 'level-crossed' }>,
  [level]: Asset['restatedLevels'],
  asset: Recounted,
): object {
  if (!level || !isRevisedSince(asset, sequence)) return {}
  return { levelPrice: level.foundAt, price: { ...price, price: level.reachedBy ?? price.price } }
}

/**
 * Whether an earlier price, as is known by now, had reached the alert's level already. Then the alert of that price
 * tells of it.
 */
export const isWithdrawn = (asset: Recounted & Pick<Asset, 'withdrawnAlerts'>, alert: number): boolean =>
  asset.withdrawnAlerts.includes(alert) && isRevisedSince(asset, alert)

/** Whether it is known by now that an earlier price had reached the level of an alert, which is told of that one. */
export const wasReachedEarlier = (asset: Recounted & Pick<Asset, 'laterAlerts'>, alert: number): boolean =>
  asset.laterAlerts.some(
    ({ sequence, earlier }) => sequence === alert && (earlier > alert || isRevisedSince(asset, alert)),
  )

/** Alerts from before stops were prices stay as they were: their levels moved with the average cost. */
const isRevisedSince = (
  { splits, corrections, lastWrittenLater }: Pick<Recounted, 'splits' | 'corrections' | 'lastWrittenLater'>,
  alert: number,
): boolean => lastWrittenLater > alert || [...splits, ...corrections].some(({ sequence }) => sequence > alert)
