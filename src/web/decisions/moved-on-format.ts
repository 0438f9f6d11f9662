import type { AssetView } from '#contract/assets.ts'
import type { NextAction } from './next-actions.ts'

/** `IBM is on your sold list now, so Sell is no longer possible.` */
export const movedOnWords = ({ ticker, list }: Pick<AssetView, 'ticker' | 'list'>, begun: NextAction): string =>
  `${ticker} is on your ${list} list now, so ${begun} is no longer possible.`
