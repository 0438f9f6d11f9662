import { type Chance, seeded } from '../seeded.ts'
import { daysAfter, daysBetween, monthsLater, tradingDays } from './calendar.ts'

/** One decision in somebody's life. Money is in whole cents, and quantities are in shares after all splits. */
export type Deed = {
  readonly asset: number
  /** The index of its trading day. */
  readonly day: number
  readonly does: 'watch' | 'buy' | 'more' | 'hold' | 'some' | 'sell'
  readonly quantity: number
  readonly cents: number
  readonly confidence: number
  readonly stopCents: number | null
  readonly targetCents: number | null
  readonly months: 1 | 3 | 6 | 12
  /** null if the claim ends too late to be resolved */
  readonly cameTrue: boolean | null
  /** The time `HH:MM` in New York. */
  readonly time: string
  /** How many days later it was written down. */
  readonly daysLate: number
  /** What was recalled after its claim was resolved: the confidence and the return, and the closes of the actual return. */
  readonly recall: { readonly confidence: number; readonly percent: number; readonly closes: [number, number] } | null
  /** The probability that a model gave its claim, in percent. */
  readonly blind: number | null
  readonly thesisLength: 'long' | 'short'
}

/** A stop or a target of a purchase that a close reached, or a test of it that was answered with yes after that close. */
export type ReachedLevel = {
  readonly kind: 'stop' | 'target' | 'test'
  readonly asset: number
  readonly day: number
  readonly setBy: Deed
}

export type Life = {
  readonly days: readonly string[]
  /** The closes by asset and then by day, in cents and in shares after all splits. */
  readonly closes: readonly (readonly number[])[]
  readonly benchmark: readonly number[]
  readonly deeds: readonly Deed[]
  readonly alerts: readonly ReachedLevel[]
  /** The splits of two new shares for one old one: by asset, the index of the first day after the split. */
  readonly splits: ReadonlyMap<number, number>
}

const [FROM, UNTIL] = ['2023-01-04', '2025-12-30'] as const
/** How many trading days before the end nothing happens any more, so that every possible review is over. */
const QUIET = 200
const [TRADED, WATCHED] = [14, 14] as const

/** Somebody's character: how overconfident they are, how often they sell gains, and how often they keep their stops. */
type Character = {
  readonly bias: number
  readonly sellsGains: number
  readonly keepsStops: number
  readonly kinder: number
}

export function randomLife(seed: number, until: string = UNTIL): Life {
  const chance = seeded(seed)
  const days = tradingDays(FROM, until)
  const character: Character = {
    bias: [-0.3, -0.15, 0, 0.2][chance.whole(0, 3)] ?? 0,
    sellsGains: [0.2, 0.5, 0.85][chance.whole(0, 2)] ?? 0.5,
    keepsStops: chance.next(),
    kinder: [0, 8, -8][chance.whole(0, 2)] ?? 0,
  }
  const closes = Array.from({ length: TRADED + WATCHED }, () => walk(chance, days.length))
  const splits = new Map([0, 3, 6].map((asset) => [asset, chance.whole(150, 450)]))
  const deeds: Deed[] = []
  const alerts: ReachedLevel[] = []
  for (let asset = 0; asset < TRADED; asset += 1)
    liveAsset(asset, {
      chance,
      days,
      closes: closes[asset] ?? [],
      character,
      deeds,
      alerts,
      split: splits.get(asset),
      ofLines: seeded(seed * 100 + asset),
    })
  for (let asset = TRADED; asset < TRADED + WATCHED; asset += 1) {
    const day = chance.whole(0, 400)
    deeds.push(
      deedOn({ chance, days, closes: closes[asset] ?? [], character }, { asset, day, does: 'watch', quantity: 10 }),
    )
  }
  // Nobody records a split of an asset that they do not own yet.
  const ofOwned = [...splits].filter(([asset, on]) => deeds.some((deed) => deed.asset === asset && deed.day < on))
  return { days, closes, benchmark: walk(chance, days.length), deeds, alerts, splits: new Map(ofOwned) }
}

function walk({ next }: Chance, count: number): number[] {
  let cents = 4_000 + next() * 10_000
  const drift = 0.97 + next() * 0.001
  return Array.from({ length: count }, () => {
    cents = Math.max(500, cents * (drift + next() * 0.06))
    // The number is even, so that a close in old shares is a whole number of cents too.
    return Math.round(cents / 2) * 2
  })
}

type World = Pick<Parameters<typeof liveAsset>[1], 'chance' | 'days' | 'closes' | 'character'>

