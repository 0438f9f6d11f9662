import Big from 'big.js'
import { hasExpired } from '../../assets/expired-option.ts'
import { alertsInForce, currentHoldingPeriod, isReached } from '../../assets/levels.ts'
import { isHeldOn } from '../../assets/option.ts'
import { type HoldingPeriod, realizedGain } from '../../assets/position.ts'
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
  readonly openedBy: number
  readonly cost: Big
  readonly stop: { readonly setBy: number; readonly brings: Big } | null
}

/**
 * What stands in the entries, for a journal of which nothing else can be said: whose decisions were written down later, or imported,
 * counts in money alone. What the stops leave at risk, else what most of the money is in, else when the lines of tests come up, else what
 * the sales brought. It praises nothing, because nobody knows what was written beforehand.
 * @param journal whether a review is due, which may ask for what a sale brought, and the day
 */
export function heldFinding(
  assets: readonly MirrorAsset[],
  { today, isReviewDue }: { readonly today: string; readonly isReviewDue: boolean },
  linkOf: ReturnType<typeof linksIn>,
  texts: MirrorTexts = mirrorTexts('en'),
): Found | null {
  const decisions = assets.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'decision-recorded'))
  if (decisions.length < FEWEST_DECISIONS) return null
  const holdings = assets.filter(({ asset }) => isHeldOn(asset, today))
  const held = holdings.flatMap((each) => heldOf(each, texts) ?? [])
  const told =
    stopsTold(held, holdings.length, texts) ??
    largestTold(held, holdings.length, texts) ??
    testsTold(assets, today, texts) ??
    (isReviewDue ? null : soldTold(assets, texts))
  if (!told) return null
  const { words, entries, isOfHeld, ...title } = told
  const tests = isOfHeld ? testsTold(assets, today, texts) : null
  const evidence = [
    ...words,
    ...(isOfHeld ? [sinceWords(holdings, today, texts)] : []),
    ...(tests ? [tests.title] : []),
  ]
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
  /** Whether it is about what is held, of which it is said since when. */
  readonly isOfHeld: boolean
}

/** What all stops that have not come would bring beside what was paid for what they stand under. */
function stopsTold(held: readonly Held[], holdings: number, { held: words, figures }: MirrorTexts): Told | null {
  const stopped = held.flatMap(({ cost, stop }) => (stop ? [{ cost, ...stop }] : []))
  if (stopped.length === 0) return null
  const paid = sum(stopped.map(({ cost }) => cost))
  const away = sum(stopped.map(({ brings }) => brings)).minus(paid)
  const amount = new Big(roundToCents(away))
  const side = amount.lt(0) ? 'cost' : amount.gt(0) ? 'bring' : 'even'
  const usd = (money: Big) => figures.wholeUsd(roundToCents(money))
  return {
    title: words.stops(stopped.length, side, usd(amount.abs()), usd(paid)),
    words: [words.stopped(stopped.length, held.length, holdings, usd(paid))],
    note: words.stopsNote(stopped.length),
    entries: stopped.map(({ setBy }) => setBy),
    isOfHeld: true,
  }
}

/** In what the larger part of the money is. */
function largestTold(
  held: readonly Held[],
  holdings: number,
  { held: words, figures, list }: MirrorTexts,
): Told | null {
  if (held.length < FEWEST_HELD) return null
  const paid = sum(held.map(({ cost }) => cost))
  const most = held.reduce((larger, { cost }) => (cost.gt(larger) ? cost : larger), new Big(0))
  if (isNothing(most)) return null
  const largest = held.filter(({ cost }) => cost.eq(most))
  const usd = (money: Big) => figures.wholeUsd(roundToCents(money))
  const inLargest = sum(largest.map(({ cost }) => cost))
  const share = Number(inLargest.div(paid))
  const part = Math.round(share * 100) === 100 ? null : figures.share(share)
  const title =
    largest.length === held.length
      ? words.alike(held.length, holdings, usd(paid), usd(most))
      : words.largest(
          words.paidFor(held.length, holdings, usd(paid)),
          usd(inLargest),
          part,
          list([...new Set(largest.map(({ name }) => name))]),
        )
  const entries = held.map(({ openedBy }) => openedBy)
  return { title, words: [], note: words.heldNote(held.length), entries, isOfHeld: true }
}

/** How many lines of "Wrong if" stand, and the first day to come that one of them names. */
function testsTold(assets: readonly MirrorAsset[], today: string, { held: words, figures }: MirrorTexts): Told | null {
  // A line of an option that has expired says nothing of a day to come.
  const open = assets.flatMap(({ asset: { facts, ownTests } }) =>
    hasExpired(facts, today) ? [] : ownTests.filter(isUnanswered).map((test) => ({ ...test, ticker: facts.ticker })),
  )
  const [first] = open.flatMap(({ on }) => (on !== null && on > today ? [on] : [])).sort()
  const isDayless = open.every(({ on }) => on === null)
  if (open.length === 0 || (first === undefined && !isDayless)) return null
  const title = words.tests(open.length, first === undefined ? null : figures.day(first))
  const entries = open.map(({ setBy }) => setBy.sequence)
  const [newest] = open.toSorted((one, other) => other.setBy.sequence - one.setBy.sequence)
  const quoted = newest ? [words.quoted(newest.ticker, newest.line)] : []
  return { title, words: quoted, note: words.testsNote(open.length), entries, isOfHeld: false }
}

