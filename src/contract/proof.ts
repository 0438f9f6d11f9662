import { z } from 'zod'
import { AnchorsView } from './anchors.ts'
import { InstantView } from './fields.ts'

/** What a check of one's own ledger found just now. */
export const ProofView = z
  .object({
    entries: z.int(),
    since: InstantView.nullable().describe('time when the first entry was recorded; null when there is none'),
    checkedAt: InstantView,
    faultCount: z
      .int()
      .describe('number of faults; 0 when every entry matches its hash and follows the entry before it'),
    faults: z
      .array(z.object({ kind: z.string(), entries: z.string(), message: z.string() }))
      .describe('the first faults, at most 20'),
    imported: z
      .object({ entries: z.int(), at: InstantView })
      .nullable()
      .describe('number of the first entries that were imported, and time of the import; null when none were'),
    lastReceipt: z.object({ sequence: z.int(), signedAt: InstantView }).nullable(),
    anchors: AnchorsView,
    publicKey: z
      .string()
      .nullable()
      .describe('public key with which receipts are signed; null when none can be signed'),
  })
  .meta({ id: 'Proof' })
export type ProofView = z.infer<typeof ProofView>
