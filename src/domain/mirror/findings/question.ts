import Big from 'big.js'
import { currentHoldingPeriod } from '../../assets/levels.ts'
import { isUnanswered } from '../../tests-of-own/standing-test.ts'
import type { MirrorAsset } from '../mirror.ts'

/** One question, and the asset whose page answers it. */
export type Question = { readonly assetId: number; readonly ticker: string; readonly words: string }

/** Of what is held without any line of one's own, the one that cost most. */
export function oneQuestion(assets: readonly MirrorAsset[]): Question | null {
  const [largest] = assets
    .filter(({ asset }) => {
      const { stopLoss } = asset.exits
      return (
        currentHoldingPeriod(asset) && !stopLoss && !asset.ownTests.some((test) => isUnanswered(test) && !test.isOfSale)
      )
    })
    .toSorted((one, other) => new Big(costOf(other)).cmp(costOf(one)))
  if (!largest) return null
  const { assetId, facts } = largest.asset
  return {
    assetId,
    ticker: facts.ticker,
    words: `${facts.companyName} has neither a stop nor a “Wrong if” line of yours. What would have to happen for you to say that you were wrong?`,
  }
}

const costOf = ({ asset }: MirrorAsset): string => currentHoldingPeriod(asset)?.cost ?? '0'
