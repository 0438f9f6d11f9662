import { createHash } from 'node:crypto'

/**
 * The key by which mails to a mailbox are counted: addresses that differ in capitals, or after a plus, mostly reach the same one.
 * It is a hash, because its owner may never have heard of Candor.
 */
export const mailboxOf = (address: string): string => {
  const [name = '', ...domain] = address.toLowerCase().split('@')
  return createHash('sha256')
    .update([name.replace(/\+.*$/, ''), ...domain].join('@'))
    .digest('base64url')
}
