/** No mail can ever reach a name under it (RFC 2606). */
const NO_MAIL_DOMAIN = 'no-mail.invalid'

/** The e-mail of an account without one, because better-auth needs one. */
export const noMailFor = (username: string): string => `${username.toLowerCase()}@${NO_MAIL_DOMAIN}`
