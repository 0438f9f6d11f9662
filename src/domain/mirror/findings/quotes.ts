import { decidedOn } from '../../assets/day-decided.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import type { Split } from '../../prices/split.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import type { ReachedLine } from '../lines/lines.ts'
import type { JudgedLine } from '../lines/lines-summary.ts'
import type { Mirror } from '../mirror.ts'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import { driftWords } from './drift-finding.ts'
import { type EntryLink, type Finding, type Quote, quoteOf, toldQuote } from './finding.ts'
import { driftShown, lineWords, rememberedWords, type Shown, shownOfMemory, stopWords } from './quoted-figures.ts'
import { sentenceOfLine } from './sentence-of-line.ts'
import type { TestInText } from './test-in-text.ts'

/** The decisions of a journal by their sequence, each with its ticker and the splits of its asset. */
type Found = ReadonlyMap<number, FoundDecision>
type FoundDecision = {
  readonly ticker: string
  readonly entry: Entry<DecisionRecorded>
  readonly splits: readonly Split[]
}

export function decisionsBySequence(assets: readonly MirrorAsset[]): Found {
  const found = new Map<number, FoundDecision>()
  for (const { asset, entries } of assets)
    for (const entry of entries)
      if (entry.kind === 'decision-recorded')
        found.set(entry.sequence, { ticker: asset.facts.ticker, entry, splits: asset.splits })
  return found
}

/** An entry that a sentence rests on, or nothing where there is no such decision. */
export const linksIn =
  (entries: Found) =>
  (sequence: number): EntryLink[] => {
    const found = entries.get(sequence)
    if (!found) return []
    const { ticker, entry } = found
    return [{ assetId: entry.assetId, ticker, sequence, on: decidedOn(entry) }]
  }

/** What is quoted under a sentence. */
type Quoted = Pick<Mirror, 'lines' | 'drift' | 'reviews' | 'memory' | 'language' | 'untold' | 'untoldConfidences'>

/**
 * What shows that a sentence is true, each of an entry that makes it so: of a line the words that speak of it, or the line itself; of a
 * test its own words; of memory what was remembered beside what had been; of drift what changed. How a thesis begins shows none of these. Of many
 * entries alike two would be chance, so that other sentences have none.
 */
export const quotesOf = (
  finding: Omit<Finding, 'quotes'>,
  mirror: Quoted,
  entries: Found,
  testIn: TestInText,
): readonly Quote[] =>
  quotesFound(finding, mirror, entries, testIn).map((quote) =>
    mirror.untoldConfidences.has(quote.sequence) ? { ...quote, confidence: null } : quote,
  )

function quotesFound(
  finding: Omit<Finding, 'quotes'>,
  mirror: Quoted,
  entries: Found,
  testIn: TestInText,
): readonly Quote[] {
  const { kind, entries: links } = finding
  switch (kind) {
    case 'lines':
    case 'kept':
      return quotesOfLine(dearestLine(kind === 'kept' ? 'kept' : 'held through', mirror.lines, links), mirror, entries)
    case 'tests':
      return quotesOfTests(links, mirror, entries, testIn)
    case 'memory':
      return shownIn(entries, memoryShown(finding, mirror))
    case 'reviews':
      return shownIn(entries, reviewShown(links, mirror))
    case 'drift':
      return quotesOfDrift(finding, mirror, entries)
    default:
      return []
  }
}

const shownIn = (entries: Found, figures: readonly Shown[]): readonly Quote[] =>
  figures.flatMap(({ sequence, words }) => {
    const found = entries.get(sequence)
    return found ? [toldQuote(found.ticker, found.entry, words)] : []
  })

/** Of the first and the last one the words that say when it is wrong; else the stop that says it. */
function quotesOfTests(
  links: readonly EntryLink[],
  { language }: Quoted,
  entries: Found,
  testIn: TestInText,
): readonly Quote[] {
  const [first, last] = [links[0], links.length > 1 ? links.at(-1) : undefined]
  return [first, last].flatMap((link) => {
    const found = entries.get(link?.sequence ?? -1)
    if (!found) return []
    const { ticker, entry, splits } = found
    const own = entry.ownTest?.line ?? testIn(entry)
    if (own) return [quoteOf(ticker, entry, own)]
    const stop = stopWords(entry, splits, mirrorTexts(language))
    return stop === null ? [] : [toldQuote(ticker, entry, stop)]
  })
}

function memoryShown({ title }: Pick<Finding, 'title'>, { reviews, memory, language }: Quoted): readonly Shown[] {
  const texts = mirrorTexts(language)
  const { kinder, harsher } = texts.memory.title
  const isOfGap = title === kinder || title === harsher
  return shownOfMemory(reviews, isOfGap, (isOfGap ? memory.gap : memory.hindsight)?.mean ?? 0, texts)
}

