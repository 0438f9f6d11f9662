import { daysAfter, daysBetween, monthsLater } from './calendar.ts'
import { expectedOfMoney } from './expected-of-money.ts'
import { deedsOf, isPurchase, isSale, type JudgedLevel, judgedLevels } from './holdings.ts'
import { type Deed, type Life, writtenOn } from './random-life.ts'
import { mean, meanRange, sum, wilson } from './statistics.ts'

/** The figures of a finding, unrounded, in the order in which its texts must contain them. A text may round them. */
export type Expected = {
  readonly title: readonly number[]
  readonly evidence: readonly number[]
  readonly method?: readonly number[]
  /** USD */
  readonly cost: number | null
}

/** The expected findings of a life: their figures by their kinds. Other kinds must not occur. */
export function expectedFindings(life: Life): ReadonlyMap<string, Expected> {
  const counted = life.deeds.filter(({ daysLate }) => daysLate <= 2)
  const resolved = counted.filter(({ cameTrue }) => cameTrue !== null)
  const stops = judgedLevels(life)
  return new Map(
    [
      ['lines', expectedOfStops(life, stops)] as const,
      ['kept', expectedOfKept(life, stops)] as const,
      ['calibration', expectedOfClaims(resolved, life)] as const,
      ['memory', expectedOfMemory(life, counted)] as const,
      ['critic', expectedOfCritic(resolved)] as const,
      ...expectedOfMoney(life),
    ].flatMap(([kind, expected]) => (expected ? [[kind, expected] as const] : [])),
  )
}

const chanceOf = ({ confidence }: Deed): number => (confidence - 0.5) / 10
const outcomeOf = ({ cameTrue }: Deed): number => (cameTrue ? 1 : 0)

/** The figures about claims, without the range over companies and months, which is drawn at random. */
function expectedOfClaims(resolved: readonly Deed[], life: Life): Expected | null {
  const n = resolved.length
  if (n < 30) return null
  const variance = sum(resolved.map((deed) => chanceOf(deed) * (1 - chanceOf(deed))))
  const z = sum(resolved.map((deed) => outcomeOf(deed) - chanceOf(deed))) / Math.sqrt(variance)
  const apart = witnesses(resolved, life)
  const meanOver = (ratios: readonly number[]) => mean(ratios.map((ratio) => likelihoodRatio(apart, ratio)))
  const evidence = 0.9 * meanOver([0.2, 4 / 9, 2 / 3, 1.5, 2.25, 5]) + 0.1 * meanOver([1 / 1.225, 1 / 1.1, 1.1, 1.225])
  if (Math.abs(z) <= 1.96 || evidence < 20) return null
  const speaking = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((confidence) => {
    const at = resolved.filter((deed) => deed.confidence === confidence)
    if (at.length < 10) return false
    const { from, to } = wilson(sum(at.map(outcomeOf)), at.length)
    const chance = (confidence - 0.5) / 10
    return chance < from || chance > to
  })
  const hits = sum(resolved.map(outcomeOf))
  const oneIn = Math.floor(evidence)
  return {
    title: [],
    evidence: [n, hits, 100 * mean(resolved.map(chanceOf)), (100 * hits) / n, ...(oneIn > 1e6 ? [] : [oneIn])],
    method: [z, 1.96, 20, 1, ...(oneIn > 1e6 ? [] : [oneIn]), 1, ...speaking.map((confidence) => confidence * 10 - 5)],
    cost: null,
  }
}

/** Of the claims on one asset from one month the first whose day comes; of several of that day the first that was written. */
function witnesses(resolved: readonly Deed[], { days }: Life): Deed[] {
  const dayOf = (deed: Deed) => days[deed.day] ?? ''
  const ends = new Map(resolved.map((deed) => [deed, monthsLater(dayOf(deed), deed.months)]))
  const endOf = (deed: Deed) => ends.get(deed) ?? ''
  const isBeside = (one: Deed, other: Deed) =>
    one.asset === other.asset && dayOf(one).slice(0, 7) === dayOf(other).slice(0, 7)
  return resolved.filter((deed, at) =>
    resolved.every(
      (other, otherAt) =>
        !isBeside(deed, other) || endOf(deed) < endOf(other) || (endOf(deed) === endOf(other) && at <= otherAt),
    ),
  )
}

/** Of claims whose real odds are so many times those that were said, against exactly those, claim by claim. */
const likelihoodRatio = (resolved: readonly Deed[], ratio: number): number =>
  resolved.reduce((product, deed) => {
    const odds = (ratio * chanceOf(deed)) / (1 - chanceOf(deed))
    const [real, stated] = [odds / (1 + odds), chanceOf(deed)]
    return product * (deed.cameTrue ? real / stated : (1 - real) / (1 - stated))
  }, 1)

