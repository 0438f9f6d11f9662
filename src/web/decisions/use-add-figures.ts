import { useQuery } from '@tanstack/react-query'
import type { Decimal } from '#domain/prices/money.ts'
import { assetListQuery } from '#web/api/asset-list-api.ts'
import type { AddAssetFields } from './add-asset-draft.ts'
import { figuresOfAdding, type WrittenFigures } from './written-figures.ts'

/** What the form does, and what of it is hard to believe beside what else is held. */
export function useAddFigures(fields: AddAssetFields, knownPrice: Decimal | null): WrittenFigures {
  const held = useQuery(assetListQuery('bought')).data?.assets ?? []
  const ofThisKind = held.filter(({ stockOrOptions }) => stockOrOptions === fields.stockOrOptions)
  return figuresOfAdding(fields, {
    knownPrice,
    quantities: ofThisKind.map(({ quantity }) => quantity),
  })
}
