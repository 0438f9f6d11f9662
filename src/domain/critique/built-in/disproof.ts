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
  'If {words} is what would prove you wrong, keep this sentence, because you will want to forget it.',
  'If {words} is your test, it is the line to keep; it is easiest to write today and hardest to read on the day it counts.',
  'You write {words}: if that is your own test, leave it as it stands and answer to it.',
]
const NAMED_VAGUELY: Phrasings = [
  'If {words} is what would prove you wrong, keep it, with the number and the day that decide it.',
  'If {words} is your test, keep it, and write down what you would have to see.',
  'You write {words}: if that is your own test, make it so plain that a stranger could rule on it.',
]
const MISSING: Phrasings = [
  'What would prove you wrong, written as one line that begins with the word if?',
  'Which report, figure or price would prove you wrong?',
  'Which sentence of it says what you would have to see to give this up?',
  'What would you have to read about {ticker} to say that this was a mistake, and would you notice it?',
]
const UNREADABLE: Phrasings = [
  'If it says what would prove you wrong, keep that line; if it doesn’t, add one.',
  'Does it say, in your own language, what would have to happen for you to be wrong about {ticker}?',
]
const NAMED_UNQUOTED: Phrasings = [
  'If one line of it says what would prove you wrong, keep that line, with the number and the day that decide it.',
]
const QUOTED_ALREADY: Phrasings = ['Whatever line you keep, write beside it the fact about {ticker} that put it there.']
const DROPPED: Phrasings = [
  '{wrote}: say whether that line still stands.',
  '{wrote}: is it still the test, and if not, what takes its place?',
]
const WAITING: Phrasings = [
  'If {words} is what you are waiting for, keep it, so that waiting can end.',
  'If {words} is your condition, leave it as it is and look back at it on the day.',
]
const NOT_WAITING: Phrasings = [
  'Write the price, the figure or the event that would turn this into a Buy, so that the watching can end.',
  'What would make {ticker} a Buy for you, a price, a report or a date?',
  'Which price would you buy at, and could a later one look like it?',
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
    if (!CONDITION.test(words)) return { sentence: phrase(NAMED_UNQUOTED, thesis), isAnswered: true }
    if (findings.some((finding) => finding.quoted === words)) return unanswered(ask(QUOTED_ALREADY, request))
    return { sentence: phrase(isMeasured(thesis) ? NAMED : NAMED_VAGUELY, thesis, { words }), isAnswered: true }
  }
  if (!isEnglish(thesis)) return unanswered(ask(UNREADABLE, request))
  const wrote = mayQuoteEarlier(findings) && earlierTest(request, false)
  return unanswered(wrote ? phrase(DROPPED, thesis, { wrote }) : ask(MISSING, request))
}

/** Without one of these the words are what follows from a test ("or I am wrong") and not the test. */
const CONDITION = /\d|(?<!\p{L})(?:if|when|once|should|unless|until|below|under|above|at|as soon as)(?!\p{L})/iu

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
