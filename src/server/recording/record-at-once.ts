import { mayReach } from '#domain/assets/price-observation.ts'
import { applyEntry, followsFromAll } from '#domain/assets/replay-asset.ts'
import { toHeadRow } from '../ledger/ledger-end-store.ts'
import { appendAtOnce } from './append-at-once.ts'
import { type Decide, decideOn, findMoment, type Recorded, type Recorder, type Wished } from './moment.ts'
import { nextEntry } from './next-entry.ts'
import { SequenceTaken, takingSequence } from './until-current.ts'

/**
 * Records as `record` does, in two round trips, one to read and one to write, if the engine supports it and only one entry results.
 * @returns `not-at-once` when nothing was written, because there is more to write
 * @throws SequenceTaken when the ledger has grown between the two
 */
export async function recordAtOnce(
  { write, now }: Recorder,
  userId: string,
  subject: Wished,
  decide: Decide,
): Promise<Recorded | null | 'not-at-once'> {
  if (!write.atOnce) return 'not-at-once'
  return write.atOnce(userId, async (db, confirm) => {
    const moment = await findMoment(db, userId, subject, now())
    const decided = await decideOn(userId, moment, decide)
    if (!decided) {
      await confirm()
      return null
    }
    const { fact, observations = [], alerts = [], outcomes = [], withOtherSplits = [] } = decided
    const { head, asset: before } = moment
    const hasMore = alerts.length + outcomes.length + withOtherSplits.length > 0
    if (!fact || !('assetId' in fact) || !head.isRemembered || hasMore) return 'not-at-once'
    const { entry, row, end } = nextEntry(userId, head, fact, moment.now)
    const asset = followsFromAll(before, entry) ? null : applyEntry(before, entry)
    if (!asset || observations.some((seen) => mayReach(asset, seen, null))) return 'not-at-once'
    const isAppended = await takingSequence(
      appendAtOnce(db, {
        entry: row,
        before: head.sequence,
        head: toHeadRow(userId, end),
        asset,
        isOpening: before === null,
        wantsCritique: fact.kind === 'decision-recorded',
        now: moment.now,
      }),
    )
    if (!isAppended) throw new SequenceTaken()
    return { entries: [entry], asset }
  })
}
