import type { Asset } from '#domain/assets/asset.ts'
import { isDoubted } from '#domain/assets/own-prices.ts'
import { observationOf } from '#domain/assets/price-observation.ts'
import type { AssetFact } from '#domain/ledger/entry.ts'
import type { Result } from '#domain/result.ts'
import { accepted, found } from '../http/problem.ts'
import { NO_SUCH_ASSET } from './no-such-asset.ts'
import { type Moment, type Recorder, record } from './record.ts'

/** null: it stands there already, and nothing is recorded. */
type Decide = (asset: Asset, moment: Moment) => Result<AssetFact> | null | Promise<Result<AssetFact> | null>

/**
 * Records what is no decision about an asset.
 * @throws Refusal when there is no such asset, or when the rules say no.
 */
export async function recordFact(context: Recorder, userId: string, assetId: number, decide: Decide): Promise<void> {
  await record(context, userId, { assetId }, async (moment) => {
    const asset = found(moment.asset, NO_SUCH_ASSET)
    const decided = await decide(asset, moment)
    if (decided === null) return null
    const fact = accepted(decided)
    // A price that is doubted tells no stop before its question is answered.
    const isSeen = fact.kind === 'price-noted' && !isDoubted(fact, asset.splits)
    return { fact, observations: isSeen ? [observationOf(fact.price)] : [] }
  })
}
