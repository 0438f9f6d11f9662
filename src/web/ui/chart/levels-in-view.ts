import type { ChartLevel } from './chart-data.ts'
import { extentOf } from './scales.ts'

/** How far beyond the lines a level may be, as a share of their height. A level further away would flatten the lines. */
const REACH = 0.75
/** The same as a share of the highest value, for lines that hardly move. */
const LEAST_REACH = 0.12

export type LevelsInView = {
  readonly shown: readonly ChartLevel[]
  readonly beyond: readonly { readonly level: ChartLevel; readonly side: 'above' | 'below' }[]
}

/** Separates the levels that are drawn from those so far away that they are named in words instead. */
export function levelsInView(levels: readonly ChartLevel[], values: readonly number[]): LevelsInView {
  if (values.length === 0) return { shown: levels, beyond: [] }
  const [low, high] = extentOf(values)
  const reach = Math.max((high - low) * REACH, high * LEAST_REACH)
  const isNear = ({ value }: ChartLevel) => value >= low - reach && value <= high + reach
  return {
    shown: levels.filter(isNear),
    beyond: levels
      .filter((level) => !isNear(level))
      .map((level) => ({ level, side: level.value > high ? 'above' : 'below' })),
  }
}
