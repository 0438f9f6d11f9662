import type { CritiqueRequest } from '../critique.ts'
import { findExitLevel } from './exit-level.ts'
import { findBuyCondition, findFalsifier } from './falsifiers.ts'
import { findFigures } from './figures.ts'
import type { Finding } from './finding.ts'
import { isEnglish } from './language.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { openingQuotation, quotationAround, wroteOn } from './quotation.ts'
import { assetName, isSale, isWatched } from './request.ts'
import { holdingPeriodOf } from './round.ts'

const NAMED: Phrasings = [
  'You name what would prove you wrong, {words}: keep this sentence, because you will want to forget it.',
  'The line {words} is the one to keep; it is easiest to write today and hardest to read on the day it counts.',
  'You wrote your own test in {words}, so leave it as it stands and answer to it.',
]
const NAMED_VAGUELY: Phrasings = [
  'You name what would prove you wrong, {words}: keep it, and add the number and the day that decide it.',
  'The words {words} are a test without a measure; keep them, and write down what you would have to see.',
  'You leave yourself a way to be wrong with {words}, so keep it and make it so plain that a stranger could rule on it.',
]
const MISSING: Phrasings = [
  'This reading finds no line that says what would prove you wrong; write one line that begins with the word if.',
  'No line of it seems able to prove you wrong: which report, figure or price would?',
  'Add the sentence that seems to be missing, the one that says what you would have to see to give this up.',
  'What would you have to read about {ticker} to say that this was a mistake, and would you notice it?',
]
const UNREADABLE: Phrasings = [
  'If it says what would prove you wrong, keep that line; if it doesn’t, add one.',
  'Does it say, in your own language, what would have to happen for you to be wrong about {ticker}?',
]
const QUOTED_ALREADY: Phrasings = ['Whatever line you keep, write beside it the fact about {ticker} that put it there.']
const DROPPED: Phrasings = [
  '{wrote}; this entry seems to have no such line, so say whether that one still stands.',
  '{wrote}, and nothing here takes its place: is it still the test?',
]
const WAITING: Phrasings = [
  'You say what you are waiting for, {words}; keep it, so that waiting can end.',
  'The condition {words} turns watching into a plan, so leave it as it is and look back at it on the day.',
]
const NOT_WAITING: Phrasings = [
  'Write the price, the figure or the event that would turn this into a Buy, or the watching has no end.',
  'What would make {ticker} a Buy for you, a price, a report or a date?',
  'Nothing in it seems to say what would make it a Buy; without that, any later price can look like the one you were waiting for.',
]
const NOT_READ_WAITING: Phrasings = ['Does it say which price, report or date would make {ticker} a Buy for you?']
const SOLD: Phrasings = [
  '{wrote}: add whether that came out right, wrong, or is still open, before the price answers for you.',
  '{wrote}; say whether this sale is an answer to that, or to something else.',
]
const SOLD_FIRST: Phrasings = [
  'Write down what would show you, a year from now, that this sale was a mistake.',
  'Which thesis did this sale end, and was it wrong, finished, or merely tiring?',
]

/** One sentence on what would change the user's mind, and whether the thesis has said it already. */
export type Disproof = { readonly sentence: string; readonly isAnswered: boolean }

type Findings = readonly Finding[]

/** @param findings those that stand before it: what they quote is not quoted again, nor is another of the same day. */
export function askForDisproof(request: CritiqueRequest, findings: Findings): Disproof {
  if (isSale(request)) return unanswered(askOfSale(request, findings))
  return isWatched(request) ? testOfWatch(request) : testOfHolding(request, findings)
}

function askOfSale(request: CritiqueRequest, findings: Findings): string {
  const wrote = mayQuoteEarlier(findings) && earlierTest(request, true)
  return wrote ? phrase(SOLD, request.decision.thesis, { wrote }) : ask(SOLD_FIRST, request)
}

function testOfWatch(request: CritiqueRequest): Disproof {
  const { thesis } = request.decision
  const condition = findBuyCondition(thesis)
  if (!condition) return unanswered(ask(isEnglish(thesis) ? NOT_WAITING : NOT_READ_WAITING, request))
  return { sentence: phrase(WAITING, thesis, { words: quotationAround(thesis, condition) }), isAnswered: true }
}

function testOfHolding(request: CritiqueRequest, findings: Findings): Disproof {
  const { thesis } = request.decision
  const falsifier = findFalsifier(thesis)
  if (falsifier) {
    const words = quotationAround(thesis, falsifier)
    if (findings.some((finding) => finding.quoted === words)) return unanswered(ask(QUOTED_ALREADY, request))
    return { sentence: phrase(isMeasured(thesis) ? NAMED : NAMED_VAGUELY, thesis, { words }), isAnswered: true }
  }
  if (!isEnglish(thesis)) return unanswered(ask(UNREADABLE, request))
  const wrote = mayQuoteEarlier(findings) && earlierTest(request, false)
  return unanswered(wrote ? phrase(DROPPED, thesis, { wrote }) : ask(MISSING, request))
}

/** A test may lean on a figure that stands beside it: "above 8%. If it doesn't, I was wrong". */
const isMeasured = (thesis: string): boolean => findFigures(thesis).length > 0 || findExitLevel(thesis) !== null

/** What the round's first thesis said would prove it wrong; for a sale, else, how it began. */
function earlierTest(request: CritiqueRequest, orOpening: boolean): string | null {
  const origin = holdingPeriodOf(request)?.origin
  if (!origin) return null
  const falsifier = findFalsifier(origin.thesis)
  const opening = orOpening ? openingQuotation(origin.thesis) : null
  const quotation = falsifier ? quotationAround(origin.thesis, falsifier) : opening
  return quotation ? wroteOn(origin, quotation) : null
}

const mayQuoteEarlier = (findings: Findings): boolean => !findings.some(({ says }) => says.includes('you wrote “'))

const ask = (ways: Phrasings, request: CritiqueRequest): string =>
  phrase(ways, request.decision.thesis, { ticker: assetName(request) })

const unanswered = (sentence: string): Disproof => ({ sentence, isAnswered: false })
