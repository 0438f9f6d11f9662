import type { Asset } from '../assets/asset.ts'
import { type Action, actionsAfter } from '../ledger/action.ts'
import { accept, type Result, refuse } from '../result.ts'

type Changing = Pick<Asset, 'assetId' | 'facts' | 'list' | 'lastDecision' | 'splits' | 'corrections'>

/**
 * Refuses a decision whose writer has not seen the asset's last decision, outcome, split or correction, which was recorded since
 * in another tab or on another device.
 * @param seenUpTo the last sequence of the journal that the page knew; without it, nothing is compared
 */
export function checkSeen(asset: Changing, action: Action, seenUpTo: number | null | undefined): Result<undefined> {
  // A decision that is no longer possible at all is refused elsewhere, in words that say so.
  if (seenUpTo == null || lastChange(asset) <= seenUpTo || !actionsAfter(asset.list).includes(action))
    return accept(undefined)
  return refuse({
    code: 'conflict',
    assetId: asset.assetId,
    message:
      `Something was recorded of ${asset.facts.ticker} since this form was opened. Look at what it is now, and record ` +
      'this if it is still what you mean. Nothing was recorded.',
  })
}

const lastChange = ({ lastDecision, splits, corrections }: Changing): number =>
  Math.max(lastDecision.sequence, ...[...splits, ...corrections].map(({ sequence }) => sequence))
