import { clauseAround, isOfWriterOrShare } from '../../../language/doer.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { quotedLines } from '../../../language/quoted-lines.ts'
import { isMeant, standingOf } from '../../../language/standing.ts'
import { type Wording, words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isEnoughSaid } from '../basis/enough-said.ts'
import { businessFigures, eventsIn, namesBusiness } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { isStepOfPlan } from '../basis/plan-of-before.ts'
import { openingQuotation, quotationAround } from '../basis/quotation.ts'
import { isReadable } from '../basis/readable.ts'
import { assetName, isFund, isPurchase, isSale, isWatched, namesOf } from '../basis/request.ts'
import { weighsIt } from '../basis/weighs-it.ts'
import { eventsNamed } from './read-events.ts'

/** What an entry brings that can be checked, and how much of it there is. */
export function readEvidence(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  if (!/\p{L}/u.test(thesis)) return []
  if (!isReadable(request)) return [notEnglish(request)]
  const looks = [pastedNews, eventsNamed, confidence, tooLittle, targetAlone]
  return looks.flatMap((look) => look(request) ?? [])
}

function notEnglish(request: CritiqueRequest): Finding {
  const values = { ticker: assetName(request), confidence: String(request.decision.confidence) }
  // A stop is read in a few other languages, too.
  const ways = ownTestsOf(request.decision).some(({ isPrice }) => isPrice) ? ([NOT_ENGLISH[0]] as const) : NOT_ENGLISH
  return { kind: 'not-english', part: 'psychology', weight: 96, ways, values, quoted: null }
}

