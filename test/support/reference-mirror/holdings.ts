import type { Deed, Life, ReachedStop } from './random-life.ts'

/** What somebody held and sold, counted from the beginning each time. */

const SALES = ['some', 'sell'] as const
export const isSale = ({ does }: Deed): boolean => SALES.some((sale) => sale === does)
export const isPurchase = ({ does }: Deed): boolean => does === 'buy' || does === 'more'

/** Of one asset, by day. */
export const deedsOf = ({ deeds }: Life, asset: number): Deed[] =>
  deeds.filter((deed) => deed.asset === asset).sort((one, other) => one.day - other.day)

export const assetsOf = ({ closes }: Life): number[] => closes.map((_, asset) => asset)

/** Shares and their cost in cents before a day begins. */
export function heldBefore(life: Life, asset: number, day: number): { quantity: number; cost: number } {
  let [quantity, cost] = [0, 0]
  for (const deed of deedsOf(life, asset)) {
    if (deed.day >= day) break
    if (isPurchase(deed)) [quantity, cost] = [quantity + deed.quantity, cost + deed.quantity * deed.cents]
    if (isSale(deed)) [quantity, cost] = [quantity - deed.quantity, (cost * (quantity - deed.quantity)) / quantity]
  }
  return { quantity, cost }
}

/** Return of a share over so many trading days from a day on; null beyond the end. */
export function laterReturn({ closes, days }: Life, asset: number, day: number, later: number): number | null {
  if (day + later >= days.length) return null
  return (closes[asset]?.[day + later] ?? 0) / (closes[asset]?.[day] ?? 1) - 1
}

/** What a sale brought in less what was sold had cost, in cents. */
export function gainOf(life: Life, sale: Deed): number {
  const { quantity, cost } = heldBefore(life, sale.asset, sale.day)
  return sale.quantity * sale.cents - (cost * sale.quantity) / quantity
}

/** What became of a stop: kept or held through, what that came to in cents, and until which day. */
export type JudgedStop = ReachedStop & { readonly isKept: boolean; readonly cents: number; readonly endedOn: number }

export function judgedStops(life: Life): JudgedStop[] {
  return life.crossings.map((crossing) => {
    const { asset, day } = crossing
    const { quantity } = heldBefore(life, asset, day)
    const later = deedsOf(life, asset).filter((deed) => deed.day > day)
    const [first] = later
    const last = life.days.length - 1
    const lastClose = life.closes[asset]?.[last] ?? 0
    if (first && isSale(first) && first.day - day <= 5)
      return { ...crossing, isKept: true, cents: first.quantity * (first.cents - lastClose), endedOn: last }
    const then = life.closes[asset]?.[day] ?? 0
    let [left, cents, endedOn] = [quantity, 0, last]
    for (const deed of later) {
      if (left === 0 || !isSale(deed)) continue
      const units = Math.min(left, deed.quantity)
      cents += units * (deed.cents - then)
      left -= units
      if (left === 0) endedOn = deed.day
    }
    return { ...crossing, isKept: false, cents: cents + left * (lastClose - then), endedOn }
  })
}