function liveAsset(
  asset: number,
  world: {
    chance: Chance
    days: readonly string[]
    closes: readonly number[]
    character: Character
    deeds: Deed[]
    alerts: ReachedLevel[]
    split: number | undefined
    /** A chance of its own, so that targets and tests change nothing else of a life. */
    ofLines: Chance
  },
): void {
  const { chance, days, closes, character, deeds, alerts, ofLines } = world
  let held = 0
  let cost = 0
  let bought: Deed | null = null
  let hasReachedStop = false
  let hasReachedTarget = false
  let next = chance.whole(0, 30)
  const act = (day: number, does: Deed['does'], quantity: number) => {
    const decided = deedOn(world, { asset, day, does, quantity })
    const deed = does === 'buy' ? withLevels(decided, ofLines) : decided
    deeds.push(deed)
    const spent = quantity * deed.cents
    if (does === 'buy' || does === 'more') [held, cost] = [held + quantity, cost + spent]
    if (does === 'buy') [bought, hasReachedStop, hasReachedTarget] = [deed, false, false]
    if (does === 'some' || does === 'sell') [held, cost] = [held - quantity, (cost * (held - quantity)) / held]
    // No decision may follow before one that is written down late has been written.
    next = day + deed.daysLate + chance.whole(2, 45)
  }
  for (let day = 0; day < days.length - QUIET; day += 1) {
    const close = closes[day] ?? 0
    const { stopCents: stop, targetCents: target }: Levels = (bought as Deed | null) ?? NO_LEVELS
    const isSeen: boolean = held > 0 && bought !== null && day > (bought as Deed).day + 4 && day < next
    const isStop: boolean = isSeen && stop !== null && !hasReachedStop && close <= stop
    const isTarget: boolean = isSeen && target !== null && !hasReachedTarget && close >= target
    if (bought && (isStop || isTarget)) {
      alerts.push({ kind: isStop ? 'stop' : 'target', asset, day, setBy: bought })
      if (isStop) hasReachedStop = true
      else hasReachedTarget = true
      next = day + (chance.next() < character.keepsStops ? chance.whole(1, 5) : chance.whole(6, 40))
      const isTested = alerts.some(({ kind, setBy }) => kind === 'test' && setBy === bought)
      if (!isTested && ofLines.next() < 0.4)
        alerts.push({ kind: 'test', asset, day: ofLines.whole(day, Math.min(day + 3, next - 1)), setBy: bought })
      continue
    }
    // There are no decisions around a split, because those that are written late would be in other shares.
    if (day < next || Math.abs(day - (world.split ?? -99)) < 8) continue
    if (held === 0) act(day, chance.next() < 0.2 && !bought ? 'watch' : 'buy', 2 * chance.whole(1, 20))
    else if (chance.next() < 0.45) {
      const isUp = close > cost / held
      const wishesToSell = hasReachedStop || chance.next() < (isUp ? character.sellsGains : 1 - character.sellsGains)
      if (!wishesToSell) act(day, 'hold', 0)
      else if (held > 4 && chance.next() < 0.3) act(day, 'some', 2 * chance.whole(1, held / 2 - 1))
      else act(day, 'sell', held)
    } else act(day, chance.next() < 0.6 ? 'hold' : 'more', 2 * chance.whole(1, 10))
  }
}

type Levels = Pick<Deed, 'stopCents' | 'targetCents'>
const NO_LEVELS: Levels = { stopCents: null, targetCents: null }

/** Some purchases get a target, and some both a target and a stop so near that one price may reach the other soon after the first. */
function withLevels(deed: Deed, { next }: Chance): Deed {
  const evenCents = (times: number) => Math.round((deed.cents * times) / 2) * 2
  const drawn = next()
  if (drawn < 0.5) return deed
  return drawn < 0.7
    ? { ...deed, targetCents: evenCents(1.12) }
    : { ...deed, stopCents: evenCents(0.985), targetCents: evenCents(1.015) }
}

function deedOn(
  { chance, days, closes, character }: World,
  { asset, day, does, quantity }: Pick<Deed, 'asset' | 'day' | 'does' | 'quantity'>,
): Deed {
  const close = closes[day] ?? 0
  const cents = Math.max(200, Math.round((close * (0.99 + chance.next() * 0.02)) / 2) * 2)
  const confidence = chance.whole(2, 10)
  const months = ([1, 3, 6, 12] as const)[chance.whole(0, 3)] ?? 12
  const until = monthsLater(days[day] ?? '', months)
  const isResolved = daysBetween(until, days.at(-1) ?? '') > 100
  const cameTrue = isResolved ? chance.next() < (confidence - 0.5) / 10 + character.bias : null
  const closesOfReview: [number, number] = [close, Math.max(200, Math.round(close * (0.6 + chance.next() * 0.8)))]
  const percent = Math.round((closesOfReview[1] / closesOfReview[0] - 1) * 100) + character.kinder + chance.whole(-6, 6)
  return {
    asset,
    day,
    does,
    quantity: does === 'hold' ? 0 : quantity,
    cents,
    confidence,
    stopCents: does === 'buy' && chance.next() < 0.7 ? Math.round((cents * 0.9) / 2) * 2 : null,
    targetCents: null,
    months,
    cameTrue,
    time: ['08:30', '09:30', '12:00', '15:59', '18:00', '20:30'][chance.whole(0, 5)] ?? '12:00',
    daysLate: chance.next() < 0.1 ? chance.whole(1, 6) : 0,
    recall:
      isResolved && chance.next() < 0.25
        ? { confidence: Math.min(10, Math.max(1, confidence + chance.whole(-2, 2))), percent, closes: closesOfReview }
        : null,
    blind: chance.next() < 0.6 ? chance.whole(5, 95) : null,
    thesisLength: chance.next() < 0.15 ? 'short' : 'long',
  }
}

export const writtenOn = ({ day, daysLate }: Deed, days: readonly string[]): string =>
  daysAfter(days[day] ?? '', daysLate)
