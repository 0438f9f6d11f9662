import Big from 'big.js'
import type { AssetEntry } from '../../assets/asset.ts'
import { decidedOn } from '../../assets/day-decided.ts'
import { currentHoldingPeriod } from '../../assets/levels.ts'
import { findOwnTests } from '../../tests-in-text/find-own-tests.ts'
import { isFalsifier } from '../../tests-in-text/own-test.ts'
import { isUnanswered } from '../../tests-of-own/standing-test.ts'
import type { MirrorAsset } from '../mirror.ts'

/** One question, and the asset whose page answers it. */
export type Question = { readonly assetId: number; readonly ticker: string; readonly words: string }

/** Of what is held without any line of one's own, in the field or in an entry since the Buy, the one that cost most. */
export function oneQuestion(assets: readonly MirrorAsset[]): Question | null {
  const [largest] = assets
    .filter(({ asset, entries }) => {
      const { stopLoss } = asset.exits
      if (!currentHoldingPeriod(asset) || stopLoss || writesTest(entries)) return false
      return !asset.ownTests.some((test) => isUnanswered(test) && !test.isOfSale)
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

/** Whether an entry since the latest Buy says itself what would prove it wrong: nobody is asked what they have written. */
function writesTest(entries: readonly AssetEntry[]): boolean {
  const decisions = entries.filter((entry) => entry.kind === 'decision-recorded')
  const since = decisions.slice(
    Math.max(
      0,
      decisions.findLastIndex(({ action }) => action === 'Buy'),
    ),
  )
  return since.some((entry) => findOwnTests(entry.thesis, decidedOn(entry)).some(isFalsifier))
}

const costOf = ({ asset }: MirrorAsset): string => currentHoldingPeriod(asset)?.cost ?? '0'
