import { placeOf } from '../assets/closes.ts'
import type { AssetStep } from './asset-steps.ts'
import type { Book } from './book.ts'
import { type DriftFinding, driftOf } from './drift.ts'
import type { MirrorAsset } from './mirror-asset.ts'
import { type ThenAndNow, thenAndNow } from './then-and-now.ts'

/** How the theses of an asset have drifted. */
export type AssetDrift = {
  readonly assetId: number
  readonly ticker: string
  readonly findings: readonly DriftFinding[]
  readonly thenAndNow: ThenAndNow | null
}

/** Nothing where nothing has drifted. */
export function assetDrift(drifted: MirrorAsset, steps: readonly AssetStep[], book: Book): readonly AssetDrift[] {
  const { asset, entries, pendingSplit } = drifted
  const own = book.assets.find(({ assetId }) => assetId === asset.assetId)
  const closeOn = (day: string): number | null => {
    const isEarlier = day < (book.days[0] ?? day)
    const { days, places } = isEarlier ? book.earlier : book
    const at = placeOf(day, places)
    const close = days[at] === day ? own?.[isEarlier ? 'earlierCloses' : 'closes'][at] : undefined
    return close === undefined || Number.isNaN(close) ? null : close
  }
  const findings = driftOf(steps, closeOn, pendingSplit)
  return findings.length === 0
    ? []
    : [
        {
          assetId: asset.assetId,
          ticker: asset.facts.ticker,
          findings,
          thenAndNow: thenAndNow(asset, entries, pendingSplit),
        },
      ]
}
