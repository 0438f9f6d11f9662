import type { Deed, Life, ReachedLevel } from './random-life.ts'
import { sum } from './statistics.ts'

/** What somebody held and sold, computed from the beginning for each day; what is the same for all days of a life is computed once. */

/** A life is never changed, so that what was computed of it stays right. */
function oncePerLife<T>(compute: (life: Life) => T): (life: Life) => T {
  const computed = new WeakMap<Life, { readonly value: T }>()
  return (life) => {
    const found = computed.get(life) ?? { value: compute(life) }
    computed.set(life, found)
    return found.value
  }
}

const SALES = ['some', 'sell'] as const
export const isSale = ({ does }: Deed): boolean => SALES.some((sale) => sale === does)
export const isPurchase = ({ does }: Deed): boolean => does === 'buy' || does === 'more'

/** The deeds of one asset, by day. */
export const deedsOf = (life: Life, asset: number): readonly Deed[] => deedsByAsset(life).get(asset) ?? []

const deedsByAsset = oncePerLife(({ deeds }) =>
  Map.groupBy(
    deeds.toSorted((one, other) => one.day - other.day),
    ({ asset }) => asset,
  ),
)

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

/** A line that was judged: whether it was kept or held through, the result in cents, and the day on which it ended. */
export type JudgedLevel = ReachedLine & {
  readonly isKept: boolean
  /** Whether it is the rest of a line after a part was sold. */
  readonly isRest: boolean
  /** The shares that were held, those that were sold in time, and those of them that no later line was kept by too. */
  readonly held: number
  readonly sold: number
  readonly credited: number
  readonly cents: number
  readonly endedOn: number
  /** Of what was held through, the shares that ended on each day. */
  readonly ends: readonly { readonly day: number; readonly shares: number }[]
  /** The day of the last sale that kept it, else its own day. */
  readonly until: number
  /** What the days from the line to the sales that kept it did, up to the next line, in cents. */
  readonly waited: number
  /** Whether it was sold near the line, or the line has no price: within 5% of the close of its day, or of the line itself where the sale reached it. */
  readonly isNear: boolean
  /** The price at the line, in cents. */
  readonly then: number
  /** The day of the last sale that kept it, and of each share that was bought again the day of that. */
  readonly again?: readonly [soldOn: number, boughtOn: readonly number[]] | null
}

type ReachedLine = ReachedLevel & {
  readonly isBySale: boolean
  /** The sales that kept it. */
  readonly inTime: readonly Deed[]
  /** The line of the same holding that was reached after it. */
  readonly next: (ReachedLevel & { readonly isBySale: boolean; readonly inTime: readonly Deed[] }) | null
}

const OPPOSITE = { stop: 'target', target: 'stop', test: 'none' } as const

export const judgedLevels = oncePerLife((life): readonly JudgedLevel[] => {
  const all = reachedLevels(life)
  const reached = all.map((line) => ({ ...line, inTime: salesInTime(life, line, all) }))
  const ofHolding = (line: ReachedLevel) => reached.filter(({ setBy }) => setBy === line.setBy)
  return reached.flatMap((line) => {
    const later = ofHolding(line).slice(ofHolding(line).indexOf(line) + 1)
    const isCredited = (sale: Deed) => !later.some(({ inTime }) => inTime.includes(sale))
    // Each of them is credited to one line or another.
    const keeping = reached.filter(({ asset }) => asset === line.asset).flatMap(({ inTime }) => inTime)
    return judgedLevel(life, { ...line, next: later[0] ?? null }, isCredited, purchaseOfEach(life, line.asset, keeping))
  })
})

const laterDeeds = (life: Life, { asset, day, isBySale }: ReachedLevel & { isBySale: boolean }): Deed[] =>
  deedsOf(life, asset).filter((deed) => deed.day > day || (isBySale && deed.day === day))

/** The sales within five trading days, before any decision to go on, and before the line on the other side was reached. */
function salesInTime(life: Life, line: ReachedLevel & { isBySale: boolean }, all: readonly ReachedLevel[]) {
  const other = all.find(
    ({ kind, setBy, day }) => setBy === line.setBy && kind === OPPOSITE[line.kind] && day > line.day,
  )
  const later = laterDeeds(life, line)
  const goesOn = later.findIndex(
    (deed) => !isSale(deed) || deed.day - line.day > 5 || (other !== undefined && deed.day >= other.day),
  )
  return goesOn < 0 ? later : later.slice(0, goesOn)
}

const priceOf = (life: Life, { asset, day, isBySale, inTime }: Omit<ReachedLine, 'next'>): number =>
  isBySale ? (inTime[0]?.cents ?? 0) : (life.closes[asset]?.[day] ?? 0)

