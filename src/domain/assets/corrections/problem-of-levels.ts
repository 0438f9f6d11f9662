import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import { usdWords } from '../../prices/money-format.ts'
import type { Asset, AssetEntry } from '../asset.ts'
import { inEffectiveOrder } from '../effective-order.ts'
import type { ExitName } from '../exit-price.ts'
import { EXIT_NAMES, isNewAndPassed, levelSetBy } from '../exits.ts'
import { unitPriceOf } from '../own-prices.ts'
import { applyEntry } from '../replay-asset.ts'
import { levelOfEntry } from './correctable.ts'

/**
 * A stop or a target of a corrected entry lies on its side of the entry's price, as it had to when it was recorded.
 * @param entries all of the asset's, with the correction among them
 * @param target the entry as it is corrected
 */
export function problemOfLevels(entries: readonly AssetEntry[], target: AssetEntry): { message: string } | null {
  if (target.kind !== 'decision-recorded' || !target.price) return null
  const before = assetBefore(entries, target)
  const price = unitPriceOf(before?.splits ?? [], target)
  if (price === null) return null
  const levelOf = (name: ExitName) =>
    target.levels?.[name] ? levelSetBy(target, name, before?.splits ?? []) : levelOfEntry(target, name)
  const isPassed = (name: ExitName) => isNewAndPassed(name, before?.exits[name]?.price ?? null, levelOf(name), price)
  const passed = EXIT_NAMES.find(isPassed)
  const level = passed && levelOf(passed)
  return passed && level ? { message: apart(passed, level, price) } : null
}

/** What the replay has made of the entries when it comes to this one. */
function assetBefore(entries: readonly AssetEntry[], { sequence }: Entry<DecisionRecorded>): Asset | null {
  let asset: Asset | null = null
  for (const entry of inEffectiveOrder(entries)) {
    if (entry.sequence === sequence) break
    asset = applyEntry(asset, entry)
  }
  return asset
}

function apart(name: ExitName, level: string, price: string): string {
  const [word, side] = name === 'stopLoss' ? ['stop', 'below'] : ['target', 'above']
  return `The ${word} of this entry, ${usdWords(level)}, and its price, ${usdWords(price)}, would not go together: a ${word} lies ${side}. If both were mistyped, correct the other one first.`
}
