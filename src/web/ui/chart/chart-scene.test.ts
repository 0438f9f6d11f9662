import { createElement } from 'react'
import { expect, it } from 'vitest'
import { markupOf } from '#test/support/markup.ts'
import type { ChartData } from './chart-data.ts'
import { ChartScene } from './chart-scene.tsx'
import { layOut } from './layout.ts'
import type { Size } from './scales.ts'

/** Two lines that end in the middle of a value of the axis each, and begin where another one is. */
const ENDS = [
  ['Every rule kept', [0, -1_500, -1_990], '−$1,990.00'],
  ['As it was', [0, -3_000, -4_010], '−$4,010.00'],
] as const

const CHART: ChartData = {
  days: ['2026-01-05', '2026-01-06', '2026-01-07'],
  lines: ENDS.map(([name, values, lastText]) => ({ name, variant: 'main', values: [...values], lastText })),
  ...{ isFilled: false, levels: [], annotations: [], stackOf: null, ticksName: '' },
}

const scene = (size: Size) => {
  const layout = layOut(CHART, size)
  const html = markupOf(
    createElement('svg', null, createElement(ChartScene, { layout, isFilled: false, ticksName: '' })),
  )
  const texts = [...html.matchAll(/<text[^>]* x="([\d.-]+)" y="([\d.-]+)"[^>]*>([^<]+)<\/text>/g)]
  return { layout, texts: texts.map(([, x, y, words = '']) => ({ x: Number(x), y: Number(y), words })) }
}

it.each([
  ['a phone', { width: 288, height: 224 }],
  ['a window', { width: 1168, height: 384 }],
  ['a sheet of paper', { width: 680, height: 340 }],
])('on %s each line of the axis has its value at one side of the plot, whatever ends there', (_, size) => {
  const { layout, texts } = scene(size)
  const values = texts.filter(({ words }) => words.includes('$'))
  expect(values.map(({ y }) => y)).toEqual(layout.valueTicks.map(({ at }) => at))
  expect(new Set(values.map(({ x }) => x)).size).toBe(1)
  expect(values[0]?.x).toBeLessThan(layout.plot.left)
  expect(values[0]?.x).toBeGreaterThan(Math.max(...values.map(({ words }) => words.length * 7)))
})
