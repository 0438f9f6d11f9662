import type { Asset } from '../assets/asset.ts'
import { type Action, actionsAfter } from '../ledger/action.ts'
import type { CorrectionRecorded } from '../ledger/correction-recorded.ts'
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

/**
 * Refuses a correction whose writer has not seen that the same field of the same entry was corrected since.
 * @param seenUpTo the last sequence of the journal that the page knew; without it, nothing is compared
 */
export function checkCorrectionSeen(
  { assetId, corrections }: Pick<Asset, 'assetId' | 'corrections'>,
  { correctsSequence, field }: Pick<CorrectionRecorded, 'correctsSequence' | 'field'>,
  seenUpTo: number | null | undefined,
): Result<undefined> {
  // A correction may be named in place of the entry that it corrects.
  const corrected = corrections.find(({ sequence }) => sequence === correctsSequence)?.correctsSequence
  const isSame = (other: Asset['corrections'][number]) =>
    other.field === field && other.correctsSequence === (corrected ?? correctsSequence)
  if (seenUpTo == null || !corrections.some((other) => isSame(other) && other.sequence > seenUpTo))
    return accept(undefined)
  return refuse({
    code: 'conflict',
    assetId,
    message:
      'The same was corrected since this form was opened. Look at what counts now, and record this if it is still what ' +
      'you mean. Nothing was recorded.',
  })
}

const lastChange = ({ lastDecision, splits, corrections }: Changing): number =>
  Math.max(lastDecision.sequence, ...[...splits, ...corrections].map(({ sequence }) => sequence))
