import { createContext, useContext } from 'react'
import type { AssetRowView } from '#contract/assets.ts'
import type { AssetFigureKey } from '#contract/explanations.ts'

/** A figure that somebody wants to know more of. */
export type AskedFigure = {
  readonly asset: Pick<AssetRowView, 'assetId' | 'list' | 'ticker' | 'currentPrice'>
  readonly figure: AssetFigureKey
}

/** One dialog for a whole page or list: a thousand rows are not to bring one each. */
export const OpenExplanation = createContext<(figure: AskedFigure) => void>(() => undefined)

export const useOpenExplanation = () => useContext(OpenExplanation)
