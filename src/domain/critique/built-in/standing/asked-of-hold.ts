import { plainText } from '../../../language/plain-text.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding, FindingKind, Part } from '../basis/finding.ts'
import { isToldIn, type Phrasings } from '../basis/phrasing.ts'
import { isReadable } from '../basis/readable.ts'
import { earlierText, isFund, isSale, isWatched } from '../basis/request.ts'
import { testsIn } from '../own-tests/read-tests.ts'
import { isPlan } from './of-plan.ts'

/**
 * What a decision to stay leaves open: whether a stop that was moved counts where it stands now, or where the next line is after one that came.
 * Each is asked once on a page.
 * @param taken what is said of the entry already
 * @returns null where another question is asked, or where the entry may answer it
 */
export function askedOfHold(request: CritiqueRequest, taken: readonly Finding[], part: Part): Finding | null {
  const { decision, earlier, option } = request
  if (earlier.length === 0 || isSale(request) || isWatched(request) || option || isFund(request)) return null
  if (!isWrittenInTime(decision) || !isReadable(request) || isPlan(taken)) return null
  if (taken.some(({ ways: [first] }) => first.endsWith('?'))) return null
  const plain = plainText(decision.thesis)
  const questionOf = (kind: Finding['kind'], ways: Phrasings, values: Readonly<Record<string, string>> = {}) =>
    isToldIn(ways, earlierText(request)) ? null : ({ kind, part, weight: 1, ways, values, quoted: null } as const)
  const moved = taken.find(({ kind, values }) => MOVED.has(kind) && values?.to)
  if (moved?.values?.to)
    return SAYS_THAT_IT_COUNTS.test(plain) ? null : questionOf('ask-for-exit', IF_IT_COMES, { to: moved.values.to })
  if (testsIn(request).length > 0) return null
  if (taken.some(({ kind }) => kind === 'falsifier-broken-and-held'))
    return SAYS_WHEN.test(plain) ? null : questionOf('ask-for-exit', NEXT_LINE)
  return null
}

const MOVED: ReadonlySet<FindingKind> = new Set<FindingKind>(['stop-moved-away', 'stop-moved-away-again'])
const SAYS_THAT_IT_COUNTS =
  /(?<![a-z])(?:last (?:time|move)|no (?:further|lower|more)|never again|final\w*|not again|that is it|then (?:out|i sell|it goes))(?![a-z])/
/** Of a day, a report, a waiting, a condition or an end. */
const SAYS_WHEN =
  /(?<![a-z])(?:next|until|till|end of|or i|halve|trim|by (?:the|then|year|q[1-4]|20\d\d)|when|once|if|unless|wait\w*|look again|again|report(?: in| on|s in)|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|year[- ]?end|weeks?|months?|day|date|sell|out|exit|leave|stop|target|line|rule|plan\w*|forever|never|for good|nothing to do|no reason)(?![a-z])|[<>]|\?/

const IF_IT_COMES = ['If {to} comes: do you sell?', 'And at {to}: does it count there?'] as const
const NEXT_LINE = [
  'Your line has come: which figure would make you sell now?',
  'Where does the next line stand, after this one?',
] as const
