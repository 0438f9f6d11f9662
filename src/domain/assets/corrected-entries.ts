import Big from 'big.js'
import type { CorrectionRecorded } from '../ledger/correction-recorded.ts'
import type { AssetFacts, DecisionRecorded, Entry, LevelChange } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import type { AssetEntry } from './asset.ts'
import { decidedAt } from './day-decided.ts'
import { type ExitName, exitPrice } from './exits.ts'

/** As much of a correction as is needed to apply it. */
type Correction = Pick<Entry<CorrectionRecorded>, 'correctsSequence' | 'field' | 'to' | 'sequence'>

/**
 * The same without the corrections themselves, for whoever looks at a part of the entries: what was corrected later counts there
 * too, and must not be corrected again by half of the corrections.
 */
export const onceCorrected = (entries: readonly AssetEntry[]): readonly AssetEntry[] =>
  correctedEntries(entries).filter(({ kind }) => kind !== 'correction-recorded')

/**
 * The entries as they count: each with the latest of what was corrected of it, and with what was reckoned from that. All of them
 * once more come out as they are.
 * @param corrections of these entries, oldest first; left out, those among them
 */
export function correctedEntries<E extends AssetEntry>(
  entries: readonly E[],
  corrections: readonly Correction[] = correctionsOf(entries),
): readonly E[] {
  if (corrections.length === 0) return entries
  const ofEntry = Map.groupBy(corrections, ({ correctsSequence }) => correctsSequence)
  const corrected = entries.map((entry) => applyAll(entry, ofEntry.get(entry.sequence) ?? []))
  const replaced = entries.flatMap((entry) => replacedPrices(entry, ofEntry.get(entry.sequence) ?? []))
  return withFollowingLevels(entries, withFollowingAlerts(corrected, replaced))
}

const correctionsOf = (entries: readonly AssetEntry[]): readonly Correction[] =>
  entries.flatMap((entry) => (entry.kind === 'correction-recorded' ? [entry] : []))

/** Of each field the latest word. The day comes first, for a price is of its decision's day. */
function applyAll<E extends AssetEntry>(entry: E, corrections: readonly Correction[]): E {
  const latest = new Map(corrections.map((correction) => [correction.field, correction]))
  const inOrder = [...latest.values()].sort((one, other) => place(one) - place(other))
  let corrected = entry
  for (const { field, to } of inOrder) corrected = { ...corrected, ...changeOf(corrected, field, to) }
  return corrected
}

const place = ({ field }: Correction): number => (field === 'decidedOn' ? 0 : field === 'price' ? 1 : 2)

function changeOf(entry: AssetEntry, field: Correction['field'], to: string | null): object {
  if (field === 'price' && to !== null) return priceChange(entry, to)
  if (entry.kind !== 'decision-recorded') return {}
  switch (field) {
    case 'quantity':
      return { quantity: to }
    case 'decidedOn':
      return to === null ? {} : dayChange(entry, to)
    case 'stopLoss':
    case 'takeProfit':
      return { levels: { ...entry.levels, [field]: { from: entry.levels?.[field]?.from ?? null, to, percent: null } } }
    default:
      return { asset: entry.asset && correctFacts(entry.asset, field, to) }
  }
}

/** What an asset is about, with one of its terms corrected. */
export function correctFacts(facts: AssetFacts, field: Correction['field'], to: string | null): AssetFacts {
  if (field === 'ticker') return { ...facts, ticker: to ?? facts.ticker }
  const isTerm = field === 'right' || field === 'strike' || field === 'expiresOn' || field === 'multiplier'
  return isTerm && facts.contract ? { ...facts, contract: { ...facts.contract, [field]: to } } : facts
}

/** Nobody doubts any more what was looked at twice. What was given as a percentage of the price is one of the new price. */
function priceChange(entry: AssetEntry, to: Decimal): object {
  if (entry.kind === 'price-noted' || entry.kind === 'option-settled')
    return { price: { ...entry.price, price: to, source: 'typed' }, doubtedAfter: undefined }
  if (entry.kind !== 'decision-recorded') return {}
  // Candor's own price, which was known then, is no price that was paid: the one that takes its place is.
  const at = entry.price && !entry.isPriceAttached ? entry.price.at : decidedAt(entry)
  const price: Price = { price: to, source: 'typed', at }
  const levels = entry.levels && mapLevels(entry.levels, (change, name) => ofPrice(change, name, to))
  return { price, isPriceAttached: undefined, doubtedAfter: undefined, ...(levels && { levels }) }
}

