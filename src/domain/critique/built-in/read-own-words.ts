import { plainText, type Span } from '../../language/plain-text.ts'
import { isMeant } from '../../language/standing.ts'
import { type Wording, words } from '../../language/wording.ts'
import { findOwnTests } from '../../tests-in-text/find-own-tests.ts'
import type { CritiqueRequest } from '../critique.ts'
import type { Finding } from './finding.ts'
import { quotationAround } from './quotation.ts'
import { isSale, isWatched } from './request.ts'
import { holdingPeriodOf, isBelow } from './round.ts'
import { dayOfEntry } from './tests-before.ts'

/** Where an entry says itself that it answers an earlier one, or waits for a price of its own. */
export function readOwnWords(request: CritiqueRequest): readonly Finding[] {
  if (isWatched(request)) return waits(request)
  return holdingPeriodOf(request) === null ? [] : [...keeps(request), ...answers(request)]
}

/** What was looked at and not bought, because its price is above what they would pay. */
function waits({ decision }: CritiqueRequest): readonly Finding[] {
  const { thesis } = decision
  const condition = findOwnTests(thesis, dayOfEntry(decision)).find(
    ({ followedBy, value }) => (followedBy === 'buy' || followedBy === 'review') && value !== null,
  )
  const span = condition ? { from: condition.span.from, to: condition.span.to } : firstOf(thesis, OWN_PRICE)
  if (!span) return []
  const quoted = quotationAround(thesis, span)
  return [
    { kind: 'waits-for-own-price', part: 'psychology', weight: 61, ways: WAITS, values: { words: quoted }, quoted },
  ]
}

const OWN_PRICE = words(`
  wake me up|(?:set|have) an alert at \\$?\\d+|\\$?\\d+ would be a price|(?:at|under|below) \\$?\\d+ [^.!?;]{0,60}there i would look again|before i put in a cent|(?:look|looking|revisit)(?: at)?(?: it| this)?(?: again)? (?:at|under|below|<) ?\\$?\\d+|not (?:above|over|before (?:the price|it) is (?:under|below)) \\$?\\d+|buy(?: it)?(?: after)?,? (?:<|below|under) ?\\$?\\d+|\\d+ yes|but not before|(?:interesting|interested|a buy|look|looking) (?:only )?(?:below|under|at) \\$?\\d+|(?:if|when|once) it (?:ever )?(?:sees|gets to|hits|falls to|drops to|is at|trades at) \\$?\\d+|at \\d+ (?:times|x)(?: [a-z]+){0,2} i (?:would|will|start)|have to cost (?:a third|half|much) less|
  (?:more|higher|above) (?:than )?(?:what )?i(?:'d| would|'m| am)? (?:want to |willing to |like to )?pay|too (?:expensive|dear|pricey)(?: for me| here| at \\d+)?|not at (?:this|that|\\d+)(?: price)?|\\d+ ?= ?buy|buy(?:ing)? (?:it )?(?:at|below|under) \\$?\\d+|(?:still )?\\d+x or nothing|
  (?:wait(?:ing)?|hold out) for (?:\\$?\\d+|a (?:better|lower) price)|(?:below|under|at) \\$?\\d+ i(?:'d| would|'ll| will)? (?:buy|start|get in|be a buyer)|i(?:'d| would|'ll| will)? (?:buy|get in|start|add) (?:it |in |again |it again )?(?:at|below|under|around|near) \\$?\\d+|in no hurry|entry at \\d+x?|(?:would |will |'ll )?(?:revisit|look(?: again)?) (?:at|under|below) \\$?\\d+x?`)

/** A sale that names the promise which it keeps. */
function keeps(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const span = isSale(request) ? firstOf(decision.thesis, AS_WRITTEN) : null
  if (!span) return []
  const quoted = quotationAround(decision.thesis, span)
  const isTarget = TARGET.test(plainText(decision.thesis))
  const isLoss = !isTarget && isBelow(decision.price, holdingPeriodOf(request)?.buy?.price ?? null)
  const kind = isTarget ? 'target-obeyed' : isLoss ? 'loss-taken-as-written' : 'rule-kept'
  return [{ kind, part: 'psychology', weight: 69, ways: isLoss ? LOSS : KEPT, values: { words: quoted }, quoted }]
}