/** Of the decision that is named first the review in which memory was furthest off. */
function reviewShown([link]: readonly EntryLink[], { reviews, language }: Quoted): readonly Shown[] {
  const distanceOf = ({ recalledReturn, actualReturn }: Quoted['reviews'][number]) =>
    Math.abs((recalledReturn ?? 0) - (actualReturn ?? 0))
  const [furthest] = reviews
    .filter(({ decision }) => decision.sequence === link?.sequence)
    .filter(({ recalledReturn, actualReturn }) => recalledReturn !== null && actualReturn !== null)
    .toSorted((one, other) => distanceOf(other) - distanceOf(one))
  return link && furthest ? [{ sequence: link.sequence, words: rememberedWords(furthest, mirrorTexts(language)) }] : []
}

function quotesOfDrift({ title, entries: links }: Omit<Finding, 'quotes'>, mirror: Quoted, entries: Found) {
  const texts = mirrorTexts(mirror.language)
  const [drift] = mirror.drift.flatMap((asset) =>
    asset.findings.filter(
      (one) => one.sequences.at(-1) === links.at(-1)?.sequence && driftWords(asset, one, texts) === title,
    ),
  )
  if (!drift) return []
  const dayOf = (sequence: number) => links.find((link) => link.sequence === sequence)?.on ?? ''
  if (drift.kind !== 'new-reason-after-fall' && drift.kind !== 'thesis-shrank')
    return shownIn(entries, driftShown(drift, dayOf, texts))
  const [first, last] = [drift.sequences[0], drift.sequences.at(-1)]
  return [first, last].flatMap((sequence) => {
    const found = entries.get(sequence ?? -1)
    // A review that is due asks why it was decided so.
    if (!found || mirror.untold.theses?.has(found.entry.sequence)) return []
    const { ticker, entry } = found
    if (drift.kind === 'thesis-shrank') return [quoteOf(ticker, entry, entry.thesis)]
    return [quoteOf(ticker, entry, (sequence === last && newReasonOf(entry, drift.reason)) || undefined)]
  })
}

/** The sentence that gives a new reason; beside it stands how the thesis before began, which did not give it. */
function newReasonOf({ thesis }: Entry<DecisionRecorded>, reason: string): string | undefined {
  const all = sentencesOf(thesis).map(({ from, to }) => thesis.slice(from, to))
  return all.find((sentence) => sentence.includes(reason))
}

/** Of the told lines the one that cost most. */
function dearestLine(
  was: JudgedLine['line']['response']['was'],
  lines: Mirror['lines'],
  links: readonly EntryLink[],
): ReachedLine | undefined {
  const told = new Set(links.map(({ sequence }) => sequence))
  const [dearest] = lines
    .filter(({ line }) => line.response.was === was && told.has(line.sequence))
    .toSorted((one, other) => Number(one.outcome?.amount ?? 0) - Number(other.outcome?.amount ?? 0))
  return dearest?.line
}

/**
 * Of the decision that set a line the sentence that speaks of it, or else the line itself, which its thesis is often silent about; of the one that
 * answered it what it says of the line, where it does.
 */
function quotesOfLine(line: ReachedLine | undefined, { language }: Quoted, entries: Found): readonly Quote[] {
  if (!line) return []
  const { response, setBySequence } = line
  const answer = 'bySequence' in response ? response.bySequence : null
  const set = entries.get(setBySequence)
  const answered = answer === null ? nextOf(line, entries) : [entries.get(answer) ?? []].flat()
  const later = answered.filter(({ entry }) => entry.sequence !== setBySequence)
  return [
    set ? [quoteOfSetter(set, line, language)] : [],
    later.flatMap(({ ticker, entry }) => {
      const words = sentenceOfLine(entry.thesis, line)
      return words === null ? [] : [quoteOf(ticker, entry, words)]
    }),
  ].flat()
}

/** A test stands as a line of its own beside the thesis that set it. */
function quoteOfSetter({ ticker, entry }: FoundDecision, line: ReachedLine, language: Quoted['language']): Quote {
  const words = line.words !== null && entry.ownTest ? entry.ownTest.line : sentenceOfLine(entry.thesis, line)
  return words === null
    ? toldQuote(ticker, entry, lineWords(line, decidedOn(entry), mirrorTexts(language)))
    : quoteOf(ticker, entry, words)
}

/** Where nobody answered in time, what was written next about the asset. */
function nextOf({ assetId, sequence }: ReachedLine, entries: Found) {
  for (const found of entries.values())
    if (found.entry.assetId === assetId && found.entry.sequence > sequence) return [found]
  return []
}
