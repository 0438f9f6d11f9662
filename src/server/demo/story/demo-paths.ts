import { EARLIER_PATHS } from './earlier-paths.ts'

/** A price that a walk passes through, so many days before the story ends. */
export type Stop = readonly [daysBefore: number, price: number]

/** How a ticker of the demo moves: by about `swing` a day (a fraction), and through its stops on their days. */
export type Path = { readonly swing: number; readonly stops: readonly Stop[] }

/**
 * The prices of the sample journal's companies in its year, and of the fund that they are compared with. They are invented, as
 * everything in a demo. Every day on which the journal decides has a stop, so that what it says about prices is true.
 */
export const STORY_PATHS: Readonly<Record<string, Path>> = {
  IBM: {
    swing: 0.011,
    stops: [
      [395, 112.6],
      [352, 121.23],
      [300, 118.05],
      [262, 116.8],
      [205, 108.3],
      [170, 106.42],
      [100, 102.75],
      [36, 98.92],
      [0, 98.1],
    ],
  },
  RKLB: {
    swing: 0.026,
    stops: [
      [400, 18.4],
      [340, 23.85],
      [240, 31.4],
      [150, 39.1],
      [88, 47.6],
      [30, 52.3],
      [0, 50.75],
    ],
  },
  UBER: {
    swing: 0.015,
    stops: [
      [395, 61.2],
      [330, 68.4],
      [298, 66.1],
      [282, 58.75],
      [240, 66.9],
      [196, 74.3],
      [120, 86.5],
      [75, 91.6],
      [12, 95.85],
      [0, 94.2],
    ],
  },
  WM: {
    swing: 0.008,
    stops: [
      [395, 204.1],
      [315, 206.3],
      [225, 219.8],
      [160, 221.4],
      [140, 224.7],
      [125, 230.6],
      [122, 238.4],
      [60, 231.2],
      [0, 229.5],
    ],
  },
  IONQ: {
    swing: 0.033,
    stops: [
      [400, 22.1],
      [300, 27.5],
      [248, 35.2],
      [215, 61.75],
      [180, 47.3],
      [150, 33.6],
      [110, 35.1],
      [60, 41.8],
      [20, 44.6],
      [0, 43.2],
    ],
  },
  DIS: {
    swing: 0.012,
    stops: [
      [395, 107.9],
      [160, 113.2],
      [110, 109.6],
      [78, 102.4],
      [69, 101.85],
      [0, 106.3],
    ],
  },
  SPY: {
    swing: 0.007,
    stops: [
      [1110, 448],
      [1000, 462],
      [900, 478],
      [800, 497],
      [700, 519],
      [600, 545],
      [500, 569],
      [400, 588.4],
      [282, 561.7],
      [170, 604.9],
      [80, 641.3],
      [0, 652.1],
    ],
  },
  ...EARLIER_PATHS,
}
