import type { Price } from '../../prices/price.ts'
import type { Asset, AssetEntry } from '../asset.ts'
import type { ValuationNow } from '../valuation.ts'
import { explainExits } from './exit-explanation.ts'
import type { ExplainedFigure } from './explained-figure.ts'
import { ENGLISH, type ExplanationTexts } from './explanation-texts.ts'
import { basisEntries, type PositionChange, positionChangesOf } from './position-changes.ts'
import { explainPrice, priceEntriesOf } from './price-explanation.ts'
import { explainRealizedGain } from './realized-explanation.ts'
import { explainToday, type TodayResult } from './today-explanation.ts'
import { explainHeld, explainSold } from './valuation-explanation.ts'

type Explanation = { readonly positionChanges: readonly PositionChange[]; readonly figures: readonly ExplainedFigure[] }

/** The figures as they are shown: what the explanation has to arrive at. */
export type FigureResults = ValuationNow & {
  readonly price: Price | null
  /** An option that is held has expired, and its outcome is not recorded. */
  readonly hasExpired?: boolean
  readonly today: TodayResult
}

/**
 * How every figure of an asset is computed, from its own entries, so that it can be followed with pencil and paper.
 * @param entries all of the asset's entries, oldest first
 */
export function explanationOf(
  asset: Asset,
  entries: readonly AssetEntry[],
  results: FigureResults,
  texts: ExplanationTexts = ENGLISH,
): Explanation {
  const positionChanges = positionChangesOf(entries, texts)
  const period = asset.holdingPeriods.at(-1) ?? null
  const basis = basisEntries(asset, positionChanges)
  const priceEntries = priceEntriesOf(entries, results.price)
  const figures = [
    ...(period?.closedAt
      ? explainSold(period, results, basis, texts)
      : explainHeld(asset, results, basis, priceEntries, texts)),
    ...explainToday(results.today, basis, texts),
    ...explainPrice(results.price, priceEntries, texts),
    ...explainExits(asset, texts),
    ...explainRealizedGain(asset, results.realizedGain, positionChanges, texts),
  ]
  return { positionChanges, figures }
}
