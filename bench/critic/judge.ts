import type { CriticCase, CriticReading } from './case.ts'
import { isFalseBeside, type Kind } from './kinds.ts'

type FalseStatement = { readonly id: string; readonly kind: Kind; readonly sentence: string }

/** The result of comparing a critique with the expert's judgement of the entry. */
export type Judged = {
  readonly falseStatements: readonly FalseStatement[]
  readonly isFirstFound: boolean
  readonly falsifiersFound: readonly string[]
  readonly falsifiersMissed: readonly string[]
  /** What the critic took for a falsifier, but the expert did not. */
  readonly noFalsifiers: readonly string[]
}

export function judge({ id, expert, entries }: CriticCase, reading: CriticReading): Judged {
  const thesis = entries.at(-1)?.thesis ?? ''
  // The critic says that it cannot read another language. It need not find falsifiers in such a text.
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
  if (ASKS_FOR_A_TEST.has(kind) && falsifiers.length > 0) return true
  return isFalseBeside(kind, [first, ...says, ...mayAsk])
}

/** Questions that a test in the text answers. */
const ASKS_FOR_A_TEST: ReadonlySet<Kind> = new Set(['ask-what-would-prove-wrong', 'ask-what-would-move'])

/** Whether two passages of a text share at least half of the shorter one. Each counts where it first occurs. */
function isSamePlace(text: string, a: string, b: string): boolean {
  const [from, other] = [text.indexOf(a), text.indexOf(b)]
  if (from < 0 || other < 0) return false
  const shared = Math.min(from + a.length, other + b.length) - Math.max(from, other)
  return shared * 2 >= Math.min(a.length, b.length)
}
