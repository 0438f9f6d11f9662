import { createPublicKey, verify } from 'node:crypto'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'

/** What somebody signed, with the key that it is said to be signed with (Ed25519, SubjectPublicKeyInfo in base64). */
type SignedStatement = { readonly publicKey: string; readonly signature: string }

/** Whether a statement is what was signed, by the key that it names: whose that is, its reader has to know. */
export function isSignedByItsKey({ signature, ...statement }: SignedStatement): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(statement.publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(canonicalJson(statement)), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
