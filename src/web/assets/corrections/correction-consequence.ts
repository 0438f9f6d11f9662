import type { AssetView } from '#contract/assets.ts'
import type { CorrectableView, CorrectionConsequenceView } from '#contract/corrections.ts'
import {
  priceOfOtherDay,
  type UnusualFigure,
  unusualDay,
  unusualPrice,
  unusualQuantity,
  usualQuantity,
} from '#domain/decisions/unusual-figures.ts'
import { unusualLevel, unusualTerm } from '#domain/decisions/unusual-level.ts'
import { unusualSplit } from '#domain/decisions/unusual-split.ts'
import type { Language } from '#domain/locale.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { readDecimal } from '#domain/prices/money.ts'
import { questionOf } from '#web/decisions/consequence-format.ts'
import { decisionMessages } from '#web/decisions/decision-messages.ts'
import { formatPercent, formatQuantity, formatSignedUsd, formatUsd, unknownFigure } from '#web/ui/format.ts'
import { correctedValues } from '../correction-format.ts'
import { inputTypeOf, typedRatio } from './correction-fields.ts'
import { correctionFormMessages } from './correction-form-messages.ts'

type Typed = Pick<CorrectableView, 'field' | 'value'> & { readonly to: string }

/** `Changes the price from $180.00 to $18,000.00`; null while the input is not a valid value, and where it is what stands there. */
function leadOf({ field, value, to }: Typed, language: Language): string | null {
  const isAmount = inputTypeOf(field) === 'number'
  const typed = field === 'splitRatio' ? typedRatio(to) : (isAmount ? readDecimal(to) : to.trim()) || undefined
  if (typed === undefined) return null
  const { changes } = correctionFormMessages(language)
  const [from, into] = correctedValues(field, value, typed, language)
  return from === into ? null : changes[field](from, into)
}

/** What recording the correction does: the old and the new value, and the figures that change with it. */
export function correctionLead(
  typed: Typed,
  preview: CorrectionConsequenceView | undefined,
  language: Language = 'en',
): string | null {
  const lead = leadOf(typed, language)
  return lead === null || !preview
    ? lead && `${lead}.`
    : [`${lead}.`, ...followWords(typed, preview, language)].join(' ')
}

function followWords(
  { field }: Typed,
  { before, after, unitPrice }: CorrectionConsequenceView,
  language: Language,
): string[] {
  const {
    figures: names,
    afterwards,
    noFigure,
    priceStays,
    dayFollows,
    levels: levelWords,
  } = correctionFormMessages(language)
  const usd = (amount: Decimal | null) => formatUsd(amount, language)
  const gain = (amount: Decimal | null) => formatSignedUsd(amount, language)
  const percent = (amount: Decimal | null) => formatPercent(amount, language)?.text ?? unknownFigure(language)
  const quantity = (amount: Decimal) => formatQuantity(amount, language)
  const figures = [
    changed(after.does === 'sell' ? names.broughtIn : names.cost, usd(before.amount), usd(after.amount)),
    changed(names.held, quantity(before.quantity), quantity(after.quantity)),
    changed(names.costBasis, usd(before.costBasis), usd(after.costBasis)),
    changed(names.gain, percent(before.totalGainLoss), percent(after.totalGainLoss)),
    changed(names.realized, gain(before.realizedGain), gain(after.realizedGain)),
  ].filter((words) => words !== null)
  const levels = (['stop-loss', 'take-profit'] as const).flatMap((level) => {
    const [was, is] = [before, after].map(({ levelsPassed }) => levelsPassed.includes(level))
    return was === is ? [] : [levelWords[level][is ? 'passed' : 'not']]
  })
  return figures.length + levels.length === 0
    ? field === 'decidedOn'
      ? [...(unitPrice === null ? [] : [priceStays(usd(unitPrice))]), dayFollows]
      : [noFigure]
    : [...(figures.length > 0 ? [afterwards(figures.join('; '))] : []), ...levels]
}

const changed = (words: (after: string, before: string) => string, before: string, after: string): string | null =>
  before === after ? null : words(after, before)

/** The implausible values that the user must confirm before the correction is recorded, as with a decision. */
export function unusualInCorrection(
  typed: Typed,
  preview: CorrectionConsequenceView | undefined,
  today: string,
): UnusualFigure[] {
  if (!preview) return []
  const { field, value, to } = typed
  if (field === 'decidedOn')
    return [...some(unusualDay(to, { today, firstClose: preview.firstOn })), ...some(priceOnNewDay(to, preview))]
  if (field === 'quantity') {
    const usual = usualQuantity(preview.quantities.length > 0 ? preview.quantities : value === null ? [] : [value])
    return some(unusualQuantity(readDecimal(to), usual))
  }
  if (field === 'stopLoss' || field === 'takeProfit')
    return some(unusualLevel(field, readDecimal(to), preview.unitPrice ?? preview.nearest?.price ?? null))
  if (field === 'ticker')
    return preview.otherCompany
      ? [{ kind: 'other-company', typed: to.trim().toUpperCase(), listed: preview.otherCompany }]
      : []
  if (field === 'splitRatio') {
    const [newShares, oldShares] = typedRatio(to)?.split(':') ?? []
    return newShares && oldShares ? some(unusualSplit({ newShares, oldShares }, null)) : []
  }
  if (field === 'strike' || field === 'multiplier')
    return some(unusualTerm(field, readDecimal(to), value ?? usualTerm(field), preview.sharePrice))
  return field === 'price' ? some(unusualPriceIn(value, readDecimal(to), preview)) : []
}

/** The price of a decision that is moved to another day, next to what is known of that day. */
function priceOnNewDay(
  day: string,
  { unitPrice, filledInOn, nearest }: CorrectionConsequenceView,
): UnusualFigure | null {
  if (unitPrice === null) return null
  return filledInOn === null
    ? unusualPrice(unitPrice, nearest, day)
    : priceOfOtherDay({ price: unitPrice, filledInOn }, nearest, day)
}

/** A missing multiplier is 100, as on the American exchanges. */
const usualTerm = (field: 'strike' | 'multiplier'): Decimal | null => (field === 'multiplier' ? '100' : null)

const some = (figure: UnusualFigure | null): UnusualFigure[] => (figure ? [figure] : [])

/**
 * When no other price is known, the new price is compared with the recorded one, but only if it is higher, because a correction
 * usually removes surplus digits, or if nothing is left of it. A correction that comes nearer to the known price is never questioned.
 */
function unusualPriceIn(
  value: Decimal | null,
  to: Decimal | null,
  { nearest, on }: CorrectionConsequenceView,
): UnusualFigure | null {
  if (nearest)
    return value !== null && to !== null && isNearer(to, value, nearest.price) ? null : unusualPrice(to, nearest, on)
  return Number(to) > Number(value) || Number(to) === 0
    ? unusualPrice(to, value === null ? null : { price: value, on }, on)
    : null
}

function isNearer(to: Decimal, value: Decimal, nearest: Decimal): boolean {
  const distance = (price: Decimal) => Math.abs(Math.log(Number(price) / Number(nearest)))
  return distance(to) < distance(value)
}

export const correctionQuestion = (
  typed: Typed,
  unusual: readonly UnusualFigure[],
  unit: AssetView['stockOrOptions'],
  language: Language = 'en',
): string => questionOf(leadOf(typed, language) ?? decisionMessages(language).question.unusual, unusual, unit, language)
