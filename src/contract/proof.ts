import { z } from 'zod'
import { AnchorsView } from './anchors.ts'
import { InstantView } from './fields.ts'

/** What a check of one's own ledger found just now. */
export const ProofView = z
  .object({
    entries: z.int(),
    since: InstantView.nullable().describe('when the first entry was recorded; null where there is none'),
    checkedAt: InstantView,
    faultCount: z.int().describe('0: every entry has the hash of what it says, and follows the one before it'),
    faults: z
      .array(z.object({ kind: z.string(), entries: z.string(), message: z.string() }))
      .describe('the first of them'),
    imported: z
      .object({ entries: z.int(), at: InstantView })
      .nullable()
      .describe('the first entries, which this Candor did not see being recorded; null where it saw all of them'),
    lastReceipt: z.object({ sequence: z.int(), signedAt: InstantView }).nullable(),
    anchors: AnchorsView,
    publicKey: z.string().nullable().describe('with which receipts are signed; null where none can be'),
  })
  .meta({ id: 'Proof' })
export type ProofView = z.infer<typeof ProofView>
