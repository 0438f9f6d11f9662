import { type Token, wordSet } from '../../language/tokens.ts'
import type { OwnTestThen } from '../own-test.ts'
import type { Consequence } from '../vocabulary/consequence.ts'
import { BARE, OUTCOMES } from '../vocabulary/consequence-phrases.ts'
import { phraseAt } from '../vocabulary/phrases.ts'
import { inHindsight, LEADS_OVER, mayJudge } from './consequence-in-hindsight.ts'
import { BEGIN_OF_SUBJECT, ofSubject } from './consequence-of-subject.ts'
import { BEGIN_OF_THING, doneByThing, hasOtherSense } from './consequence-of-thing.ts'
import { BEGIN_OF_WRITER, beginsClause, doneByWriter } from './consequence-of-writer.ts'

/** The consequences in a sentence, in order: several readers ask for those of the same one. */
export function consequencesIn(tokens: readonly Token[]): readonly Consequence[] {
  const before = remembered.get(tokens)
  if (before) return before
  const found = findConsequences(tokens)
  remembered.set(tokens, found)
  return found
}

const remembered = new WeakMap<readonly Token[], readonly Consequence[]>()

function findConsequences(tokens: readonly Token[]): readonly Consequence[] {
  const found: Consequence[] = []
  let at = 0
  while (at < tokens.length) {
    const next = consequenceAt(tokens, at)
    if (next) found.push(next)
    at = Math.max(at + 1, next?.to ?? 0)
  }
  return found
}

function consequenceAt(tokens: readonly Token[], at: number): Consequence | null {
  if (!mayStandAt(tokens, at)) return null
  return (
    nothingUnless(tokens, at) ??
    doneByWriter(tokens, at) ??
    doneByThing(tokens, at) ??
    outcome(tokens, at) ??
    inHindsight(tokens, at) ??
    ofSubject(tokens, at) ??
    bare(tokens, at) ??
    thatIsIt(tokens, at) ??
    partAlone(tokens, at)
  )
}

/** Most words begin no consequence, and are asked for none. */
const mayStandAt = (tokens: readonly Token[], at: number): boolean =>
  BEGIN.has(tokens[at]?.word ?? '') || LEAD.has(tokens[at - 1]?.word ?? '') || mayJudge(tokens, at)

/** "No decision unless they issue equity": nothing is done, but for one thing. */
function nothingUnless(tokens: readonly Token[], at: number): Consequence | null {
  const isNothing = tokens[at]?.word === 'no' && DONE.has(tokens[at + 1]?.word ?? '')
  return isNothing && tokens[at + 2]?.word === 'unless'
    ? { from: at, to: at + 2, followedBy: 'sell', kind: 'own', isNegated: true }
    : null
}

const DONE = wordSet('decision decisions action actions sale sales selling change changes move moves trade trades')

function outcome(tokens: readonly Token[], at: number): Consequence | null {
  const found = phraseAt(OUTCOMES, tokens, at)
  const last = tokens[at + (found?.count ?? 0) - 1]?.word ?? ''
  if (!found || /^(?:was|were|is|are)$/.test(last)) return null
  return { from: at, to: at + found.count, followedBy: 'was-wrong', kind: 'outcome', isNegated: false }
}

/** "If they overpay, that's it.": at the end of a sentence, after something that goes wrong. */
function thatIsIt(tokens: readonly Token[], at: number): Consequence | null {
  if (!tokens[at]?.word.startsWith('that')) return null
  const words = tokens.slice(at, at + 4).map(({ word }) => word)
  const isWhole = /^(?:that's (?:it|that)|thats (?:it|that)|that is (?:it|that)|that was (?:it|that))(?: [.!])?$/.test(
    words.join(' '),
  )
  const isLast = at + words.length === tokens.length
  return isWhole && isLast && at > 0
    ? { from: at, to: tokens.length, followedBy: 'sell', kind: 'state', isNegated: false }
    : null
}

