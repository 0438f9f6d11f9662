import { createContext, useContext } from 'react'
import type { AssetRowView } from '#contract/assets.ts'
import type { AssetFigureKey } from '#contract/explanations.ts'

/** A figure whose explanation is requested. */
export type AskedFigure = {
  readonly asset: Pick<AssetRowView, 'assetId' | 'list' | 'ticker' | 'currentPrice'>
  readonly figure: AssetFigureKey
}

/** Opens the one explanation dialog of a page or list, so that a list of a thousand rows does not render a thousand dialogs. */
export const OpenExplanation = createContext<(figure: AskedFigure) => void>(() => undefined)

export const useOpenExplanation = () => useContext(OpenExplanation)
