import type { AssetRowView } from '#contract/assets.ts'
import type { SettingsView } from '#contract/settings.ts'

/**
 * The price of each share that is held or watched, as the lists show it, and why a newer one is quarantined. Sold shares are left
 * out, because their prices are no longer fetched, and so are options, which no provider prices.
 */
export const priceAgesOf = (rows: readonly AssetRowView[]): SettingsView['priceAges'] =>
  rows
    .filter(({ stockOrOptions, list }) => stockOrOptions === 'stock' && list !== 'sold')
    .map(({ ticker, currentPrice, heldBackPrice }) => ({
      symbol: ticker,
      price: currentPrice,
      heldBack: heldBackPrice?.reason ?? null,
    }))
    .sort((one, other) => (one.symbol < other.symbol ? -1 : 1))
