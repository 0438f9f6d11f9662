import { z } from 'zod'
import { LONGEST_FILE_BYTES } from '#domain/opentimestamps/proof-file.ts'
import { InstantView } from './fields.ts'
import { ReceiptView } from './receipts.ts'

const CalendarAddress = z.url({ protocol: /^https?$/ }).max(1000)

/** A receipt that was sent to a calendar of OpenTimestamps. */
export const AnchorView = z
  .object({
    sequence: z.int().describe('sequence of the last entry that the receipt covers'),
    calendar: CalendarAddress,
    submittedAt: InstantView,
    blockHeight: z
      .int()
      .nullable()
      .describe(
        'height of the Bitcoin block that holds the timestamp, as reported by the calendar and not verified by ' +
          'Candor; null when no block is known',
      ),
    isAsked: z.boolean().describe('whether Candor still asks the calendar for the block'),
    isImported: z
      .boolean()
      .describe(
        'whether the anchor came with an imported journal; its calendar and time are then taken from that file ' +
          'without a check',
      ),
    isReadable: z.boolean().describe('whether the stored proof is valid and belongs to this receipt'),
  })
  .meta({ id: 'Anchor' })
export type AnchorView = z.infer<typeof AnchorView>

export const AnchorsView = z
  .object({
    calendar: CalendarAddress.nullable().describe(
      'address of the calendar to which receipts are sent; null when none is configured',
    ),
    count: z.int(),
    latest: z.array(AnchorView).describe('newest anchors; an export contains all of them'),
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
    .describe('content of the .ots file, in hexadecimal'),
})
export type ExportedAnchor = z.infer<typeof ExportedAnchor>
