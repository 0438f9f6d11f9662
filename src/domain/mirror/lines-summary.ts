import Big from 'big.js'
import { type Decimal, sumOf } from '../prices/money.ts'
import { usdWords } from '../prices/money-format.ts'
import type { LineOutcome } from './line-outcome.ts'
import type { ReachedLine } from './lines.ts'

type JudgedLine = { readonly line: ReachedLine; readonly outcome: LineOutcome | null }

/** So many lines, and what they came to together, USD. */
type Side = { readonly count: number; readonly amount: Decimal }

type LinesSummary = {
  readonly reached: number
  readonly kept: number
  readonly heldThrough: number
  readonly open: number
  /** Of those that were held through: where it paid, where it cost, where it did neither, and where no price tells it. */
  readonly paid: Side
  readonly cost: Side
  readonly even: number
  readonly untold: number
  /** USD of all that were held through, as far as prices tell it. */
  readonly total: Decimal
}

export function summaryOfLines(lines: readonly JudgedLine[]): LinesSummary {
  const through = lines.filter(({ line }) => line.response.was === 'held through')
  const amounts = through.flatMap(({ outcome }) => outcome?.amount ?? [])
  const sideOf = (isOf: (amount: Big) => boolean): Side => {
    const chosen = amounts.filter((amount) => isOf(new Big(amount)))
    return { count: chosen.length, amount: sumOf(chosen) }
  }
  const [paid, cost] = [sideOf((amount) => amount.gt(0)), sideOf((amount) => amount.lt(0))]
  const countOf = (was: ReachedLine['response']['was']) => lines.filter(({ line }) => line.response.was === was).length
  return {
    reached: lines.length,
    kept: countOf('kept'),
    heldThrough: through.length,
    open: countOf('open'),
    paid,
    cost,
    even: amounts.length - paid.count - cost.count,
    untold: through.length - amounts.length,
    total: sumOf(amounts),
  }
}

const NAMES = { 'stop-loss': 'stop', 'take-profit': 'target', 'own-test': 'test' } as const

/**
 * `You broke your own stop five times. Twice it paid $310.00, three times it cost $2,940.00.`
 * @returns null where none was held through
 */
export function heldThroughWords(lines: readonly JudgedLine[]): string | null {
  const through = lines.filter(({ line }) => line.response.was === 'held through')
  const { heldThrough, paid, cost, even, untold } = summaryOfLines(through)
  if (heldThrough === 0) return null
  const [kind, ...others] = [...new Set(through.map(({ line }) => line.kind))]
  const name = kind === undefined || others.length > 0 ? 'line' : NAMES[kind]
  const parts = [
    paid.count > 0 ? `${times(paid.count)} it paid ${usdWords(paid.amount)}` : null,
    cost.count > 0
      ? `${times(cost.count)} it cost ${usdWords(sumOf([new Big(cost.amount).times(-1).toFixed()]))}`
      : null,
    even > 0 ? `${times(even)} it made no difference` : null,
    untold > 0 ? `of ${untold === 1 ? 'one' : untold} no price tells` : null,
  ].flatMap((part) => part ?? [])
  return `You broke your own ${name} ${times(heldThrough)}. ${capitalized(parts.join(', '))}.`
}

const WORDS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** `once`, `twice`, `three times`, `13 times` */
const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${WORDS[count - 3] ?? count} times`

const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
