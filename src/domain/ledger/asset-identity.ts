import type { AssetFacts } from './entry.ts'

/**
 * What makes two assets the same on the user's lists (ruling 13): the ticker for a stock, and the ticker with its terms for an
 * option. An option without any terms is the same as the stock.
 */
export function assetIdentity({ ticker, type, contract }: Pick<AssetFacts, 'ticker' | 'type' | 'contract'>): string {
  const terms = [contract?.right, contract?.strike, contract?.expiresOn]
  return type === 'options' && terms.some((term) => term) ? [ticker, ...terms.map((t) => t ?? '')].join('|') : ticker
}
