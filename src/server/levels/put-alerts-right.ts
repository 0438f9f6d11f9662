import type { Asset } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import { putRightAlert } from '#domain/assets/put-right-alert.ts'
import { requestText } from '#domain/decisions/same-decision.ts'
import type { CorrectionRecorded } from '#domain/ledger/correction-recorded.ts'
import type { PriceSource } from '#domain/prices/price.ts'
import { sha256 } from '../ledger/ledger-end-store.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import type { DayPrice } from '../prices/price-provider.ts'
import { observedSince } from '../recording/observed-since.ts'
import { type Recorder, record } from '../recording/record.ts'

/**
 * Corrects the alerts that a mistyped close had set off, once the right one is stored; one that holds no more is withdrawn by the
 * replay, and what the right prices reach since is told with its own day.
 * @param days as they were just stored
 */
export async function putAlertsRight(
  recorder: Recorder,
  userId: string,
  { assetId, facts }: Asset,
  days: readonly DayPrice[],
  source: PriceSource,
): Promise<void> {
  const putRightOne = () =>
    record(recorder, userId, { assetId }, async ({ trx, head, now }) => {
      const entries = await listAssetEntries(trx, userId, assetId)
      const correction = putRightAlert(entries, days, source)
      if (!correction) return null
      const fact = withIds(correction)
      const after = correctedEntries([...entries, { ...fact, sequence: head.sequence + 1, recordedAt: now }])
      const [opening] = after
      const observations = opening ? await observedSince(trx, userId, facts, decidedOn(opening), after) : []
      return { fact, observations }
    })
  while (await putRightOne()) {
    // Each correction is an entry of its own; the next look finds one alert less.
  }
}

function withIds(correction: ReturnType<typeof putRightAlert> & object): CorrectionRecorded {
  const correctionId = crypto.randomUUID()
  const { assetId, ...body } = correction
  return { ...correction, correctionId, requestHash: sha256(requestText({ assetId, body: { ...body, correctionId } })) }
}
