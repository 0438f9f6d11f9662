import { AFTER_AMOUNT, BEFORE_AMOUNT } from './currencies.ts'
import { findExitLevel } from './exit-level.ts'
import { findTopic, type Topic } from './figure-topics.ts'
import { quotationAround } from './quotation.ts'
import type { Span } from './wording.ts'

/** A figure of a thesis, with what it is about. */
export type Figure = {
  readonly span: Span
  readonly quotation: string
  /** What it measures; null when its clause doesn't say, or speaks of a price only. */
  readonly topic: Topic | null
  /** Whether it is a price, a target, or a gain or loss: a figure of the market and not of the company. */
  readonly isPrice: boolean
}

const NUMBER = '\\d{1,9}(?:[.,]\\d{1,9}){0,4}'
const WORD_NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)'
const IN_WORDS = `${WORD_NUMBER} (?:percent|per cent|million|billion|trillion)(?!\\p{L})`
const PERCENT = `[-+−–]?${NUMBER} ?(?:[%٪]|percent|per cent|basis points|bps)(?! ?(?:sure|certain|convinced|confident|safe|behind))`
const SCALE = '(?: ?(?:k|m|mn|bn|b|t|million|billion|trillion)(?!\\p{L}))?'
const MONEY = `${BEFORE_AMOUNT} ?${NUMBER}${SCALE}|${NUMBER}${SCALE} ?${AFTER_AMOUNT}|${NUMBER} ?(?:million|billion|trillion)(?!\\p{L})`
const MULTIPLE = `${NUMBER} ?[x×](?!\\p{L})|${NUMBER} times (?:earnings|sales|revenue|book|cash flow|ebitda)`
const RATIO = `(?:p/?e|p/?b|p/?s|peg|eps|ev/ebitda|multiple)(?: ratio)?(?: of| is| at| under| below| around| near| about|:)? ?${NUMBER}`

const COUNT = `${NUMBER} (?:new |more )?(?:customers|users|subscribers|members|stores|restaurants|locations|units|deliveries|vehicles|cars)`
/** A price that is written without its currency: "back to 60", "it will go to 300". */
const PRICE_POINT = `(?=\\d)(?<=(?:trad(?:e|es|ed|ing)|go|goes|going|gets?|back|returns?|rises?|climbs?|hits?|reach|reaches|target|price|fair value|bought)(?: (?:at|to|of|is|it|around|for|near|above|below|under)){0,2} )\\d{1,6}(?:\\.\\d{1,2})?(?![\\d%]| ?(?:days?|weeks?|months?|quarters?|years?|times|percent)|[.,:/-]\\d)`

const FIGURE = new RegExp(
  `(?<![A-Za-z0-9.,\\p{Sc}])(?:${RATIO}|${IN_WORDS}|${PERCENT}|${MONEY}|${MULTIPLE}|${COUNT}|${PRICE_POINT})`,
  'giu',
)

/** Words that make a figure one of the market; a bare amount of money, too, is taken for a price. */
const PRICE_WORDS =
  /(?<!\p{L})(?:price|stock|shares?|target|upside|downside|down|up|fell|fallen|dropped|lost|gained|rose|risen|off|high|low|bought|paid|buy|sell|return|bagger|go|goes|going|trad(?:e|es|ed|ing)|hits?|reach|reaches|back to|fair value|gains?|my money|position|portfolio)(?!\p{L})/iu
const MONEY_SIGN = new RegExp(`^${BEFORE_AMOUNT}|${AFTER_AMOUNT}$`, 'iu')

/** The figures of a thesis in its order. Where it ends (`out at −10%`) is no figure of the company and is left out. */
export const findFigures = (thesis: string): readonly Figure[] =>
  figureSpans(thesis)
    .slice(0, MOST_FIGURES)
    .map((span) => figureAt(thesis, span))

/** A long list of figures pasted as a thesis has hundreds; the first ones show what kind of thesis it is. */
const MOST_FIGURES = 24

function figureSpans(thesis: string): readonly Span[] {
  const exit = findExitLevel(thesis)
  return Array.from(thesis.matchAll(FIGURE), ({ 0: figure, index }) => ({
    from: index,
    to: index + figure.length,
  })).filter((span) => !(exit && span.from < exit.span.to && span.to > exit.span.from))
}

function figureAt(thesis: string, span: Span): Figure {
  const quotation = quotationAround(thesis, span)
  const topic = findTopic(quotation)
  const isPrice = topic === null && (PRICE_WORDS.test(quotation) || MONEY_SIGN.test(thesis.slice(span.from, span.to)))
  return { span, quotation, topic, isPrice }
}

/** The figure that a thesis can best be held to: one of the company that says what it measures, else any of the company. */
export function mostSpecific(figures: readonly Figure[]): Figure | null {
  return figures.find((figure) => figure.topic) ?? figures.find((figure) => !figure.isPrice) ?? figures[0] ?? null
}

/** Every figure of a thesis, free of the way in which it is written. */
export const bareFigures = (thesis: string): readonly string[] =>
  figureSpans(thesis).map(({ from, to }) => bareFigure(thesis.slice(from, to)))

/** A figure without the ways to write it: `1,200 %` and `1200%` are the same. */
export const bareFigure = (written: string): string =>
  written.replace(/[\s,]/gu, '').replace(/[−–]/gu, '-').toLowerCase()
