import { SECTION_LABELS } from '#domain/critique/critique.ts'
import type { CriticCase, CriticFinding, CriticReading } from './case.ts'

const LABEL = new RegExp(`^(?:${Object.values(SECTION_LABELS).join('|')}): `, 'u')
const QUOTED = /“[^”]*”/gu
/** A sentence in a text whose quotations are blanked out. A full stop inside a word (21.4, BRK.B) does not end it. */
const SENTENCE = /(?:[^.?!]|[.](?=[\p{L}\d]))+[.?!]+/gu

/** The sentences of a critique without its labels. A full stop inside a quotation or a figure does not end a sentence. */
export function sentencesOf(critique: string): readonly string[] {
  return critique.split(/\n+/u).flatMap((paragraph) => {
    const text = paragraph.replace(LABEL, '')
    const blanked = text.replace(QUOTED, (quotation) => '_'.repeat(quotation.length))
    return Array.from(blanked.matchAll(SENTENCE), ({ 0: { length }, index }) =>
      text.slice(index, index + length).trim(),
    )
  })
}

/** The quotations in a sentence, without the quotation marks. */
export const quotationsOf = (sentence: string): readonly string[] =>
  Array.from(sentence.matchAll(QUOTED), ([quotation]) => quotation.slice(1, -1))

export const isAsking = ({ sentence }: Pick<CriticFinding, 'sentence'>): boolean => sentence.endsWith('?')

/** The sentences that are on an asset's page more than once. */
export function repeats(page: readonly CriticReading[]): readonly string[] {
  const sentences = page.flatMap(({ findings }) => findings.map(({ sentence }) => sentence))
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)
}

/** The quotations of a page that are in none of the entries so far and in no principle. */
export function misquotes(page: readonly CriticReading[], { entries, principles = [] }: CriticCase): readonly string[] {
  return page.flatMap(({ findings }, at) => {
    const texts = [...entries.slice(0, at + 1).map(({ thesis }) => thesis), ...principles].map(asRead)
    const quotes = findings.flatMap((finding) => [...finding.quotes, ...quotationsOf(finding.sentence)])
    return [...new Set(quotes)].filter((words) => !texts.some((text) => text.includes(asRead(words))))
  })
}

/** Removes what a quotation may change: capitals, the kind of apostrophe, blanks, a mark at its end, and the ellipsis for what it leaves out. */
const asRead = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\s+/gu, ' ')
    .replace(/^…\s*|[.,;:!?…]+$/gu, '')
    .trim()
