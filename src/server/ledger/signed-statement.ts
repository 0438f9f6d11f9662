import { createPublicKey, verify } from 'node:crypto'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'

/** A signed statement, with the public key that it names (Ed25519, SubjectPublicKeyInfo in base64). */
type SignedStatement = { readonly publicKey: string; readonly signature: string }

/** Whether a statement carries a valid signature by the key that it names. The caller must check whose key that is. */
export function isSignedByItsKey({ signature, ...statement }: SignedStatement): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(statement.publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(canonicalJson(statement)), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
