import { createContext, useContext } from 'react'
import type { AssetRowView } from '#contract/assets.ts'

/** The figures that say how they are computed, by the names that the server gives them. */
type FigureName =
  | 'Total gain/loss'
  | "Today's gain/loss"
  | 'Current price'
  | 'Cost basis'
  | 'Total value'
  | 'Stop loss'
  | 'Take profit'
  | 'Realized gain'

/** A figure that somebody wants to know more of. */
export type AskedFigure = {
  readonly asset: Pick<AssetRowView, 'assetId' | 'list' | 'ticker' | 'currentPrice'>
  readonly name: FigureName
}

/** One dialog for a whole page or list: a thousand rows are not to bring one each. */
export const OpenExplanation = createContext<(asked: AskedFigure) => void>(() => undefined)

export const useOpenExplanation = () => useContext(OpenExplanation)
