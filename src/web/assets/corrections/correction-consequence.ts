import type { CorrectableView, CorrectionConsequenceView } from '#contract/corrections.ts'
import {
  type UnusualFigure,
  unusualDay,
  unusualPrice,
  unusualQuantity,
  usualQuantity,
} from '#domain/decisions/unusual-figures.ts'
import { unusualLevel, unusualTerm } from '#domain/decisions/unusual-level.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { readDecimal } from '#domain/prices/money.ts'
import { questionOf } from '#web/decisions/consequence-format.ts'
import { formatPercent, formatQuantity, formatSignedUsd, formatUsd, unknownFigure } from '#web/ui/format.ts'
import { correctedValue, FIELD_NAMES } from '../correction-format.ts'

type Typed = Pick<CorrectableView, 'field' | 'value'> & { readonly to: string }

/** `Changes the price from $180.00 to $18,000.00`; null while the input is not a valid value. */
function leadOf({ field, value, to }: Typed): string | null {
  const isAmount = field !== 'decidedOn' && field !== 'expiresOn' && field !== 'right' && field !== 'ticker'
  const typed = isAmount ? readDecimal(to) : to.trim()
  if (!typed) return null
  const name = field === 'decidedOn' ? 'the day decided' : `the ${FIELD_NAMES[field].toLowerCase()}`
  return `Changes ${name} from ${correctedValue(field, value)} to ${correctedValue(field, typed)}`
}

/** What recording the correction does: the old and the new value, and the figures that change with it. */
export function correctionLead(typed: Typed, preview: CorrectionConsequenceView | undefined): string | null {
  const lead = leadOf(typed)
  return lead === null || !preview ? lead && `${lead}.` : [`${lead}.`, ...followWords(preview)].join(' ')
}

function followWords({ before, after }: CorrectionConsequenceView): string[] {
  const figures = [
    changed(after.does === 'sell' ? 'it brought in' : 'it cost', usd(before.amount), usd(after.amount)),
    changed('held', formatQuantity(before.quantity), formatQuantity(after.quantity)),
    changed('cost basis', usd(before.costBasis), usd(after.costBasis)),
    changed('total gain/loss', percent(before.totalGainLoss), percent(after.totalGainLoss)),
    changed('realized gain', formatSignedUsd(before.realizedGain), formatSignedUsd(after.realizedGain)),
  ].filter((words) => words !== null)
  const levels = (['stop-loss', 'take-profit'] as const).flatMap((level) => {
    const [was, is] = [before, after].map(({ levelsPassed }) => levelsPassed.includes(level))
    const name = level === 'stop-loss' ? 'stop' : 'target'
    return was === is ? [] : [`Your ${name} ${is ? 'counts as passed then' : 'does not count as passed any more'}.`]
  })
  return figures.length + levels.length === 0
    ? ['No figure changes by it.']
    : [...(figures.length > 0 ? [`Then: ${figures.join('; ')}.`] : []), ...levels]
}

const changed = (name: string, before: string, after: string): string | null =>
  before === after ? null : `${name} ${after} (now ${before})`

const usd = (amount: Decimal | null): string => formatUsd(amount)
const percent = (amount: Decimal | null): string => formatPercent(amount)?.text ?? unknownFigure()

/** The implausible values that the user must confirm before the correction is recorded, as with a decision. */
export function unusualInCorrection(
  typed: Typed,
  preview: CorrectionConsequenceView | undefined,
  today: string,
): UnusualFigure[] {
  if (!preview) return []
  const { field, value, to } = typed
  if (field === 'decidedOn') return some(unusualDay(to, { today, firstClose: preview.firstOn }))
  if (field === 'quantity') {
    const usual = usualQuantity(preview.quantities.length > 0 ? preview.quantities : value === null ? [] : [value])
    return some(unusualQuantity(readDecimal(to), usual))
  }
  if (field === 'stopLoss' || field === 'takeProfit')
    return some(unusualLevel(field, readDecimal(to), preview.unitPrice ?? preview.nearest?.price ?? null))
  if (field === 'strike' || field === 'multiplier')
    return some(unusualTerm(field, readDecimal(to), value ?? usualTerm(field), preview.sharePrice))
  return field === 'price' ? some(unusualPriceIn(value, readDecimal(to), preview)) : []
}

/** A missing multiplier is 100, as on the American exchanges. */
const usualTerm = (field: 'strike' | 'multiplier'): Decimal | null => (field === 'multiplier' ? '100' : null)

const some = (figure: UnusualFigure | null): UnusualFigure[] => (figure ? [figure] : [])

/**
 * When no other price is known, the new price is compared with the recorded one, but only if it is higher, because a correction
 * usually removes surplus digits. A correction that comes nearer to the known price is never questioned.
 */
function unusualPriceIn(
  value: Decimal | null,
  to: Decimal | null,
  { nearest, on }: CorrectionConsequenceView,
): UnusualFigure | null {
  if (nearest)
    return value !== null && to !== null && isNearer(to, value, nearest.price) ? null : unusualPrice(to, nearest, on)
  return Number(to) > Number(value) ? unusualPrice(to, value === null ? null : { price: value, on }, on) : null
}

function isNearer(to: Decimal, value: Decimal, nearest: Decimal): boolean {
  const distance = (price: Decimal) => Math.abs(Math.log(Number(price) / Number(nearest)))
  return distance(to) < distance(value)
}

export const correctionQuestion = (typed: Typed, unusual: readonly UnusualFigure[]): string =>
  questionOf(leadOf(typed) ?? 'This is unusual', unusual, 'stock')
