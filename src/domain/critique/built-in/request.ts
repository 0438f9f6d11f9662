import type { CritiqueRequest } from '../critique.ts'

/** How a critique calls the asset. A ticker comes from outside: one that could break a sentence is not repeated. */
export const assetName = ({ ticker }: CritiqueRequest): string =>
  ticker.length <= 12 && /^[A-Z0-9]+(?:[.-][A-Z0-9]+)*$/u.test(ticker) ? ticker : 'this asset'

export const isSale = ({ decision }: CritiqueRequest): boolean =>
  decision.action === 'Sell' || decision.action === 'Sell Some'

export const isPurchase = ({ decision }: CritiqueRequest): boolean =>
  decision.action === 'Buy' || decision.action === 'Buy More'

export const isWatched = ({ decision }: Pick<CritiqueRequest, 'decision'>): boolean =>
  decision.action === 'Watch' || decision.action === 'Keep Watching'