const ofPrice = (change: LevelChange, name: ExitName, price: Decimal): LevelChange =>
  change.percent === null || change.to === null ? change : { ...change, to: exitPrice(name, price, change.percent) }

/** A price that Candor attached was that of the other day; nobody has said one of this. */
function dayChange(entry: Entry<DecisionRecorded>, day: string): object {
  const decidedOn = day === marketDayOf(entry.recordedAt) ? undefined : day
  if (day === (entry.decidedOn ?? marketDayOf(entry.recordedAt))) return {}
  const at = decidedAt({ recordedAt: entry.recordedAt, ...(decidedOn && { decidedOn }) })
  const price = entry.isPriceAttached ? null : entry.price && { ...entry.price, at }
  return { decidedOn, price, ...(entry.isPriceAttached && { isPriceAttached: undefined }) }
}

type Levels = NonNullable<DecisionRecorded['levels']>

function mapLevels(levels: Levels, map: (change: LevelChange, name: ExitName) => LevelChange): Levels {
  const { stopLoss, takeProfit } = levels
  return {
    ...(stopLoss && { stopLoss: map(stopLoss, 'stopLoss') }),
    ...(takeProfit && { takeProfit: map(takeProfit, 'takeProfit') }),
  }
}

/** Prices of an entry that do not count any more, and the one that does. */
type Replaced = Pick<AssetEntry, 'sequence' | 'assetId'> & { readonly former: readonly Price[]; readonly now: Price }

function replacedPrices(entry: AssetEntry, corrections: readonly Correction[]): Replaced[] {
  const states = [[], ...corrections.map((_, index) => corrections.slice(0, index + 1))].map((until) =>
    priceOf(applyAll(entry, until)),
  )
  const now = states.at(-1)
  return corrections.length > 0 && now
    ? [{ sequence: entry.sequence, assetId: entry.assetId, former: states.filter((price) => price !== null), now }]
    : []
}

const priceOf = (entry: AssetEntry): Price | null => ('price' in entry ? entry.price : null)

/** An alert that a mistyped price itself set off is one of the price that counts now: whether that reaches the level is seen again. */
const withFollowingAlerts = <E extends AssetEntry>(
  entries: readonly E[],
  replaced: readonly Replaced[],
): readonly E[] =>
  entries.map((entry) => {
    if (entry.kind !== 'level-crossed') return entry
    const isOf = ({ sequence, assetId, former }: Replaced) =>
      assetId === entry.assetId && sequence < entry.sequence && former.some((price) => isSamePrice(price, entry.price))
    const followed = replaced.find(isOf)
    return followed ? { ...entry, price: followed.now } : entry
  })

const isSamePrice = (one: Price, other: Price): boolean =>
  one.at === other.at && one.source === other.source && one.price === other.price

/** Where a level was moved from is where the decision before had set it: both are corrected together, whatever split came between. */
function withFollowingLevels<E extends AssetEntry>(entries: readonly AssetEntry[], corrected: readonly E[]): E[] {
  const factors = new Map<string, Factor>()
  return corrected.map((after, index) => {
    const before = entries[index]
    if (after.kind !== 'decision-recorded' || before?.kind !== 'decision-recorded') return after
    const key = (name: ExitName) => `${after.assetId} ${name}`
    const levels = after.levels && mapLevels(after.levels, (change, name) => movedFrom(change, factors.get(key(name))))
    for (const name of ['stopLoss', 'takeProfit'] as const) {
      const [was, is] = [before.levels?.[name], after.levels?.[name]]
      if (is) factors.delete(key(name))
      if (was?.to && is?.to && was.to !== is.to) factors.set(key(name), [is.to, was.to])
    }
    return levels ? { ...after, levels } : after
  })
}

/** What a level is by its correction, over what it was. */
type Factor = readonly [is: Decimal, was: Decimal]

const movedFrom = (change: LevelChange, factor: Factor | undefined): LevelChange =>
  factor && change.from !== null
    ? { ...change, from: new Big(change.from).times(factor[0]).div(factor[1]).toFixed() }
    : change