/** "If growth goes single digit, half. If it goes under 5, rest.": a part of the position alone, after something that goes wrong. */
function partAlone(tokens: readonly Token[], at: number): Consequence | null {
  if (tokens[at - 1]?.word !== ',') return null
  const words = tokens.slice(at).map(({ word }) => word)
  const part =
    /^(?:the )?(?:(half)|(?:a |one )?(third|quarter)|(rest|remainder|all|everything|lot))(?: of it)?(?: [.!])?$/.exec(
      words.join(' '),
    )
  const opened = tokens.slice(0, at).findIndex(({ word }) => /^(?:if|when|once|should)$/.test(word))
  const isPriced = tokens.slice(opened, at).some(({ word }) => OF_PRICE.test(word))
  if (!part || opened < 0 || isPriced) return null
  return { from: at, to: tokens.length, followedBy: part[3] ? 'sell' : 'sell-some', kind: 'state', isNegated: false }
}

/** A lower price may be one to buy at. */
const OF_PRICE = /^(?:price|stock|shares?|cheaper|dips?|\$.*)$/

function bare(tokens: readonly Token[], at: number): Consequence | null {
  const found = phraseAt(BARE, tokens, at) ?? drawn(tokens, at) ?? cutIf(tokens, at)
  if (!found || isStoppingToBuy(tokens, at)) return null
  if (!/^(?:sold|so)$/.test(tokens[at]?.word ?? '') && hasOtherSense(tokens, at + found.count)) return null
  if (!beginsClause(tokens, at) && !/^(?:no|nothing|so|that's|thats|this|it|it's|its)$/.test(tokens[at]?.word ?? ''))
    return null
  return { from: at, to: at + found.count, followedBy: found.means, kind: 'bare', isNegated: false }
}

/** "I stop buying" is not a sale. */
const isStoppingToBuy = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'stop' && /^(?:buy|averag|doubl|top|load)[a-z]*ing$/.test(tokens[at + 1]?.word ?? '')

/** "Cut if core sales shrink", "same if the CFO goes": the word alone may be about anything, but before a condition it is the writer's own. */
const cutIf = (tokens: readonly Token[], at: number): { readonly means: OwnTestThen; readonly count: 1 } | null =>
  CUTS.has(tokens[at]?.word ?? '') && /^(?:if|when|once)$/.test(tokens[at + 1]?.word ?? '')
    ? { means: 'sell', count: 1 }
    : null

const CUTS = wordSet('cut drop trim close same')

/** "Traffic not back by Q2 → half", "debt > 18bn = fail" */
function drawn(tokens: readonly Token[], at: number): { readonly means: OwnTestThen; readonly count: 1 } | null {
  const word = tokens[at]?.word ?? ''
  const before = tokens[at - 1]?.word
  if (before === ':' && /^(?:mistake|error|wrong|fail|failed)$/.test(word)) return { means: 'was-wrong', count: 1 }
  if (before === undefined || !ARROWS.has(before)) return null
  if (/^(?:half|trim|reduce)$/.test(word)) return { means: 'sell-some', count: 1 }
  if (/^(?:fail|failed|failure|dead|wrong|over|nope)$/.test(word)) return { means: 'was-wrong', count: 1 }
  return LEAVING.test(word) && tokens.slice(at + 1).every((token) => /^[^a-z\d]$/.test(token.word))
    ? { means: 'sell', count: 1 }
    : null
}

const ARROWS = wordSet('-> => → =')

/** Words of leaving that are common as the last one after a sign: "prices down m/m = gtfo". */
const LEAVING =
  /^(?:cya|rip|gg|peace|later|laters|sayonara|deuces|gtfo|flush|flat|zero|eject|puke|stop|stopped|out|gone|done|exit|leave|dump|bail|axe|axed|cut)$/

/** The words with which a consequence may begin, by each of the readers above. */
const BEGIN: ReadonlySet<string> = new Set([
  ...BEGIN_OF_WRITER,
  ...BEGIN_OF_THING,
  ...BEGIN_OF_SUBJECT,
  ...OUTCOMES.keys(),
  ...BARE.keys(),
  ...CUTS,
  ...['no', 'that', "that's", 'thats'],
])
/** The words after which it may begin with any. */
const LEAD: ReadonlySet<string> = new Set([...LEADS_OVER, ...ARROWS, ':'])
