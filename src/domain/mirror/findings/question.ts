import Big from 'big.js'
import type { Asset } from '../../assets/asset.ts'
import { decidedOn } from '../../assets/day-decided.ts'
import { currentHoldingPeriod } from '../../assets/levels.ts'
import { findOwnTests } from '../../tests-in-text/find-own-tests.ts'
import { isFalsifier } from '../../tests-in-text/own-test.ts'
import { isUnanswered } from '../../tests-of-own/standing-test.ts'
import type { MirrorAsset } from '../mirror.ts'

/** One question, and the asset whose page answers it. */
export type Question = { readonly assetId: number; readonly ticker: string; readonly words: string }

/** Of what is held without any line of one's own, neither set nor in the text of a decision, the one that cost most. */
export function oneQuestion(assets: readonly MirrorAsset[]): Question | null {
  const largest = assets
    .filter(({ asset }) => currentHoldingPeriod(asset) && !asset.exits.stopLoss && !hasWrongIf(asset))
    .toSorted((one, other) => new Big(costOf(other)).cmp(costOf(one)))
    .find((asset) => !hasTestInText(asset))
  if (!largest) return null
  const { assetId, facts } = largest.asset
  return {
    assetId,
    ticker: facts.ticker,
    words: `${facts.companyName} has neither a stop nor a “Wrong if” line of yours. What would have to happen for you to say that you were wrong?`,
  }
}

const hasWrongIf = ({ ownTests }: Asset): boolean => ownTests.some((test) => isUnanswered(test) && !test.isOfSale)

/** Whether a decision since the purchase says in its own text what would prove it wrong. */
function hasTestInText({ entries }: MirrorAsset): boolean {
  const decisions = entries.filter((entry) => entry.kind === 'decision-recorded')
  const bought = decisions.findLastIndex(({ action }) => action === 'Buy')
  return decisions
    .slice(Math.max(0, bought))
    .some((decision) => findOwnTests(decision.thesis, decidedOn(decision)).some(isFalsifier))
}

const costOf = ({ asset }: MirrorAsset): string => currentHoldingPeriod(asset)?.cost ?? '0'
