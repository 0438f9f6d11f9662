import Big from 'big.js'
import type { Entry, Level, LevelCrossed } from '../ledger/entry.ts'
import { type Decimal, roundUnitPrice } from '../prices/money.ts'
import type { PriceSource } from '../prices/price.ts'
import { type Split, splitPrice } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import type { AlertTriggered, Asset } from './asset.ts'
import type { StandingExit } from './exits.ts'
import type { HoldingPeriod } from './position.ts'

/** Where a user's own stop and target are, in USD per unit, exact; null for one that they did not set. */
type Levels = { readonly stopLoss: Decimal | null; readonly takeProfit: Decimal | null }

/** An observed price: one moment (low, high and close are equal) or a whole session. USD per unit. */
export type PriceObservation = {
  readonly low: Decimal
  readonly high: Decimal
  /** The price of its last moment, `at`. */
  readonly close: Decimal
  readonly source: PriceSource
  /** The moment, or the session's opening. */
  readonly from: Instant
  /** The moment, or the session's end. */
  readonly at: Instant
  /** When somebody said it; left out of what is stored without an entry. */
  readonly saidAt?: Instant
  /** It stands in an entry of the asset's owner, who typed or confirmed it: nobody has to be asked about it again. */
  readonly isOfOwner?: true
}

/** What is held, if anything is: only that has a stop and a target. */
export function currentHoldingPeriod(asset: Asset): HoldingPeriod | null {
  const period = asset.holdingPeriods.at(-1)
  return period && period.closedAt === null ? period : null
}

/** Both null when nothing is held: a Sell ends them. */
export const levelsOf = ({ exits }: Asset): Levels => ({
  stopLoss: exits.stopLoss?.price ?? null,
  takeProfit: exits.takeProfit?.price ?? null,
})

export const levelInForce = ({ exits }: Pick<Asset, 'exits'>, level: Level): StandingExit | null =>
  level === 'stop-loss' ? exits.stopLoss : exits.takeProfit

/**
 * The alerts that an observation sets off. Each level sets off one, until a decision sets or moves it: then it is a new level.
 * A price from before that decision is no reason for an alert.
 */
export function triggeredAlerts(asset: Asset, seen: PriceObservation): LevelCrossed[] {
  if (!currentHoldingPeriod(asset)) return []
  const alertsAt = (level: Level): LevelCrossed[] => {
    const exit = levelInForce(asset, level)
    const reached = exit && priceSince(exit.setBy.at, seen, level)
    if (!exit || reached === null || !isReached(level, exit.price, reached)) return []
    const alert = { level, setBySequence: exit.setBy.sequence }
    if (toldOf(asset, alert)) return []
    const price = { price: reached, source: seen.source, at: seen.at }
    return [{ kind: 'level-crossed', assetId: asset.assetId, ...alert, levelPrice: exit.price, price }]
  }
  return [...alertsAt('stop-loss'), ...alertsAt('take-profit')]
}

/**
 * The price of an observation that came nearest to a level, or farthest beyond it, since the level was set. Nobody knows when in a
 * session its low and its high were: of a session in which the level was set only the close is from afterwards.
 * @returns null when the whole observation is from before
 */
export function priceSince(setAt: Instant, seen: PriceObservation, level: Level): Decimal | null {
  if (seen.from > setAt) return level === 'stop-loss' ? seen.low : seen.high
  return seen.at > setAt ? seen.close : null
}

/**
 * Whether a price is at a level or beyond it, below a stop or above a target, as both are shown everywhere. A level of 100 is still
 * 100 after splits of three for one and one for three, though its decimal is not; 29.997, which is 10% below 33.33, is reached at 30.00;
 * and the 30.004 at which several sales were made on average has reached 30, for both are shown as $30.00.
 */
export function isReached(level: Level, levelPrice: Decimal, price: Decimal): boolean {
  const [reached, limit] = [new Big(roundUnitPrice(price)), roundUnitPrice(levelPrice)]
  return level === 'stop-loss' ? reached.lte(limit) : reached.gte(limit)
}

/**
 * Whether an alert still holds by what is known now. A price in new shares seemed to reach a level in old ones until
 * the split was recorded; and a correction may have moved the decision that set the level to after the price.
 */
export function reachesLevel(asset: Asset, { level, price }: Pick<LevelCrossed, 'level' | 'price'>): boolean {
  const exit = levelInForce(asset, level)
  return exit !== null && price.at > exit.setBy.at && isReached(level, exit.price, price.price)
}

/** The alert about a level, if there is one. Every stored alert names the decision that had set its level. */
export const toldOf = (
  { crossings }: Pick<Asset, 'crossings'>,
  { level, setBySequence }: Pick<LevelCrossed, 'level' | 'setBySequence'>,
): AlertTriggered | undefined => crossings.find((told) => told.level === level && told.setBySequence === setBySequence)

/** The alerts about levels in force, without those about levels that were moved or removed since. */
export const alertsInForce = (asset: Asset): readonly AlertTriggered[] =>
  asset.crossings.filter(({ level, setBySequence }) => levelInForce(asset, level)?.setBy.sequence === setBySequence)

/**
 * An alert as an asset stores it. Level and decision are those in force: entries from before stops were prices name
 * another level, which moved with the average cost.
 */
export function alertOf(asset: Asset, entry: Entry<LevelCrossed>): AlertTriggered {
  const { level, levelPrice, price, setBySequence, sequence } = entry
  const exit = levelInForce(asset, level)
  return {
    level,
    levelPrice: exit?.price ?? levelPrice,
    price,
    setBySequence: exit?.setBy.sequence ?? setBySequence,
    sequence,
  }
}

/** Both prices of an alert, in new shares. */
export const splitAlerts = (alerts: readonly AlertTriggered[], split: Split): readonly AlertTriggered[] =>
  alerts.map((alert) => ({
    ...alert,
    levelPrice: splitPrice(alert.levelPrice, split),
    price: { ...alert.price, price: splitPrice(alert.price.price, split) },
  }))
