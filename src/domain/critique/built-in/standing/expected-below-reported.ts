import Big from 'big.js'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { percentChange } from '../../../prices/money.ts'
import { distanceWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { StandingFact } from './standing-finding.ts'

/** What is told of one quarter: its number, what is counted, and the figure as it is written. */
type OfQuarter = { readonly quarter: number; readonly noun: string; readonly value: string; readonly words: string }

/**
 * "Third-quarter retail units of 155,941 ... expects fourth-quarter retail units above 150,000": what is expected of the next quarter, where it is
 * less than what the same entry reports of the last one, of the same thing in the same words.
 */
export function expectedBelowReported({ decision: { thesis } }: CritiqueRequest): readonly StandingFact[] {
  const ahead = toldIn(thesis, EXPECTED)
  const [next, ...others] = ahead
  if (!next || others.length > 0) return []
  const before = toldIn(thesis, REPORTED).filter(
    ({ quarter, noun }) => (quarter % 4) + 1 === next.quarter && noun === next.noun,
  )
  const [last, ...more] = before
  if (!last || more.length > 0 || !new Big(next.value).lt(last.value) || new Big(next.value).lte(0)) return []
  const change = percentChange(last.value, next.value)
  if (change === null) return []
  const values = { noun: next.noun, last: last.words, next: next.words, less: distanceWords(change) }
  return [{ values, ways: LESS }]
}

function toldIn(thesis: string, pattern: RegExp): readonly OfQuarter[] {
  return matchesOf(pattern, plainText(thesis)).flatMap(({ index, 0: words, groups = {} }) => {
    const to = index + words.length
    const figure = quantitiesOf(thesis).find((each) => each.from < to && each.to >= to && each.from >= index)
    const quarter = QUARTERS.findIndex((names) => names.includes(groups.q ?? '')) + 1
    // Of shares and points a fall in percent would be another thing.
    if (!figure || quarter === 0 || (figure.unit !== 'count' && figure.unit !== 'money')) return []
    const lead = groups.lead === undefined ? '' : `${groups.lead} `
    return [
      {
        quarter,
        noun: groups.noun ?? '',
        value: figure.value,
        words: lead + thesis.slice(figure.from, figure.to).trim(),
      },
    ]
  })
}

const QUARTERS = [
  ['first', 'q1'],
  ['second', 'q2'],
  ['third', 'q3'],
  ['fourth', 'q4'],
]
const OF_QUARTER = '(?:(?<q>q[1-4]|first|second|third|fourth)(?:[- ]quarter)?)'
const NOUN =
  '(?<noun>(?!growth|margin)[a-z]+(?: (?!of|was|were|came|reached|hit|at|sold|shipped|delivered|above|over|to)[a-z]+){0,2})'
const SOLD = '(?: (?:sold|shipped|delivered))?'
const FIGURE = '\\$?\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?'
const REPORTED = new RegExp(
  `(?<![a-z])${OF_QUARTER} ${NOUN}${SOLD} (?:of|was|were|came in at|reached|hit) ${FIGURE}`,
  'g',
)
const EXPECTED = new RegExp(
  `(?<![a-z])(?:expects?|guides? to|guided to|guides?|forecasts?|sees|projects?|guidance (?:is|of|for)|outlook (?:is|of|for)) (?:the |a |its |for )*${OF_QUARTER} ${NOUN}${SOLD} (?:(?:to be|of|at|is|was) )?(?:(?<lead>above|over|at least|around|about|roughly|up to|more than) )?${FIGURE}`,
  'g',
)

const LESS = [
  'Of {noun} the entry has {last} for the last quarter and {next} for the next one: the second figure is {less} lower.',
] as const
