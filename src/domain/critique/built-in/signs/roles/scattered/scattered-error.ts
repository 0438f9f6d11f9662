import { PLAIN_ERROR } from '../plain-error.ts'

/**
 * An error of which the parts are scattered over an entry, in whatever order: who others are and that one gives in, what is due and that it
 * lies idle. Each part is a class of words, and where the entry weighs anything at all nothing is said. The files beside this one tell
 * such errors by subject: in each first the classes of words, then which of them mean it together.
 */
export const SCATTERED_ERROR = { ...PLAIN_ERROR, isToldWhole: true, unlessWeighed: 'in-words-or-figures' } as const

/** What the words of such a part may be and still count. */
export const STANDS_FOR = ['isReported', 'isNegated', 'isSupposed', 'isPast'] as const
