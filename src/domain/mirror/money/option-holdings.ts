import type { Asset } from '../../assets/asset.ts'

/** A holding of options, which no figure in money counts: New York's days of its first purchase and of its end, null while it is held. */
export type OptionHolding = { readonly from: string; readonly until: string | null }

/** Each from its Buy to its sale, outcome or expiry; none of a share. */
export function optionHoldings({ facts, holdingPeriods, trades }: Asset): readonly OptionHolding[] {
  if (facts.type === 'stock') return []
  return holdingPeriods.flatMap(({ closedAt }, period) => {
    const ofPeriod = trades.filter(({ periodIndex }) => periodIndex === period)
    const [first, last] = [ofPeriod[0], ofPeriod.at(-1)]
    if (!first || !last) return []
    return [{ from: first.on, until: closedAt === null ? (facts.contract?.expiresOn ?? null) : last.on }]
  })
}

/** How many of them were held on some day of a year. */
export const heldInYear = (holdings: readonly OptionHolding[], year: string): number =>
  holdings.filter(({ from, until }) => from <= `${year}-12-31` && (until === null || until >= `${year}-01-01`)).length
