import { z } from 'zod'
import { LONGEST_FILE_BYTES } from '#domain/opentimestamps/proof-file.ts'
import { InstantView } from './fields.ts'
import { ReceiptView } from './receipts.ts'

const CalendarAddress = z.url({ protocol: /^https?$/ }).max(1000)

/** A receipt that was sent to a calendar of OpenTimestamps. */
export const AnchorView = z
  .object({
    sequence: z.int().describe('the entry that the receipt is for'),
    calendar: CalendarAddress,
    submittedAt: InstantView,
    blockHeight: z
      .int()
      .nullable()
      .describe(
        'of the block of Bitcoin that holds it, as the calendar says: nobody here has looked; null where none is known',
      ),
    isAsked: z.boolean().describe('whether the calendar is still asked for a block'),
    isImported: z.boolean().describe('it came with an imported journal: calendar and time are as the file told'),
    isReadable: z.boolean().describe('false where the stored proof is none, or is of another file'),
  })
  .meta({ id: 'Anchor' })
export type AnchorView = z.infer<typeof AnchorView>

export const AnchorsView = z
  .object({
    calendar: CalendarAddress.nullable().describe('that heads are sent to; null where none are'),
    count: z.int(),
    latest: z.array(AnchorView).describe('the newest of them; an export has all'),
  })
  .meta({ id: 'Anchors' })
export type AnchorsView = z.infer<typeof AnchorsView>

/** An anchor in an exported journal. The stamped file is the receipt as JSON without any white space. */
export const ExportedAnchor = z.strictObject({
  receipt: ReceiptView,
  calendar: CalendarAddress,
  submittedAt: InstantView,
  proof: z
    .string()
    .max(LONGEST_FILE_BYTES * 2)
    .regex(/^([0-9a-f]{2})+$/)
    .describe('the file .ots, in hexadecimal'),
})
export type ExportedAnchor = z.infer<typeof ExportedAnchor>
