import type { CritiqueRequest } from '../../critique.ts'
import { isPastExitDay } from '../basis/exit-day-of.ts'
import type { Finding, FindingKind, Part } from '../basis/finding.ts'
import { besideWholeSentences, inWholeSentences, type Told } from '../basis/in-whole-sentences.ts'
import { KEEPS_LEVEL } from '../basis/keeps-level.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'
import { newPhrasing, type Phrasings, sharesWords, turnOf } from '../basis/phrasing.ts'
import { earlierText, isSale } from '../basis/request.ts'
import { isFramed } from '../basis/without-framed.ts'
import { askedOfFall } from './asked-of-fall.ts'
import { askedOfHold } from './asked-of-hold.ts'
import { askedOfPriceAlone } from './asked-of-reasons.ts'
import { askedOfReports } from './asked-of-reports.ts'
import { askedOfStep } from './asked-of-step.ts'
import { besideError } from './beside-error.ts'
import { oddsBetweenLevels } from './between-levels.ts'
import { noViewNeeded } from './no-view-needed.ts'
import { nothingToAdd } from './nothing-to-add.ts'
import { isPlan } from './of-plan.ts'
import { ownProbability } from './own-probability.ts'
import { oddsBetweenWorths } from './own-worth.ts'
import { askedOfReason } from './reason-of-before.ts'
import { saidOfOneself } from './said-of-oneself.ts'
import { STANDING_FACTS, standingLine } from './standing-facts.ts'
import { STANDING_WORLD } from './standing-world.ts'
import { tellsOfIllness } from './tells-of-illness.ts'
import { writtenLater } from './written-later.ts'

/** Something that is known of an entry, and the ways to say it. */
export type StandingFact = {
  readonly ways: Phrasings
  readonly values: Readonly<Record<string, string>>
  /** What it quotes of this entry, with its marks. */
  readonly quoted?: string
  /** The same in whole sentences. */
  readonly told?: Told
  /** A test of an earlier entry that this one does not answer: whether it speaks of what is measured. */
  readonly openLine?: 'spoken-of' | 'not-spoken-of'
}

/** What a reading finds in an entry, the most useful first. It is asked for the next one only where the one before cannot be said. */
export type FactReader = (request: CritiqueRequest) => Iterable<StandingFact>

/**
 * What each part says in which nothing was found: a fact of the ledger, the filings or the headlines that points at something; else a
 * question; else, shortly, that there is nothing to add. It quotes no words of another sentence, and repeats no earlier critique of the asset.
 * @param picked what is said of the entry already
 * @returns one for each part that has none among `picked`
 */
export function standingWords(request: CritiqueRequest, picked: readonly Finding[]): readonly Finding[] {
  const filled = [...picked]
  for (const part of PARTS) {
    const inPart = filled.filter((finding) => finding.part === part && !isOfSizes(finding))
    if (inPart.length > 0) {
      const beside = part === 'psychology' && inPart.every(isOwnTest) ? askedIn(part, request, filled) : null
      if (beside) filled.push(beside)
      continue
    }
    const sayable = (each: StandingFact) => asSayable(each, request, filled)
    const readers = [() => besideError(part, picked, request), ...POINTING[part]]
    const pointing = firstThat(
      sayable,
      part === 'worldEvents' ? [...readers, () => noViewNeeded(request, filled)] : readers,
      request,
    )
    const question = pointing || isPlan(filled) ? null : askedIn(part, request, filled)
    if (question) {
      filled.push(question)
      continue
    }
    const fact = pointing ?? nothingToAdd(request, part)
    filled.push(findingOf(fact, part))
  }
  return filled.slice(picked.length)
}

/** The one question for a part in which nothing points at anything, the one that is most of this entry first. */
function askedIn(part: Part, request: CritiqueRequest, filled: readonly Finding[]): Finding | null {
  // The day to leave has passed and it is still held: that is the answer, and no report or figure is asked for beside it.
  const isPastOwnDay = filled.some(({ kind }) => kind === 'falsifier-broken-and-held') && isPastExitDay(request)
  if (tellsOfIllness(request) || isPastOwnDay) return null
  const question = askedOfReason(request, filled, part) ?? ASKED[part](request, filled)
  const whole = question && inWholeSentences(question, request)
  return whole && besideWholeSentences(whole, filled, request)
}

const ASKED: Readonly<Record<Part, (request: CritiqueRequest, filled: readonly Finding[]) => Finding | null>> = {
  psychology: (request, filled) =>
    askedOfStep(request, filled) ??
    askedOfPriceAlone(request, filled) ??
    // What may come from outside stands here where the part about the world has its sentence already.
    (filled.some(({ part }) => part === 'worldEvents') ? askedOfFall(request, filled, 'psychology') : null),
  fundamentals: () => null,
  worldEvents: (request, filled) =>
    askedOfReports(request, filled, 'worldEvents') ??
    askedOfHold(request, filled, 'worldEvents') ??
    askedOfFall(request, filled, 'worldEvents'),
}

