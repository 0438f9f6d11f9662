import type { Asset } from '#domain/assets/asset.ts'
import { splitsCounted } from '#domain/assets/splits-of-closes.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { allSplits } from './all-splits.ts'
import { listAnomalies } from './anomaly-store.ts'

/** What is known of the splits of all that is on a user's lists, by a day. */
type SplitsOfLists = {
  /** The same text as long as no other split is reported, and none takes effect. */
  readonly asText: string
  /** Those of an asset's share, recorded or only reported. */
  of(asset: Asset): readonly Split[]
}

/** @param by New York's day */
export async function listSplitsOfLists(db: Db, userId: string, by: string): Promise<SplitsOfLists> {
  const anomalies = await listAnomalies(db, userId)
  const reported = [...anomalies].flatMap(([symbol, { splits }]) => splits.map((split) => [symbol, split] as const))
  return {
    asText: JSON.stringify(reported.map((each) => [...each, each[1].effectiveOn <= by]).sort()),
    of: (asset) => {
      const splits = anomalies.get(symbolOf(asset.facts) ?? '')?.splits ?? []
      return splitsCounted(asset, allSplits(asset, { splits }), by)
    },
  }
}
