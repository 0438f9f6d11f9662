import type { AssetView } from '#contract/assets.ts'
import { consequenceOf } from '#domain/decisions/consequence.ts'
import { type Doubt, doubtsOf, usualQuantity } from '#domain/decisions/doubts.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { type Decimal, readDecimal } from '#domain/prices/money.ts'
import { splitQuantity } from '#domain/prices/split.ts'
import type { AddAssetFields } from './add-asset-draft.ts'
import type { Told } from './consequence-format.ts'
import type { DecisionFields } from './decision-draft.ts'

/** What a form says of itself before it is sent. */
export type WrittenFigures = { readonly told: Told; readonly doubts: readonly Doubt[] }

/** Of a further decision on an asset. */
export function figuresOfDecision(
  asset: AssetView,
  fields: DecisionFields,
  { knownPrice, isCostHidden, today }: { knownPrice: Decimal | null; isCostHidden: boolean; today: string },
): WrittenFigures {
  const { action } = fields
  const written = { action, quantity: readDecimal(fields.quantity), price: readDecimal(fields.price) }
  return {
    told: {
      action,
      unit: asset.stockOrOptions,
      price: written.price,
      consequence: consequenceFor(asset, written),
      isCostHidden,
    },
    doubts: doubtsOf(
      { ...written, quantity: action === 'Sell' ? null : written.quantity, decidedOn: today },
      { price: knownPrice, quantity: usualOf(asset), decidedOn: lastDayOf(asset) },
    ),
  }
}

/** Of what was bought nothing is told while a split is not recorded: it is in other shares than the price. */
const consequenceFor = (asset: AssetView, written: Parameters<typeof consequenceOf>[0]) => {
  const isHeld = asset.list === 'bought'
  if (isHeld && asset.pendingSplit) return null
  return consequenceOf(written, isHeld ? asset : { quantity: '0', costBasis: null })
}

/** What was bought, sold or watched at once before, in shares of today. */
function usualOf({ thesis, purchase, splits, quantity }: AssetView): Decimal | null {
  const moved = [...(purchase ? [purchase] : []), ...thesis].flatMap((entry) => {
    const later = splits.filter(({ effectiveOn }) => effectiveOn > marketDayOf(entry.dateAdded))
    return entry.quantity === null ? [] : [later.reduce(splitQuantity, entry.quantity)]
  })
  return usualQuantity(moved.length > 0 ? moved : [quantity])
}

const lastDayOf = ({ thesis }: AssetView): string | null => {
  const last = thesis.at(-1)
  return last ? marketDayOf(last.dateAdded) : null
}

type KnownOfAdding = {
  readonly knownPrice: Decimal | null
  readonly quantities: readonly Decimal[]
  readonly today: string
}

/** Of the first decision on a company, beside what else is held. */
export function figuresOfAdding(
  fields: AddAssetFields,
  { knownPrice, quantities, today }: KnownOfAdding,
): WrittenFigures {
  const action = fields.watchOrBuy
  const written = { action, quantity: readDecimal(fields.assetQty), price: readDecimal(fields.costBasis) }
  const consequence = consequenceOf(written, { quantity: '0', costBasis: null })
  return {
    told: { action, unit: fields.stockOrOptions, price: written.price, consequence, isCostHidden: false },
    doubts: doubtsOf(
      { ...written, decidedOn: today },
      { price: knownPrice, quantity: usualQuantity(quantities), decidedOn: null },
    ),
  }
}
