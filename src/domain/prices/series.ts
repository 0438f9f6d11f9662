import { assetIdentity } from '../ledger/asset-identity.ts'
import type { AssetFacts } from '../ledger/entry.ts'

/**
 * The name under which an asset's daily prices are stored: a share's ticker, shared by all users, or an option's own terms, whose
 * prices only its user knows.
 */
export const seriesSymbol = (facts: Pick<AssetFacts, 'ticker' | 'type' | 'contract'>): string =>
  facts.type === 'stock' ? facts.ticker : `option ${assetIdentity(facts)}`
