import type { CritiqueRequest } from '../critique.ts'
import { questionClaim } from './claims.ts'
import { findForgottenFigure } from './drift-from-figures.ts'
import { firstTopic, type NamedTopic } from './figure-topics.ts'
import { type Figure, findFigures, mostSpecific } from './figures.ts'
import { findHorizon } from './horizon.ts'
import { isEnglish } from './language.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { quotationAround } from './quotation.ts'
import { assetName, isSale } from './request.ts'

const MEASURED: Phrasings = [
  'Take {words} as a claim to test: {check}.',
  'In {words} there is something that can be looked up; {check}.',
  'Hold the thesis to {words}: {check}.',
]
const UNMEASURED: Phrasings = [
  'You bring in {name} with {words}: {check}.',
  'Beside {words}, which speaks of {name}, {check}.',
  'You write {words}; for {name}, {check}.',
]
const UNNAMED: Phrasings = [
  'For the number in {words}, see that it says whose figure it is, of which period, and where it can be read.',
  'What would confirm the number in {words}, and what would show that it was missed?',
]
const PRICE_ONLY: Phrasings = [
  'If the number in {words} is one of the price, which figure of {ticker} would have to be true for it?',
  'In {words} this reading sees an amount or a move: if it is one of the price, say what the company has to earn for it.',
  'You write {words}: is that measured on the price or on the business, and which report would show it?',
]
const NOTHING: Phrasings = [
  'Which figure of the business, of revenue, margin, debt or cash flow, would a report have to show for this to be wrong?',
  'If there is a figure of the business behind this, of revenue, margin, cash flow or price to earnings, write it beside the words.',
  'Which single number of {ticker} would you look up first, and what do you expect it to be?',
  'What the business sells, what it earns and what it owes can all be looked up: which of the three is this about?',
]
const NOTHING_AT_SALE: Phrasings = [
  'Which figure of the business changed since you bought: say so, or that none did.',
  'Write down the one number of {ticker} that would have made you stay.',
]
const NOTHING_READ: Phrasings = [
  'Words for revenue, margin or debt are known to this reading in English only: does a figure stand in it, and of what?',
  'This reading knows English words only: which figure does it name, and by when should it come true?',
]
const FIGURE_READ: Phrasings = [
  'The figure in {words} can be held on to: see that it says what it measures, of which period, and where it can be read.',
]
const DATED: Phrasings = [
  'If {words} is when this will be judged, write beside it what you will read then, and what you expect to find.',
  'As to {words}: say which result, by then, would count as a miss.',
  'Beside {words} note the number that you will look at then, if that is the time to judge this by.',
]
const VAGUE: Phrasings = [
  'If {words} is the time that you give it, put a month to it, because without one no disappointment ever comes due.',
  'You write {words}: in which month would you know that it was wrong?',
]
const UNDATED: Phrasings = [
  'By when should it have shown itself, and in which report?',
  'On which day would you call it late, and on which one wrong?',
  'How long may it take before you say that it did not come true?',
  'Add a day on which you will read this again, with what you expect to see by then.',
]

/** What a thesis says of the company in figures and dates, most telling first: at least one sentence. */
export function readFundamentals(request: CritiqueRequest): readonly string[] {
  const forgotten = findForgottenFigure(request)
  return [...(forgotten ? [forgotten] : []), ...readMeasures(request), ...readHorizon(request)]
}

function readMeasures(request: CritiqueRequest): readonly string[] {
  const { thesis } = request.decision
  const figure = mostSpecific(findFigures(thesis))
  if (!isEnglish(thesis))
    return [phrase(figure ? FIGURE_READ : NOTHING_READ, thesis, { words: figure?.quotation ?? '' })]
  const claim = questionClaim(thesis)
  if (figure && !figure.isPrice) return [measured(figure, thesis), ...(claim ? [claim] : [])]
  const bare = firstTopic(thesis)
  if (claim) return [claim, ...(bare && !claim.includes(quoteOf(bare, thesis)) ? [unmeasured(bare, thesis)] : [])]
  if (bare) return [unmeasured(bare, thesis)]
  const values = { ticker: assetName(request), words: figure?.quotation ?? '' }
  if (figure) return [phrase(PRICE_ONLY, thesis, values)]
  return [phrase(isSale(request) ? NOTHING_AT_SALE : NOTHING, thesis, values)]
}

const quoteOf = (bare: NamedTopic, thesis: string): string => quotationAround(thesis, bare.span)

function measured(figure: Figure, thesis: string): string {
  const { topic, quotation } = figure
  return topic
    ? phrase(MEASURED, thesis, { words: quotation, check: topic.check })
    : phrase(UNNAMED, thesis, { words: quotation })
}

const unmeasured = (bare: NamedTopic, thesis: string): string =>
  phrase(UNMEASURED, thesis, { words: quoteOf(bare, thesis), name: bare.topic.name, check: bare.topic.missing })

/** A sale looks back: it owes no date. */
function readHorizon(request: CritiqueRequest): readonly string[] {
  const { thesis } = request.decision
  if (isSale(request) || !isEnglish(thesis)) return []
  const horizon = findHorizon(request.decision)
  if (!horizon) return [phrase(UNDATED, thesis)]
  return [
    phrase(horizon.isDated ? DATED : VAGUE, thesis, { words: `“${thesis.slice(horizon.span.from, horizon.span.to)}”` }),
  ]
}
