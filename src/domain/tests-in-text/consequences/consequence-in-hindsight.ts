import { type Token, wordSet } from '../../language/tokens.ts'
import type { Consequence } from '../vocabulary/consequence.ts'

/**
 * "If margins fall again, the premium was undeserved", "... and supply was never the cause": a condition in the future with a
 * main clause in the past, which judges what the writer believes today. Also "the bear has won", "I was too hopeful".
 */
export function inHindsight(tokens: readonly Token[], at: number): Consequence | null {
  const leadsOver = LEADS_OVER.has(tokens[at - 1]?.word ?? '') || mayJudge(tokens, at)
  if (!leadsOver || !mayCome(tokens, at)) return null
  const first = tokens[at]?.word ?? ''
  if (NO_SUBJECT.has(first)) return null
  for (let each = at + 1; each <= at + MOST_BEFORE_VERB; each += 1) {
    const [word, next] = [tokens[each]?.word ?? '.', tokens[each + 1]?.word ?? '']
    const isVerdict =
      /^(?:was|were)$/.test(word) || (/^(?:has|have|had)$/.test(word) && /^(?:won|been|lost)$/.test(next))
    if (isVerdict) return judged(tokens, { from: at, verb: each })
    if (!/^[a-z'-]+$/.test(word) || TENSED.has(word)) return null
  }
  return null
}

/** Whether words that nothing leads over to may judge in hindsight. */
export const mayJudge = (tokens: readonly Token[], at: number): boolean =>
  isOwnVerdict(tokens, at) || isAfterFigure(tokens, at)

/** "If losses are above 3% the story was a fair weather story": a figure ends the condition. */
const isAfterFigure = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'the' && /\d[%x]?$/.test(tokens[at - 1]?.word ?? '')

/** "If losses top 4% I was too optimistic": no comma is needed when the writers judge themselves. */
const isOwnVerdict = (tokens: readonly Token[], at: number): boolean =>
  WRITERS.has(tokens[at]?.word ?? '') && /^(?:was|were)$/.test(tokens[at + 1]?.word ?? '')

function judged(tokens: readonly Token[], { from, verb }: { from: number; verb: number }): Consequence | null {
  const end = tokens.findIndex(({ word }, place) => place > verb && /^[.,;:()]$/.test(word))
  const rest = tokens.slice(verb + 1, end < 0 ? tokens.length : end).map(({ word }) => word)
  const isOfWriter = WRITERS.has(tokens[from]?.word ?? '')
  const isOfOthers = tokens.slice(from, verb).some(({ word }) => OPPONENTS.has(word))
  if (rest.length === 0 || (isOfWriter && !rest.some((word) => OWN_FAULT.has(word)))) return null
  if (!isOfOthers && rest.some((word) => WELCOME.has(word)) && !rest.some((word) => DENIES.has(word))) return null
  return { from, to: verb + 1, followedBy: 'was-wrong', kind: 'outcome', isNegated: false }
}

/** Whether the part before the main clause may still come: it is in the present tense, after "if" or with a figure or a count. */
function mayCome(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at - 1).map(({ word }) => word)
  const opened = before.findLastIndex(
    (word, place) =>
      OPENS.has(word) || (INVERTED.has(word) && (place === 0 || LEADS_OVER.has(before[place - 1] ?? ''))),
  )
  const condition = before.slice(Math.max(0, opened))
  const isOpened = opened >= 0 || /^(?:one|two|three|another|a|an|any|no)$/.test(before[0] ?? '')
  return isOpened && condition.length > 2 && !condition.some((word, place) => IS_PAST.test(word) && place > 0)
}

const WRITERS = wordSet('i we')
const MOST_BEFORE_VERB = 7
/** After these a main clause begins. */
export const LEADS_OVER = wordSet(', and n then else otherwise')
const OPENS = wordSet('if unless')
const INVERTED = wordSet('should were')
const NO_SUBJECT = wordSet('as which who that where when what because since if and or but than not')
const TENSED = wordSet('is are will would can could may might must should do does')
const OPPONENTS = wordSet('bear bears bulls critics market skeptics sceptics shorts others wife husband students')
const OWN_FAULT = wordSet('too naive blind fooled early dreaming greedy lazy buying paying')
const WELCOME = wordSet('right good great worth fine cheap lucky smart correct justified deserved bargain gift luck')
const DENIES = wordSet('no not never only nothing discount')
const IS_PAST = /^(?:was|were|had|did|fell|went|came|rose|grew|lost|missed|failed|dropped|said|wrote|bought|sold|held)$/
