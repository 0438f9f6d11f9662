import { tradingDays } from './calendar.ts'
import type { Expected } from './expected-findings.ts'
import { assetsOf, gainOf, heldBefore, isPurchase, isSale, laterReturn } from './holdings.ts'
import type { Deed, Life } from './random-life.ts'
import { differenceOfAlike, differenceRange, mean, meanRange, sum } from './statistics.ts'

type Named = readonly [kind: string, expected: Expected | null]

/** The figures of the findings about behaviour in money. */
export const expectedOfMoney = (life: Life): readonly Named[] => [
  ['disposition', disposition(life)],
  ['selling', selling(life)],
  ['passed-on', passedOn(life)],
  ['drag', drag(life)],
  ['after-losses', afterLosses(life)],
]

const YEAR = 252

const salesOf = ({ deeds }: Life): Deed[] => deeds.filter(isSale)
const heldAssets = (life: Life, day: number): number[] =>
  assetsOf(life).filter((asset) => heldBefore(life, asset, day).quantity > 0)
const soldOn = (life: Life, day: number): number[] =>
  salesOf(life).flatMap((sale) => (sale.day === day ? [sale.asset] : []))

function disposition(life: Life): Expected | null {
  const sales = salesOf(life)
  const gains = sales.map((sale) => gainOf(life, sale))
  const days = [...new Set(sales.map(({ day }) => day))]
  const paper = days.flatMap((day) =>
    heldAssets(life, day)
      .filter((asset) => !soldOn(life, day).includes(asset))
      .map((asset) => {
        const { quantity, cost } = heldBefore(life, asset, day)
        return (life.closes[asset]?.[day] ?? 0) * quantity - cost
      }),
  )
  const count = (values: readonly number[], isOf: (value: number) => boolean) => values.filter(isOf).length
  const [isGain, isLoss] = [(value: number) => value > 1e-6, (value: number) => value < -1e-6]
  const [rg, pg, rl, pl] = [count(gains, isGain), count(paper, isGain), count(gains, isLoss), count(paper, isLoss)]
  if (sales.length < 20 || rg + pg === 0 || rl + pl === 0) return null
  const [pgr, plr] = [rg / (rg + pg), rl / (rl + pl)]
  const error = Math.sqrt((pgr * (1 - pgr)) / (rg + pg) + (plr * (1 - plr)) / (rl + pl))
  if (Math.abs(pgr - plr) <= 1.96 * error) return null
  const december = sales.filter(({ day }) => life.days[day]?.slice(5, 7) === '12').length
  return {
    title: [],
    evidence: [days.length, rg, rg + pg, rl, rl + pl, pgr * 100, plr * 100],
    method: [1998, 15, 10, 10_000, (pgr - plr) * 100, error * 100, december, sales.length],
    cost: null,
  }
}

function selling(life: Life): Expected | null {
  const { range, n } = expectedSelling(life, YEAR)
  if (range === null || (range.from <= 0 && range.to >= 0)) return null
  return {
    title: [],
    evidence: [YEAR, Math.abs(range.mean) * 100, n],
    method: [95, range.from * 100, range.to * 100],
    cost: null,
  }
}

/** What was kept less what was sold, so many trading days after each sale. */
export function expectedSelling(life: Life, later: number): { n: number; range: ReturnType<typeof meanRange> | null } {
  const differences = salesOf(life).flatMap((sale) => {
    const sold = laterReturn(life, sale.asset, sale.day, later)
    const others = heldAssets(life, sale.day)
      .filter((asset) => !soldOn(life, sale.day).includes(asset))
      .flatMap((asset) => laterReturn(life, asset, sale.day, later) ?? [])
    return sold === null || others.length === 0 ? [] : [mean(others) - sold]
  })
  return { n: differences.length, range: differences.length < 20 ? null : meanRange(differences) }
}

function passedOn(life: Life): Expected | null {
  const watched = assetsOf(life).flatMap((asset) => {
    const ofAsset = life.deeds.filter((deed) => deed.asset === asset).sort((one, other) => one.day - other.day)
    const first = ofAsset.find(({ does }) => does === 'watch')
    if (!first) return []
    const isBought = ofAsset.some(({ does, day }) => does === 'buy' && day >= first.day && day <= first.day + YEAR)
    return isBought ? [] : (laterReturn(life, asset, first.day, YEAR) ?? [])
  })
  const bought = life.deeds
    .filter(({ does }) => does === 'buy')
    .flatMap(({ asset, day }) => laterReturn(life, asset, day, YEAR) ?? [])
  if (watched.length < 10 || bought.length < 10) return null
  const { mean: middle, from, to } = differenceRange(watched, bought)
  if (from <= 0 && to >= 0) return null
  return {
    title: [],
    evidence: [YEAR, watched.length, Math.abs(middle) * 100, bought.length],
    method: [1947, 95, from * 100, to * 100],
    cost: null,
  }
}