function expectedOfMemory(life: Life, counted: readonly Deed[]): Expected | null {
  const claims = counted
    .flatMap((deed) => {
      const { does, recall, asset, day, months } = deed
      if (!recall || does === 'some' || does === 'sell') return []
      const answered = daysAfter(monthsLater(life.days[day] ?? '', months), 2)
      const actual = (worthAt(life, deed, answered) / recall.closes[0] - 1) * 100
      const gap = recall.percent - (Math.sign(actual) * Math.floor(Math.abs(actual) * 10 + 0.5 + 1e-9)) / 10
      return [{ asset, from: (life.days[day] ?? '').slice(0, 7), answered, gap }]
    })
    .sort((one, other) => (one.answered < other.answered ? -1 : one.answered > other.answered ? 1 : 0))
  const apart: typeof claims = []
  for (const each of claims) {
    const goesWith = ({ asset, from, answered }: typeof each) =>
      asset === each.asset && (from === each.from || answered.slice(0, 7) === each.answered.slice(0, 7))
    if (!apart.some(goesWith)) apart.push(each)
  }
  const gaps = apart.map(({ gap }) => gap)
  if (gaps.length < 10) return null
  const { mean: gap, from, to } = meanRange(gaps)
  if (from <= 0 && to >= 0) return null
  const counts = [gaps.filter((each) => each > 0.5), gaps.filter((each) => Math.abs(each) <= 0.5)]
  const [high = 0, exact = 0] = counts.map(({ length }) => length)
  return {
    title: [],
    evidence: [gaps.length, Math.abs(gap), high, exact, gaps.length - high - exact],
    method: [gaps.length, 95, from, to],
    cost: null,
  }
}

/** What one of the shares of a deed was worth when it was reviewed, in cents: what was sold of it by then, and the close of the rest. */
function worthAt(life: Life, deed: Deed, answered: string): number {
  const until = deed.recall?.closes[1] ?? 0
  const told = deedsOf(life, deed.asset).filter(
    (one) => one === deed || `${writtenOn(one, life.days)} ${one.time}` < `${answered} 13:00`,
  )
  let [held, rest, brought] = [0, 1, 0]
  for (const one of told) {
    if (one.day <= deed.day && one.does === 'buy') held = 0
    if (one.day > deed.day && one.does === 'buy') break
    if (isPurchase(one)) held += one.quantity
    if (!isSale(one)) continue
    const share = one.day > deed.day ? (rest * one.quantity) / held : 0
    brought += share * one.cents
    rest -= share
    held -= one.quantity
  }
  return deed.does === 'watch' || rest < 1e-9 ? until : brought + rest * until
}

function expectedOfCritic(resolved: readonly Deed[]): Expected | null {
  const judged = resolved.filter(({ blind }) => blind !== null)
  const n = judged.length
  if (n < 30) return null
  const base = mean(judged.map(outcomeOf))
  const errorOfModel = (deed: Deed) => ((deed.blind ?? 0) / 100 - outcomeOf(deed)) ** 2
  const { from, to } = meanRange(judged.map((deed) => errorOfModel(deed) - (base - outcomeOf(deed)) ** 2))
  const ofPerson = mean(judged.map((deed) => (chanceOf(deed) - outcomeOf(deed)) ** 2))
  return {
    title: [n],
    evidence: [mean(judged.map(errorOfModel)), ofPerson, base * (1 - base)],
    method: [95, from, to],
    cost: null,
  }
}

function expectedOfStops(life: Life, stops: readonly JudgedLevel[]): Expected | null {
  const through = stops.filter(({ isKept }) => !isKept)
  if (through.length === 0) return null
  const total = (of: readonly JudgedLevel[]) => sum(of.map(({ cents }) => cents)) / 100
  const sides = [through.filter(({ cents }) => cents > 0), through.filter(({ cents }) => cents < 0)]
  const even = through.length - sum(sides.map(({ length }) => length))
  const told = [...sides.flatMap((side) => (side.length > 0 ? [[side.length, Math.abs(total(side))]] : []))]
  const isOne = told.length + (even > 0 ? 1 : 0) === 1
  const [worst] = through.toSorted((one, other) => one.cents - other.cents)
  const dearest =
    worst && worst.cents < 0
      ? [daysBetween(life.days[worst.day] ?? '', life.days[worst.endedOn] ?? ''), ...lastOf(worst), -worst.cents / 100]
      : []
  const beside = sum(
    through.flatMap(({ day, ends, then }) =>
      ends.map((end) => {
        return ((end.shares * then) / 100) * ((life.benchmark[end.day] ?? 0) / (life.benchmark[day] ?? 1) - 1)
      }),
    ),
  )
  const reached = stops.filter(({ isRest }) => !isRest).length
  const { from, to } = wilson(through.length, reached)
  const rests = stops.filter(({ isRest }) => isRest).length
  const inPart = stops.filter(({ isKept, sold, held }) => isKept && sold < held).length
  const whole = stops.filter(({ isKept }) => isKept).length - inPart
  const parts = [
    ...(whole > 0 || inPart === 0 ? [whole] : []),
    ...[inPart - rests, rests, through.length - rests].filter((count) => count > 0),
  ]
  return {
    title: [
      through.length,
      ...(rests > 0 && rests < through.length ? [rests] : []),
      ...(isOne ? told.map(([, amount = 0]) => amount) : [...told.flat(), ...(even > 0 ? [even] : [])]),
    ],
    evidence: [reached, ...parts, ...dearest, Math.abs(beside)],
    method: [through.length, reached, 95, from * 100, to * 100],
    cost: total(through),
  }
}

