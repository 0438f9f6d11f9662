import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STACK_WIDTH } from './annotation-stacks.ts'
import type { ChartAnnotation, ChartData } from './chart-data.ts'
import { layOut } from './layout.ts'

const DAYS = Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`)
const PHONE = { width: 358, height: 336 }

const annotation = (key: string, day: string, value: number | null = 100): ChartAnnotation => ({
  key,
  day,
  value,
  shape: 'ring',
  letter: 'H',
  label: `Hold ${key}`,
  ticks: 5,
  title: 'Hold',
  facts: [],
  quote: null,
  href: null,
})

const chart = (changed: Partial<ChartData> = {}): ChartData => ({
  days: DAYS,
  lines: [{ name: 'Close', variant: 'main', values: DAYS.map((_, index) => 100 + index), lastText: '$127.00' }],
  isFilled: false,
  levels: [],
  annotations: [],
  stackOf: null,
  ticksName: 'Confidence',
  ...changed,
})

it('a step is vertical at its day, and everything else slopes from day to day', () => {
  const days = DAYS.slice(0, 3)
  const lines = [{ name: 'Cost', variant: 'second' as const, values: [100, 200, 200], lastText: null }]
  const places = (changed: Partial<ChartData>) =>
    layOut(chart({ days, lines, ...changed }), PHONE).lines[0]?.points ?? []
  const [first, second, third] = places({})
  expect(places({ stepsAt: new Set([1]) })).toEqual([first, [second?.[0], first?.[1]], second, third])
})

describe('levels', () => {
  const level = (value: number) => ({ name: `L${value}`, text: '', value, variant: 'plain' as const })

  it('near the line are drawn, and levels far away are named in words', () => {
    const layout = layOut(chart({ levels: [level(95), level(300), level(2)] }), PHONE)
    expect(layout.levels.map(({ value }) => value)).toEqual([95])
    expect(layout.beyond.map(({ level: { value }, side }) => [value, side])).toEqual([
      [300, 'above'],
      [2, 'below'],
    ])
  })

  it('and lines have labels that do not overlap, wherever they end', () => {
    const values = fc.array(fc.integer({ min: 90, max: 140 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(values, (prices) => {
        const levels = prices.map((value, index) => ({ ...level(value), name: `L${index}` }))
        const { labels, plot } = layOut(chart({ levels }), PHONE)
        const places = labels.map(({ at }) => at).sort((a, b) => a - b)
        for (const [index, at] of places.entries()) {
          expect(at - 14).toBeGreaterThanOrEqual(plot.top)
          expect(at + 14).toBeLessThanOrEqual(plot.bottom)
          if (index > 0) expect(at - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(28)
        }
      }),
    )
  })
})

describe('annotations', () => {
  const [first = '', , , fourth = ''] = DAYS

  it('are drawn at their day and their price', () => {
    const layout = layOut(chart({ annotations: [annotation('1', fourth, 103)] }), PHONE)
    expect(layout.annotations[0]?.x).toBeCloseTo(layout.dayPlaces[3] ?? 0)
    expect(layout.annotations[0]?.y).toBeCloseTo(layout.heightOf(103))
  })

  it('without a price are drawn only in the row', () => {
    const [only] = layOut(chart({ annotations: [annotation('1', fourth, null)] }), PHONE).annotations
    expect([only?.y, only?.labelAt]).toEqual([null, null])
    expect(only?.column).toBeCloseTo(only?.x ?? 0)
  })

  it('of one day are drawn side by side, small and without a letter', () => {
    const { annotations } = layOut(chart({ annotations: [annotation('1', fourth), annotation('2', fourth)] }), PHONE)
    expect(annotations[1]?.x).toBeGreaterThanOrEqual((annotations[0]?.x ?? 0) + 2 * 4.5)
    expect(annotations.map(({ radius }) => radius)).toEqual([4.5, 4.5])
  })

  it('that stack never touch on a phone, however many there are, and keep their order', () => {
    const stackOf = (some: readonly ChartAnnotation[]): ChartAnnotation => ({
      ...annotation(some.map(({ key }) => key).join(' '), some.at(-1)?.day ?? '', null),
      ticks: null,
    })
    const days = fc.array(fc.nat(27), { maxLength: 80 }).map((told) => told.sort((a, b) => a - b))
    fc.assert(
      fc.property(days, (told) => {
        const made = told.map((day, key) => ({ ...annotation(String(key), DAYS[day] ?? first, null), ticks: null }))
        const { annotations, plot } = layOut(chart({ annotations: made, stackOf }), PHONE)
        expect(annotations.flatMap(({ annotation }) => annotation.key.split(' '))).toEqual(made.map(({ key }) => key))
        for (const [index, { column, isNumbered }] of annotations.entries()) {
          expect(isNumbered).toBe(true)
          expect(column - 9).toBeGreaterThanOrEqual(plot.left)
          expect(column + 9).toBeLessThanOrEqual(plot.right)
          const before = annotations[index - 1]
          if (before) expect(column - before.column).toBeGreaterThanOrEqual(STACK_WIDTH - 1e-9)
        }
      }),
    )
  })

  it('that show only shapes in the row are all small if two would touch', () => {
    const shapes = (...days: string[]) => days.map((day, key) => ({ ...annotation(String(key), day), ticks: null }))
    const isLarge = (...days: string[]) =>
      layOut(chart({ annotations: shapes(...days) }), PHONE).annotations.map(({ isNumbered }) => isNumbered)
    expect(isLarge(first, fourth, DAYS[20] ?? '')).toEqual([true, true, true])
    expect(isLarge(first, fourth, fourth)).toEqual([false, false, false])
  })

  it('have labels that touch neither each other nor another annotation, and stay in the plot', () => {
    const some = fc.array(fc.tuple(fc.nat(27), fc.integer({ min: 95, max: 135 })), { maxLength: 20 })
    fc.assert(
      fc.property(some, (told) => {
        const data = chart({
          annotations: told.map(([day, value], index) => annotation(String(index), DAYS[day] ?? first, value)),
        })
        const { annotations, plot } = layOut(data, PHONE)
        const boxes = annotations.flatMap(({ labelAt, annotation }) =>
          labelAt ? [boxOf(labelAt, annotation.label.length * 7.2)] : [],
        )
        for (const [index, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(plot.left - 1e-9)
          expect(box.right).toBeLessThanOrEqual(plot.right + 1e-9)
          for (const other of boxes.slice(index + 1)) expect(touch(box, other)).toBe(false)
          for (const { x, y, radius } of annotations)
            if (y !== null)
              expect(touch(box, { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius })).toBe(
                false,
              )
        }
      }),
    )
  })
})

it('draws at most a thousand points of ten years', () => {
  const days = Array.from({ length: 2500 }, (_, index) => `${2000 + Math.floor(index / 300)}-01-${index}`)
  const values = days.map((_, index) => Math.sin(index) * 50 + 100)
  const [line] = layOut(
    chart({ days, lines: [{ name: 'Close', variant: 'main', values, lastText: null }] }),
    PHONE,
  ).lines
  expect(line?.points.length).toBe(1000)
})

type Box = { left: number; right: number; top: number; bottom: number }
const boxOf = ([x, baseline]: readonly [number, number], width: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: baseline - 10,
  bottom: baseline + 3,
})
const touch = (a: Box, b: Box) =>
  a.left < b.right - 1e-9 && b.left < a.right - 1e-9 && a.top < b.bottom - 1e-9 && b.top < a.bottom - 1e-9
