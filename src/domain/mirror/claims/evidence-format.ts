import { fixedWords } from '../../figure-format.ts'
import type { Language } from '../../locale.ts'
import { quantityWords } from '../../prices/money-format.ts'
import { ENGLISH, type EvidenceTexts } from '../texts/evidence-texts.ts'

/** Above this, nobody could tell by how much. */
const MILLION = 1_000_000

/** `55 to 1`, rounded down, so that no more evidence is told than there is; below ten with one decimal. */
export const evidenceWords = (evidence: number, { language, million, toOne }: EvidenceTexts = ENGLISH): string =>
  evidence > MILLION ? million : toOne(roundedDown(evidence, language))

/** The most of those whose percentages are exactly right that ever have so much evidence against them: `at most one in 55`. */
export const atMostOneIn = (evidence: number, texts: EvidenceTexts = ENGLISH): string =>
  evidence > MILLION ? texts.lessThanMillionth : texts.atMostOneIn(roundedDown(evidence, texts.language))

const roundedDown = (evidence: number, language: Language): string =>
  evidence < 10
    ? fixedWords(Math.floor(evidence * 10) / 10, 1, language)
    : quantityWords(String(Math.floor(evidence)), language)
