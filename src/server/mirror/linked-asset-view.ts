import type { Asset } from '#domain/assets/asset.ts'
import { LIST_OF, type ListName } from '#domain/ledger/action.ts'

/** What a link to an entry of an asset needs: entries stand on the page of the list on which the asset is now. */
export type LinkedAsset = { readonly assetId: number; readonly companyName: string; readonly list: ListName }

export const viewLinkedAsset = ({ assetId, facts, list }: Asset): LinkedAsset => ({
  assetId,
  companyName: facts.companyName,
  list: LIST_OF[list],
})
