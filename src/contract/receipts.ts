import { z } from 'zod'
import { InstantView } from './fields.ts'

/** A key in the only spelling that Candor writes. Base64 readers may ignore text after its end, which would pass as the key. */
const PublicKey = z
  .string()
  .regex(/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/)
  .describe('Ed25519 public key, as SubjectPublicKeyInfo (DER) in base64')

/** What Candor signs about the end of a journal. The verifier reads it. */
export const ReceiptView = z
  .strictObject({
    format: z.literal('candor-receipt'),
    version: z.literal([1, 2]).describe('2; or 1 for older receipts, which have no `imported`'),
    ledger: z.string().describe('id of the ledger, which the hash of each entry covers'),
    sequence: z.int().min(0).describe('sequence of the last entry; 0 when there is none'),
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('hash of the last entry, SHA-256 in hexadecimal'),
    signedAt: InstantView,
    imported: z
      .strictObject({ entries: z.int().min(1), at: InstantView })
      .nullable()
      .optional()
      .describe(
        'number of the first entries that were imported, whose times come from the file, and time of the import; ' +
          'absent in version 1',
      ),
    publicKey: PublicKey,
    signature: z.string().describe('signature in base64 over the canonical JSON (RFC 8785) of the other members'),
  })
  .refine(({ version, imported }) => (version === 1) === (imported === undefined))
  .meta({ id: 'Receipt' })
export type ReceiptView = z.infer<typeof ReceiptView>

export const ReceiptKeyView = z.object({ publicKey: PublicKey }).meta({ id: 'ReceiptKey' })
export type ReceiptKeyView = z.infer<typeof ReceiptKeyView>
