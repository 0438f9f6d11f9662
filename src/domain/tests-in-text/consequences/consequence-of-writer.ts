import { type Token, wordSet } from '../../language/tokens.ts'
import type { Consequence } from '../vocabulary/consequence.ts'
import { DOES, IS } from '../vocabulary/consequence-phrases.ts'
import { phraseAt } from '../vocabulary/phrases.ts'
import { sellsSomethingElse } from '../vocabulary/sells-something-else.ts'

const I = wordSet("i we i'll we'll i'd we'd i'm we're i've im ill id ive imma ima i'ma i'mma")
const BE = wordSet("am are is was be been i'm we're im were would'be 's i'd i'll gonna get gets")
/** Between "I" and what I do. */
const BETWEEN = wordSet(
  "will would must should shall can could have to need want wants plan intend going gonna be am are was were been ready happy only just simply also then immediately automatically probably definitely likely certainly clearly not never won't wouldn't don't can't cannot isn't commit promise consider myself conclude be hesitate no longer still really actually finally quietly gladly happily reluctantly gotta better 'll 'd did had has me too try trying prepared forced obliged obligated might may furious sad heartbroken always ever simply fast and plainly honestly so it a now committed i be-out early",
)
export const NEGATES = wordSet("not never won't wouldn't don't can't cannot no isn't wont dont cant 'not hardly")
/** Where a clause begins, after one of these. */
const OPENS = wordSet(
  "and then so or else otherwise but n & means that's it's , ; : ( — – - -> => → = > … . ! ? \" “ ” plan: i rule",
)
const PAST = wordSet("was were did had sold i've we've have ive")

/** "I would sell", "I'm out", "sell" where a clause begins. */
export const doneByWriter = (tokens: readonly Token[], at: number): Consequence | null =>
  isInWhile(tokens, at) ?? saidByWriter(tokens, at) ?? stateOfWriter(tokens, at)

/** "I am in as long as sales grow": to be in it is to hold it only where a condition follows. */
function isInWhile(tokens: readonly Token[], at: number): Consequence | null {
  if (tokens[at]?.word !== 'in') return null
  const next = tokens
    .slice(at + 1, at + 5)
    .map(({ word }) => word)
    .join(' ')
  const limit = LIMITS_STAY.exec(next)
  if (!limit) return null
  const start = subjectBefore(tokens, at)
  const named = limit[1]?.trim().split(' ').length ?? 0
  return start === null
    ? null
    : { from: start, to: at + 1 + named, followedBy: 'sell', kind: 'holds', isNegated: false }
}

/** "In as long as", "in this trade only while" */
const LIMITS_STAY =
  /^((?:it|this|that|here|them|(?:the|this|my) [a-z]+) )?(?:as long|so long|while|until|unless|only)(?: |$)/

/** "I'm ghost", "im flat by lunch": a state, which counts only beside something that goes wrong. */
function stateOfWriter(tokens: readonly Token[], at: number): Consequence | null {
  const [be, state, next] = [tokens[at - 1]?.word ?? '', tokens[at]?.word ?? '', tokens[at + 1]?.word]
  if (!AWAY.has(state)) return null
  const isOwn = /^(?:i'm|im|we're)$/.test(be) || (be === 'am' && tokens[at - 2]?.word === 'i')
  if (!isOwn) return null
  if (next !== undefined && !/^(?:\W|by|at|before|within)$/.test(next)) return null
  return { from: at - (be === 'am' ? 2 : 1), to: at + 1, followedBy: 'sell', kind: 'state', isNegated: false }
}

/** Words for being gone, in any figure of speech that is common; how somebody feels is none. */
const AWAY = wordSet('ghost flat elsewhere history off gone overboard done finished out away')

function saidByWriter(tokens: readonly Token[], at: number): Consequence | null {
  const does = phraseAt(DOES, tokens, at)
  const verb = does && does.means !== 'hold' && isOfSomethingElse(tokens, at) ? null : does
  const state = phraseAt(IS, tokens, at)
  if (!verb && !state) return null
  const start = subjectBefore(tokens, at)
  if (start !== null && SUBORDINATES.has(tokens[start - 1]?.word ?? '')) return null
  const isState = state !== null && (start === null ? true : isBefore(tokens, at, start, BE))
  // "Keeping the rest while cash flow stays above 900m": what is held needs no "I" where it opens the sentence.
  const isHeld = start === null && at === 0 && verb?.means === 'hold'
  const found = isState && !isHeld && (!verb || state.count >= verb.count) ? state : verb
  if (!found || (found === state && isOutDoing(tokens, at + found.count))) return null
  if (start === null && (!beginsClause(tokens, at) || !isClearAlone(tokens, at, found === state))) return null
  // "Never touching it unless": its "never" belongs to it.
  const isDenied = start === null && NEGATES.has(tokens[at - 1]?.word ?? '')
  const isSupposed = start === null && /^(?:would|will)$/.test(tokens[at - 1]?.word ?? '')
  const from = start ?? (isDenied || isSupposed ? at - 1 : at)
  const between = tokens.slice(from, at).map(({ word }) => word)
  const isPast = between.some((word) => PAST.has(word)) && found.means !== 'was-wrong' && found !== verb
  if (isPast) return null
  const isNegated =
    between.some((word) => NEGATES.has(word)) || (start === null && NEGATES.has(tokens[at - 1]?.word ?? ''))
  // "I can quit" is open to anybody at any time, and promises nothing.
  if (
    between.some((word) => word === 'can') &&
    !isNegated &&
    !between.some((word) => word === 'only' || word === 'longer')
  )
    return null
  // "I don't want to be the last one out" tells what somebody is, and "to be in it" what they own.
  if (tokens[at + found.count - 1]?.word === 'be' && !IN_IT.has(tokens[at + found.count]?.word ?? 'in')) return null
  if (found.means === 'endure')
    return isNegated && start !== null
      ? { from, to: at + found.count, followedBy: 'sell', kind: 'own', isNegated: false }
      : null
  // "Else I was buying a resume" judges a purchase that has been.
  if (found.means === 'buy' && between.some((word) => /^(?:was|were)$/.test(word)))
    return start === null
      ? null
      : { from, to: at + found.count, followedBy: 'was-wrong', kind: 'outcome', isNegated: false }
  const isLonger = between.includes('longer')
  const means = found.means === 'hold' && isNegated ? 'sell' : found.means
  if (isLonger && found.means !== 'hold' && found.means !== 'buy') return null
  if (means === 'hold')
    return start === null && at > 0
      ? null
      : { from, to: at + found.count, followedBy: 'sell', kind: 'holds', isNegated: false }
  const kind = start === null ? 'bare' : 'own'
  return { from, to: at + found.count, followedBy: means, kind, isNegated: isNegated && found.means !== 'hold' }
}

