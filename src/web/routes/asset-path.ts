import type { ListName } from '#domain/ledger/action.ts'

/** Addresses of the account area. They carry the user's name, so only that user's session can open them. */
export const assetPath = (user: string, list: ListName, assetId: number): string =>
  `/account/${encodeURIComponent(user)}/${list}/${assetId}`

export const listPath = (user: string, list: ListName): string =>
  `/account/${encodeURIComponent(user)}/overview/${list}`

export const addAssetPath = (user: string): string => `/account/${encodeURIComponent(user)}/overview/add-asset`
