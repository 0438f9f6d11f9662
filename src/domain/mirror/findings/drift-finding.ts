import { roundUnitPrice } from '../../prices/money.ts'
import type { AssetDrift } from '../drift/asset-drift.ts'
import type { DriftFinding } from '../drift/drift.ts'
import type { ForgottenFigure } from '../drift/forgotten-figures.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import type { EntryLink, Finding } from './finding.ts'

/** The asset that something drifted in. */
type Drifted = Pick<AssetDrift, 'ticker' | 'isOption'>

/** What drifted, in one sentence about one asset. */
export function driftWords(
  { ticker, isOption }: Drifted,
  drift: DriftFinding,
  texts: MirrorTexts = mirrorTexts('en'),
): string {
  const { drift: words, figures, times } = texts
  const name = texts.asset(ticker, isOption)
  switch (drift.kind) {
    case 'surer-while-down':
      return words.surer({ name, isOption }, drift.to - drift.from, figures.fall(drift.fellPercent))
    case 'new-reason-after-fall':
      return words.newReason(
        name,
        drift.reason,
        figures.fall(drift.fellPercent),
        figures.usd(roundUnitPrice(drift.from)),
        figures.usd(roundUnitPrice(drift.to)),
      )
    case 'stop-moved-away':
      return drift.to === null
        ? words.stopRemoved(name, figures.usd(drift.from))
        : words.stopMoved(name, figures.usd(drift.from), figures.usd(drift.to))
    case 'held-below-cost':
      return words.heldBelow({ name, isOption }, times(drift.count))
    case 'thesis-shrank':
      return words.shrank(name, drift.from, drift.to)
    case 'bought-after-rise':
      return words.boughtAfterRise(ticker, figures.percent(drift.rosePercent))
    case 'figures-forgotten':
      return words.forgotten(name, forgottenWords(drift.figures, texts))
  }
}

/** One asset's drift as a finding. It has no cost: it says what changed, not what that did. */
export const driftFinding = (
  asset: Drifted,
  drift: DriftFinding,
  entries: readonly EntryLink[],
  texts: MirrorTexts = mirrorTexts('en'),
): Omit<Finding, 'quotes'> => ({
  kind: 'drift',
  title: driftWords(asset, drift, texts),
  evidence: evidenceOf(drift, asset.isOption, texts),
  method: `${texts.drift.method}${drift.kind === 'figures-forgotten' ? texts.drift.figuresMethod : ''}`,
  cost: null,
  note: texts.drift.note,
  entries,
})

/** The figures of the sentence, so that a pencil can check it. */
function evidenceOf(drift: DriftFinding, isOption: boolean, texts: MirrorTexts): string {
  const words = texts.drift
  switch (drift.kind) {
    case 'surer-while-down': {
      const [before, after] = drift.prices
      return words.surerAt(isOption, usdOn(before, texts), drift.from, usdOn(after, texts), drift.to)
    }
    case 'stop-moved-away':
      return priceBeside(drift, texts)
    case 'held-below-cost':
      return holdsWords(drift.holds, isOption, texts)
    case 'bought-after-rise':
      return words.riseAt(usdOn(drift.paid, texts), usdOn(drift.close, texts))
    case 'new-reason-after-fall':
      return words.noEarlierReason
    case 'thesis-shrank':
      return words.shorter
    case 'figures-forgotten':
      return words.checkable
  }
}

type Holds = Extract<DriftFinding, { kind: 'held-below-cost' }>['holds']

/** The latest ones are named: somebody may hold for years. */
const MOST_HOLDS = 4

function holdsWords(holds: Holds, isOption: boolean, texts: MirrorTexts): string {
  const { drift: words, figures, list } = texts
  const named = holds.slice(-MOST_HOLDS)
  const costs = new Set(named.map(({ cost }) => roundUnitPrice(cost)))
  const latest = named.length < holds.length ? named.length : null
  const [cost = ''] = costs
  if (costs.size === 1)
    return words.heldAt(isOption, latest, list(named.map((hold) => usdOn(hold, texts))), figures.usd(cost))
  const beside = named.map((hold) => words.below(usdOn(hold, texts), figures.usd(roundUnitPrice(hold.cost))))
  return words.heldAtCosts(isOption, latest, beside.join('; '))
}

/** `$106.42 on Jun 5, 2026` */
const usdOn = (
  { on, price }: { readonly on: string; readonly price: string },
  { drift, figures }: MirrorTexts,
): string => drift.on(figures.usd(roundUnitPrice(price)), figures.day(on))

/** `The price stood at $200.00, 122.2% above it.` */
function priceBeside(
  { from, price }: Extract<DriftFinding, { kind: 'stop-moved-away' }>,
  { drift, figures }: MirrorTexts,
): string {
  if (price === null) return drift.priceNotKnown
  const percent = (Number(price) / Number(from) - 1) * 100
  const words = figures.usd(roundUnitPrice(price))
  if (percent === 0) return drift.priceAtStop(words)
  return percent > 0
    ? drift.priceBeside(words, figures.percent(percent), true)
    : drift.priceBeside(words, figures.fall(-percent), false)
}

const MOST = 2

/** `the “5%” of “Margins grow by 5% a year” and one more figure`: a figure alone says nothing to whoever reads it years later. */
function forgottenWords(figures: readonly ForgottenFigure[], { drift, list }: MirrorTexts): string {
  const clauses = [...Map.groupBy(figures, ({ quotation }) => quotation)].slice(0, MOST)
  const named = clauses.map(([quotation, of]) => {
    const isAll = of.map(({ figure }) => `“${figure}”`).join('') === quotation
    const words = list(of.map(({ figure }) => drift.quoted(figure)))
    return isAll ? words : drift.ofQuotation(words, quotation)
  })
  const rest = figures.length - clauses.reduce((sum, [, of]) => sum + of.length, 0)
  return list([...named, ...(rest === 0 ? [] : [drift.moreFigures(rest)])])
}
