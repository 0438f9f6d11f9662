import type { MoneyView } from '#contract/mirror-money.ts'
import type { Mirror } from '#domain/mirror/mirror.ts'
import type { MirrorMoney } from '#domain/mirror/money/mirror-money.ts'

/** What the figures in money come to. */
export function viewMoney({ disposition, money }: Pick<Mirror, 'disposition' | 'money'>): MoneyView {
  const { sequences: _, leftOut, withoutClose, overSplit, withoutCost, notToldYet, ...counts } = disposition
  const { years, size, optionsLeftOut, passedOn, afterLosses, after84Days } = money
  return {
    disposition: {
      ...counts,
      leftOut,
      withoutClose: [...withoutClose],
      overSplit: [...overSplit],
      withoutCost: [...withoutCost],
      notToldYet: [...notToldYet],
    },
    ...viewMoneyLater(money),
    after84Days: viewMoneyLater(after84Days),
    years: years.map(({ sequences: _, span: __, ...year }) => ({
      ...year,
      withoutClose: [...year.withoutClose],
      overSplit: [...year.overSplit],
      unpricedTrades: [...year.unpricedTrades],
    })),
    passedOn: {
      watched: passedOn.watched,
      bought: passedOn.bought,
      difference: passedOn.difference && rangeOf(passedOn.difference),
    },
    afterLosses: viewAfterLosses(afterLosses),
    optionsLeftOut,
    size: size.correlation && { ...size.correlation, n: size.purchases.length },
    sizeAskedFor: size.askedFor,
  }
}

const viewMoneyLater = ({ selling, exchanges }: MirrorMoney['after84Days']): MoneyView['after84Days'] => ({
  selling: selling.difference && { ...rangeOf(selling.difference), n: selling.sales },
  exchanges: exchanges.difference && { ...rangeOf(exchanges.difference), n: exchanges.purchases + exchanges.sales },
})

const viewAfterLosses = ({ after, other, difference }: MirrorMoney['afterLosses']): MoneyView['afterLosses'] => ({
  after,
  other,
  difference: difference && {
    value: difference.mean,
    standardError: difference.standardError,
    from: difference.from,
    to: difference.to,
  },
})

/** A mean with the range that it may be in by chance. */
export const rangeOf = ({
  mean,
  from,
  to,
}: Pick<NonNullable<MirrorMoney['exchanges']['difference']>, 'mean' | 'from' | 'to'>) => ({ mean, from, to })
