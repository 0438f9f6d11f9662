import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { isMeant, standingOf } from '../../../language/standing.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { type HoldingPeriod, money } from '../basis/holding-period.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { assetName } from '../basis/request.ts'

/**
 * "It never was a small bet", after "it's a small bet": what an entry called the purchase, and what this one says that it was not; or the
 * other way round, "it always was a gamble" after "this is no gamble". Both are quoted, with the day, and a size with its money.
 */
export function judgementTakenBack(request: CritiqueRequest, { origin, since }: HoldingPeriod): Finding | null {
  const { decision, position } = request
  const today = judgementsIn(decision.thesis, TODAY).find(({ span }) => isOwn(decision.thesis, span))
  const wrote = today && [origin, ...since].toReversed().flatMap((entry) => contradicted(entry, today))[0]
  if (!today || !wrote) return null
  const quoted = quotationOfTest(decision.thesis, today.span)
  const isHeldAsBought = [...since, decision].every(({ action }) => action !== 'Buy More' && action !== 'Sell Some')
  const amount = SIZES.has(today.size) && isHeldAsBought ? position?.cost : undefined
  const before = quotationOfTest(wrote.entry.thesis, wrote.span)
  const isNamed = amount !== undefined && `${before} ${quoted}`.includes(money(amount).replace(/\.00$/, ''))
  const values = {
    day: dayWritten(wrote.entry),
    money: amount === undefined || isNamed ? '' : `, with ${money(amount)} in ${assetName(request)},`,
    wrote: before,
    words: quoted,
  }
  return {
    kind: 'new-reason-after-fall',
    part: 'psychology',
    weight: 85,
    ways: TAKEN_BACK,
    values,
    quoted,
    hasOwnForm: true,
    standsBesideTests: true,
  }
}

/** What a purchase is called: the noun, the size that goes with it, and whether it is denied. */
type Judgement = { readonly span: Span; readonly noun: string; readonly size: string; readonly isDenied: boolean }

/** Where an entry said the contrary of its own purchase. What has no size there was not called small. */
function contradicted(entry: CritiquedDecision, today: Judgement) {
  const found = judgementsIn(entry.thesis, WRITTEN).find(
    ({ span, noun, size, isDenied }) =>
      isDenied !== today.isDenied &&
      noun === today.noun &&
      (isDenied || today.size === '' || size === today.size) &&
      isMeantOf(entry.thesis, span, isDenied),
  )
  return found ? [{ entry, span: found.span }] : []
}

const isMeantOf = (thesis: string, span: Span, isDenied: boolean): boolean =>
  isDenied ? isOwn(thesis, span) : isMeant(thesis, span)

function isOwn(thesis: string, span: Span): boolean {
  const { isReported, isQuoted, isIronic, isSupposed, isNegated } = standingOf(thesis, span)
  return !(isReported || isQuoted || isIronic || isSupposed || isNegated)
}

function judgementsIn(thesis: string, forms: readonly RegExp[]): readonly Judgement[] {
  const plain = plainText(thesis)
  return sentencesOf(thesis).flatMap(({ from, to }) =>
    forms.flatMap((form) => {
      const found = form.exec(plain.slice(from, to))
      const { lead, size, noun, denied } = found?.groups ?? {}
      const group = NOUN_OF.get(noun ?? '')
      if (!found || lead === undefined || group === undefined) return []
      const span = { from: from + found.index + lead.length, to: from + found.index + found[0].length }
      return [{ span, noun: group, size: SIZE_OF.get(size ?? '') ?? '', isDenied: denied !== undefined }]
    }),
  )
}

const NOUNS: Readonly<Record<string, readonly string[]>> = {
  stake: ['bet', 'position', 'stake', 'purchase', 'sum', 'amount'],
  gamble: ['gamble', 'punt', 'speculation', 'lottery ticket', 'flutter', 'flyer'],
  investment: ['investment', 'long-term investment', 'long term investment', 'long-term holding', 'long term holding'],
  trade: ['trade', 'short-term trade', 'swing trade', 'quick trade'],
  hedge: ['hedge', 'insurance'],
  bargain: ['bargain', 'steal'],
}
const SIZE_WORDS: Readonly<Record<string, readonly string[]>> = {
  small: ['small', 'smallish', 'tiny', 'little', 'modest', 'minor'],
  large: ['large', 'big', 'huge', 'outsized', 'oversized'],
}
const byWord = (groups: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(groups).flatMap(([group, members]) => members.map((word) => [word, group])))
const NOUN_OF = byWord(NOUNS)
const SIZE_OF = byWord(SIZE_WORDS)
const SIZES = new Set(Object.keys(SIZE_WORDS))

const THING = `(?:(?:very|really|so|such|just|only|exactly) )*(?:an? )?(?:(?<size>${[...SIZE_OF.keys()].join('|')}) )?(?<noun>${[...NOUN_OF.keys()].join('|')})`
/** Nothing behind it may make it another's, or another one: "a bet for the harbour to open". */
const ENDS =
  '(?![a-z-])(?! (?:of|for|by|to) (?:the|them|him|her|their|his|somebody|everybody|a|an)(?![a-z]))(?! any ?more)(?! (?:now|but)(?![a-z]))'
const LEAD = '(?<lead>(?:^|[,;:] |(?<![a-z])(?:and|but|because|since|anyway|honestly) ))'
/** Of then, as it is told now: "it never was a small bet", "that was no punt", "it always was a gamble". */
const TODAY = [
  new RegExp(
    `${LEAD}(?:it|this|that) (?:(?<denied>(?:never was|was never|wasn't(?: ever)?|was not|was no)) |always was |was always |was (?=[a-z -]+ all along))(?:really |actually |ever )?${THING}${ENDS}`,
  ),
]
/** As it was called when it stood there: "it's a small bet", "this is no gamble"; or alone, "just a punt". */
const WRITTEN = [
  new RegExp(
    `${LEAD}(?:(?:it|this|that)(?:'s| is)(?<denied> not| no|n't)? |(?:i'm|i am) (?:taking|making|buying|opening|starting with) )${THING}${ENDS}`,
  ),
  new RegExp(`^(?<lead>)${THING}(?= ?(?:[.,;:!]|$)| (?:here|only|first|for now|to (?:start|begin))(?![a-z]))`),
]

const TAKEN_BACK = [
  'On {day}{money} you wrote {wrote}, and today you write {words}.',
  'You write {words}; on {day}{money} you had written {wrote}.',
] as const