function firstThat(
  sayable: (fact: StandingFact) => StandingFact | null,
  readers: readonly FactReader[],
  request: CritiqueRequest,
): StandingFact | null {
  for (const read of readers)
    for (const fact of read(request)) {
      const found = sayable(fact)
      if (found) return found
    }
  return null
}

/** A fact that may be told, with its quotations whole. */
function asSayable(fact: StandingFact, request: CritiqueRequest, taken: readonly Finding[]): StandingFact | null {
  const whole = isSayable(fact, request, taken) ? inWholeSentences(fact, request) : null
  const told = whole && besideWholeSentences(whole, taken, request)
  return told && isNew(told, request, taken) ? told : null
}

/** A test of one's own leaves room for what it says nothing of. */
const isOwnTest = ({ kind }: Finding): boolean => kind === 'falsifier-given'

/** What sizes say in general is never the first sentence. */
export const isOfSizes = ({ kind }: Finding): boolean => kind === 'size-against-confidence'

function isSayable(fact: StandingFact, request: CritiqueRequest, taken: readonly Finding[]): boolean {
  const { quoted } = fact
  // Beside the line by which somebody sold another one reads like a reproach.
  const explaining = fact.openLine === 'not-spoken-of' ? EXPLAINS_SALE : KEEPS_LEVEL
  if (fact.openLine && isSale(request) && taken.some(({ kind }) => explaining.includes(kind))) return false
  // One sentence on the stop is enough.
  const { stop } = fact.values
  if (
    stop !== undefined &&
    taken.some(({ values }) => values?.stop !== undefined || stop.endsWith(values?.level ?? NONE))
  )
    return false
  // Which reason is gone is asked without the answer beside it.
  if (fact.values.wrote !== undefined && taken.some(({ kind, values }) => kind === 'ask-what-changed' && values?.since))
    return false
  if (quoted !== undefined && taken.some((other) => other.quoted !== null && sharesWords(other.quoted, quoted)))
    return false
  return quoted === undefined || !isFramed('standing-words', quoted, request.decision.thesis)
}

/** Whether it was not told before in these words: what an earlier entry wrote is quoted once. */
function isNew(fact: StandingFact, request: CritiqueRequest, taken: readonly Finding[]): boolean {
  const { wrote = '' } = (fact.told ?? fact).values
  const isWritten = taken.some((other) =>
    quotedIn((other.told ?? other).values?.wrote ?? '').some((told) =>
      quotedIn(wrote).some((words) => sharesWords(told, words)),
    ),
  )
  const text = newTextOf(fact, request)
  return !isWritten && text !== undefined && !(text.includes('$') && namesOtherCurrency(request))
}

/** No level ends in it. */
const NONE = '\n'

/** “On Jan 15, 2026 you wrote “...””: what is quoted of it, in its pieces. */
const quotedIn = (wrote: string): readonly string[] => wrote.match(/“[^”]*”/gu) ?? (wrote === '' ? [] : [wrote])

/** By what somebody sold: a line of their own that was kept, or came too late, or a reason that is none of the company. */
const EXPLAINS_SALE: readonly FindingKind[] = [
  ...KEEPS_LEVEL,
  'rule-kept',
  'principle-kept',
  'loss-taken-as-written',
  'stop-broken-and-held',
  'falsifier-broken-and-held',
  'sale-for-need',
  'tax-sale',
  'rebalancing-by-rule',
]

/** The first way to say it that no earlier critique of the asset has used. */
const newTextOf = ({ ways, values, told }: StandingFact, request: CritiqueRequest): string | undefined =>
  newPhrasing(ways, turnOf(request), told?.values ?? values, earlierText(request))

const findingOf = ({ ways, values, quoted, told }: StandingFact, part: Part): Finding => ({
  kind: 'standing-words',
  part,
  weight: 1,
  values,
  ways,
  quoted: quoted ?? null,
  ...(told ? { told } : {}),
})

const PARTS: readonly Part[] = ['psychology', 'fundamentals', 'worldEvents']
/** What weighs the confidence, or what the writer says of themselves. */
const OF_WRITER: readonly FactReader[] = [oddsBetweenLevels, oddsBetweenWorths, ownProbability, saidOfOneself]

/** Whether the entry holds something of its writer that is told first. */
export const saysOfWriter = (request: CritiqueRequest): boolean =>
  OF_WRITER.some((read) => !read(request)[Symbol.iterator]().next().done)

/** Whether anything of the entry stands first there: what is said of its writer, or a line of theirs. */
export const pointsAtWriter = (request: CritiqueRequest): boolean =>
  firstThat((fact) => fact, POINTING.psychology, request) !== null

/** What points at something, the most useful first. */
const POINTING: Readonly<Record<Part, readonly FactReader[]>> = {
  psychology: [writtenLater, ...OF_WRITER, standingLine],
  fundamentals: STANDING_FACTS,
  worldEvents: STANDING_WORLD,
}
