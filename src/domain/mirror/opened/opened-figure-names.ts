/** The figures that open their entries. `level`, `period`, `hours`, `weekday`, `critic` and `year` are of a part that is named beside them. */
export const OPENED_FIGURES = [
  'selling',
  'exchanges',
  'selling-84',
  'exchanges-84',
  'passed-on',
  'after-losses',
  'size',
  'disposition',
  'year',
  'level',
  'period',
  'hours',
  'weekday',
  'critic',
  'process',
  'memory-gap',
  'hindsight',
] as const

export type OpenedFigureName = (typeof OPENED_FIGURES)[number]
