import type { AssetView } from '#contract/assets.ts'
import { formatUsd } from '#web/ui/format.ts'
import type { DecisionFields } from './decision-draft.ts'

/** The level without any input: it stays as it is, or a Buy takes over the earlier percentage. */
type UsualLevel = { readonly price: string } | { readonly percent: string; readonly side: 'below' | 'above' }

/** What the decision being written will do to a stop or a target. */
export type PlannedLevel = {
  /** The typed price; empty for none. */
  readonly typed: string
  readonly isTyped: boolean
  /** null when there is no such level */
  readonly usual: UsualLevel | null
}

type Levels = Pick<AssetView, 'stopLossPrice' | 'stopLossPercentage' | 'takeProfitPrice' | 'takeProfitPercentage'>

export const plannedLevels = (asset: Levels, fields: DecisionFields) => ({
  stop: {
    typed: fields.stopLossPrice,
    isTyped: fields.isStopLossTyped,
    usual: usualLevel(fields, asset.stopLossPrice, asset.stopLossPercentage, 'below'),
  },
  target: {
    typed: fields.takeProfitPrice,
    isTyped: fields.isTakeProfitTyped,
    usual: usualLevel(fields, asset.takeProfitPrice, asset.takeProfitPercentage, 'above'),
  },
})

function usualLevel(
  { action }: DecisionFields,
  price: string | null,
  percent: string | null,
  side: 'below' | 'above',
): UsualLevel | null {
  if (action === 'Buy') return percent === null ? null : { percent, side }
  return price === null ? null : { price }
}

/** Describes in a few words the level that will be recorded. */
export function plannedWords({ typed, isTyped, usual }: PlannedLevel): string {
  if (isTyped) return typed.trim() === '' ? 'none' : typedWords(typed.trim())
  if (usual === null) return 'none'
  return 'price' in usual ? formatUsd(usual.price) : `${usual.percent}% ${usual.side} this Buy’s price`
}

/** Input that is not a number is repeated as it is; its field shows the error. */
const typedWords = (typed: string): string => (Number.isFinite(Number(typed)) ? formatUsd(typed) : typed)
