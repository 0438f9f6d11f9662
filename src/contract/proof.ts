import { z } from 'zod'
import { AnchorsView } from './anchors.ts'
import { InstantView } from './fields.ts'

/** What a check of one's own ledger found just now. */
export const ProofView = z
  .object({
    entries: z.int(),
    since: InstantView.nullable().describe('time when the first entry was recorded; null when there is none'),
    checkedAt: InstantView,
    summary: z.string().nullable().describe('what the faults mean for the journal’s owner; null when there are none'),
    advice: z.string().nullable().describe('what the owner should do now; null when there are no faults'),
    faultCount: z
      .int()
      .describe(
        'number of faults; 0 when every entry matches its hash and follows the entry before it, and the end of the journal ' +
          'could be compared with what was remembered outside the database',
      ),
    faults: z
      .array(z.object({ kind: z.string(), entries: z.string(), message: z.string() }))
      .describe('the first faults, at most 20; `entries` is empty when no entry is concerned'),
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
