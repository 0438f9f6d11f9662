import { roundUnitPrice } from '../../prices/money.ts'
import { usdWords } from '../../prices/money-format.ts'
import { readableDay } from '../../time.ts'
import type { DriftFinding } from '../drift.ts'
import type { ForgottenFigure } from '../forgotten-figures.ts'
import { times } from '../lines-summary.ts'
import { type EntryLink, type Finding, listWords } from './finding.ts'

/** What drifted, in one sentence about one asset. */
export function driftWords(ticker: string, drift: DriftFinding): string {
  switch (drift.kind) {
    case 'surer-while-down':
      return `On ${ticker} you were surer by ${drift.to - drift.from} while the price fell ${drift.fellPercent.toFixed(1)}%.`
    case 'new-reason-after-fall':
      return `On ${ticker}, “${drift.reason}” became a reason after the price had fallen ${drift.fellPercent.toFixed(1)}%, from ${usdWords(roundUnitPrice(drift.from))} to ${usdWords(roundUnitPrice(drift.to))}.`
    case 'stop-moved-away':
      return drift.to === null
        ? `On ${ticker} you took your stop of ${usdWords(drift.from)} away.`
        : `On ${ticker} you moved your stop further away, from ${usdWords(drift.from)} to ${usdWords(drift.to)}.`
    case 'held-below-cost':
      return `You held ${ticker} below its cost ${times(drift.count)}.`
    case 'thesis-shrank':
      return `Your reason for ${ticker} went from ${drift.from} characters to ${drift.to}.`
    case 'bought-after-rise':
      return `You bought ${ticker} after it had risen ${drift.rosePercent.toFixed(1)}% in thirty days.`
    case 'figures-forgotten':
      return `Of your first reasons for ${ticker}, ${forgottenWords(drift.figures)} in no later entry.`
  }
}

/** One asset's drift as a finding. It has no cost: it says what changed, not what that did. */
export const driftFinding = (
  ticker: string,
  drift: DriftFinding,
  entries: readonly EntryLink[],
): Omit<Finding, 'quotes'> => ({
  kind: 'drift',
  title: driftWords(ticker, drift),
  evidence: evidenceOf(drift),
  method: 'One asset, read from its entries. It says what changed, not why, and claims nothing about other decisions.',
  cost: null,
  note: 'one asset',
  entries,
})

/** The figures of the sentence, so that a pencil can check it. */
function evidenceOf(drift: DriftFinding): string {
  switch (drift.kind) {
    case 'surer-while-down': {
      const [before, after] = drift.prices
      return `The price stood at ${usdOn(before)}, when you were ${drift.from} of 10 sure, and at ${usdOn(after)}, when you were ${drift.to} of 10, in shares of today.`
    }
    case 'stop-moved-away':
      return priceBeside(drift)
    case 'held-below-cost':
      return holdsWords(drift.holds)
    case 'bought-after-rise':
      return `You decided at ${usdOn(drift.paid)}; the close of thirty days before was ${usdOn(drift.close)}, in shares of today.`
    case 'new-reason-after-fall':
      return 'No earlier entry of that holding gives this reason.'
    case 'thesis-shrank':
      return 'The latest thesis has less than a quarter of the first one’s length.'
    case 'figures-forgotten':
      return 'A figure that was a reason once can be checked; one that is not mentioned again is not.'
  }
}

type Holds = Extract<DriftFinding, { kind: 'held-below-cost' }>['holds']

/** The latest ones are named: somebody may hold for years. */
const MOST_HOLDS = 4

function holdsWords(holds: Holds): string {
  const named = holds.slice(-MOST_HOLDS)
  const costs = new Set(named.map(({ cost }) => roundUnitPrice(cost)))
  const which = named.length < holds.length ? `The latest ${named.length} Holds` : 'The Holds'
  const [cost = ''] = costs
  if (costs.size === 1)
    return `${which} were written at ${listWords(named.map(usdOn))}, and what was held had cost ${usdWords(cost)} on average, in shares of today.`
  const beside = named.map((hold) => `${usdOn(hold)}, below ${usdWords(roundUnitPrice(hold.cost))}`)
  return `${which} were written at ${beside.join('; ')}: the average cost of what was held then, in shares of today.`
}

/** `$106.42 on Jun 5, 2026` */
const usdOn = ({ on, price }: { readonly on: string; readonly price: string }): string =>
  `${usdWords(roundUnitPrice(price))} on ${readableDay(on)}`

/** `The price stood at $200.00, 122.2% above it.` */
function priceBeside({ from, price }: Extract<DriftFinding, { kind: 'stop-moved-away' }>): string {
  if (price === null) return 'The price of then is not known.'
  const percent = (Number(price) / Number(from) - 1) * 100
  const words = usdWords(roundUnitPrice(price))
  if (percent === 0) return `The price stood at it, at ${words}.`
  return `The price stood at ${words}, ${Math.abs(percent).toFixed(1)}% ${percent > 0 ? 'above' : 'below'} it.`
}

const MOST = 2

/** `the “5%” of “Margins grow by 5% a year” and one more figure are`: a figure alone says nothing to whoever reads it years later. */
function forgottenWords(figures: readonly ForgottenFigure[]): string {
  const clauses = [...Map.groupBy(figures, ({ quotation }) => quotation)].slice(0, MOST)
  const named = clauses.map(([quotation, of]) => {
    const words = listWords(of.map(({ figure }) => `“${figure}”`))
    return words === quotation ? words : `the ${words} of ${quotation}`
  })
  const rest = figures.length - clauses.reduce((sum, [, of]) => sum + of.length, 0)
  const more = rest === 0 ? [] : [rest === 1 ? 'one more figure' : `${rest} more figures`]
  return `${listWords([...named, ...more])} ${figures.length === 1 ? 'is' : 'are'}`
}
