import type { AssetView } from '#contract/assets.ts'
import { isSameLevel } from '#domain/assets/exit-price.ts'
import type { Language } from '#domain/locale.ts'
import { readDecimal } from '#domain/prices/money.ts'
import { formatQuantity, formatUsd } from '#web/ui/format.ts'
import { typedOf } from '#web/ui/typed-number.ts'
import { type DecisionFields, takesLevels } from './decision-draft.ts'
import { type PanelMessages, panelMessages } from './panel-messages.ts'

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

/** What the decision does to stop and target, for the line above its button: `Moves the stop from $54.00 to $40.00.` */
export function changedLevels(asset: Levels, fields: DecisionFields, language: Language = 'en'): string[] {
  if (!takesLevels(fields.action)) return []
  const { stop, target } = plannedLevels(asset, fields)
  const { levels } = panelMessages(language)
  return [changedLevel(stop, levels.stop, language), changedLevel(target, levels.target, language)].flatMap((words) =>
    words === null ? [] : [words],
  )
}

/** null for a level that stays, and while its price cannot be read; a Buy has none that it could change. */
function changedLevel(
  { typed, isTyped, usual }: PlannedLevel,
  words: PanelMessages['levels']['stop'],
  language: Language,
): string | null {
  const from = usual !== null && 'price' in usual ? usual.price : null
  const to = readDecimal(typed)
  if (!isTyped || (to === null && typed.trim() !== '') || isSameLevel(from, to)) return null
  if (to === null) return from && words.removed(formatUsd(from, language))
  return from === null
    ? words.set(formatUsd(to, language))
    : words.moved(formatUsd(from, language), formatUsd(to, language))
}

/** Input that is not a number is repeated as it is; its field shows the error. */
const typedWords = (typed: string, language: Language): string =>
  Number.isFinite(Number(typed)) ? formatUsd(typed, language) : language === 'en' ? typed : typedOf(typed)
