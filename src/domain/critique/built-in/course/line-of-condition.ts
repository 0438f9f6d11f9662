import { type Comparison, comparisonsOf } from '../../../language/comparison.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { DECIDED_BY_EVENT } from '../../../tests-in-text/own-test.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isWatched } from '../basis/request.ts'
import { lacksPart } from '../own-tests/compared-with-line.ts'
import { type FigureOfToday, figureForLine, type OwnLine } from '../own-tests/figure-for-line.ts'

/** A figure on which somebody makes a purchase wait, with the side of it on which it has to be. */
export type AwaitedFigure = { readonly line: OwnLine; readonly isInclusive: boolean }

/**
 * The figure of the company in a sentence that names a condition for buying: “..., provided the operating margin is 12 % or better”. A price is none.
 * null where the sentence has none or several.
 */
export function awaitedFigure(entry: CritiquedDecision, sentence: Span): AwaitedFigure | null {
  const text = entry.thesis.slice(sentence.from, sentence.to)
  const plain = plainText(text)
  const figures = comparisonsOf(text).filter((each) => isOfCompany(each, plain, entry))
  const [only, ...others] = figures
  if (!only || others.length > 0 || only.isFall || FORBIDS.test(plain.slice(0, only.from))) return null
  const { quantity, side } = only
  // Of two figures of one kind in the sentence today's may be of either.
  if (
    quantitiesOf(text).filter(({ unit }) => unit === quantity.unit).length > 1 &&
    quantity.scale === undefined &&
    quantity.unit === 'count'
  )
    return null
  const measured = wordsBefore(plain, only, text)
  if (measured === '') return null
  const limit = {
    from: sentence.from + quantity.from,
    to: sentence.from + quantity.to,
    value: Number(quantity.value),
    kind: quantity.unit === 'money' ? `money ${quantity.isUsd ? 'usd' : 'other'}` : quantity.unit,
    quantity,
  }
  const { value, unit, isUsd } = quantity
  const test = {
    ...DECIDED_BY_EVENT,
    ...{ words: text, span: sentence, condition: text, measured, side, value, unit, isUsd },
    ...{ byWhen: null, followedBy: 'buy' as const },
  }
  const isInclusive = /at least|at most|or (?:better|more|less|lower|higher|below|above)|[≥≤]|[<>]=/.test(
    plain.slice(only.from, only.to + 'or better'.length + 1),
  )
  return { line: { entry, test, limit, words: `${measured} ${behind(text, quantity)}` }, isInclusive }
}

/** A share, a multiple, an amount with a word of scale, or a number of something: a bare number may be a price. */
function isOfCompany({ quantity }: Comparison, plain: string, { price }: CritiquedDecision): boolean {
  if (quantity.unit === 'percent' || quantity.unit === 'times' || quantity.unit === 'points') return true
  if (quantity.scale !== undefined) return true
  const isNearPrice =
    price !== null && Number(quantity.value) < Number(price) * FAR && Number(quantity.value) > Number(price) / FAR
  return !isNearPrice && /^ (?!or |and |if |but |only |then )[a-z]{3}/.test(plain.slice(quantity.to))
}
const FAR = 4

/** "I won't add if the margin is under 30%": what keeps it from being bought, and not what is waited for. */
const FORBIDS =
  /(?<![a-z])(?:not|never|no|won't|don't|wouldn't)(?![a-z])(?!.*(?<![a-z])(?:only|before|until|till|unless|without)(?![a-z])).*(?<![a-z])(?:if|when|while|as long as)(?![a-z])/

/** What has to be on that side: the words between what opens the condition and the comparison. */
function wordsBefore(plain: string, { from }: Comparison, text: string): string {
  const lead = plain.slice(0, from)
  const opened = Array.from(lead.matchAll(OPENS)).at(-1)
  const start = opened ? opened.index + opened[0].length : 0
  return text
    .slice(start, from)
    .replace(/(?<!\p{L})(?:is|are|stands?|comes?|at|stays?|in)(?!\p{L})/giu, ' ')
    .trim()
}
const OPENS =
  /(?<![a-z])(?:if|once|when|with|unless|until|till|provided(?: that)?|as soon as|after|only|as long as|and)(?![a-z])/g

const behind = (text: string, { to }: Span): string => /^[^.,;:!?]*/.exec(text.slice(to))?.[0] ?? ''

/** What an entry tells of an awaited figure; null where it tells nothing that is certain to be of it. */
export function toldOfAwaited({ line, isInclusive }: AwaitedFigure, request: CritiqueRequest) {
  const figure: FigureOfToday | null = figureForLine(line, request)
  if (!figure?.isNamed) return null
  const { limit, test } = line
  const isAt = figure.value === limit.value
  const isMet = isAt || figure.value > limit.value === (test.side === 'above')
  // "The margin is not" is of the operating margin for whoever stays out because of it, and is told to nobody else.
  const mayBeShort = isWatched(request) && !isMet
  if ((isAt && !isInclusive) || (!mayBeShort && lacksPart(test, figure.words, true))) return null
  return {
    words: figure.words,
    isMet,
    place: isAt ? 'just' : figure.value > limit.value ? 'over' : 'under',
    limit: line.entry.thesis.slice(limit.from, limit.to).trim(),
  }
}
