import { isReached } from '../../../assets/levels.ts'
import { plainText } from '../../../language/plain-text.ts'
import { pointsBack } from '../../../language/points-back.ts'
import type { Level } from '../../../ledger/entry.ts'
import type { Decimal } from '../../../prices/money.ts'
import { isFalsifier } from '../../../tests-in-text/own-test.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isOneDecision } from './day-of-writing.ts'
import { holdingPeriodOf } from './holding-period.ts'
import { ownLineOf, ownTestsOf } from './own-tests-of.ts'
import { isStepOfPlan } from './plan-of-before.ts'
import { isSale } from './request.ts'

/**
 * Whether a short entry leaves nothing out: it is a step of a plan, its field "Wrong if" says what would end it, it speaks of what an earlier test measures, or
 * it says of something that is held that nothing happened, or that all is as written before.
 */
export function isEnoughSaid(request: CritiqueRequest): boolean {
  if (ownLineOf(request) !== null || isStepOfPlan(request) || setsOrKeepsLevel(request)) return true
  const period = holdingPeriodOf(request)
  const { thesis } = request.decision
  if (!period) return false
  if (NOTHING_NEW.test(plainText(thesis)) || pointsBack(plainText(thesis))) return true
  const told = contentWords(thesis).filter((word) => !OF_ANY_ENTRY.has(word))
  const before = new Set([period.origin, ...period.since].flatMap(({ thesis: wrote }) => contentWords(wrote)))
  if (new Set(told.filter((word) => before.has(word))).size >= ANSWERS_BEFORE) return true
  // "January.", where the plan has named it.
  if (told.length > 0 && told.every((word) => before.has(word) && MONTH.test(word))) return true
  const lines = (request.tests ?? []).map(({ text }) => text)
  const tests = [period.origin, ...period.since].flatMap((entry) => ownTestsOf(entry).filter(isFalsifier))
  return [...lines, ...tests.map(({ words }) => words)].some((line) =>
    contentWords(line).some((word) => told.includes(word)),
  )
}

/** A stop or target that is set by this entry, or that this sale comes at, is what it says. */
function setsOrKeepsLevel(request: CritiqueRequest): boolean {
  const { decision, moves, alerts, position } = request
  if (moves.some((move) => isOneDecision(move, decision))) return true
  if (!isSale(request)) return false
  const isPast = (level: Level, at: Decimal | null | undefined) =>
    Boolean(at) && decision.price !== null && isReached(level, at ?? '0', decision.price)
  const { stopLoss, takeProfit } = position ?? {}
  return alerts.length > 0 || isPast('stop-loss', stopLoss) || isPast('take-profit', takeProfit)
}

/** So many words of an earlier thesis, in an entry of eight at most, answer it. */
const ANSWERS_BEFORE = 2

const MONTH = /^(?:jan|febr)uar|^(?:march|april|may|june|july|august)|^(?:septem|octo|novem|decem)b/
const NOTHING_NEW =
  /(?<![a-z])(?:nothing (?:new|happened|changed|to (?:do|add|say|report|change))|no (?:news|change|changes))(?![a-z])/
/** "I sell", "out", "hold": such words stand in tests and entries of anything. */
const OF_ANY_ENTRY = new Set(
  contentWords(
    'sell sold selling buy bought out hold holding held wrong leave gone exit done stock share shares price go good bad still it',
  ),
)
