import type { Language } from '../../locale.ts'

/** How much evidence there is against somebody’s percentages, in English. */
export const ENGLISH = {
  language: 'en' as Language,
  million: 'above a million to 1',
  toOne: (evidence: string) => `${evidence} to 1`,
  lessThanMillionth: 'fewer than one in a million',
  atMostOneIn: (evidence: string) => `at most one in ${evidence}`,
}

export type EvidenceTexts = typeof ENGLISH
