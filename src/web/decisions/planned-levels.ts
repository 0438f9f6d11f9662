import type { AssetView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import { formatQuantity, formatUsd } from '#web/ui/format.ts'
import { typedOf } from '#web/ui/typed-number.ts'
import type { DecisionFields } from './decision-draft.ts'
import { panelMessages } from './panel-messages.ts'

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
export function plannedWords({ typed, isTyped, usual }: PlannedLevel, language: Language = 'en'): string {
  const { none, ofThisBuy } = panelMessages(language).levels
  if (isTyped) return typed.trim() === '' ? none : typedWords(typed.trim(), language)
  if (usual === null) return none
  return 'price' in usual
    ? formatUsd(usual.price, language)
    : ofThisBuy[usual.side](formatQuantity(usual.percent, language))
}

/** Input that is not a number is repeated as it is; its field shows the error. */
const typedWords = (typed: string, language: Language): string =>
  Number.isFinite(Number(typed)) ? formatUsd(typed, language) : language === 'en' ? typed : typedOf(typed)
