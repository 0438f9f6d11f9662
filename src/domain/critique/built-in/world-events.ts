import type { CritiqueRequest } from '../critique.ts'
import { EVENTS, type WorldEvent } from './events.ts'
import { isEnglish } from './language.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { quotationAround } from './quotation.ts'
import { assetName, isSale, isWatched } from './request.ts'
import { findWording, type Span, wording } from './wording.ts'

const NAMED: Phrasings = [
  'You name {words}: what is left of the thesis if {otherwise}?',
  'With {words} you bring in the world; add what you do if {otherwise}.',
  'Beside {words}, say what happens to {ticker} if {otherwise}.',
  'You write {words}; what would you see first if {otherwise}?',
]
const NAMED_NEXT: Phrasings = [
  'The same question goes to {words}: what if {otherwise}?',
  'You also write {words}, so say which of the two weighs more, and what follows if {otherwise}.',
]
const NO_MARKET_DATA: Phrasings = [
  'This reading knows no news: whether any of it has happened by now is yours to check.',
  'Whether it is already in the price can’t be told here; this reading knows words and no news.',
]
const NONE: Phrasings = [
  'This reading knows no news: of rates, rivals, rules and wars, which one would hurt {ticker} most?',
  'This reading knows words and no news, so ask yourself which headline would end the thesis.',
  'Which would hurt {ticker} most, a rival, a regulator or a change of interest rates, and where does the thesis say so?',
  'Pick the event in the world that would hurt {ticker} most, and write down how you would notice it; this reading knows no news.',
  'This reading knows no news: which event of the next year would you least like to read about?',
]
const NONE_READ: Phrasings = [
  'Events are known to this reading by their English names only, and by no news: which one would hurt {ticker} most?',
  'Whether you name an event this reading can’t tell, since it knows English names and no news; name the one that you fear most.',
]
const NONE_AT_SALE: Phrasings = [
  'Which event outside the company, if it came next month, would make this sale look too early?',
  'This reading knows no news: was there an event behind the sale, or was there a price?',
]
const NONE_WHILE_WATCHED: Phrasings = [
  'Which event outside the company are you waiting out, and which would end the watching?',
  'This reading knows no news, so say what you would want to read about {ticker}.',
]

const LEXICON = EVENTS.map((event) => ({ event, wording: wording(event.phrases, event.byCase) }))

type NamedEvent = { readonly event: WorldEvent; readonly span: Span }

/** The events that a thesis names, in its order, each asked for its opposite; or the one that it doesn't name. */
export function readWorldEvents(request: CritiqueRequest): readonly string[] {
  const { thesis } = request.decision
  const [first, ...others] = namedEvents(thesis)
  if (!first) return [phrase(noneFor(request), thesis, { ticker: assetName(request) })]
  const quoted = quotationAround(thesis, first.span)
  const next = others.find(({ span }) => quotationAround(thesis, span) !== quoted)
  return [asked(NAMED, first, request), next ? asked(NAMED_NEXT, next, request) : phrase(NO_MARKET_DATA, thesis)]
}

function namedEvents(thesis: string): readonly NamedEvent[] {
  return LEXICON.flatMap((entry) => {
    const span = findWording(thesis, entry.wording)
    return span ? [{ event: entry.event, span }] : []
  }).toSorted((a, b) => a.span.from - b.span.from)
}

function noneFor(request: CritiqueRequest): Phrasings {
  if (!isEnglish(request.decision.thesis)) return NONE_READ
  if (isSale(request)) return NONE_AT_SALE
  return isWatched(request) ? NONE_WHILE_WATCHED : NONE
}

const asked = (ways: Phrasings, { event, span }: NamedEvent, request: CritiqueRequest): string =>
  phrase(ways, request.decision.thesis, {
    words: quotationAround(request.decision.thesis, span),
    otherwise: event.otherwise,
    ticker: assetName(request),
  })
