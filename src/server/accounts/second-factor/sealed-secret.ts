import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

/**
 * Encrypts the secret that the app and Candor share, so that nobody can make codes from the database or a backup. The key is
 * derived from the secret that signs cookies, which is outside of the database. AES-256-GCM; nonce, text and tag in base64url.
 */
export function sealSecret(plain: string, userId: string, signingSecret: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyOf(signingSecret), nonce).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}

/** @returns null when it was encrypted with another signing secret, or for another user */
export function openSecret(sealed: string, userId: string, signingSecret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(signingSecret), bytes.subarray(0, NONCE))
    decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(-TAG))
    return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

const keyOf = (signingSecret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', signingSecret, '', 'candor totp', 32))
