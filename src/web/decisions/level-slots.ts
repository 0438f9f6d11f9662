import type { AssetView } from '#contract/assets.ts'
import type { LevelInWords } from '#domain/tests-of-own/as-level.ts'
import { type LevelSlots, NO_LEVELS } from '#web/tests-of-own/level-offer.ts'
import type { AddAssetFields } from './add-asset-fields.ts'
import { type DecisionFields, takesLevels } from './decision-draft.ts'
import { plannedLevels } from './planned-levels.ts'

/**
 * The levels that can be set to a price written in the thesis while an asset is added. An option has none, because the price of
 * a contract is not that of the share.
 */
export const levelsToAdd = (fields: AddAssetFields): LevelSlots =>
  fields.watchOrBuy === 'Watch' || fields.stockOrOptions === 'options'
    ? NO_LEVELS
    : {
        isTaken: true,
        price: fields.costBasis.trim() || null,
        takesPercent: true,
        isFree: { stop: fields.stopLossYesNo === 'No', target: fields.takeProfitYesNo === 'No' },
      }

export function addLevel(level: LevelInWords): Partial<AddAssetFields> {
  const [price, percentage] = 'price' in level ? [level.price, ''] : ['', level.percent]
  return level.name === 'stop'
    ? {
        stopLossYesNo: 'Yes',
        stopLossPrice: price,
        stopLossPercentage: percentage,
        isStopLossPriced: price !== '',
      }
    : {
        takeProfitYesNo: 'Yes',
        takeProfitPrice: price,
        takeProfitPercentage: percentage,
        isTakeProfitPriced: price !== '',
      }
}

/** The same for a further decision, whose levels are typed as prices. */
export function levelsToDecide(asset: AssetView, fields: DecisionFields): LevelSlots {
  if (!takesLevels(fields.action) || asset.stockOrOptions === 'options') return NO_LEVELS
  const { stop, target } = plannedLevels(asset, fields)
  return {
    isTaken: true,
    price: fields.price.trim() || (asset.currentPrice?.price ?? null),
    takesPercent: false,
    cost: fields.action === 'Buy' ? fields.price.trim() || null : asset.costBasis,
    isFree: { stop: !stop.isTyped && stop.usual === null, target: !target.isTyped && target.usual === null },
  }
}

export const setLevel = (level: LevelInWords): Partial<DecisionFields> => {
  const price = 'price' in level ? level.price : ''
  return level.name === 'stop'
    ? { stopLossPrice: price, isStopLossTyped: true }
    : { takeProfitPrice: price, isTakeProfitTyped: true }
}
