import type { ListName } from '#domain/ledger/action.ts'

const LISTS: Readonly<Record<ListName, true>> = { watched: true, bought: true, sold: true }

/** The id in an asset's address; null if it is not the address of an asset. */
export function readAssetId(ownership: string, assetId: string): number | null {
  return Object.hasOwn(LISTS, ownership) && /^[1-9]\d{0,8}$/.test(assetId) ? Number(assetId) : null
}
