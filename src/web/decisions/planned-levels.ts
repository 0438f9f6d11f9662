import type { AssetView } from '#contract/assets.ts'
import { formatUsd } from '#web/ui/format.ts'
import type { DecisionFields } from './decision-draft.ts'

/** What becomes of a stop or a target if nothing is typed: it stays, or a Buy takes over the percentage of before. */
type UsualLevel = { readonly price: string } | { readonly percent: string; readonly side: 'below' | 'above' }

/** What a decision that is being written will do to a stop or a target. */
export type PlannedLevel = {
  /** Empty for none. */
  readonly typed: string
  readonly isTyped: boolean
  /** null: there is none */
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

/** What will be recorded, in a few words. */
export function plannedWords({ typed, isTyped, usual }: PlannedLevel): string {
  if (isTyped) return typed.trim() === '' ? 'none' : typedWords(typed.trim())
  if (usual === null) return 'none'
  return 'price' in usual ? formatUsd(usual.price) : `${usual.percent}% ${usual.side} this Buy’s price`
}

/** What is no number is said as it is typed; beside its field stands what is wrong with it. */
const typedWords = (typed: string): string => (Number.isFinite(Number(typed)) ? formatUsd(typed) : typed)
