import { seeded } from '../seeded.ts'
import { daysBetween, tradingDays } from './calendar.ts'
import { deedsOf, heldBefore, isPurchase, isSale, type JudgedLevel, judgedLevels, laterReturn } from './holdings.ts'
import { type Deed, type Life, writtenOn } from './random-life.ts'
import { differenceRange, mean, meanRange, spearman, sum } from './statistics.ts'

/** What the Mirror must show of a life, computed from its deeds alone. */

export const countedClaims = ({ deeds }: Life): Deed[] =>
  deeds.filter(({ cameTrue, daysLate }) => cameTrue !== null && daysLate <= 2)

const missOf = ({ cameTrue, confidence }: Deed): number => (cameTrue ? 1 : 0) - (confidence - 0.5) / 10

/** Days on which the session ended at 13:00. */
const SHORT = new Set([
  '2023-07-03',
  '2023-11-24',
  '2024-07-03',
  '2024-11-29',
  '2024-12-24',
  '2025-07-03',
  '2025-11-28',
])
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `[n, hits]` by the names of the times of day and of the weekdays. */
export function expectedHours(life: Life): Record<string, [number, number]> {
  const counts: Record<string, [number, number]> = {}
  for (const deed of countedClaims(life)) {
    const [on, isTrading] = [
      writtenOn(deed, life.days),
      tradingDays(writtenOn(deed, life.days), writtenOn(deed, life.days)),
    ]
    const end = SHORT.has(on) || on === '2025-12-24' ? '13:00' : '16:00'
    const time =
      deed.time < '09:30' ? 'before the session' : deed.time < end ? 'during the session' : 'after the session'
    for (const name of [
      isTrading.length > 0 ? time : 'on a day without one',
      WEEKDAYS[new Date(on).getUTCDay()] ?? '',
    ]) {
      const [n, hits] = counts[name] ?? [0, 0]
      counts[name] = [n + 1, hits + (deed.cameTrue ? 1 : 0)]
    }
  }
  return counts
}

export const expectedSize = ({ deeds }: Life): number | null => {
  const buys = deeds.filter(({ does }) => does === 'buy')
  return buys.length < 20
    ? null
    : spearman(buys.map(({ confidence, quantity, cents }) => [confidence, quantity * cents]))
}

export function expectedExchanges(life: Life, later: number): ReturnType<typeof differenceRange> | null {
  const [bought = [], sold = []] = [isPurchase, isSale].map((isOf) =>
    life.deeds.filter(isOf).flatMap(({ asset, day }) => laterReturn(life, asset, day, later) ?? []),
  )
  return bought.length < 20 || sold.length < 20 ? null : differenceRange(bought, sold)
}

/** For each quarter of decisions: the number of claims, and the mean of their squared misses with its range. */
export function expectedQuarters(life: Life): [string, number, ReturnType<typeof meanRange> | null][] {
  const quarterOf = ({ day }: Deed) => {
    const [year, month] = (life.days[day] ?? '').split('-').map(Number)
    return `${year}-q${Math.floor(((month ?? 1) - 1) / 3) + 1}`
  }
  const claims = countedClaims(life)
  return [...new Set(claims.map(quarterOf))].sort().map((quarter) => {
    const errors = claims.filter((deed) => quarterOf(deed) === quarter).map((deed) => missOf(deed) ** 2)
    return [quarter, errors.length, errors.length < 10 ? null : meanRange(errors)]
  })
}

/** The middle 95% of the mean miss, with companies and months resampled three thousand times. */
export function drawnGap(life: Life): [number, number] {
  const { whole } = seeded(life.deeds.length)
  const clusters = [
    ...Map.groupBy(countedClaims(life), ({ asset, day }) => `${asset} ${life.days[day]?.slice(0, 7)}`).values(),
  ]
  const draws = Array.from({ length: 3000 }, () => {
    const drawn = clusters.flatMap(() => clusters[whole(0, clusters.length - 1)] ?? [])
    return mean(drawn.map(missOf))
  }).sort((one, other) => one - other)
  return [draws[75] ?? 0, draws[2924] ?? 0]
}

/** The result in dollars of holding through stops, and of waiting before they were kept, by the end of a day. */
export function heldBy(life: Life, day: number): number {
  const reached = judgedLevels(life).filter(({ day: from }) => from <= day)
  const through = reached.filter(({ isKept }) => !isKept)
  const waited = reached.filter((stop) => stop.isKept).map((stop) => waitedBy(life, stop, day))
  return (
    sum(waited) / 100 +
    sum(
      through.map(({ asset, day: from, endedOn, cents, then, held, isRest, until }) => {
        if (day >= endedOn) return cents
        let [left, gained] = [held, 0]
        for (const deed of deedsOf(life, asset))
          if (isSale(deed) && deed.day > (isRest ? until : from) && deed.day <= day) {
            const units = Math.min(left, deed.quantity)
            gained += units * (deed.cents - then)
            left -= units
          }
        return gained + left * ((life.closes[asset]?.[day] ?? 0) - then)
      }),
    ) /
      100
  )
}

function waitedBy(life: Life, { asset, day: from, inTime, next, then }: JudgedLevel, day: number): number {
  const closeOn = (on: number) => life.closes[asset]?.[on] ?? 0
  const nextCents = next && (next.isBySale ? (next.inTime[0]?.cents ?? 0) : closeOn(next.day))
  return sum(
    inTime
      .filter((sale) => sale.day > from)
      .map(({ quantity, cents, day: on }) => {
        const [end, endCents] = next && nextCents !== null && on > next.day ? [next.day, nextCents] : [on, cents]
        return quantity * ((day < end ? closeOn(day) : endCents) - then)
      }),
  )
}

/** The drift of an asset: each kind, and the figures of its sentence. */
export function expectedDrift(life: Life, asset: number): [kind: string, ...figures: number[]][] {
  const deeds = deedsOf(life, asset)
  const found: [string, ...number[]][] = []
  const holds = new Map<number, number>()
  for (const [place, deed] of deeds.entries()) {
    const before = deeds[place - 1]
    const fell = before ? (1 - deed.cents / before.cents) * 100 : 0
    const claimsBetter = !isSale(deed) && before !== undefined && !isSale(before)
    const isOfItsTime = deed.daysLate <= 2 && (before?.daysLate ?? 0) <= 2
    if (claimsBetter && before && isOfItsTime && deed.confidence > before.confidence && fell >= 1)
      found.push(['surer-while-down', before.confidence, deed.confidence, fell])
    const { quantity, cost } = heldBefore(life, asset, deed.day)
    if (deed.does === 'hold' && deed.cents * quantity < cost) {
      const round = deeds.filter(({ does, day }) => does === 'buy' && day < deed.day).length
      holds.set(round, (holds.get(round) ?? 0) + 1)
    }
    if (isPurchase(deed)) {
      const close = closeBefore(life, asset, deed.day)
      if (close !== null && deed.cents / close > 1.2) found.push(['bought-after-rise', (deed.cents / close - 1) * 100])
    }
  }
  for (const count of holds.values()) if (count >= 3) found.push(['held-below-cost', count])
  return found
}

/** The latest close from thirty to thirty-four days before a day; null if there is none. */
function closeBefore(life: Life, asset: number, day: number): number | null {
  const first = Math.min(...life.deeds.map((deed) => deed.day))
  const on = life.days[day] ?? ''
  for (let back = day; back >= first; back -= 1) {
    const days = daysBetween(life.days[back] ?? '', on)
    if (days >= 30) return days <= 34 ? (life.closes[asset]?.[back] ?? null) : null
  }
  return null
}
