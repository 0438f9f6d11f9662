/** The constants of specification 5 and 9. Forms show them, and the contract enforces them. */
export const CONFIDENCE = { min: 1, max: 10, initial: 5 } as const
export const THESIS_LENGTH = { min: 10, max: 5000, suggested: 400 } as const
export const EXIT_PERCENT_MIN = 1
const COMPANY_NAME_SHOWN = { limit: 30, cutTo: 26 } as const

/** The counter under a thesis, word for word (specification 5). */
export const thesisCounter = (length: number | string): string =>
  `You've typed ${length} of ${THESIS_LENGTH.suggested} required characters in your thesis.`

/** A company name as lists show it: over 30 characters, the first 26 and three dots (specification 5). */
export const shortCompanyName = (name: string): string =>
  name.length > COMPANY_NAME_SHOWN.limit ? `${name.slice(0, COMPANY_NAME_SHOWN.cutTo)}...` : name

/** The first day, in New York, of which a decision or a split can be. */
export const FIRST_DAY = '1900-01-01'
