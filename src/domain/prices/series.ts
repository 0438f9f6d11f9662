import { assetIdentity } from '../ledger/asset-identity.ts'
import type { AssetFacts } from '../ledger/entry.ts'

/**
 * What an asset's daily prices are kept under: the ticker of a share, which everybody's is, or for an option its own terms,
 * whose prices only its user knows.
 */
export const seriesSymbol = (facts: Pick<AssetFacts, 'ticker' | 'type' | 'contract'>): string =>
  facts.type === 'stock' ? facts.ticker : `option ${assetIdentity(facts)}`
