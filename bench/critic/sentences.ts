import { SECTION_LABELS } from '#domain/critique/critique.ts'
import type { CriticCase, CriticFinding, CriticReading } from './case.ts'

const LABEL = new RegExp(`^(?:${Object.values(SECTION_LABELS).join('|')}): `, 'u')
const QUOTED = /“[^”]*”/gu
/** A sentence in a text whose quotations are blanked out; a stop before more of the same word (21.4, BRK.B) ends none. */
const SENTENCE = /(?:[^.?!]|[.](?=[\p{L}\d]))+[.?!]+/gu

/** The sentences of a critique, without its labels. A stop within a quotation, or within a figure, ends none. */
export function sentencesOf(critique: string): readonly string[] {
  return critique.split(/\n+/u).flatMap((paragraph) => {
    const text = paragraph.replace(LABEL, '')
    const blanked = text.replace(QUOTED, (quotation) => '_'.repeat(quotation.length))
    return Array.from(blanked.matchAll(SENTENCE), ({ 0: { length }, index }) =>
      text.slice(index, index + length).trim(),
    )
  })
}

/** What a sentence quotes, without the marks. */
export const quotationsOf = (sentence: string): readonly string[] =>
  Array.from(sentence.matchAll(QUOTED), ([quotation]) => quotation.slice(1, -1))

export const isAsking = ({ sentence }: Pick<CriticFinding, 'sentence'>): boolean => sentence.endsWith('?')

/** The sentences that one asset's page says more than once. */
export function repeats(page: readonly CriticReading[]): readonly string[] {
  const said = page.flatMap(({ findings }) => findings.map(({ sentence }) => sentence))
  return said.filter((sentence, index) => said.indexOf(sentence) !== index)
}

/** What a page quotes, in the sentences or by its findings, and the entries and rules up to there do not say. */
export function misquotes(page: readonly CriticReading[], { entries, principles = [] }: CriticCase): readonly string[] {
  return page.flatMap(({ findings }, at) => {
    const texts = [...entries.slice(0, at + 1).map(({ thesis }) => thesis), ...principles].map(asRead)
    const quotes = findings.flatMap((finding) => [...finding.quotes, ...quotationsOf(finding.sentence)])
    return [...new Set(quotes)].filter((words) => !texts.some((text) => text.includes(asRead(words))))
  })
}

/** Without what a quotation may change: capitals, the kind of apostrophe, blanks, and a mark at its end. */
const asRead = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\s+/gu, ' ')
    .replace(/[.,;:!?…]+$/u, '')
    .trim()
