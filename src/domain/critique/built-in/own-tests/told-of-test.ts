import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { percentChange } from '../../../prices/money.ts'
import { distanceWords, quantityWords, usdWords } from '../../../prices/money-format.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { isSale } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { roomToLine } from './room-to-line.ts'

/** What is said beside the words of a test, and the values that it takes. */
type Told = { readonly ways: Phrasings; readonly values: Readonly<Record<string, string>> }

/**
 * What can be said of a test that an entry writes, beside its words: how far it is from the figure of today, how many quarters it
 * takes, what its writer does then. What holds of every test is not said of one.
 */
export function toldOfTest(test: OwnTest, quoted: string, request: CritiqueRequest): Told {
  const room = isSale(request) ? null : roomToLine(test, request.decision)
  const { lead, own } = (LEANS_ON.exec(quoted) ?? SAID_OF.exec(quoted))?.groups ?? {}
  if (room && lead !== undefined && own !== undefined)
    return { ways: ROOM_FROM_LEAD, values: { room: room.room, lead, own } }
  if (room) return { ways: ROOM, values: room }
  if (lead !== undefined && own !== undefined) return { ways: OF_LEAD, values: { lead, own } }
  const { forHowLong, followedBy, words } = test
  // Of two conditions only one may take so long.
  const isCounted = forHowLong && COUNTED.has(forHowLong.of) && forHowLong.count < NUMBERS.length
  if (isCounted && !/ or |\d-(?:year|month)/.test(plainText(words))) {
    const values = { count: inWords(forHowLong.count), period: forHowLong.of }
    const isAskedFor = plainText(quoted).includes(forHowLong.of) && !WITHIN.test(plainText(quoted))
    if (forHowLong.count > 1 && isAskedFor) return { ways: ONE_IS_NOT_ENOUGH, values }
    if (forHowLong.count === 1 && forHowLong.of !== 'year') return { ways: ONE_IS_ENOUGH, values }
  }
  if (followedBy === 'was-wrong') return { ways: WRONG, values: {} }
  if (followedBy === 'sell-some') return { ways: A_PART, values: {} }
  if (followedBy === 'sell') return { ways: LEAVES, values: {} }
  return { ways: LINE, values: {} }
}

/** "In the next two reports" is a time by which it comes, and not how often. */
const WITHIN = /(?<![a-z])(?:in|within|over|of|by) (?:one of )?(?:the |any of the )?(?:next|coming|following) /

/** What a test is about may stand before it, and is no line itself: “They have 2.7 million” and “Below 2.5 million I'm out”. */
const LEANS_ON = /^(?<lead>“[^”]+”) and (?<own>“[^”]+”)$/u
const SAID_OF = /^(?<own>“[^”]+”) \(said of (?<lead>“[^”]+”)\)$/u

const COUNTED: ReadonlySet<string> = new Set(['month', 'quarter', 'year', 'report'])
const NUMBERS = ['nought', 'one', 'two', 'three', 'four', 'five', 'six']
const inWords = (count: number): string => NUMBERS[count] ?? String(count)

/**
 * What a stop in words comes to from the price of a purchase, on all that it buys: null where no such sum is certain, and where the
 * level is not below the price.
 */
export function toldOfStop({ value, unit, isUsd }: OwnTest, request: CritiqueRequest): Told | null {
  const { decision, position, option } = request
  if (decision.action !== 'Buy' || decision.price === null || !position?.moved || option || !isOfBuyer(request))
    return null
  if (value === null || namesOtherCurrency(request)) return null
  const price = new Big(decision.price)
  const isPlainPrice = unit === 'count' || (unit === 'money' && isUsd)
  if (!isPlainPrice && unit !== 'percent') return null
  const level = isPlainPrice ? new Big(value) : price.times(new Big(100).minus(new Big(value).abs())).div(100)
  const change = percentChange(decision.price, level.toFixed())
  if (change === null || level.lte(0) || level.gte(price)) return null
  const values = {
    level: usdWords(level.toFixed(2)),
    now: usdWords(decision.price),
    fall: distanceWords(change),
    loss: usdWords(price.minus(level).times(position.moved).toFixed(2)),
    count: quantityWords(position.moved),
  }
  return { ways: isPlainPrice ? STOP_AT_PRICE : STOP_IN_PERCENT, values }
}

const ROOM = [
  'From the {today} that you write to your line, {words}, it is {room}.',
  'Your line is {words}: {room} from the {today} that you write.',
  'It takes {room} from the {today} that you write to reach your line: {words}.',
] as const
const ROOM_FROM_LEAD = [
  'From {lead} to your line, {own}, it is {room}.',
  'It takes {room} from {lead} to reach your line: {own}.',
] as const
const OF_LEAD = ['To {lead} belongs your line: {own}.', 'You write {lead}, and your line to it: {own}.'] as const
const ONE_IS_ENOUGH = [
  'One {period} is enough for your line: {words}.',
  'Your line, {words}, asks for no second {period}.',
] as const
const ONE_IS_NOT_ENOUGH = [
  'One {period} is not enough for your line, {count} are: {words}.',
  'Your line takes {count} {period}s, and one alone is no reason: {words}.',
] as const
const WRONG = [
  'By your own words you would be wrong with this: {words}.',
  'This would prove you wrong: {words}.',
] as const
const A_PART = ['A part goes by your own words: {words}.', 'You say when a part goes: {words}.'] as const
const LEAVES = [
  'What makes you go is written: {words}.',
  'You leave by your own words: {words}.',
  'The condition and what you do then stand together: {words}.',
] as const
const LINE = ['Your own line: {words}.', 'The line is your own: {words}.'] as const
const STOP_IN_PERCENT = [
  'By {words} you leave at {level}, and {loss} is what that costs on your {count}.',
  'With {words} you leave at {level}: {loss} of what this Buy puts in.',
] as const
const STOP_AT_PRICE = [
  'From {now} it is {fall} down to your line, {words}, and {loss} on your {count}.',
  'With {words} you leave {fall} lower: {loss} of what this Buy puts in.',
] as const