/** The shares that were held longest, of how many, where others were sold on an earlier day. */
function lastOf({ ends, held, endedOn }: JudgedLevel): number[] {
  const last = sum(ends.filter(({ day }) => day === endedOn).map(({ shares }) => shares))
  return last < held ? [last, held] : []
}

function expectedOfKept({ days }: Life, stops: readonly JudgedLevel[]): Expected | null {
  const ended = stops.filter(({ isKept, credited, sold, held }) => isKept && credited > 0 && sold >= held / 4)
  if (ended.length === 0) return null
  const sides = [ended.filter(({ cents }) => cents > 0), ended.filter(({ cents }) => cents < 0)]
  const parts = ended.filter(({ sold, held }) => sold < held)
  const near = ended.filter((stop) => stop.sold === stop.held && isNearAll(stop, stops)).length
  const waitedOf = (stop: JudgedLevel) =>
    stop.waited + sum(stops.filter((other) => isKeptWith(other, stop)).map(({ waited }) => waited))
  const waits = [ended.filter((stop) => waitedOf(stop) < 0), ended.filter((stop) => waitedOf(stop) > 0)]
  const boughtBack = ended.flatMap(({ asset, again, credited }) => {
    const [sale, bought] = again ?? [0, []]
    const soon = bought.filter((day) => daysBetween(days[sale] ?? '', days[day] ?? '') <= 7)
    if (soon.length === 0) return []
    const on = days[Math.max(...soon)] ?? ''
    const part = soon.length < credited ? [soon.length, credited] : []
    return [{ asset, figures: [Number(on.slice(8)), Number(on.slice(0, 4)), ...part], on }]
  })
  const purchases = [...new Map(boughtBack.map((one) => [JSON.stringify(one), one.figures])).values()]
  return {
    title: [near, ended.length - parts.length - near, parts.length].filter((count) => count > 0),
    evidence: [
      ...expectedOfNames(ended.filter(({ sold, held }) => sold === held)),
      ...parts.slice(-3).flatMap(({ asset, day, kind, sold, held }) => {
        const isRest = (stop: JudgedLevel) =>
          stop.isRest && stop.asset === asset && stop.day === day && stop.kind === kind
        return [sold, held, ...(stops.some(isRest) ? [held - sold] : [])]
      }),
      ...(parts.length > 3 ? [parts.length - 3] : []),
      ...waits.flatMap((side) =>
        side.length > 0 ? [...countOf(side, ended), Math.abs(sum(side.map(waitedOf))) / 100] : [],
      ),
      ...purchases.slice(-3).flat(),
      ...(purchases.length > 3 ? [purchases.length - 3, 7] : []),
      ...sides.flatMap((side) =>
        side.length > 0 ? [...countOf(side, ended), Math.abs(sum(side.map(({ cents }) => cents))) / 100] : [],
      ),
    ],
    cost: sum(ended.map(({ cents }) => cents)) / 100,
  }
}

/** Whether it was sold near its price; a test, which has none, near those of the lines that its sales kept too. */
const isNearAll = (stop: JudgedLevel, stops: readonly JudgedLevel[]): boolean =>
  stop.kind === 'test' ? stops.every((other) => !isKeptWith(other, stop) || other.isNear) : stop.isNear

/** Whether the last sale that kept a line of which nothing is credited is the other one's credit. */
function isKeptWith(other: JudgedLevel, { asset, setBy, inTime, credited }: JudgedLevel): boolean {
  if (other.asset !== asset || other.setBy !== setBy || !other.isKept || other.credited > 0) return false
  const sale = other.inTime.at(-1)
  return credited > 0 && sale !== undefined && inTime.includes(sale)
}

/** How often each of the six assets is named that come last, where that is more than once, and how many are not named. */
function expectedOfNames(whole: readonly JudgedLevel[]): number[] {
  const assets = [...new Set(whole.toReversed().map(({ asset }) => asset))]
  const often = assets.slice(0, 6).map((asset) => whole.filter((stop) => stop.asset === asset).length)
  return [...often.filter((count) => count > 1), ...(assets.length > 6 ? [assets.length - 6] : [])]
}

/** Of a single line nobody says how often. */
const countOf = (side: readonly unknown[], all: readonly unknown[]): number[] => (all.length > 1 ? [side.length] : [])
