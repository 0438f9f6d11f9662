import { describe, expect, it } from 'vitest'
import { randomTrading } from '#test/support/random-trading.ts'
import { randomLife } from '#test/support/reference-mirror/random-life.ts'
import { tellLife } from '#test/support/reference-mirror/told-life.ts'
import { dispositionOf } from '../disposition.ts'
import { mirrorOf } from '../mirror.ts'
import { moneyOf } from '../mirror-money.ts'
import { salesOf } from '../positions.ts'
import type { UntoldCloses } from '../untold-returns.ts'
import { type FigureSources, openedFigure } from './opened-figure.ts'

const NOTHING_UNTOLD: UntoldCloses = { ofCompany: new Map(), against: new Map() }
const TOLD = { untoldNow: NOTHING_UNTOLD }

function sourcesOf(seed: number, untold = NOTHING_UNTOLD): FigureSources {
  const { book } = randomTrading(seed, { assets: 8, days: 700, trades: 300 })
  const sales = salesOf(book)
  const money = moneyOf(book, [], () => null, sales)
  const disposition = dispositionOf(book, sales)
  return { book, sales, deeds: [], money, disposition, scored: [], blind: [], untold }
}

const numberOf = (cell = ''): number => Number(cell.replaceAll(/[$,%+]/g, '').replace('−', '-'))
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** The mean of a column of a group, of figures that are rounded to tenths. */
const columnOf = (opened: ReturnType<typeof openedFigure>, group: number, column: number) =>
  (opened.groups[group]?.rows ?? []).map(({ cells }) => numberOf(cells.at(column)))

describe.each([1, 2, 3])('the rows of a figure, computed again on paper: %i', (seed) => {
  const sources = sourcesOf(seed)
  const { money, disposition } = sources

  it('are the sales with what they and the others returned', () => {
    for (const [figure, told] of [
      ['selling', money.selling],
      ['selling-84', money.after84Days.selling],
    ] as const) {
      const opened = openedFigure(sources, figure, '', 'en')
      const differences = columnOf(opened, 0, -1)
      expect(differences).toHaveLength(told.sales)
      expect(meanOf(differences)).toBeCloseTo((told.difference?.mean ?? 0) * 100, 1)
      expect(meanOf(columnOf(opened, 0, 2)) - meanOf(columnOf(opened, 0, 0))).toBeCloseTo(
        (told.difference?.mean ?? 0) * 100,
        1,
      )
    }
  })

  it('are what was bought and what was sold, with closes and returns', () => {
    const opened = openedFigure(sources, 'exchanges', '', 'en')
    const [bought, sold] = [columnOf(opened, 0, -1), columnOf(opened, 1, -1)]
    expect([bought.length, sold.length]).toEqual([money.exchanges.purchases, money.exchanges.sales])
    expect(meanOf(bought) - meanOf(sold)).toBeCloseTo((money.exchanges.difference?.mean ?? 0) * 100, 1)
    for (const { cells } of opened.groups.flatMap(({ rows }) => rows))
      expect((numberOf(cells[2]) / numberOf(cells[0]) - 1) * 100).toBeCloseTo(numberOf(cells[3]), 0)
  })

  it('are the gains and losses that were sold, and those on paper beside them', () => {
    const opened = openedFigure(sources, 'disposition', '', 'en')
    expect(opened.groups.map(({ rows }) => rows.length)).toEqual([
      disposition.realizedGains,
      disposition.paperGains,
      disposition.realizedLosses,
      disposition.paperLosses,
    ])
    for (const [at, { rows }] of opened.groups.entries())
      for (const { cells } of rows) {
        const gain = numberOf(cells.at(-2)) - numberOf(cells.at(-1))
        expect(at < 2 ? gain : -gain).toBeGreaterThan(-0.006)
      }
  })

  it('are the sales after which days with a purchase are counted', () => {
    const opened = openedFigure(sources, 'after-losses', '', 'en')
    if (!money.afterLosses.difference) return expect(opened.groups).toEqual([])
    const [after, other] = [columnOf(opened, 0, 0), columnOf(opened, 1, 0)]
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
    expect([sum(after), sum(other)]).toEqual([money.afterLosses.after.withBuy, money.afterLosses.other.withBuy])
    return expect([after.length, other.length]).toEqual([
      money.afterLosses.after.windows,
      money.afterLosses.other.windows,
    ])
  })

  it('are what was held when a year began and was traded in it', () => {
    for (const { year, drag, turnover, made } of money.years) {
      const { groups, sums } = openedFigure(sources, 'year', year, 'en')
      const held = groups.find(({ title }) => title.startsWith('Held'))?.rows ?? []
      const [before, after] = [-2, -1].map((at) => held.reduce((sum, { cells }) => sum + numberOf(cells.at(at)), 0))
      if (drag) expect((after ?? 0) / (before ?? 1) - 1).toBeCloseTo(drag.untouched, 3)
      const [, bought, sold, average] =
        /of (\S+) bought and (\S+) sold, over the average worth of (\S+) /.exec(sums.join(' ')) ?? []
      if (turnover) expect(Math.min(numberOf(bought), numberOf(sold)) / numberOf(average)).toBeCloseTo(turnover, 3)
      const [, months = ''] = /by month: (.*?)\. One/.exec(sums.join(' ')) ?? []
      const grown = [...months.matchAll(/[+−]?[\d.]+(?=%)/g)].reduce((so, [one]) => so * (1 + numberOf(one) / 100), 1)
      if (made !== null) expect(grown - 1).toBeCloseTo(made, 1)
    }
  })
})

