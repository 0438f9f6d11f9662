import { type Comparison, comparisonsOf } from '../../../language/comparison.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { DECIDED_BY_EVENT } from '../../../tests-in-text/own-test.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { isWatched } from '../basis/request.ts'
import { lacksPart } from '../own-tests/compared-with-line.ts'
import { type FigureOfToday, figureForLine, type OwnLine } from '../own-tests/figure-for-line.ts'
import { type Measure, measuresIn, timeLineIn } from '../own-tests/measures-in.ts'

/** A figure on which somebody makes a purchase wait, with the side of it on which it has to be. */
export type AwaitedFigure = { readonly line: OwnLine; readonly isInclusive: boolean }

/**
 * The figure of the company in a sentence that names a condition for buying: “..., provided the operating margin is 12 % or better”. A price is none.
 * null where the sentence has none or several.
 */
export function awaitedFigure(entry: CritiquedDecision, sentence: Span): AwaitedFigure | null {
  const text = entry.thesis.slice(sentence.from, sentence.to)
  const plain = plainText(text)
  const drawn = [...figuresDrawn(text, entry), ...timesDrawn(text)]
  const [only, ...others] = drawn
  if (!only || others.length > 0 || FORBIDS.test(plain.slice(0, only.from))) return null
  const { limit, side } = only
  // Of two bare numbers in the sentence today's may be of either.
  const isBare = limit.kind === 'count' && limit.quantity?.scale === undefined
  if (isBare && measuresIn(text).filter(({ kind }) => kind === limit.kind).length > 1) return null
  const measured = wordsBefore(plain, only, text)
  if (measured === '') return null
  const { value = null, unit = null, isUsd = false } = limit.quantity ?? {}
  const test = {
    ...DECIDED_BY_EVENT,
    ...{ words: text, span: sentence, condition: text, measured, side, value, unit, isUsd },
    ...{ byWhen: null, followedBy: 'buy' as const },
  }
  const isInclusive = IS_INCLUSIVE.test(plain.slice(only.from, only.to + 'or better'.length + 1))
  const inText = { ...limit, from: sentence.from + limit.from, to: sentence.from + limit.to }
  return { line: { entry, test, limit: inText, words: `${measured} ${behind(text, limit)}` }, isInclusive }
}

const IS_INCLUSIVE = /at least|at most|or (?:better|more|less|lower|higher|below|above)|[≥≤]|[<>]=/

/** A comparison in a sentence, with its figure. */
type Drawn = Span & { readonly limit: Measure; readonly side: 'below' | 'above' }

function figuresDrawn(text: string, entry: CritiquedDecision): readonly Drawn[] {
  const plain = plainText(text)
  return comparisonsOf(text)
    .filter((each) => isOfCompany(each, plain, entry))
    .flatMap(({ from, to, quantity, side, isFall }) => {
      const limit = measuresIn(text).find((each) => each.from === quantity.from)
      return limit && !isFall ? [{ from, to, limit, side }] : []
    })
}

/** "Inventories under 110 days" */
function timesDrawn(text: string): readonly Drawn[] {
  const drawn = timeLineIn(text)
  return drawn
    ? [
        {
          ...drawn,
          from: COMPARES.exec(text.slice(0, drawn.limit.from))?.index ?? drawn.limit.from,
          to: drawn.limit.to,
        },
      ]
    : []
}
const COMPARES = /(?<!\p{L})\p{L}+(?: than)? $/u

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
function wordsBefore(plain: string, { from }: Span, text: string): string {
  const lead = plain.slice(0, from)
  const opened = Array.from(lead.matchAll(OPENS)).at(-1)
  const start = opened ? opened.index + opened[0].length : 0
  return text
    .slice(start, from)
    .replace(/(?<!\p{L})(?:i|want|need|is|are|stands?|comes?|at|stays?|in)(?!\p{L})/giu, ' ')
    .trim()
}
const OPENS =
  /(?<![a-z])(?:if|once|when|with|unless|until|till|provided(?: that)?|as soon as|after|only|as long as|and)(?![a-z])/g

const behind = (text: string, { to }: Span): string => /^[^.,;:!?]*/.exec(text.slice(to))?.[0] ?? ''

type OfAwaited = { readonly isMet: boolean; readonly found: Omit<Finding, 'kind' | 'weight' | 'ways'> }

/**
 * What an entry tells of an awaited figure; null where it tells nothing that is certain to be of it.
 * @param values what is said of the condition itself
 */
export function toldOfAwaited(
  { line, isInclusive }: AwaitedFigure,
  values: NonNullable<Finding['values']>,
  request: CritiqueRequest,
): OfAwaited | null {
  const figure: FigureOfToday | null = figureForLine(line, request)
  if (!figure?.isNamed) return null
  const { limit, test } = line
  const isAt = figure.value === limit.value
  const isMet = isAt || figure.value > limit.value === (test.side === 'above')
  // "The margin is not" is of the operating margin for whoever stays out because of it, and is told to nobody else.
  const mayBeShort = isWatched(request) && !isMet
  if ((isAt && !isInclusive) || (!mayBeShort && lacksPart(test, figure.words, true))) return null
  const quoted = `“${figure.words}”`
  const beside = {
    words: quoted,
    place: isAt ? 'just' : figure.value > limit.value ? 'over' : 'under',
    limit: line.entry.thesis.slice(limit.from, limit.to).trim(),
  }
  return { isMet, found: { part: 'psychology', quoted, values: { ...values, ...beside }, hasOwnForm: true } }
}
