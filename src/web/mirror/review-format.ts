import type { ReviewView } from '#contract/reviews.ts'
import { changeWords } from '#domain/figure-format.ts'
import type { Language } from '#domain/locale.ts'
import { hasRange } from '#domain/mirror/statistics/has-range.ts'
import { formatQuantity } from '#web/ui/format.ts'
import { readTyped } from '#web/ui/typed-number.ts'
import { reviewMessages } from './review-messages.ts'

type Graded = Pick<Extract<ReviewView, { stage: 'graded' }>, 'recalled' | 'confidence' | 'returnPercent' | 'action'>

/** Which return the question asks for: the same that is recorded. */
export function measuredWords({ action, option }: Pick<ReviewView, 'action' | 'option'>, language: Language): string {
  const { share, option: ofOption, ...measured } = reviewMessages(language).questions.measured
  const what = option ? ofOption : share
  if (action === 'Sell') return measured.sinceSold(what)
  if (action === 'Watch' || action === 'Keep Watching') return measured.untilNow(what)
  return measured.untilNowOrSold(what)
}

/** Describes how memory and record differ, without judging. */
export function rememberedWords({ recalled, confidence, returnPercent, action }: Graded, language: Language): string {
  const { memory } = reviewMessages(language)
  const less = confidence - recalled.confidence
  const points = memory.points(Math.abs(less))
  const sure = less === 0 ? memory.sureRightly : less > 0 ? memory.lessSure(points) : memory.moreSure(points)
  if (recalled.returnPercent === null || returnPercent === null) return memory.alone(sure)
  const gap = Math.round((recalled.returnPercent - returnPercent) * 10) / 10
  if (gap === 0) return memory.exactReturn(sure)
  const { better, worse, higher, lower } = memory.than
  // What is better for a holder is worse for whoever sold.
  const [above, below] = action === 'Sell' || action === 'Sell Some' ? [higher, lower] : [better, worse]
  const distance = Math.abs(gap)
  const words = memory.returnPoints(distance, formatQuantity(String(distance), language))
  return memory.otherReturn(sure, words, gap > 0 ? above : below)
}

/**
 * The return that somebody typed, in percent: `-5`, `−5`, `+12.5%`, `-5,5`. On a German page a text that could mean two numbers is not
 * guessed (docs/decisions/214).
 */
export function typedReturn(typed: string, language: Language): number | 'unread' | 'ambiguous' {
  const text = typed.trim().replace('−', '-').replace(/%$/, '').trim()
  if (language === 'en') {
    const percent = text === '' ? Number.NaN : Number(text.replace(',', '.'))
    return Number.isNaN(percent) ? 'unread' : percent
  }
  const [, sign, digits = ''] = /^([+-]?)(.*)$/s.exec(text) ?? []
  const read = readTyped(digits)
  if (read.kind === 'ambiguous') return 'ambiguous'
  return read.kind === 'unread' ? 'unread' : Number(`${sign === '-' ? '-' : ''}${read.number}`)
}

/** `−22.4%`, `+3.0%` */
export const signedPercent = (percent: number, language: Language = 'en'): string => changeWords(percent, language)

/** `95% range −21.9 to −6.6`, to follow a figure; of values that do not vary that there is none, and of a narrow one that it does not show. */
export function rangeWords(range: Range, format: (end: number) => string, language: Language = 'en'): string {
  const messages = reviewMessages(language).range
  if (!hasRange(range)) return messages.none
  const [from, to] = [format(range.from), format(range.to)]
  return from === to ? messages.narrow : messages.of(from, to)
}

type Range = { readonly from: number; readonly to: number }