describe('over a life', () => {
  const { assets, time } = tellLife(randomLife(36))
  const mirror = mirrorOf(assets, { ...time, ...TOLD })
  const open = (figure: Parameters<typeof openedFigure>[1], part = '') =>
    openedFigure(mirror.sources, figure, part, 'en')

  it('a level, a period, a time and a model open as many claims as they count, and as many that came true', () => {
    const told = [
      ...mirror.calibration.levels.map((level) => ['level', String(level.probability), level] as const),
      ...[...mirror.scorePeriods.years, ...mirror.scorePeriods.quarters].map((one) => ['period', one.id, one] as const),
      ...mirror.hours.ofDay.map((one) => ['hours', one.name, one] as const),
      ...mirror.hours.ofWeek.map((one) => ['weekday', one.name, one] as const),
    ]
    expect(told.length).toBeGreaterThan(20)
    for (const [figure, part, { n, hits }] of told) {
      const { groups, sums } = open(figure, part)
      expect([part, groups[0]?.rows.length, sums[0]]).toEqual([part, n, `${hits} of ${n} came true.`])
    }
    for (const { model, n } of mirror.critics) expect(open('critic', model).groups[0]?.rows).toHaveLength(n)
  })

  it('a time of the day is told on the clocks of New York', () => {
    const [first] = mirror.hours.ofDay
    const cells = open('hours', first?.name).groups[0]?.rows.map((row) => row.cells[0])
    expect(cells?.[0]).toMatch(/^[A-Z][a-z]+ \d+, \d{4}, \d+:\d\d\s[AP]M$/)
  })

  it('what was watched against what was bought, and size, have their cases', () => {
    const { passedOn, size, purchases } = mirror.money
    const rows = (figure: 'passed-on' | 'size') => open(figure).groups.map((group) => group.rows.length)
    expect(rows('passed-on')).toEqual(passedOn.difference ? [passedOn.watched, passedOn.bought] : [])
    expect(rows('size')).toEqual(size ? [purchases] : [])
  })

  it('a part that there is not opens nothing', () => {
    for (const figure of ['year', 'level', 'period', 'hours', 'weekday', 'critic'] as const)
      expect(open(figure, 'none')).toEqual({ groups: [], sums: [] })
  })
})

describe('what would tell how a claim ended before its review', () => {
  const plain = sourcesOf(1)
  const [asset] = plain.book.assets
  const { days } = plain.book
  const closeOf = (day: string): UntoldCloses => ({
    ofCompany: new Map([[asset?.ticker ?? '', new Set([day])]]),
    against: new Map(),
  })

  it.each(['selling', 'selling-84', 'exchanges', 'exchanges-84', 'disposition'] as const)(
    'is in no row and in no sum of %s, and of its rows at least three are kept back',
    (figure) => {
      const day = days.at(300) ?? ''
      const sources = { ...plain, untold: closeOf(day) }
      const [told, before] = [openedFigure(sources, figure, '', 'en'), openedFigure(plain, figure, '', 'en')]
      const rows = told.groups.flatMap((group) => group.rows)
      const withheld = rows.filter((row) => row.isWithheld)
      const isTold = (row: (typeof rows)[number]) =>
        row.tells.some(({ ticker, from, until }) => ticker === asset?.ticker && from < day && day <= until)
      expect(rows.some(isTold)).toBe(true)
      for (const row of rows.filter(isTold)) expect(row).toMatchObject({ isWithheld: true })
      for (const row of withheld) expect(row.cells.join('')).toBe('')
      expect(withheld.length).toBeGreaterThanOrEqual(3)
      expect(told.sums.filter((sum) => before.sums.includes(sum))).toEqual([])
      expect(rows).toHaveLength(before.groups.flatMap((group) => group.rows).length)
    },
  )

  it('is in no year: neither what was held, nor what was made by month', () => {
    const year = days.at(300)?.slice(0, 4) ?? ''
    const told = openedFigure({ ...plain, untold: closeOf(days.at(300) ?? '') }, 'year', year, 'en')
    expect(told.sums.join(' ')).not.toMatch(/Made|Turnover|Left alone/)
  })
})
