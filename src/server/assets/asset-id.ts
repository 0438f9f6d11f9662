/** Reads an asset's id from an address. What is no id finds nothing, as an id that nobody has does: 0. */
export const readAssetId = (written: string): number => (/^[1-9]\d{0,8}$/.test(written) ? Number(written) : 0)
