import type { AssetEntry } from '#domain/assets/asset.ts'
import type { CorrectedField, CorrectionRecorded } from '#domain/ledger/correction-recorded.ts'
import type { Entry } from '#domain/ledger/entry.ts'

/** The entry of a correction, which follows the last of the entries. `from` matters for the terms of a contract alone. */
export function correctionOf(
  entries: readonly AssetEntry[],
  correctsSequence: number,
  field: CorrectedField,
  to: string | null,
  recordedAt = '2026-11-20T15:00:00.000Z',
  from: string | null = null,
): Entry<CorrectionRecorded> {
  return {
    kind: 'correction-recorded',
    correctionId: `${correctsSequence} ${field}`,
    assetId: entries[0]?.assetId ?? 1,
    correctsSequence,
    field,
    from,
    to,
    reason: 'A typing mistake.',
    requestHash: '',
    sequence: (entries.at(-1)?.sequence ?? 0) + 1,
    recordedAt,
  }
}
