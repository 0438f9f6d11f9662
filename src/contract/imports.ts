import { z } from 'zod'
import { ExportedAnchor } from './anchors.ts'
import { ReceiptView } from './receipts.ts'
import { SettingsBody } from './settings.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Price = z.string().regex(/^\d{1,20}(\.\d{1,20})?$/)

/** Everything in an exported journal except its entries. */
export const ExportedRest = z.strictObject({
  format: z.literal('candor-journal'),
  version: z.literal(1),
  ledger: z.string().min(1).max(200).describe('id of the ledger, which the hash of each entry covers'),
  entryCount: z.int().min(0),
  head: z.strictObject({ hash: Hash, sequence: z.int().min(0) }),
  preferences: SettingsBody.extend({
    weeklyRecap: z
      .unknown()
      .optional()
      .describe('in exports of earlier versions of Candor; not imported, because a recap is confirmed by its own mail'),
  }),
  closes: z
    .array(
      z.strictObject({
        symbol: z.string().min(1).max(200),
        day: z.iso.date(),
        open: Price.nullable(),
        high: Price.nullable(),
        low: Price.nullable(),
        close: Price,
        source: z.enum(['typed', 'uploaded', 'twelve-data', 'massive', 'yahoo', 'demo']),
        knownSince: z.iso
          .datetime()
          .nullish()
          .describe('when a price of this day was typed or uploaded first; null or absent when that is not known'),
      }),
    )
    .describe('daily closes of the user’s own, typed or uploaded'),
  receipts: z.array(ReceiptView),
  anchors: z
    .array(ExportedAnchor)
    .optional()
    .describe('receipts that were sent to a calendar of OpenTimestamps; absent when there are none'),
  verifier: z.string(),
  checksum: Hash.describe('SHA-256 of the canonical JSON of all members except `entries` and `checksum`'),
})

/** An exported journal, as GET /api/export?format=json gives it. */
export const ExportedJournal = ExportedRest.extend({
  entries: z.array(
    z.strictObject({
      entry: z.looseObject({}).describe('the entry as it was recorded'),
      hash: Hash,
      previousHash: Hash,
    }),
  ),
}).meta({ id: 'ExportedJournal' })

export const ImportedView = z
  .object({ entries: z.int(), assets: z.int(), closes: z.int(), receipts: z.int() })
  .meta({ id: 'Imported' })
export type ImportedView = z.infer<typeof ImportedView>
