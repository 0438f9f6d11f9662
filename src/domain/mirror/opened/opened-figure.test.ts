import { describe, expect, it } from 'vitest'
import { randomTrading } from '#test/support/random-trading.ts'
import { randomLife } from '#test/support/reference-mirror/random-life.ts'
import { tellLife } from '#test/support/reference-mirror/told-life.ts'
import { firstGrades } from '../../reviews/first-grades.ts'
import type { UntoldCloses } from '../basis/untold-of-companies.ts'
import { timeOfDay } from '../claims/hours.ts'
import { mirrorOf } from '../mirror.ts'
import { dispositionOf } from '../money/disposition.ts'
import { moneyOf, sizeOf } from '../money/mirror-money.ts'
import { salesOf } from '../money/positions.ts'
import { type FigureSources, openedFigure } from './opened-figure.ts'

const NOTHING_UNTOLD: UntoldCloses = { ofCompany: new Map(), against: new Map() }
const TOLD = { untoldNow: NOTHING_UNTOLD }

function sourcesOf(seed: number, untold = NOTHING_UNTOLD): FigureSources {
  const { book } = randomTrading(seed, { assets: 8, days: 700, trades: 300 })
  const sales = salesOf(book)
  const money = moneyOf(book, [], () => null, sales)
  const disposition = dispositionOf(book, sales)
  return {
    book,
    sales,
    deeds: [],
    money,
    size: sizeOf(book, [], []),
    disposition,
    scored: [],
    blind: [],
    reviews: [],
    untold,
  }
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

  it('are, of each sale, the others with their closes, whose mean is the one of the sale', () => {
    for (const [figure, told] of [
      ['selling', money.selling],
      ['selling-84', money.after84Days.selling],
    ] as const) {
      const sales = openedFigure(sources, figure, '', 'en').groups[0]?.rows ?? []
      expect(sales).toHaveLength(told.sales)
      for (const { part, ticker, cells } of sales) {
        const opened = openedFigure(sources, figure, part ?? '', 'en')
        const [own, others] = [columnOf(opened, 0, -1), columnOf(opened, 1, -1)]
        expect([opened.groups[0]?.rows[0]?.ticker, String(others.length)]).toEqual([ticker, cells[1]])
        expect(own[0]).toBe(numberOf(cells[0]))
        const decimals = cells[2]?.split('.')[1]?.replace('%', '').length ?? 0
        expect(meanOf(others).toFixed(decimals)).toBe(numberOf(cells[2]).toFixed(decimals))
        expect((numberOf(cells[2]) - numberOf(cells[0])).toFixed(decimals)).toBe(numberOf(cells[3]).toFixed(decimals))
        for (const row of opened.groups.flatMap(({ rows }) => rows))
          expect((numberOf(row.cells[2]) / numberOf(row.cells[0]) - 1) * 100).toBeCloseTo(numberOf(row.cells[3]), 0)
      }
    }
    expect(openedFigure(sources, 'selling', 'none', 'en')).toEqual({ groups: [], sums: [] })
  })

  it('come to the very figure that is printed of them, whatever was rounded', () => {
    const printed = (sums: readonly string[]) => / ([+−]?[\d.]+) points\.$/.exec(sums[0] ?? '')?.[1] ?? ''
    for (const figure of ['selling', 'selling-84'] as const) {
      const opened = openedFigure(sources, figure, '', 'en')
      expect(meanOf(columnOf(opened, 0, -1)).toFixed(1)).toBe(numberOf(printed(opened.sums)).toFixed(1))
    }
    for (const figure of ['exchanges', 'exchanges-84'] as const) {
      const opened = openedFigure(sources, figure, '', 'en')
      const [, first = '', second = ''] = /is (\S+)%, of the second (\S+)%/.exec(opened.sums[0] ?? '') ?? []
      const decimals = first.split('.')[1]?.length ?? 0
      expect([0, 1].map((at) => meanOf(columnOf(opened, at, -1)).toFixed(decimals))).toEqual(
        [first, second].map((mean) => numberOf(mean).toFixed(decimals)),
      )
      expect((numberOf(first) - numberOf(second)).toFixed(1)).toBe(numberOf(printed(opened.sums)).toFixed(1))
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
      const [, total = ''] = /One after the other that is (\S+)%/.exec(sums.join(' ')) ?? []
      if (made !== null) expect(((grown - 1) * 100).toFixed(1)).toBe(numberOf(total).toFixed(1))
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

  it('a claim of a day on which the exchange closed early says when that was, and no other does', () => {
    const [claim] = mirror.sources.scored
    if (!claim) throw new Error('a life has claims')
    const at = (recordedAt: string) => {
      const sources = { ...mirror.sources, scored: [{ ...claim, recordedAt }] }
      const opened = openedFigure(sources, 'hours', timeOfDay(recordedAt), 'en')
      return opened.groups[0]?.rows[0]?.cells[0]?.replaceAll('\u202f', ' ')
    }
    expect(at('2024-07-03T17:58:00.000Z')).toBe('Jul 3, 2024, 1:58 PM; the exchange closed at 1:00 PM that day')
    expect(at('2024-12-24T19:47:00.000Z')).toBe('Dec 24, 2024, 2:47 PM; the exchange closed at 1:00 PM that day')
    expect(at('2024-07-02T20:58:00.000Z')).toBe('Jul 2, 2024, 4:58 PM')
    expect(at('2024-07-04T17:58:00.000Z')).toBe('Jul 4, 2024, 1:58 PM')
  })

  it('a quarter of fewer than ten claims opens them, and no mean of which it is silent', () => {
    const means = [9, 10].map((n) => {
      const claims = mirror.sources.scored.slice(0, n).map((claim) => ({ ...claim, on: '2026-02-02' }))
      const opened = openedFigure({ ...mirror.sources, scored: claims }, 'period', '2026-q1', 'en')
      expect(opened.groups.map(({ rows }) => rows.length)).toEqual([n])
      return opened.sums.some((sum) => sum.includes('Brier'))
    })
    expect(means).toEqual([false, true])
  })

  it('what was watched against what was bought, and size, have their cases', () => {
    const { passedOn, size } = mirror.money
    const rows = (figure: 'passed-on' | 'size') => open(figure).groups.map((group) => group.rows.length)
    expect(rows('passed-on')).toEqual(passedOn.difference ? [passedOn.watched, passedOn.bought] : [])
    expect(rows('size')).toEqual(size.correlation ? [size.purchases.length] : [])
  })

  it('size leaves out the purchases whose first review asks how sure their writer was, in the figure as in its rows', () => {
    const { book, deeds, size } = mirror.sources
    const [first = 0, second = 0] = size.purchases.map(({ trade }) => trade.sequence)
    const asked = sizeOf(book, deeds, [first, second])
    expect([asked.askedFor, asked.purchases]).toEqual([2, size.purchases.slice(2)])
    const { groups } = openedFigure({ ...mirror.sources, size: asked }, 'size', '', 'en')
    expect(groups.flatMap(({ rows }) => rows.map(({ sequence }) => sequence))).toEqual(
      size.purchases.slice(2).map(({ trade }) => trade.sequence),
    )
    const surer = deeds.map((deed) => (deed.sequence === first ? { ...deed, confidence: 11 - deed.confidence } : deed))
    expect(sizeOf(book, surer, [first, second])).toEqual(asked)
    expect(sizeOf(book, surer, []).correlation).not.toEqual(size.correlation)
  })

  it('the table of grades and outcomes opens the decisions of each cell, each once', () => {
    const graded = firstGrades(mirror.reviews, ({ decision }) => decision.sequence)
    const inCell = (isWell: boolean, isTrue: boolean) =>
      graded.filter(({ isWellDecided, cameTrue }) => isWellDecided === isWell && cameTrue === isTrue)
    const cells = [inCell(true, true), inCell(true, false), inCell(false, true), inCell(false, false)]
    const { groups } = open('process')
    expect(cells.flat().length).toBeGreaterThan(5)
    const inOrder = (sequences: readonly number[]) => sequences.toSorted((one, other) => one - other)
    expect(groups.map(({ rows }) => inOrder(rows.map(({ sequence }) => sequence)))).toEqual(
      cells.map((of) => inOrder(of.map(({ decision }) => decision.sequence))),
    )
    expect(groups.flatMap(({ rows }) => rows.map(({ cells: [, , claim] }) => claim))).not.toContain('not known')
  })

  it('the memory gap and hindsight open the reviews that they are the means of', () => {
    const { gap, hindsight } = mirror.memory
    for (const [figure, mean, n] of [
      ['memory-gap', gap?.mean, gap?.n],
      ['hindsight', (hindsight?.mean ?? 0) * 100, hindsight?.n],
    ] as const) {
      const differences = columnOf(open(figure), 0, -1)
      expect(differences).toHaveLength(n ?? 0)
      expect(meanOf(differences)).toBeCloseTo(mean ?? 0, 1)
    }
    expect(columnOf(open('memory-gap'), 0, -1).length).toBeGreaterThan(9)
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

  it('is not told by the decimals of what is', () => {
    const returns = ({ groups }: ReturnType<typeof openedFigure>) =>
      groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter((cell) => cell.endsWith('%'))))
    const isOfTenths = (cell: string) => /^[+−]?\d+\.\d%$/.test(cell)
    let precise = 0
    for (const seed of [1, 2, 3])
      for (const figure of ['selling', 'selling-84', 'exchanges', 'exchanges-84'] as const) {
        const all = sourcesOf(seed)
        const untold: UntoldCloses = {
          ofCompany: new Map([[all.book.assets[0]?.ticker ?? '', new Set([all.book.days[300] ?? ''])]]),
          against: new Map(),
        }
        precise += returns(openedFigure(all, figure, '', 'en')).filter((cell) => !isOfTenths(cell)).length
        const told = openedFigure({ ...all, untold }, figure, '', 'en')
        expect(told.groups.flatMap(({ rows }) => rows.filter(({ isWithheld }) => isWithheld)).length).toBeGreaterThan(0)
        const parts = told.groups.flatMap(({ rows }) => rows.flatMap(({ part }) => part ?? []))
        const opened = parts.map((part) => openedFigure({ ...all, untold }, figure, part, 'en'))
        expect([told, ...opened].flatMap(returns).filter((cell) => !isOfTenths(cell))).toEqual([])
      }
    expect(precise).toBeGreaterThan(0)
  })

  it('is in none of the others of a sale either', () => {
    const sources = { ...plain, untold: closeOf(days.at(300) ?? '') }
    const [told, all] = [sources, plain].map((of) => openedFigure(of, 'selling', '', 'en').groups[0]?.rows ?? [])
    const opened = (all ?? []).map(({ part = '' }) => openedFigure(sources, 'selling', part, 'en').groups.length > 0)
    expect(opened).toEqual((told ?? []).map(({ isWithheld }) => !isWithheld))
    expect(opened).toContain(false)
    expect(opened).toContain(true)
  })

  it('is in no year: neither what was held, nor what was made by month', () => {
    const year = days.at(300)?.slice(0, 4) ?? ''
    const told = openedFigure({ ...plain, untold: closeOf(days.at(300) ?? '') }, 'year', year, 'en')
    expect(told.sums.join(' ')).not.toMatch(/Made|Turnover|Left alone/)
  })
})
