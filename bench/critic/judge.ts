import type { CriticCase, CriticReading } from './case.ts'
import { isFalseBeside, type Kind } from './kinds.ts'

type FalseStatement = { readonly id: string; readonly kind: Kind; readonly sentence: string }

/** What came of holding one critique against what the expert says of the entry. */
export type Judged = {
  readonly falseStatements: readonly FalseStatement[]
  readonly isFirstFound: boolean
  readonly falsifiersFound: readonly string[]
  readonly falsifiersMissed: readonly string[]
  /** What the critic took for a falsifier, and the expert does not. */
  readonly noFalsifiers: readonly string[]
}

export function judge({ id, expert, entries }: CriticCase, reading: CriticReading): Judged {
  const thesis = entries.at(-1)?.thesis ?? ''
  // The critic says of another language that it can't read it: of such a text it only must not ask for what stands there.
  const expected = expert.first === 'not-english' ? [] : (expert.falsifiers ?? [])
  const isRead = (words: string) => reading.falsifiers.some((read) => isSamePlace(thesis, words, read))
  return {
    falseStatements: reading.findings
      .filter(
        ({ kind, sentence }) =>
          isFalse(kind, expert) ||
          (expert.mustNotMatch ?? []).some((p) => p.test(sentence)) ||
          (kind === 'standing-words' && expert.noGround?.test(sentence)),
      )
      .map(({ kind, sentence }) => ({ id, kind, sentence })),
    isFirstFound: reading.findings.some(({ kind }) => kind === expert.first),
    falsifiersFound: expected.filter(isRead),
    falsifiersMissed: expected.filter((words) => !isRead(words)),
    noFalsifiers: reading.falsifiers.filter(
      (read) => !(expert.falsifiers ?? []).some((words) => isSamePlace(thesis, words, read)),
    ),
  }
}

function isFalse(kind: Kind, { first, says = [], mustNot = [], mayAsk = [], falsifiers = [] }: CriticCase['expert']) {
  if (mustNot.includes(kind)) return true
  if (kind === 'falsifier-given') return falsifiers.length === 0
  if (kind === 'ask-what-would-prove-wrong' && falsifiers.length > 0) return true
  return isFalseBeside(kind, [first, ...says, ...mayAsk])
}

/** Whether two stretches of a text share at least half of the shorter one. Each is looked for once, where it first stands. */
function isSamePlace(text: string, a: string, b: string): boolean {
  const [from, other] = [text.indexOf(a), text.indexOf(b)]
  if (from < 0 || other < 0) return false
  const shared = Math.min(from + a.length, other + b.length) - Math.max(from, other)
  return shared * 2 >= Math.min(a.length, b.length)
}
