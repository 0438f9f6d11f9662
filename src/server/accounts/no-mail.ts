/** No mail can ever reach a name under it (RFC 2606). */
const NO_MAIL_DOMAIN = 'no-mail.invalid'

/** The e-mail of an account without one, because better-auth needs one; in hex, because an address takes no name that ends with a dot. */
export const noMailFor = (username: string): string =>
  `${Buffer.from(username.toLowerCase()).toString('hex')}@${NO_MAIL_DOMAIN}`
