import { useQuery } from '@tanstack/react-query'
import type { PriceView } from '#contract/prices.ts'
import { otherCompany } from '#domain/companies/listed-name.ts'
import type { KnownPrice } from '#domain/decisions/unusual-figures.ts'
import { assetListQuery } from '#web/api/asset-list-api.ts'
import { companiesAsTyped } from '#web/companies/company-api.ts'
import type { AddAssetFields } from './add-asset-fields.ts'
import { sharePriceAmong } from './known-prices.ts'
import { figuresOfAdding, type WrittenFigures } from './written-figures.ts'

/** What the decision in the form does, and which of its figures are implausible next to the other holdings. */
export function useAddFigures(
  fields: AddAssetFields,
  prices: {
    readonly prefilled: PriceView | null
    readonly price: KnownPrice | null
    readonly firstClose: string | null
  },
): WrittenFigures {
  const held = useQuery(assetListQuery('bought')).data?.assets ?? []
  const ofThisKind = held.filter(({ stockOrOptions }) => stockOrOptions === fields.stockOrOptions)
  const found = useQuery(companiesAsTyped(fields.ticker)).data?.results ?? []
  return figuresOfAdding(fields, {
    ...prices,
    quantities: ofThisKind.map(({ quantity }) => quantity),
    otherCompany: otherCompany(found, fields),
    sharePrice: sharePriceAmong(held, fields, new Date().toISOString()),
  })
}
