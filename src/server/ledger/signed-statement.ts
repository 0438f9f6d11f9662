import { createPublicKey, verify } from 'node:crypto'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'

/** A signed statement, with the public key that it names (Ed25519, SubjectPublicKeyInfo in base64). */
type SignedStatement = { readonly publicKey: string; readonly signature: string }

/** Whether a text is base64 as Candor writes it: decoders pass over blanks and take other alphabets. */
const isBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text

/** Whether a statement carries a valid signature by the key that it names. The caller must check whose key that is. */
export function isSignedByItsKey({ signature, ...statement }: SignedStatement): boolean {
  if (!isBase64(statement.publicKey) || !isBase64(signature)) return false
  try {
    const key = createPublicKey({ key: Buffer.from(statement.publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(canonicalJson(statement)), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