/** What was sold of assets brought in all, beside what it had cost, and of which the most and the least came. */
function soldTold(assets: readonly MirrorAsset[], { held: words, figures, list }: MirrorTexts): Told | null {
  const sold = assets.flatMap((each) => soldOf(each) ?? [])
  const gain = sum(sold.map((one) => one.gain))
  const [amount, brought] = [gain.abs(), sum(sold.map((one) => one.brought))]
  if (isNothing(brought)) return null
  const usd = (money: Big) => figures.wholeUsd(roundToCents(money))
  const side = isNothing(amount) ? 'even' : gain.gt(0) ? 'more' : 'less'
  const inOrder = sold.toSorted((one, other) => other.gain.cmp(one.gain))
  const [most, least] = [inOrder[0], inOrder.at(-1)]
  const isApart = most !== undefined && least !== undefined && most.gain.gt(least.gain)
  const what = sold.length === 1 ? list(sold.map(({ ticker }) => ticker)) : words.assets(sold.length)
  return {
    title: words.sold(what, sold.length, side, usd(brought), usd(amount)),
    words: isApart
      ? [
          words.mostAndLeast(
            [most, least].map(({ ticker, gain: of }) => `${ticker}, ${figures.gain(roundToCents(of))}`),
          ),
        ]
      : [],
    note: words.soldNote(sold.length),
    entries: sold.flatMap(({ sales }) => sales),
    isOfHeld: false,
  }
}

type Sold = {
  readonly ticker: string
  readonly brought: Big
  readonly gain: Big
  readonly sales: readonly number[]
}

/**
 * Of shares of which all was sold, each time; null where what they cost or brought is not known, a split is only reported, or a part of what is
 * held was sold as well: it is told of all that was sold of them, or not at all.
 */
function soldOf({ asset, pendingSplit }: MirrorAsset): Sold | null {
  const ended = asset.holdingPeriods.flatMap((period, at) => (period.closedAt === null ? [] : [{ period, at }]))
  const isOfAll = asset.trades.every(
    ({ does, periodIndex }) => does === 'buy' || ended.some(({ at }) => at === periodIndex),
  )
  const gains = ended.map(({ period }) => realizedGain(period))
  const isKnown = gains.every((gain) => gain !== null) && !ended.some(({ at }) => isFree(purchasesIn(asset, at)))
  if (ended.length === 0 || asset.facts.type !== 'stock' || pendingSplit || !isKnown || !isOfAll) return null
  const periods = new Set(ended.map(({ at }) => at))
  return {
    ticker: asset.facts.ticker,
    brought: sum(ended.map(({ period }) => new Big(period.proceeds ?? 0))),
    gain: sum(gains.map((gain) => new Big(gain ?? 0))),
    sales: asset.trades.flatMap((trade) =>
      trade.does === 'sell' && periods.has(trade.periodIndex) ? [trade.sequence] : [],
    ),
  }
}

function sinceWords(holdings: readonly MirrorAsset[], today: string, { held: words, figures }: MirrorTexts): string {
  const periods = holdings.flatMap(({ asset }) => currentHoldingPeriod(asset) ?? [])
  const days = periods.map(({ openedAt }) => marketDayOf(openedAt)).sort()
  const [first = today] = days
  const isAll = days.every((day) => day === first)
  return words.since(days.length, isAll, dayNumber(today) - dayNumber(first), figures.day(first))
}

/** null where what it cost is not known: nobody wrote down a price, or a split is only reported */
function heldOf({ asset, pendingSplit, last }: MirrorAsset, texts: MirrorTexts): Held | null {
  const period = currentHoldingPeriod(asset)
  const bought = purchasesIn(asset, asset.holdingPeriods.length - 1)
  const [opening] = bought
  if (!period || !opening || pendingSplit || isFree(bought) || new Big(period.quantity).lte(0)) return null
  const { ticker, type } = asset.facts
  return {
    name: texts.asset(ticker, type === 'options'),
    openedBy: opening.sequence,
    cost: new Big(period.cost),
    stop: stopUnder(asset, period, last?.price ?? null),
  }
}

const purchasesIn = ({ trades }: MirrorAsset['asset'], period: number) =>
  trades.filter(({ does, periodIndex }) => does === 'buy' && periodIndex === period)

const isFree = (purchases: ReturnType<typeof purchasesIn>): boolean =>
  purchases.some(({ amount }) => amount === null || new Big(amount).eq(0))

/** A stop that has come already, by an alert or by the last price, is none that might. */
function stopUnder(asset: MirrorAsset['asset'], { quantity }: HoldingPeriod, last: Decimal | null): Held['stop'] {
  const { stopLoss } = asset.exits
  const hasCome = alertsInForce(asset).some(({ level }) => level === 'stop-loss')
  if (!stopLoss || hasCome || (last !== null && isReached('stop-loss', stopLoss.price, last))) return null
  return { setBy: stopLoss.setBy.sequence, brings: new Big(stopLoss.price).times(quantity) }
}

const sum = (amounts: readonly Big[]): Big => amounts.reduce((all, amount) => all.plus(amount), new Big(0))

/** Less than half a cent, for which no amount can be written. */
const isNothing = (amount: Big): boolean => new Big(roundToCents(amount)).eq(0)