/** "I am out fishing" tells what somebody does. */
const isOutDoing = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === 'out' &&
  (tokens[at]?.word === 'of' ? IS_USED_UP.test(tokens[at + 1]?.word ?? '') : IS_DOING.test(tokens[at]?.word ?? ''))

/** "I am out of ideas" */
const IS_USED_UP = /^(?:ideas?|luck|money|cash|words|options|work|town|office|breath|time|pocket)$/
const IS_DOING = /^(?!nothing|anything|everything|morning|evening)[a-z]{2,}ing$/

const IN_IT = wordSet('in here there part invested involved around long long-term , . ; ! anymore any')

/** Without an "I" only these states are read as the writer's: "off" and "done" may be anything's. */
const isClearAlone = (tokens: readonly Token[], at: number, isState: boolean): boolean =>
  !isState ||
  /^(?:out|gone|wrong|mistaken|dead|plain)$/.test(tokens[at]?.word ?? '') ||
  /^(?:if|once|when)$/.test(tokens[at + 1]?.word ?? '') ||
  // "Done with this if subs fall"
  (tokens[at + 1]?.word === 'with' && /^(?:if|once|when|after)$/.test(tokens[at + 3]?.word ?? '')) ||
  // "I'm a customer and no longer a shareholder"
  tokens[at + 1]?.word === 'longer'

/** "Leave it alone", "quit my job", "buy him dinner". */
function isOfSomethingElse(tokens: readonly Token[], at: number): boolean {
  const next = tokens
    .slice(at, at + 4)
    .map(({ word }) => word)
    .join(' ')
  if (sellsSomethingElse(next)) return true
  return /^leave (?:it|this|them|that) (?:alone|there|as|be|in|to|at)|^(?:quit|leave) (?:my|the|this|his) (?:job|work|day|company|house|country)|^buy (?:him|her|you|them|dinner|my)|^go (?!\W|then|at once|the same|without|immediately|out|home|flat|elsewhere|back|too$)|^close (?:to|my eyes)|^walk (?:past|by|through|to|into|around|along|there|down|up|my|with) |^run (?:the|a|my)|^move on from|^drop it down|^stop (?!(?:\W|then|and|$|to (?:believe|trust|own|hold)|believing|trusting|owning|holding|reinvesting|adding|contributing))/.test(
    next,
  )
}

/** "It is no loss until I sell", "they rise because I sold": what stands there is no end that follows from a condition. */
const SUBORDINATES = wordSet('until till til unless whether because since although though why')

/** The token of the "I" that the words between lead back to; null where there is none. */
function subjectBefore(tokens: readonly Token[], at: number): number | null {
  for (let each = at - 1; each >= 0 && at - each <= MOST_BETWEEN; each -= 1) {
    const word = tokens[each]?.word ?? ''
    if (I.has(word)) return each
    if (!BETWEEN.has(word)) return null
  }
  return null
}

const MOST_BETWEEN = 7

const isBefore = (tokens: readonly Token[], at: number, from: number, words: ReadonlySet<string>): boolean =>
  tokens.slice(from, at).some(({ word }) => words.has(word))

export function beginsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word
  if (before === undefined || OPENS.has(before)) return true
  // "The plan is to sell if": what is planned has its planner, where it is not theirs.
  const [owner, plan, is] = tokens.slice(Math.max(0, at - 4), at - 1).map(({ word }) => word)
  if (before === 'to' && is === 'is' && IS_PLAN.has(plan ?? '') && !/^(?:their|his|her|company's)$/.test(owner ?? ''))
    return true
  // "It's only wrong if you need the money" judges; "only sell if" is a rule.
  const isRule = before === 'only' && /^(?:sell|exit|leave)$/.test(tokens[at]?.word ?? '')
  return (isRule || BETWEEN_BARE.has(before)) && beginsClause(tokens, at - 1)
}

const IS_PLAN = wordSet('plan rule intention agreement deal')

const BETWEEN_BARE = wordSet(
  'simply just always still now gonna will to immediately probably definitely hard rather plain then i am clearly better even it would will be not never',
)

/** The words with which such a consequence may begin, after whatever leads up to it. */
export const BEGIN_OF_WRITER: readonly string[] = ['in', ...DOES.keys(), ...IS.keys(), ...AWAY]
