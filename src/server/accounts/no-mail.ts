import { randomUUID } from 'node:crypto'

/**
 * The e-mail that better-auth requires: a unique one that no mail can reach (RFC 2606). Candor identifies nobody by an e-mail,
 * so it stores no real one.
 */
export const noMail = (): string => `${randomUUID()}@no-mail.invalid`
