import { z } from 'zod'
import { InstantView } from './fields.ts'

const PublicKey = z.string().describe('Ed25519, as SubjectPublicKeyInfo (DER) in base64')

/** What Candor signs of where a journal ends; the verifier reads it. */
export const ReceiptView = z
  .strictObject({
    format: z.literal('candor-receipt'),
    version: z.literal(1),
    ledger: z.string().describe('the id that the hashes of the journal cover'),
    sequence: z.int().min(0).describe('the last entry; 0 where there is none'),
    hash: z.string().describe('of the last entry, SHA-256 in hex'),
    signedAt: InstantView,
    publicKey: PublicKey,
    signature: z.string().describe('base64, over the canonical JSON (RFC 8785) of the other members'),
  })
  .meta({ id: 'Receipt' })
export type ReceiptView = z.infer<typeof ReceiptView>

export const ReceiptKeyView = z.object({ publicKey: PublicKey }).meta({ id: 'ReceiptKey' })
export type ReceiptKeyView = z.infer<typeof ReceiptKeyView>
