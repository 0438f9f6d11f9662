import { type Token, wordSet } from '../../language/tokens.ts'
import type { Consequence } from '../vocabulary/consequence.ts'
import { OF_SUBJECT, WEAKLY } from '../vocabulary/consequence-phrases.ts'
import { phraseAt } from '../vocabulary/phrases.ts'
import { NEGATES } from './consequence-of-writer.ts'

export function ofSubject(tokens: readonly Token[], at: number): Consequence | null {
  const found =
    phraseAt(OF_SUBJECT, tokens, at) ?? (isEllipsis(tokens, at) ? { means: 'was-wrong' as const, count: 1 } : null)
  const weakly = found ? null : phraseAt(WEAKLY, tokens, at)
  if (weakly) return { from: at, to: at + weakly.count, followedBy: 'was-wrong', kind: 'weak', isNegated: false }
  // "Fuel can kill it" names a risk, and no line.
  if (!found || /^(?:can|may)$/.test(tokens[at - 1]?.word ?? '')) return null
  // "The contract ends this year" ends nothing of the writer's.
  const last = tokens[at + found.count - 1]?.word ?? ''
  if (/^(?:this|that)$/.test(last) && OF_TIME.test(tokens[at + found.count]?.word ?? '')) return null
  let from = at
  while (from > 0 && LEADS.has(tokens[from - 1]?.word ?? '')) from -= 1
  const isNegated = tokens.slice(Math.max(0, from - 1), at).some(({ word }) => NEGATES.has(word))
  return { from, to: at + found.count, followedBy: found.means, kind: 'of-subject', isNegated }
}

const OF_TIME =
  /^(?:year|quarter|month|week|summer|autumn|fall|winter|spring|january|february|march|april|may|june|july|august|september|october|november|december|afternoon|morning|evening|decade)$/

/** "A miss won't break the case, but loss of the contract would." */
const isEllipsis = (tokens: readonly Token[], at: number): boolean =>
  MODALS.has(tokens[at]?.word ?? '') &&
  tokens.slice(at + 1).every(({ word }) => /^\W$/.test(word)) &&
  tokens.slice(0, at).some((_, place) => phraseAt(OF_SUBJECT, tokens, place) !== null)

const MODALS = wordSet('would will does')
const LEADS = wordSet("would will could might should 'd 'll ,")

/** The words with which such a consequence may begin. */
export const BEGIN_OF_SUBJECT: readonly string[] = [...OF_SUBJECT.keys(), ...WEAKLY.keys(), ...MODALS]
