import type { Language } from '#domain/locale.ts'
import { readDecimal } from '#domain/prices/money.ts'
import { formatDay, formatUnits, formatUsd } from '#web/ui/format.ts'
import { typedOf } from '#web/ui/typed-number.ts'
import { wholeDay } from '#web/ui/unfinished-day.ts'
import { type AddAssetFields, freshAddAsset } from './add-asset-fields.ts'
import { decisionMessages } from './decision-messages.ts'

type Company = { readonly ticker: string; readonly companyName: string }

/**
 * The fields once a company is chosen. Figures typed for another company are cleared and listed, so
 * that they can be typed again. The thesis and confidence stay.
 */
export function withCompany(
  fields: AddAssetFields,
  { ticker, companyName }: Company,
  language: Language = 'en',
): Partial<AddAssetFields> {
  const chosen = { ticker, companyName, figuresOf: ticker }
  const { figuresOf } = fields
  if (figuresOf === '' || figuresOf === ticker) return chosen
  const typed = typedFigures(fields, language)
  if (typed.length === 0) return chosen
  const words = decisionMessages(language).emptied(figuresOf, typed.join(', '))
  return { ...chosen, ...EMPTY_FIGURES, emptied: words }
}

const { assetQty, costBasis, isCostTyped, strike, expiresOn, stopLossPrice, takeProfitPrice, claimPrice } =
  freshAddAsset()
const EMPTY_FIGURES = {
  ...{ assetQty, costBasis, isCostTyped, strike, expiresOn, stopLossPrice, takeProfitPrice, claimPrice },
}

function typedFigures(fields: AddAssetFields, language: Language): string[] {
  const names = decisionMessages(language).emptiedFigures
  const amount = (typed: string) => amountOf(typed, language)
  const isPriced = fields.isCostTyped && fields.costBasis.trim() !== ''
  const quantity = readDecimal(fields.assetQty)
  const expiry = wholeDay(fields.expiresOn)
  const named = [
    [
      fields.assetQty,
      quantity === null ? shownOf(fields.assetQty, language) : formatUnits(fields.stockOrOptions, quantity, language),
    ],
    [isPriced ? fields.costBasis : '', names.costBasis(amount(fields.costBasis))],
    [fields.strike, names.strike(amount(fields.strike))],
    [expiry, names.expiry(expiry && formatDay(expiry, language))],
    [fields.stopLossPrice, names.stop(amount(fields.stopLossPrice))],
    [fields.takeProfitPrice, names.target(amount(fields.takeProfitPrice))],
    [fields.claimPrice, names.claim(amount(fields.claimPrice))],
  ] as const
  return named.flatMap(([typed, words]) => (typed.trim() === '' ? [] : [words]))
}

/** The amount in words, or the input itself when it is not a number. */
function amountOf(typed: string, language: Language): string {
  const read = readDecimal(typed)
  return read === null ? shownOf(typed, language) : formatUsd(read, language)
}

/** Input that is no number, as it stands in its field. */
const shownOf = (typed: string, language: Language): string => (language === 'en' ? typed : typedOf(typed)).trim()
