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
  'The thesis can be held to {words}: {check}.',
  'The figure that counts here is in {words}; {check}.',
  'With {words} you have written something that a report can contradict: {check}.',
  'Take {words} as the claim to test: {check}.',
]
const UNMEASURED: Phrasings = [
  'You lean on {name} in {words} without a figure: {check}.',
  'There is no figure for {name} in {words}; {check}.',
  'With {words} you bring in {name} and give no number, so {check}.',
]
const UNNAMED: Phrasings = [
  'You give a number in {words} and not what it is measured on: write whose figure it is, of which period, and where it can be read.',
  'The number in {words} has no source and no period; without them it can be neither confirmed nor missed.',
]
const PRICE_ONLY: Phrasings = [
  'The only number that this reading sees, in {words}, is about the price; no revenue, margin, debt or cash flow stands behind it.',
  'You put a number on the price, in {words}, and none on the business: which figure of {ticker} would have to be true for it?',
  'All that is measured here is the price, in {words}: say what the company has to earn for that to make sense.',
]
const NOTHING: Phrasings = [
  'This reading sees no figure in it, of revenue, margin, debt or valuation, and without one no report could ever disagree with it.',
  'You give no figure of the business, as far as this reading sees: one of revenue, margin, cash flow or price to earnings would make it checkable.',
  'Nothing in it seems to be measured: which single number of {ticker} would you look up first, and what do you expect it to be?',
  'The business itself seems to be missing, what it sells, what it earns, what it owes, and with it anything that could be looked up.',
]
const NOTHING_AT_SALE: Phrasings = [
  'This reading sees no figure of the business in this sale: say which one changed since you bought, or that none did.',
  'The sale seems to name nothing that {ticker} reported; write down the one number that would have made you stay.',
]
const NOTHING_READ: Phrasings = [
  'Words for revenue, margin or debt are known to this reading in English only, and it sees no figure: does one stand there in words?',
  'No figure in digits with a percent or a currency sign stands in it, and by when it should come true can’t be read here either.',
]
const FIGURE_READ: Phrasings = [
  'The figure in {words} can be held on to: see that it says what it measures, of which period, and where it can be read.',
]
const DATED: Phrasings = [
  'The horizon {words} can be put in a calendar: write beside it what you will read on that day, and what you expect to find.',
  'You set a time with {words}; say which result, by then, would count as a miss.',
  'With {words} there is a time by which this can be judged, so note the number that will judge it.',
]
const VAGUE: Phrasings = [
  'The time in {words} has no end, and a thesis without an end can wait for ever to be right.',
  'You write {words}: put a month to it, because without one no disappointment ever comes due.',
]
const UNDATED: Phrasings = [
  'By when should it have shown itself, and in which report?',
  'It doesn’t seem to say by when, so it could be late for years without being wrong.',
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