/** The figures of the last whole year: not the first year of the book, and one of which it has the last trading day. */
function drag(life: Life): Expected | null {
  const first = Math.min(...life.deeds.map(({ day }) => day))
  const years = [...new Set(life.days.slice(first).map((day) => day.slice(0, 4)))]
  const lastOf = (year: string) => life.days.findLast((day) => day.startsWith(year))
  const isOver = (year: string) => tradingDays(`${year}-12-20`, `${year}-12-31`).at(-1) === lastOf(year)
  const told = years
    .slice(1)
    .filter(isOver)
    .flatMap((year) => {
      const days = life.days.flatMap((day, at) => (day.startsWith(year) ? [at] : []))
      const [from = 0, until = 0] = [days.at(0), days.at(-1)]
      const worth = (quantities: readonly (readonly [number, number])[], day: number) =>
        sum(quantities.map(([asset, quantity]) => quantity * (life.closes[asset]?.[day] ?? 0)))
      const heldAfter = (day: number) =>
        assetsOf(life).map((asset) => [asset, heldBefore(life, asset, day + 1).quantity] as const)
      const flow = (day: number, isOf: (deed: Deed) => boolean) =>
        sum(life.deeds.filter((deed) => deed.day === day && isOf(deed)).map(({ quantity, cents }) => quantity * cents))
      const start = heldAfter(from - 1)
      if (worth(start, from - 1) === 0) return []
      const grown = days.reduce((growth, day) => {
        const put = worth(heldAfter(day - 1), day - 1) + flow(day, isPurchase)
        return put > 0 ? (growth * (worth(heldAfter(day), day) + flow(day, isSale))) / put : growth
      }, 1)
      const untouched = worth(start, until) / worth(start, from - 1)
      const heldDays = days.filter((day) => worth(heldAfter(day), day) > 0).length
      return [{ year: Number(year), actual: grown - 1, untouched: untouched - 1, days: days.length, heldDays }]
    })
  const last = told.at(-1)
  if (!last) return null
  const { year, actual, untouched, days, heldDays } = last
  // What is not seen in tenths of a point is not said.
  if (Math.round(actual * 1000) >= Math.round(untouched * 1000)) return null
  return {
    title: [year, (Math.round(untouched * 1000) - Math.round(actual * 1000)) / 10],
    evidence: [actual * 100, untouched * 100],
    method: [2000, ...(heldDays < days ? [heldDays, days] : [])],
    cost: null,
  }
}

/** Windows of five days, each from a day with sales of one kind alone to before the next sale; their shares compared as alike. */
function afterLosses(life: Life): Expected | null {
  const isBuying = (day: number) => life.deeds.some((deed) => deed.day === day && isPurchase(deed))
  const isSelling = (day: number) => salesOf(life).some((sale) => sale.day === day)
  const buysAfter = (isOf: (gain: number) => boolean): number[] =>
    life.days.flatMap((_, day) => {
      const window = [0, 1, 2, 3, 4].map((later) => day + later)
      const gains = salesOf(life).flatMap((sale) => (sale.day === day ? [gainOf(life, sale)] : []))
      const isWhole = day + 4 < life.days.length && !window.slice(1).some(isSelling)
      return gains.length > 0 && gains.every(isOf) && isWhole ? [window.filter(isBuying).length] : []
    })
  const [losses, gains] = [buysAfter((gain) => gain < -1e-6), buysAfter((gain) => gain > 1e-6)]
  if (losses.length < 6 || gains.length < 6) return null
  const shares = (buys: readonly number[]) => buys.map((count) => count / 5)
  const { mean: difference, from, to, error } = differenceOfAlike(shares(losses), shares(gains))
  if (error === 0 || (from <= 0 && to >= 0)) return null
  const [after, other] = [losses.length * 5, gains.length * 5]
  if (Math.abs(difference - (sum(losses) / after - sum(gains) / other)) > 1e-9)
    throw new Error('shares are of five days')
  return {
    title: [],
    evidence: [sum(losses), after, sum(gains), other],
    method: [(sum(losses) / after) * 100, (sum(gains) / other) * 100, error * 100],
    cost: null,
  }
}
