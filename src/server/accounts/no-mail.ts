import { randomUUID } from 'node:crypto'

/**
 * What better-auth is given for the e-mail that it wants: one that no mail can reach (RFC 2606), and that nobody can have taken
 * before. Nobody is known by an address here, so none is stored with an account.
 */
export const noMail = (): string => `${randomUUID()}@no-mail.invalid`
