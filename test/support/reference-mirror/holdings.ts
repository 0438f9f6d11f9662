import type { Deed, Life, ReachedStop } from './random-life.ts'

/** What somebody held and sold, computed from the beginning each time. */

const SALES = ['some', 'sell'] as const
export const isSale = ({ does }: Deed): boolean => SALES.some((sale) => sale === does)
export const isPurchase = ({ does }: Deed): boolean => does === 'buy' || does === 'more'

/** The deeds of one asset, by day. */
export const deedsOf = ({ deeds }: Life, asset: number): Deed[] =>
  deeds.filter((deed) => deed.asset === asset).sort((one, other) => one.day - other.day)

export const assetsOf = ({ closes }: Life): number[] => closes.map((_, asset) => asset)

/** The shares that are held before a day begins, and their cost in cents. */
export function heldBefore(life: Life, asset: number, day: number): { quantity: number; cost: number } {
  let [quantity, cost] = [0, 0]
  for (const deed of deedsOf(life, asset)) {
    if (deed.day >= day) break
    if (isPurchase(deed)) [quantity, cost] = [quantity + deed.quantity, cost + deed.quantity * deed.cents]
    if (isSale(deed)) [quantity, cost] = [quantity - deed.quantity, (cost * (quantity - deed.quantity)) / quantity]
  }
  return { quantity, cost }
}

/** The return of a share over a number of trading days after a day; null beyond the last day. */
export function laterReturn({ closes, days }: Life, asset: number, day: number, later: number): number | null {
  if (day + later >= days.length) return null
  return (closes[asset]?.[day + later] ?? 0) / (closes[asset]?.[day] ?? 1) - 1
}

/** The gain of a sale in cents: its proceeds less the cost of what was sold. */
export function gainOf(life: Life, sale: Deed): number {
  const { quantity, cost } = heldBefore(life, sale.asset, sale.day)
  return sale.quantity * sale.cents - (cost * sale.quantity) / quantity
}

/** A judged stop: whether it was kept or held through, the result in cents, and the day on which it ended. */
export type JudgedStop = ReachedStop & {
  readonly isKept: boolean
  /** Whether it is the rest of a stop after a part was sold. */
  readonly isRest: boolean
  /** The shares that were held, and those that were sold in time. */
  readonly held: number
  readonly sold: number
  readonly cents: number
  readonly endedOn: number
  /** The day of the last sale that kept it, else its own day. */
  readonly until: number
  /** What the days from the stop to the sales that kept it did, in cents. */
  readonly waited: number
  /** Whether it was sold near the stop: within 5% of the close of its day, or of the stop itself where the sale reached it. */
  readonly isNear: boolean
  /** The price at the stop, in cents. */
  readonly then: number
  /** The days of the last sale that kept it, and of the purchase that bought all of it again. */
  readonly again?: readonly [soldOn: number, boughtOn: number] | null
}

export const judgedStops = (life: Life): JudgedStop[] =>
  reachedStops(life).flatMap((reached): JudgedStop[] => {
    const { asset, day } = reached
    const { quantity: held } = heldBefore(life, asset, day)
    const later = deedsOf(life, asset).filter((deed) => deed.day > day || (reached.isBySale && deed.day === day))
    const goesOn = later.findIndex((deed) => !isSale(deed) || deed.day - day > 5)
    const inTime = goesOn < 0 ? later : later.slice(0, goesOn)
    const last = life.days.length - 1
    const lastClose = life.closes[asset]?.[last] ?? 0
    const sold = inTime.reduce((sum, { quantity }) => sum + quantity, 0)
    const then = reached.isBySale ? (inTime[0]?.cents ?? 0) : (life.closes[asset]?.[day] ?? 0)
    let [left, gained, endedOn] = [held - sold, 0, last]
    for (const deed of later.slice(inTime.length)) {
      if (left === 0 || !isSale(deed)) continue
      const units = Math.min(left, deed.quantity)
      gained += units * (deed.cents - then)
      left -= units
      if (left === 0) endedOn = deed.day
    }
    const isOpen = goesOn < 0 && last - day <= 5
    const until = inTime.at(-1)?.day ?? day
    const rest = {
      ...reached,
      isKept: false,
      isRest: sold > 0,
      held: held - sold,
      sold: 0,
      endedOn,
      then,
      until,
      waited: 0,
      isNear: false,
    }
    const ofRest = sold === held || isOpen ? [] : [{ ...rest, cents: gained + left * (lastClose - then) }]
    if (sold > 0) {
      let bought: number | null = null
      let [out, cents] = [sold, inTime.reduce((sum, sale) => sum + sale.quantity * sale.cents, 0)]
      for (const deed of later.filter((one) => isPurchase(one) && one.day > until)) {
        const again = Math.min(out, deed.quantity)
        cents -= again * deed.cents
        out -= again
        if (out === 0) bought ??= deed.day
      }
      const mean = inTime.reduce((sum, sale) => sum + sale.quantity * sale.cents, 0) / sold
      const at = reached.isBySale ? (reached.setBy.stopCents ?? 0) : then
      const waiting = inTime.filter((sale) => sale.day > day)
      const ended: JudgedStop = {
        ...reached,
        waited: waiting.reduce((sum, sale) => sum + sale.quantity * (sale.cents - then), 0),
        isNear: (reached.isBySale && mean >= at) || Math.abs(mean - at) <= 0.05 * at,
        isKept: true,
        isRest: false,
        held,
        sold,
        cents: cents - out * lastClose,
        endedOn: last,
        then,
        until,
        again: bought === null ? null : [until, bought],
      }
      return [ended, ...ofRest]
    }
    return ofRest
  })

/** The stops that were reached by a close, or by the price of a sale before any close had reached them. */
function reachedStops(life: Life): (ReachedStop & { readonly isBySale: boolean })[] {
  const stops = life.deeds.filter(({ does, stopCents }) => does === 'buy' && stopCents !== null)
  return stops
    .flatMap((setBy) => {
      const { asset, stopCents } = setBy
      const alert = life.alerts.find((reached) => reached.setBy === setBy)
      const later = deedsOf(life, asset).filter((deed) => deed.day > setBy.day)
      const end = later.findIndex(({ does }) => does === 'sell')
      const holding = end < 0 ? later : later.slice(0, end + 1)
      const sale = holding.find((deed) => isSale(deed) && deed.cents <= (stopCents ?? 0))
      if (sale && (!alert || sale.day < alert.day)) return [{ asset, day: sale.day, setBy, isBySale: true }]
      return alert ? [{ ...alert, isBySale: false }] : []
    })
    .sort((one, other) => one.day - other.day)
}
