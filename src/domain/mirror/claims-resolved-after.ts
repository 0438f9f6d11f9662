import { marketDayOf } from '../prices/market-calendar.ts'
import type { Instant } from '../time.ts'
import type { MirrorAsset } from './mirror.ts'

/** A letter about a time before reads the claims of then with the closes of now: no review kept these back. */
export const claimsResolvedAfter = (today: string, assets: readonly MirrorAsset[]): ReadonlySet<number> =>
  new Set(
    assets.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.kind === 'claim-resolved' && isAfter(entry.recordedAt, today) ? entry.setBySequence : [],
      ),
    ),
  )

/** To ask the time zone is slow: New York's day is never later than that of UTC. */
const isAfter = (at: Instant, day: string): boolean => at.slice(0, 10) > day && marketDayOf(at) > day
