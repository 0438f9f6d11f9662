import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { FindingView, MirrorView } from '#contract/mirror.ts'
import { markupOf } from '#test/support/markup.ts'
import { FindingDrawing } from './finding-drawing.tsx'

const range = { n: 25, mean: -0.145, from: -0.222, to: -0.068 }
const mirror = {
  memory: { gap: { n: 16, mean: 3.8, from: 1.6, to: 6 } },
  money: {
    selling: range,
    passedOn: { difference: { ...range, mean: 0.229, from: 0.01, to: 0.601 } },
    afterLosses: { difference: { value: 0.031, standardError: 0.05, from: -0.073, to: 0.135 } },
    years: [
      { year: '2025', isWhole: true, drag: { actual: -0.097, untouched: 0.125, difference: -0.222 } },
      { year: '2026', isWhole: false, drag: { actual: -0.075, untouched: -0.179, difference: 0.104 } },
    ],
  },
} as unknown as MirrorView

/** The name by which a drawing is read out. */
const nameOf = (kind: string) => {
  const finding = { kind, entries: [], note: '' } as unknown as FindingView
  return /aria-label="([^"]+)"/.exec(markupOf(createElement(FindingDrawing, { finding, mirror })))?.[1]
}

it.each([
  ['memory', 'Remembered less actual return: +3.8 points, 95% range +1.6 to +6.0'],
  ['selling', 'Return of what was kept less that of what was sold: −14.5 points, 95% range −22.2 to −6.8'],
  ['passed-on', 'Return of what was watched less that of what was bought: +22.9 points, 95% range +1.0 to +60.1'],
  [
    'after-losses',
    'Share of days with a purchase after losses less that after gains: +3.1 points, 95% range −7.3 to +13.5',
  ],
  ['drag', '2025: left alone, hollow, +12.5%; made, filled, −9.7%'],
])('the drawing of %s says its figures', (kind, name) => {
  expect(nameOf(kind)).toBe(name)
})
