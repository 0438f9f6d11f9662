import { claimTexts as CLAIMS_IN_GERMAN } from '../../claims/claim-texts.de.ts'
import { ENGLISH as CLAIMS_IN_ENGLISH } from '../../claims/claim-texts.ts'
import { listWords } from '../../list-format.ts'
import type { Language } from '../../locale.ts'
import { GERMAN as BEHAVIOUR_IN_GERMAN } from './behaviour-texts.de.ts'
import { ENGLISH as BEHAVIOUR_IN_ENGLISH } from './behaviour-texts.ts'
import { times as timesInGerman } from './count-texts.de.ts'
import { times } from './count-texts.ts'
import { GERMAN as EVIDENCE_IN_GERMAN } from './evidence-texts.de.ts'
import { ENGLISH as EVIDENCE_IN_ENGLISH } from './evidence-texts.ts'
import { figuresIn } from './figures-in.ts'
import { GERMAN as FINDINGS_IN_GERMAN } from './finding-texts.de.ts'
import { ENGLISH as FINDINGS_IN_ENGLISH } from './finding-texts.ts'
import { withGroupedCounts } from './group-thousands.ts'
import { sharesOnly as sharesOnlyInGerman } from './left-out-texts.de.ts'
import { sharesOnly } from './left-out-texts.ts'
import { GERMAN as LETTERS_IN_GERMAN } from './letter-texts.de.ts'
import { ENGLISH as LETTERS_IN_ENGLISH } from './letter-texts.ts'
import { GERMAN as LINES_IN_GERMAN } from './line-texts.de.ts'
import { ENGLISH as LINES_IN_ENGLISH } from './line-texts.ts'
import { GERMAN as OPENED_IN_GERMAN } from './opened-texts.de.ts'
import { ENGLISH as OPENED_IN_ENGLISH } from './opened-texts.ts'

const ENGLISH = {
  ...FINDINGS_IN_ENGLISH,
  ...BEHAVIOUR_IN_ENGLISH,
  claims: CLAIMS_IN_ENGLISH,
  evidence: EVIDENCE_IN_ENGLISH,
  figures: figuresIn('en'),
  letter: LETTERS_IN_ENGLISH,
  lines: LINES_IN_ENGLISH,
  list: (words: readonly string[]) => listWords(words),
  opened: OPENED_IN_ENGLISH,
  sharesOnly,
  times,
}

const GERMAN: typeof ENGLISH = {
  ...FINDINGS_IN_GERMAN,
  ...BEHAVIOUR_IN_GERMAN,
  claims: CLAIMS_IN_GERMAN,
  evidence: EVIDENCE_IN_GERMAN,
  figures: figuresIn('de'),
  letter: LETTERS_IN_GERMAN,
  lines: LINES_IN_GERMAN,
  list: (words) => listWords(words, ' und '),
  opened: OPENED_IN_GERMAN,
  sharesOnly: sharesOnlyInGerman,
  times: timesInGerman,
}

const grouped = (texts: typeof ENGLISH, language: Language): typeof ENGLISH => {
  const { figures, claims, claim } = texts
  // They are written for every entry, and given no counts.
  return { ...withGroupedCounts(texts, language), figures, claims, claim }
}

const TEXTS: Readonly<Record<Language, typeof ENGLISH>> = { en: grouped(ENGLISH, 'en'), de: grouped(GERMAN, 'de') }

export type MirrorTexts = typeof ENGLISH

/** What the Mirror says, in a language: one computation, with other texts (docs/decisions/274). */
export const mirrorTexts = (language: Language): MirrorTexts => TEXTS[language]

/** `ZM, KO and 2 more`: of many only the first are named, for nobody reads a wall of names. */
export function namedWords(names: readonly string[], most: number, { list, more }: MirrorTexts): string {
  const named = names.slice(0, most)
  return list(names.length > most ? [...named, more(names.length - most)] : named)
}
