import Big from 'big.js'
import type { Level, LevelCrossed } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import type { PriceSource } from '../prices/price.ts'
import type { Instant } from '../time.ts'
import type { Asset } from './asset.ts'
import { averageCost, type Round } from './position.ts'

/** Where a user's own stop and target are, in USD per unit, exact; null for one that they did not set. */
export type Levels = { readonly stopLoss: Decimal | null; readonly takeProfit: Decimal | null }

/** What a price was seen to do: one moment of it (low and high are the same), or a whole session. USD per unit. */
export type Sighting = {
  readonly low: Decimal
  readonly high: Decimal
  readonly source: PriceSource
  /** The moment, or the session's opening. */
  readonly from: Instant
  /** The moment, or the session's end. */
  readonly at: Instant
}

/** What is held, if anything is: only that has a stop and a target. */
export function heldRound(asset: Asset): Round | null {
  const round = asset.rounds.at(-1)
  return round && round.closedAt === null ? round : null
}

/** Average cost * (1 - stop / 100) and average cost * (1 + target / 100); both null when nothing is held. */
export function levelsOf(asset: Asset): Levels {
  const round = heldRound(asset)
  const { stopLossPercent, takeProfitPercent } = asset.facts
  if (!round) return { stopLoss: null, takeProfit: null }
  const cost = averageCost(round)
  return {
    stopLoss: stopLossPercent === null ? null : atPercent(cost, new Big(stopLossPercent).times(-1)),
    takeProfit: takeProfitPercent === null ? null : atPercent(cost, new Big(takeProfitPercent)),
  }
}

const atPercent = (cost: Decimal, percent: Big): Decimal => new Big(cost).times(percent.plus(100)).div(100).toFixed()

/**
 * The levels that a sighting reaches and that have not been told of. A level is told of once; only a decision that changes
 * the average cost sets it anew. What was seen before that decision says nothing of its level.
 */
export function crossedLevels(asset: Asset, seen: Sighting): LevelCrossed[] {
  const round = heldRound(asset)
  if (!round || seen.from <= round.costSetBy.at) return []
  const { stopLoss, takeProfit } = levelsOf(asset)
  const crossed = (level: Level, levelPrice: Decimal | null, reached: Decimal, isReached: boolean): LevelCrossed[] =>
    levelPrice === null || !isReached || isTold(asset, level, round)
      ? []
      : [
          {
            kind: 'level-crossed',
            assetId: asset.assetId,
            level,
            levelPrice,
            price: { price: reached, source: seen.source, at: seen.at },
            setBySequence: round.costSetBy.sequence,
          },
        ]
  return [
    ...crossed('stop-loss', stopLoss, seen.low, stopLoss !== null && new Big(seen.low).lte(stopLoss)),
    ...crossed('take-profit', takeProfit, seen.high, takeProfit !== null && new Big(seen.high).gte(takeProfit)),
  ]
}

/**
 * Whether what was told as reached is reached by what is known now. A price in new shares, set against a level in old ones,
 * seemed to reach it until the split was recorded.
 */
export function reachesLevel(asset: Asset, { level, price }: LevelCrossed): boolean {
  const { stopLoss, takeProfit } = levelsOf(asset)
  const reached = new Big(price.price)
  return level === 'stop-loss'
    ? stopLoss !== null && reached.lte(stopLoss)
    : takeProfit !== null && reached.gte(takeProfit)
}

const isTold = ({ crossings }: Asset, level: Level, { costSetBy }: Round): boolean =>
  crossings.some((crossing) => crossing.level === level && crossing.setBySequence === costSetBy.sequence)
