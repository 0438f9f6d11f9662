import { matchesOf } from './matches-of.ts'
import { plainText, type Span } from './plain-text.ts'
import { NUMBER_WORD, numberOf } from './quantities.ts'

/** A stretch of time by its count: `two straight quarters`. */
export type Period = Span & {
  readonly count: number
  readonly of: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'report'
  /** One after the other without a gap: "in a row", "straight". */
  readonly isInARow: boolean
}

const UNIT =
  '(?<unit>trading days?|days?|weeks?|months?|quarters?|qtrs?|qs|seasons?|halves|half[- ]years?|years?|yrs?|earnings reports?|earnings|reports?|prints?|misses)'
const ROW = '(?: in a row| running| in succession| back to back)'
const PERIOD = new RegExp(
  `(?<![\\w$.,/])(?<count>${NUMBER_WORD}|a|an|any|a single|one single|a full|the full|the whole|for the|full)[ -](?<row>straight |consecutive |successive |more |full |further |whole )*${UNIT}(?![a-z])(?<after>${ROW})?`,
  'g',
)

/** The counted times of a text in its order; "any quarter" is one. */
export function periodsOf(text: string): readonly Period[] {
  const plain = plainText(text)
  return [...matchesOf(PERIOD, plain).map(periodOf), ...matchesOf(TIMES, plain).map(timesOf)]
}

/** "Negative twice" is of two reports; "twice its debt" is a size. */
const TIMES =
  /(?<![a-z])(?<count>twice|two times|three times)(?=[ ]*(?:[,.;:)=]|$|->|→)| (?:and|in a row|running|then|or|i|i'm|this|in)(?![a-z]))/g

const timesOf = ({ index, 0: words }: RegExpExecArray): Period => ({
  from: index,
  to: index + words.length,
  count: words.startsWith('three') ? 3 : 2,
  of: 'report',
  isInARow: false,
})

function periodOf(match: RegExpExecArray): Period {
  const { count = '', row = '', unit = '', after } = match.groups ?? {}
  return {
    from: match.index,
    to: match.index + match[0].length,
    count: numberOf(count) ?? 1,
    of: unitOf(unit),
    isInARow: after !== undefined || /straight|consecutive|successive/.test(row),
  }
}

function unitOf(unit: string): Period['of'] {
  if (unit.startsWith('q')) return 'quarter'
  if (unit.startsWith('y')) return 'year'
  if (/^(?:earnings|report|print|miss|season|hal)/.test(unit)) return 'report'
  if (unit.startsWith('w')) return 'week'
  return unit.startsWith('m') ? 'month' : 'day'
}
