import { plainText } from '../../language/plain-text.ts'
import { contentWords } from '../../tests-in-text/content-words.ts'
import { isFalsifier } from '../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../critique.ts'
import { ownLineOf, ownTestsOf } from './own-tests-of.ts'
import { holdingPeriodOf } from './round.ts'

/**
 * Whether a short entry leaves nothing out: its field "Wrong if" says what would end it, it speaks of what an earlier test measures, or
 * it says of something that is held that nothing happened.
 */
export function isEnoughSaid(request: CritiqueRequest): boolean {
  if (ownLineOf(request) !== null) return true
  const round = holdingPeriodOf(request)
  const { thesis } = request.decision
  if (!round) return false
  if (NOTHING_NEW.test(plainText(thesis))) return true
  const told = contentWords(thesis).filter((word) => !OF_ANY_ENTRY.has(word))
  const lines = (request.tests ?? []).map(({ text }) => text)
  const tests = [round.origin, ...round.since].flatMap((entry) => ownTestsOf(entry).filter(isFalsifier))
  return [...lines, ...tests.map(({ words }) => words)].some((line) =>
    contentWords(line).some((word) => told.includes(word)),
  )
}

const NOTHING_NEW =
  /(?<![a-z])(?:nothing (?:new|happened|changed|to (?:do|add|say|report|change))|no (?:news|change|changes)|same as (?:before|last time)|unchanged)(?![a-z])/
/** "I sell", "out", "hold": such words stand in tests and entries of anything. */
const OF_ANY_ENTRY = new Set(
  contentWords(
    'sell sold selling buy bought out hold holding held wrong leave gone exit done stock share shares price go good bad still it',
  ),
)