function judgedLevel(
  life: Life,
  line: ReachedLine,
  isCredited: (sale: Deed) => boolean,
  purchases: ReadonlyMap<Deed, readonly Deed[]>,
): JudgedLevel[] {
  const { asset, day, inTime, next, isBySale } = line
  const { quantity: held } = heldBefore(life, asset, day)
  const last = life.days.length - 1
  const sold = sum(inTime.map(({ quantity }) => quantity))
  const then = priceOf(life, line)
  const [end, endCents] = next ? [next.day, priceOf(life, next)] : [last, life.closes[asset]?.[last] ?? 0]
  let [left, gained, endedOn] = [held - sold, 0, end]
  const ends: { day: number; shares: number }[] = []
  for (const deed of laterDeeds(life, line).slice(inTime.length)) {
    const isAfterNext = next && (deed.day > next.day || (deed.day === next.day && !next.isBySale))
    if (left === 0 || !isSale(deed) || isAfterNext) continue
    const units = Math.min(left, deed.quantity)
    gained += units * (deed.cents - then)
    left -= units
    ends.push({ day: deed.day, shares: units })
    if (left === 0) endedOn = deed.day
  }
  if (left > 0) ends.push({ day: end, shares: left })
  const until = inTime.at(-1)?.day ?? day
  const same = { ...line, held, then, until }
  const rest = { ...same, isKept: false, isRest: sold > 0, held: held - sold, sold: 0, credited: 0, waited: 0 }
  const ofRest = { ...rest, isNear: false, endedOn, ends, cents: gained + left * (endCents - then) }
  if (sold === 0) return [ofRest]
  const waited = sum(
    inTime
      .filter((sale) => sale.day > day)
      .map((sale) => sale.quantity * ((next && sale.day > next.day ? priceOf(life, next) : sale.cents) - then)),
  )
  const credited = inTime.filter(isCredited)
  const whole = {
    ...same,
    isKept: true,
    isRest: false,
    sold,
    waited,
    ends: [],
    ...boughtAgain(life, line, credited, purchases),
  }
  const told = credited.length > 0 ? credited : inTime
  const mean = sum(told.map(({ quantity, cents }) => quantity * cents)) / sum(told.map((sale) => sale.quantity))
  const level = { stop: line.setBy.stopCents, target: line.setBy.targetCents, test: null }[line.kind]
  const at = isBySale ? (level ?? 0) : then
  // A test has no price that a sale could be far from.
  const isNear = line.kind === 'test' || (isBySale && mean >= at) || Math.abs(mean - at) <= 0.05 * at
  return [{ ...whole, isNear }, ...(sold === held ? [] : [ofRest])]
}

/** Share by share: a purchase buys again the share that was sold last before it. For each sale the purchases, one for each share. */
function purchaseOfEach(life: Life, asset: number, sales: readonly Deed[]): ReadonlyMap<Deed, readonly Deed[]> {
  const out: Deed[] = []
  const purchases = new Map<Deed, Deed[]>(sales.map((sale) => [sale, []]))
  for (const deed of deedsOf(life, asset))
    for (let share = 0; share < deed.quantity; share += 1) {
      if (sales.includes(deed)) out.push(deed)
      const undone = isPurchase(deed) ? out.pop() : undefined
      if (undone) purchases.get(undone)?.push(deed)
    }
  return purchases
}

/** What the credited sales have saved by the last day, and when what they sold was bought again. */
function boughtAgain(
  life: Life,
  { asset, next }: ReachedLine,
  credited: readonly Deed[],
  purchases: ReadonlyMap<Deed, readonly Deed[]>,
) {
  const [last, lastClose] = [life.days.length - 1, life.closes[asset]?.at(-1) ?? 0]
  const soldOn = credited.at(-1)?.day
  if (soldOn === undefined) return { credited: 0, cents: 0, endedOn: next?.day ?? last, again: null }
  const units = sum(credited.map(({ quantity }) => quantity))
  const bought = credited.flatMap((sale) => purchases.get(sale) ?? [])
  const spent = sum(bought.map(({ cents }) => cents)) + (units - bought.length) * lastClose
  const cents = sum(credited.map((sale) => sale.quantity * sale.cents)) - spent
  const again = [soldOn, bought.map(({ day }) => day)] as const
  return { credited: units, cents, endedOn: last, again }
}

/** The lines that were reached by a close or an answer, or by the price of a sale before any close had reached them. */
function reachedLevels(life: Life): (ReachedLevel & { readonly isBySale: boolean })[] {
  const bySale = life.deeds.flatMap((setBy) => {
    const later = deedsOf(life, setBy.asset).filter((deed) => deed.day > setBy.day)
    const end = later.findIndex(({ does }) => does === 'sell')
    const holding = (end < 0 ? later : later.slice(0, end + 1)).filter(isSale)
    const first = (kind: 'stop' | 'target', isBeyond: (cents: number) => boolean) => {
      const sale = setBy.does === 'buy' && holding.find(({ cents }) => isBeyond(cents))
      const alert = life.alerts.find((one) => one.setBy === setBy && one.kind === kind)
      return sale && (!alert || sale.day < alert.day) ? [{ kind, asset: setBy.asset, day: sale.day, setBy }] : []
    }
    const { stopCents, targetCents } = setBy
    return [
      ...first('stop', (cents) => stopCents !== null && cents <= stopCents),
      ...first('target', (cents) => targetCents !== null && cents >= targetCents),
    ]
  })
  const isFirst = ({ kind, setBy }: ReachedLevel) => !bySale.some((one) => one.kind === kind && one.setBy === setBy)
  return [
    ...life.alerts.filter(isFirst).map((alert) => ({ ...alert, isBySale: false })),
    ...bySale.map((line) => ({ ...line, isBySale: true })),
  ].sort((one, other) => one.day - other.day || rank(one) - rank(other))
}

/** A close comes before the answer of its evening. */
const rank = ({ kind }: ReachedLevel): number => (kind === 'test' ? 1 : 0)
