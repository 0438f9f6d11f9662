import type { EvidenceTexts } from './evidence-texts.ts'

/** How much evidence there is against somebody’s percentages, in German. */
export const GERMAN: EvidenceTexts = {
  language: 'de',
  million: 'über einer Million zu 1',
  toOne: (evidence) => `${evidence} zu 1`,
  lessThanMillionth: 'weniger als einer von einer Million',
  atMostOneIn: (evidence) => `höchstens einer von ${evidence}`,
}