/** A report or a press release: its marks, and nobody who says "I". */
function pastedNews({ decision }: CritiqueRequest): Finding | null {
  const lines = mostlyQuoted(decision.thesis)
  if (lines) return lines
  const plain = plainText(decision.thesis)
  const own = plain.replace(/["“][^"“”]*["”]/gu, ' ')
  if (plain.length < 90 || /(?<![a-z])(?:i|i'[a-z]+|my|me|mine|im)(?![a-z])/u.test(own)) return null
  const marks = new Set(plain.match(NEWS_MARKS) ?? [])
  const quoted = openingQuotation(decision.thesis)
  const least = BYLINE.test(plain) ? 1 : WIRE.test(plain) ? 2 : 3
  if (marks.size < least || !quoted) return null
  return { kind: 'pasted-news', part: 'psychology', weight: 86, ways: PASTED, values: { words: quoted }, quoted }
}

/** Lines behind a “>”, and of the writer's own only a few words, which give no reason. */
function mostlyQuoted(thesis: string): Finding | null {
  const blocks = quotedLines(thesis)
  const [first] = blocks
  const quoted = first ? openingQuotation(thesis) : null
  const isOfOthers = quoted !== null && (first?.to ?? 0) >= thesis.indexOf(quoted.slice(1, -1))
  const rest = blocks.reduceRight((words, { from, to }) => words.slice(0, from) + words.slice(to), thesis).trim()
  const length = blocks.reduce((sum, { from, to }) => sum + to - from, 0)
  if (
    !quoted ||
    !isOfOthers ||
    length < LEAST_QUOTED ||
    countWords(rest) > MOST_OWN ||
    GIVES_REASON.test(plainText(rest))
  )
    return null
  const own = `“${rest.replace(/[.!…\s]+$/u, '')}”`
  const values = { words: quoted, own }
  return { kind: 'pasted-news', part: 'psychology', weight: 86, ways: QUOTED_LINES, values, quoted }
}
const LEAST_QUOTED = 60
const MOST_OWN = 8
const GIVES_REASON = /\d|["“”\n?]|(?<![a-z])(?:because|since|if|when|unless|until|but|not|wrong|sell)(?![a-z])/

/** A wire, or the mark of a listing, which a reader's own text seldom has. */
const WIRE =
  /reuters|bloomberg|newswire|business wire|dow jones|marketwatch|\((?:ap|nasdaq|nyse)|press release|said in a statement|per diluted share|(?:nasdaq|nyse):|the company (?:said|announced|reported)|(?:today|has) announced|\(ap\)|source: ?[a-z]/
/** "REUTERS - ...": it begins with whose words they are. */
const BYLINE =
  /^\W{0,2}(?:reuters|bloomberg|ap|afp|dpa|cnbc|dow jones|marketwatch|business wire|pr ?newswire|globe ?newswire|barron's|seeking alpha) ?(?:-|–|—|:|\|)/
const NEWS_MARKS =
  /(?<![a-z])(?:(?:in |after|during )?(?:premarket|pre-market|after-hours|extended|early|late|morning|afternoon) trad(?:ing|e)|after hours|(?:shares|stock)(?: of [a-z ]+)? (?:surged|climbed|dipped|tumbled|soared|plunged|slipped|gained|rallied|closed|dropped|sank|edged|opened|advanced|were up|were down|was up)(?: as much as)?|(?:gained|rose|fell|climbed|lost|dropped|jumped|slid) as much as|(?:biggest|largest|steepest|sharpest) (?:intraday |one-day |daily |single-day )?(?:advance|gain|decline|drop|jump|fall|rise)|(?:vs\.?|versus|topped|topping|beat|beating|above|below|missed|missing) (?:[$€£]?[\d.,]+ ?[a-z]* )?(?:analysts'? )?(?:estimates|expectations|consensus)|raises (?:fy|full-year|guidance|guide)|(?:reiterated|maintained|upgraded|downgraded|initiated|lifted|raised|cut) (?:its|his|her|their|the|a|an|to|coverage)? ?(?:buy|sell|hold|outperform|overweight|neutral|price target|rating|target|full-year|fiscal|revenue|profit|outlook)|price target of|with a [$€£]\d+ price target|analysts at [a-z]+|citing|financial terms|according to (?:a|people|sources|data)|at \d{4} gmt|source: ?[a-z]+|in (?:new york|london|frankfurt|tokyo|hong kong) trading|(?:the )?(?:[a-z-]+ )?company said|(?:[a-z]+day|yesterday|today) after the|analyst [a-z'-]+ [a-z'-]+ (?:of|at|from)|(?:jumped|rose|fell|climbed|dropped|slid|gained|lost|sank|surged) [\d.]+ ?(?:%|percent) on [a-z]+day|the (?:chip|drug|car|auto|plane|steel|phone|ship)(?:maker|builder)|the retailer|fiscal-year|\((?:reuters|ap|bloomberg|prnewswire|business wire|globe ?newswire|marketwatch|dow jones)\)|reuters|bloomberg|prnewswire|business wire|globenewswire|(?:today |has |also )?announced|reported (?:that|its|results|earnings|revenue|net|third|second|first|fourth)|said in a statement|press release|(?:nasdaq|nyse):|per diluted share|diluted earnings|gaap|forward-looking statements|fiscal (?:first|second|third|fourth|year|\d{4})[a-z -]*|ended (?:march|june|september|december) \d+|shares (?:rose|fell|were|jumped|slid|of)|said (?:on )?(?:monday|tuesday|wednesday|thursday|friday)|chief executive(?: officer)?|the company (?:said|expects|announced|reported)|analysts (?:had )?expected|we are (?:pleased|proud|excited)|compared (?:to|with) the (?:same|prior)|year[- ]over[- ]year|declared a (?:quarterly|dividend)|market close)(?![a-z])/gu

function confidence(request: CritiqueRequest): Finding | null {
  const { decision } = request
  const { thesis } = decision
  if (decision.confidence < HIGH) return null
  const unsure = firstOf(thesis, UNSURE, isOfDecision)
  const values = { confidence: String(decision.confidence), ticker: assetName(request) }
  if (unsure && !isSale(request)) {
    const quoted = quotationAround(thesis, unsure)
    return {
      kind: 'words-and-number-disagree',
      part: 'psychology',
      weight: 64,
      ways: DISAGREE,
      values: { ...values, words: quoted },
      quoted,
    }
  }
  // A fund is bought for no evidence about one company.
  if (!isPurchase(request) || isFund(request)) return null
  const isBare = businessFigures(thesis).length === 0 && quantitiesOf(thesis).length === 0 && !namesBusiness(thesis)
  const isUnweighed = !namesBusiness(thesis) && !weighsIt(thesis) && eventsIn(thesis).length === 0
  if (!isBare && !isUnweighed && !(decision.confidence >= HIGHEST && countWords(thesis) <= FEW_WORDS)) return null
  // What carries a step of a plan stands where the plan was made.
  if (decision.action === 'Buy More' && isStepOfPlan(request)) return null
  const quoted = openingQuotation(thesis)
  if (!quoted || !isStated(thesis, quoted)) return null
  return {
    kind: 'confidence-beyond-evidence',
    part: 'psychology',
    // What the same words show of a bias is more than that they are no evidence.
    weight: 45,
    ways: thesis.trimStart().startsWith(quoted.slice(1, -1)) ? BEYOND : BEYOND_WITHIN,
    values: { ...values, words: quoted },
    quoted,
  }
}

const HIGH = 8
/** Whoever is as sure as that gives more than a few words, whatever figure is among them. */
const HIGHEST = 9
const UNSURE = words(`
  (?<=^|[.!?] )(?:honestly,? )?(?:not|never) sure at all(?=[,.;!]|$)|(?<=^|[.!?] )(?:not|never) (?:so |really |too |entirely |quite )?(?:sure|certain|convinced)(?=[,.;!]|$)|(?:i'm|i am|im) (?:still )?(?:not (?:so |really |too |entirely |100 ?% |quite )?(?:sure|certain|convinced)|unsure|uncertain)|i don't (?:really )?know|i have no idea|could go either way|(?:it's|it is|its|this is) (?:a )?(?:coin ?flip|50/50|fifty-fifty|(?:bit of a )?gamble)|dunno|idk`)

function tooLittle(request: CritiqueRequest): Finding | null {
  const { thesis } = request.decision
  // Who holds or sells may need no more words than these.
  // A row of a table says what it is of elsewhere.
  if (!isPurchase(request) || /[\d|]/.test(thesis)) return null
  const count = countWords(thesis)
  if (count > FEW_WORDS) return null
  const quoted =
    openingQuotation(thesis) ?? (count > 0 ? quotationAround(thesis, { from: 0, to: thesis.length }) : null)
  if (!quoted) return null
  if (namesBusiness(thesis) || isEnoughSaid(request)) return null
  const values = { words: quoted, ticker: assetName(request) }
  return { kind: 'too-little-said', part: 'psychology', weight: 59, ways: LITTLE, values, quoted }
}

const FEW_WORDS = 8
const countWords = (text: string): number => text.match(/[\p{L}\d'’]+/gu)?.length ?? 0

/** A price that it will reach, with no figure of the business and no "because" beside it. */
function targetAlone(request: CritiqueRequest): Finding | null {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  if (isSale(request) || isWatched(request) || /because|since|due to/.test(plain) || namesBusiness(thesis)) return null
  const isOfShare = (text: string, { from, to }: Span) =>
    isOfWriterOrShare(text, { from, to }, namesOf(request)) &&
    !isOfAnotherPrice(text, { from, to }, request) &&
    !/^[.,]\d/.test(plain.slice(to))
  const span = firstOf(thesis, TARGET, isOfShare)
  if (!span) return null
  const quoted = quotationAround(thesis, span)
  return {
    kind: 'target-without-reason',
    part: 'fundamentals',
    weight: 49,
    ways: TARGET_ALONE,
    values: { words: quoted, ticker: assetName(request) },
    quoted,
  }
}

/** "Oil will be at 150 by autumn": the price of something else, which stands there as the subject. */
function isOfAnotherPrice(text: string, span: Span, request: CritiqueRequest): boolean {
  const subject = clauseAround(text, span).before.replace(SMALL_WORDS, '')
  const first = /^[a-z0-9&.-]+/.exec(subject)?.[0] ?? ''
  return subject.trim() !== '' && !OF_SHARE.test(subject) && !namesOf(request).includes(first)
}
const SMALL_WORDS =
  /^(?:(?:the|a|an|my|our|and|but|so|then|now|still|just|easy|easily|maybe|probably|likely|next|honestly|ok|lol|fair|think|imo|next stop|straight|going|back|up|at|for|year end|eoy) )*/
const OF_SHARE =
  /^(?:it|this|that|these|they|stock|shares?|price|target|pt|i|we|you|everything|thing|ticker|chart|call|calls|puts?|option|position)(?![a-z])/

const TARGET = words(`
  (?:will|gonna|going to|should|could|can|must|it'll|i see(?: it)?(?: at)?|i expect) (?:go(?:es)? |be |hit |reach |get |run |rise |climb )*(?:back )?(?:to |at )?(?!(?:19|20)\\d\\d(?!\\d))[$€£]?\\d{2,5}(?! ?%|\\d|,\\d| (?!dollars|bucks|a share|by|within|in|this|next|soon|easy|eoy|easily|sooner|again|and|or|but|when|if|before|after|until|like|eventually|some|one))(?: dollars| bucks)?(?: a share)?(?: (?:by|within|in|this|next|soon|easy|eoy|easily)[a-z0-9 ]*)?|(?:price )?target(?: is| of|:)? [$€£]?\\d{2,5}(?! ?%)|(?<=(?:^|[.,;:!?–-] ?|(?:to|at|see|hit|hits|pt|target|is|for|reach|back|easy|maybe|so) )\\$?)\\d{2,5} (?:it is|eoy|by (?:year|summer|christmas|xmas|spring|fall|winter))|to the \\$?\\d{2,5}s?`)

function firstOf(
  thesis: string,
  pattern: Wording,
  counts: (thesis: string, span: Span) => boolean = () => true,
): Span | null {
  for (const span of pattern.in(plainText(thesis))) {
    if (isMeant(thesis, span) && counts(thesis, span)) return span
  }
  return null
}

/** "I am not sure." doubts the decision; "I am not sure that they can pay" doubts one thing of many. */
const isOfDecision = (thesis: string, { from, to }: Span): boolean => {
  const plain = plainText(thesis)
  // "Beck bought shares? Not sure": the answer to a question about something else.
  if (/\?\s*$/.test(plain.slice(0, from))) return false
  return (
    !/(?:sure|certain|convinced|know|idea|say)$/.test(plain.slice(from, to)) ||
    /^\s*(?:$|[.,;:!?)]|but |though |lol|tbh|honestly|here|about (?:this|it)(?: one)?\s*(?:$|[.,;:!?)]))/.test(
      plain.slice(to),
    )
  )
}

const NOT_ENGLISH = [
  'The text is in a language that this critic does not read; figures, dates, prices and your earlier entries it does.',
  'This critic reads English, so of this entry it takes the number, the price and the ledger, and leaves the words to you.',
] as const
const PASTED = [
  'The entry is somebody’s report, beginning with {words}, and every reader of it knows the same.',
  'You recorded what was published, {words}; in a year you will look here for what you thought of it.',
] as const
const QUOTED_LINES = [
  'What you quote begins with {words}, and your own words beside it are {own}: which part of it made you decide?',
] as const
const DISAGREE = ['You write {words} and give it {confidence} of 10: which of the two do you believe?'] as const
const BEYOND = ['You are {confidence} of 10 sure, and the entry begins with {words}.'] as const
const BEYOND_WITHIN = ['You are {confidence} of 10 sure, and the entry says {words}.'] as const
const LITTLE = [
  'In a year {words} is what you will have to judge this by.',
  'Whoever reads this in a year will find {words} here.',
] as const
const TARGET_ALONE = ['You write {words}: what would {ticker} have to earn for somebody to pay that?'] as const

/** Neither supposed nor tongue in cheek nor somebody else's: what an entry stands on is what it states. */
function isStated(thesis: string, quotation: string): boolean {
  const from = thesis.indexOf(quotation.slice(1, -1))
  const { isSupposed, isIronic, isQuoted } = standingOf(thesis, { from, to: from + quotation.length - 2 })
  return !(isSupposed || isIronic || isQuoted)
}
