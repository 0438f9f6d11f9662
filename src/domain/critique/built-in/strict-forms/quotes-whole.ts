import { matchesOf } from '../../../language/matches-of.ts'
import { isLabel, lacksNoun } from '../basis/quotation.ts'

/**
 * Whether a quotation says by itself what it says in the entry: it begins with no relative pronoun, and is no gloss in brackets ("i.e. not
 * explained by hurricanes").
 * @param quoted words of the entry with their marks, in one or several pieces
 */
export const quotesWhole = (quoted: string, thesis: string): boolean =>
  piecesOf(quoted).every((piece) => {
    const isGloss = OPENS_GLOSS.test(thesis.slice(0, Math.max(0, thesis.indexOf(piece)))) || BEGINS_AS_GLOSS.test(piece)
    return !isGloss && !lacksNoun(thesis, `“${piece}”`)
  })

/** Whether a quotation ends in a label ("What speaks against:") without what its colon leads to. */
export const endsInLabel = (quoted: string, thesis: string): boolean =>
  piecesOf(quoted).some((piece) => {
    const from = thesis.indexOf(piece)
    return from >= 0 && /^\s?:(?=\s|$)/u.test(thesis.slice(from + piece.length)) && isLabel(piece)
  })

const piecesOf = (quoted: string): readonly string[] => matchesOf(/“([^”]+)”/gu, quoted).map(([, piece = '']) => piece)
const OPENS_GLOSS = /\((?:that is|i\.\s?e\.?|e\.\s?g\.?|meaning|namely|read|say)[\s,:]*$/iu
const BEGINS_AS_GLOSS = /^(?:i\.\s?e\.?|e\.\s?g\.?|ie|eg)(?![\p{L}\d])/iu
