import type { Span } from '../language/plain-text.ts'
import { sentencesOf } from '../language/sentences.ts'
import { type Terms, termsOf, wordsOf } from './terms.ts'

/** A sentence of a thesis that is long enough to be compared. */
export type ThesisSentence = Terms & { readonly span: Span }

/** A sentence with fewer different terms ("Bought for the long term.") is one that anybody writes about anything. */
export const LEAST_TERMS = 4

/** The company of a thesis, whose names are left out: the same sentence about another company names another one. */
export type Named = { readonly ticker: string; readonly companyName: string }

/** The sentences of a thesis that can be compared with others. @param about null when the company is not known yet */
export function passagesOf(thesis: string, about: Named | null): readonly ThesisSentence[] {
  const names = new Set(about ? wordsOf(`${about.ticker} ${about.companyName}`) : [])
  return sentencesOf(thesis).flatMap((span) => {
    const terms = termsOf(thesis.slice(span.from, span.to), names)
    return terms.counts.size >= LEAST_TERMS ? [{ span, ...terms }] : []
  })
}
