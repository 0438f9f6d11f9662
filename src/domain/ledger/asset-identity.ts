import type { AssetFacts } from './entry.ts'

/**
 * What makes two assets the same for the user's lists (ruling 13): the ticker for a stock, the ticker with its terms
 * for an option. An option without terms of its own is the same as the stock.
 */
export function assetIdentity({ ticker, type, contract }: Pick<AssetFacts, 'ticker' | 'type' | 'contract'>): string {
  const terms = [contract?.right, contract?.strike, contract?.expiresOn]
  return type === 'options' && terms.some((term) => term) ? [ticker, ...terms.map((t) => t ?? '')].join('|') : ticker
}
