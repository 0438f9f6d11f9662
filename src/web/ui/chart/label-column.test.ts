import { describe, expect, it } from 'vitest'
import { ticksBeside, ticksWithin } from './label-column.ts'

const tick = (at: number, label: string) => ({ at, label })
const TICKS = [tick(20, '$0'), tick(80, '−$2,000'), tick(140, '−$4,000')]
/** The end of a line, in the middle of whose label the second tick would stand. */
const LABELS = [{ name: 'as it was', text: '−$1,979.34', variant: 'main' as const, at: 78 }]
const PLOT = { left: 0 }
const words = (ticks: readonly { label: string }[]) => ticks.map(({ label }) => label)

describe('what the lines of a chart’s axis stand for', () => {
  it('is beside the plot where no label is, and at the beginning of the line where one is', () => {
    expect(words(ticksBeside(TICKS, LABELS))).toEqual(['$0', '−$4,000'])
    const lines = [{ points: [[11, 20] as const, [500, 78] as const] }]
    expect(words(ticksWithin(TICKS, LABELS, { plot: PLOT, lines }))).toEqual(['−$2,000'])
  })

  it('is left out there where a curve would run through it', () => {
    const through = [{ points: [[11, 74] as const, [500, 20] as const] }]
    expect(ticksWithin(TICKS, LABELS, { plot: PLOT, lines: through })).toEqual([])
    const falling = [{ points: [[11, 20] as const, [30, 20] as const, [31, 140] as const] }]
    expect(ticksWithin(TICKS, LABELS, { plot: PLOT, lines: falling })).toEqual([])
  })
})
