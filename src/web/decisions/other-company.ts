import { readDecimal } from '#domain/prices/money.ts'
import { formatDay, formatUnits, formatUsd } from '#web/ui/format.ts'
import { wholeDay } from '#web/ui/unfinished-day.ts'
import { type AddAssetFields, freshAddAsset } from './add-asset-fields.ts'

type Company = { readonly ticker: string; readonly companyName: string }

/**
 * The fields once a company is chosen. Figures typed for another company are cleared and listed, so
 * that they can be typed again. The thesis and confidence stay.
 */
export function withCompany(fields: AddAssetFields, { ticker, companyName }: Company): Partial<AddAssetFields> {
  const chosen = { ticker, companyName, figuresOf: ticker }
  const { figuresOf } = fields
  if (figuresOf === '' || figuresOf === ticker) return chosen
  const typed = typedFigures(fields)
  if (typed.length === 0) return chosen
  const words = `Emptied, because it was typed for ${figuresOf}: ${typed.join(', ')}. Your thesis is as you wrote it.`
  return { ...chosen, ...EMPTY_FIGURES, emptied: words }
}

const { assetQty, costBasis, isCostTyped, strike, expiresOn, stopLossPrice, takeProfitPrice, claimPrice } =
  freshAddAsset()
const EMPTY_FIGURES = {
  ...{ assetQty, costBasis, isCostTyped, strike, expiresOn, stopLossPrice, takeProfitPrice, claimPrice },
}

function typedFigures(fields: AddAssetFields): string[] {
  const isPriced = fields.isCostTyped && fields.costBasis.trim() !== ''
  const quantity = readDecimal(fields.assetQty)
  const expiry = wholeDay(fields.expiresOn)
  const named = [
    [fields.assetQty, quantity === null ? fields.assetQty.trim() : formatUnits(fields.stockOrOptions, quantity)],
    [isPriced ? fields.costBasis : '', `cost basis ${amount(fields.costBasis)}`],
    [fields.strike, `strike ${amount(fields.strike)}`],
    [expiry, `expiry ${expiry && formatDay(expiry)}`],
    [fields.stopLossPrice, `stop ${amount(fields.stopLossPrice)}`],
    [fields.takeProfitPrice, `target ${amount(fields.takeProfitPrice)}`],
    [fields.claimPrice, `claim of ${amount(fields.claimPrice)}`],
  ] as const
  return named.flatMap(([typed, words]) => (typed.trim() === '' ? [] : [words]))
}

/** The amount in words, or the input itself when it is not a number. */
function amount(typed: string): string {
  const read = readDecimal(typed)
  return read === null ? typed.trim() : formatUsd(read)
}
