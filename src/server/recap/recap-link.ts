import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link in a mail does: it confirms recaps, or ends them. */
export type RecapPurpose = 'confirmation' | 'end'

/** The user of a recap, and the address to which the link was sent. */
type Addressee = { readonly userId: string; readonly address: string }

/** A link that only the reader of that mailbox has: it is signed for its purpose, the account and the address. */
export function recapLink(url: string, secret: string, purpose: RecapPurpose, { userId, address }: Addressee): string {
  const link = new URL(`/api/recap/${purpose}`, url)
  link.searchParams.set('of', userId)
  link.searchParams.set('key', keyOf(secret, purpose, { userId, address }))
  return link.href
}

/** Whether a key is that of a link for this purpose and addressee. It compares in the same time, however much of it is right. */
export function isRecapKey(key: string, secret: string, purpose: RecapPurpose, addressee: Addressee): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(keyOf(secret, purpose, addressee))]
  return given.length === right.length && timingSafeEqual(given, right)
}

const keyOf = (secret: string, purpose: RecapPurpose, { userId, address }: Addressee): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['weekly recap', purpose, userId, address]))
    .digest('base64url')