const AS_WRITTEN = words(`
  (?:deal's|deal is) a deal|as (?:i (?:had )?(?:said|wrote|written|promised|planned|specified)|written|promised|laid out|specified)(?: in [a-z]+)?|(?:i )?(?:do|did|does|doing) what i (?:had )?(?:wrote|written|said|promised)|was specified in [a-z0-9 ]+|(?:the|my) (?:line|floor|limit|test) (?:was|is) (?:at )?\\$?\\d+|(?:the |my )?target of \\$?\\d+[a-z ]*(?:has been |was |is )?(?:reached|hit|met)|(?:the |my )?rule says|both conditions|(?:the|my) condition (?:of|from) [a-z]+(?: \\d{4})? (?:is|was|has been) met|where i said (?:that )?i(?:'d| would) (?:get off|stop)|i wrote \\$?\\d[\\d,.]* as (?:the|my) (?:most|least|limit|line)[a-z ]{0,24}|said (?:that )?i(?:'d| would) (?:sell|leave|go|get out|get off)|line was \\$?\\d+|the price (?:that )?i (?:wrote down|named|set)|that was my (?:line|test|limit|condition)`)
const TARGET = /(?<![a-z])target of \$?\d+[a-z0-9 ]*(?:reached|hit|met)(?![a-z])/

/** A figure of today that is set against what an earlier entry wrote. */
function answers(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  if (!hasWrittenBefore(request)) return []
  const span = /\d|my line|i said/i.test(thesis) ? firstOf(thesis, AGAINST_OWN_WORDS) : null
  if (!span || OF_PRICE.test(plainText(thesis))) return []
  const quoted = quotationAround(thesis, span)
  return [{ kind: 'test-answered', part: 'fundamentals', weight: 68, ways: ANSWERS, values: { words: quoted }, quoted }]
}

/** There has to be a test in an earlier entry, or a figure that stands there as well. */
function hasWrittenBefore(request: CritiqueRequest): boolean {
  const round = holdingPeriodOf(request)
  const figures: readonly string[] = request.decision.thesis.match(/\d+(?:[.,]\d+)*/g) ?? []
  return [...(round ? [round.origin, ...round.since] : [])].some(
    (entry) =>
      findOwnTests(entry.thesis, dayOfEntry(entry)).length > 0 ||
      (entry.thesis.match(/\d+(?:[.,]\d+)*/g) ?? []).some((figure) => figures.includes(figure)),
  )
}

/** A price that was named before is no test of the company. */
const OF_PRICE = /(?<![a-z])(?:price|stock|share) (?:is|was) (?:at|under|over|below|above|now)(?![a-z])/
const AGAINST_OWN_WORDS = words(`
  test (?:is |was )?(?:passed|met|held)|my (?:line|test) held|above the line|(?:the )?refutation did not|above what i expected|(?:my|the) (?:condition|test|line|limit|hurdle)(?: for holding| of (?!credit|business|thought|products?|work)[a-z]+| that i drew| that i set)? (?:was|is)(?! good| whether)|test was|i had said \\d+|
  (?:as|than|what|which|that|sentence) (?:that )?i (?:had )?(?:wrote|written|named|promised)(?: in [a-z]+)?|i wrote (?:down )?\\d+|i said (?:two|three|\\d+)|my first entry|(?:my|the) (?:line|floor|test|limit) (?:of |was |is |at )?\\$?\\d+|my \\d+ (?:line|floor|limit|test)|floor \\d+|line \\d+|nothing i wrote|(?:precisely |exactly |right )?(?:at|under|above|below) my line|what i wrote`)

function firstOf(thesis: string, pattern: Wording): Span | null {
  for (const span of pattern.in(plainText(thesis))) {
    if (isMeant(thesis, span)) return span
  }
  return null
}

const WAITS = [
  'You wait on terms of your own, {words}, and let the others pay theirs.',
  'You have terms of your own, {words}, which is the hardest part of watching.',
  'With {words} it has to come to you.',
] as const
const KEPT = [
  'By your own words this was decided before, {words}, and you kept to it: that is rare.',
  'You kept your word, {words}, whatever the price does next.',
] as const
const LOSS = [
  'By your own words this loss was decided before, {words}, and you took it: that is rare.',
  'You had said where it ends and you went, at a loss: {words}.',
] as const
const ANSWERS = [
  'You set today against your own earlier words: {words}.',
  'You answer what you wrote before, {words}, instead of writing over it.',
  'You went back to what you had written, {words}.',
] as const
