import Big from 'big.js'
import { alertsInForce, currentHoldingPeriod, isReached } from '../../assets/levels.ts'
import type { HoldingPeriod } from '../../assets/position.ts'
import { dayNumber } from '../../prices/day-number.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import { type Decimal, roundToCents } from '../../prices/money.ts'
import { isUnanswered } from '../../tests-of-own/standing-test.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import type { Finding } from './finding.ts'
import type { linksIn } from './quotes.ts'

/** Fewer decisions can be read one by one. */
const FEWEST_DECISIONS = 5
/** Of one holding nothing is the larger part. */
const FEWEST_HELD = 2

type Found = Omit<Finding, 'quotes'>

/** What is held of an asset, with what it cost, and the stop under it that has not come. */
type Held = {
  readonly name: string
  readonly since: string
  readonly openedBy: number
  readonly cost: Big
  readonly stop: { readonly setBy: number; readonly brings: Big } | null
}

/**
 * What stands in the entries, for a journal of which nothing else can be said: whose decisions were written down later, or imported,
 * counts in money alone. What the stops leave at risk, else what most of the money is in, else when the lines of tests come up. It
 * praises nothing, because nobody knows what was written beforehand.
 */
export function heldFinding(
  assets: readonly MirrorAsset[],
  today: string,
  linkOf: ReturnType<typeof linksIn>,
  texts: MirrorTexts = mirrorTexts('en'),
): Found | null {
  const decisions = assets.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'decision-recorded'))
  if (decisions.length < FEWEST_DECISIONS) return null
  const holdings = assets.filter(({ asset }) => currentHoldingPeriod(asset))
  const held = holdings.flatMap((each) => heldOf(each, texts) ?? [])
  const told = stopsTold(held, texts) ?? largestTold(held, texts) ?? testsTold(assets, today, texts)
  if (!told) return null
  const { words, entries, isOfTests, ...title } = told
  const tests = isOfTests ? null : testsTold(assets, today, texts)
  const evidence = [...words, ...(isOfTests ? [] : [sinceWords(held, today, texts)]), ...(tests ? [tests.title] : [])]
  return {
    kind: 'held',
    ...title,
    evidence: evidence.join(' '),
    method: `${texts.held.method}${texts.held.leftOut(holdings.length - held.length)}`,
    cost: null,
    entries: entries.flatMap(linkOf),
  }
}

type Told = Pick<Found, 'title' | 'note'> & {
  readonly words: readonly string[]
  readonly entries: readonly number[]
  readonly isOfTests?: true
}

/** What all stops that have not come would bring beside what was paid for what they stand under. */
function stopsTold(held: readonly Held[], { held: words, figures }: MirrorTexts): Told | null {
  const stopped = held.flatMap(({ cost, stop }) => (stop ? [{ cost, ...stop }] : []))
  if (stopped.length === 0) return null
  const paid = sum(stopped.map(({ cost }) => cost))
  const away = sum(stopped.map(({ brings }) => brings)).minus(paid)
  const amount = new Big(roundToCents(away))
  const side = amount.lt(0) ? 'cost' : amount.gt(0) ? 'bring' : 'even'
  const usd = (money: Big) => figures.wholeUsd(roundToCents(money))
  return {
    title: words.stops(stopped.length, side, usd(amount.abs()), usd(paid)),
    words: [words.stopped(stopped.length, held.length, usd(paid))],
    note: words.stopsNote(stopped.length),
    entries: stopped.map(({ setBy }) => setBy),
  }
}

/** In what the larger part of the money is. */
function largestTold(held: readonly Held[], { held: words, figures, list }: MirrorTexts): Told | null {
  if (held.length < FEWEST_HELD) return null
  const paid = sum(held.map(({ cost }) => cost))
  const most = held.reduce((larger, { cost }) => (cost.gt(larger) ? cost : larger), new Big(0))
  const largest = held.filter(({ cost }) => cost.eq(most))
  const usd = (money: Big) => figures.wholeUsd(roundToCents(money))
  const inLargest = sum(largest.map(({ cost }) => cost))
  const share = Number(inLargest.div(paid))
  const part = Math.round(share * 100) === 100 ? null : figures.share(share)
  const title =
    largest.length === held.length
      ? words.alike(held.length, usd(paid), usd(most))
      : words.largest(usd(paid), usd(inLargest), part, list([...new Set(largest.map(({ name }) => name))]))
  return { title, words: [], note: words.heldNote(held.length), entries: held.map(({ openedBy }) => openedBy) }
}

/** How many lines of "Wrong if" stand, and the first day to come that one of them names. */
function testsTold(assets: readonly MirrorAsset[], today: string, { held: words, figures }: MirrorTexts): Told | null {
  const open = assets.flatMap(({ asset: { facts, ownTests } }) =>
    ownTests.filter(isUnanswered).map((test) => ({ ...test, ticker: facts.ticker })),
  )
  const [first] = open.flatMap(({ on }) => (on !== null && on > today ? [on] : [])).sort()
  const isDayless = open.every(({ on }) => on === null)
  if (open.length === 0 || (first === undefined && !isDayless)) return null
  const title = words.tests(open.length, first === undefined ? null : figures.day(first))
  const entries = open.map(({ setBy }) => setBy.sequence)
  const [newest] = open.toSorted((one, other) => other.setBy.sequence - one.setBy.sequence)
  const quoted = newest ? [words.quoted(newest.ticker, newest.line)] : []
  return { title, words: quoted, note: words.testsNote(open.length), entries, isOfTests: true }
}

function sinceWords(held: readonly Held[], today: string, { held: words, figures }: MirrorTexts): string {
  const days = held.map(({ since }) => since).sort()
  const [first = today] = days
  const isAll = days.every((day) => day === first)
  return words.since(held.length, isAll, dayNumber(today) - dayNumber(first), figures.day(first))
}

/** null where what it cost is not known: nobody wrote down a price, or a split is only reported */
function heldOf({ asset, pendingSplit, last }: MirrorAsset, texts: MirrorTexts): Held | null {
  const period = currentHoldingPeriod(asset)
  const bought = asset.trades.filter(
    ({ does, periodIndex }) => does === 'buy' && periodIndex === asset.holdingPeriods.length - 1,
  )
  const isFree = bought.some(({ amount }) => amount === null || new Big(amount).eq(0))
  const [opening] = bought
  if (!period || !opening || pendingSplit || isFree || new Big(period.quantity).lte(0)) return null
  const { ticker, type } = asset.facts
  return {
    name: texts.asset(ticker, type === 'options'),
    since: marketDayOf(period.openedAt),
    openedBy: opening.sequence,
    cost: new Big(period.cost),
    stop: stopUnder(asset, period, last?.price ?? null),
  }
}

/** A stop that has come already, by an alert or by the last price, is none that might. */
function stopUnder(asset: MirrorAsset['asset'], { quantity }: HoldingPeriod, last: Decimal | null): Held['stop'] {
  const { stopLoss } = asset.exits
  const hasCome = alertsInForce(asset).some(({ level }) => level === 'stop-loss')
  if (!stopLoss || hasCome || (last !== null && isReached('stop-loss', stopLoss.price, last))) return null
  return { setBy: stopLoss.setBy.sequence, brings: new Big(stopLoss.price).times(quantity) }
}

const sum = (amounts: readonly Big[]): Big => amounts.reduce((all, amount) => all.plus(amount), new Big(0))
