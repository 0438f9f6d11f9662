import { createHash } from 'node:crypto'

/**
 * Whose mails are counted: addresses that differ in capitals, or behind a plus, mostly reach the same mailbox. Hashed, because
 * it is counted whether or not its owner has ever heard of Candor.
 */
export const mailboxOf = (address: string): string => {
  const [name = '', ...domain] = address.toLowerCase().split('@')
  return createHash('sha256')
    .update([name.replace(/\+.*$/, ''), ...domain].join('@'))
    .digest('base64url')
}
