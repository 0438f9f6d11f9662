import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AssetEventView } from '#contract/asset-journal.ts'
import { assetQuery } from '#web/assets/asset-api.ts'
import { seenUpTo } from '#web/decisions/changes-since.ts'
import type { CorrectionFields } from './correction-fields.ts'

type Correcting = Pick<CorrectionFields, 'correctsSequence' | 'field'>
type CorrectionEvent = Extract<AssetEventView, { kind: 'correction-recorded' }>

/** Watches whether the field that a form corrects is corrected elsewhere meanwhile, in another tab or on another device. */
export function useCorrectedElsewhere(assetId: number, correcting: Correcting) {
  const asset = useQuery(assetQuery(assetId)).data
  const seen = asset ? seenUpTo(asset) : null
  const [opened] = useState(seen)
  const since = asset && opened !== null ? correctedSince(asset.events, correcting, opened) : null
  return { seenUpTo: seen, unit: asset?.stockOrOptions ?? 'stock', correctedElsewhere: since }
}

/**
 * The last correction of the same field of the same entry since a form was opened; null when there is none.
 * @param opened the sequence up to which the form knew the asset
 */
export const correctedSince = (
  events: readonly AssetEventView[],
  { correctsSequence, field }: Correcting,
  opened: number,
): CorrectionEvent | null =>
  events
    .filter((event) => event.kind === 'correction-recorded')
    .filter((event) => event.correctsSequence === correctsSequence && event.field === field)
    .findLast(({ sequence }) => sequence > opened) ?? null
