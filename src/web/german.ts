import { format } from './ui/format-messages.de.ts'

/** All German messages, in a file of their own that nobody else loads. */
export const german = { format }

export type German = typeof german
