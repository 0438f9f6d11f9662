import { type Span, trimmed } from '../../language/plain-text.ts'
import { sentenceAround } from '../../language/sentences.ts'
import { isNamedStop } from '../../tests-in-text/own-test.ts'
import { type CritiqueRequest, SECTION_LABELS } from '../critique.ts'
import { exitDayOf } from './basis/exit-day-of.ts'
import type { Part } from './basis/finding.ts'
import { tailOf, toEndOfClause } from './basis/quotation-of-test.ts'
import { wholeQuotation } from './basis/whole-quotation.ts'
import { compose, type Sentence } from './compose.ts'
import { testsIn } from './own-tests/read-tests.ts'

/** How the built-in critic signs its critiques. A new version whenever the same thesis would be read differently. */
export const BUILT_IN_CRITIC = { model: 'built-in critic', promptVersion: 'built-in-38' } as const

/**
 * Reads a thesis without a language model (ruling 6): three labelled paragraphs, psychology first. It says what it can point
 * at in the text or in the ledger, and asks at most one question. The same request always gets the same answer.
 */
export function critiqueBuiltIn(request: CritiqueRequest): string {
  const sentences = compose(request)
  return PARTS.map((part) => {
    const texts = sentences.filter((sentence) => sentence.part === part).map(({ text }) => text)
    return `${SECTION_LABELS[part]}: ${texts.join(' ')}`
  }).join('\n\n')
}

/** What the critic makes of an entry, sentence by sentence, and the tests of one's own that it sees in it. */
type BuiltInReading = { readonly sentences: readonly Sentence[]; readonly falsifiers: readonly string[] }

export const readBuiltIn = (request: CritiqueRequest): BuiltInReading => ({
  sentences: compose(request),
  // A day of leaving may be read as a test as well.
  falsifiers: [
    ...new Set([
      ...testsIn(request).flatMap((test) => (isNamedStop(test) ? [] : [wholeWords(request, test.span)])),
      ...exitDayWords(request),
    ]),
  ],
})

/** A test as it is quoted: in its whole sentence, else to where its clause ends, or what belongs to it behind that. */
function wholeWords({ decision: { thesis } }: CritiqueRequest, span: Span): string {
  const { from, to } = trimmed(thesis, toEndOfClause(thesis, span))
  const isOfOne = to <= sentenceAround(thesis, { from, to }).to
  return (
    (isOfOne && wholeQuotation(thesis, { from, to })) || thesis.slice(from, to + tailOf(thesis, { from, to }).length)
  )
}

function exitDayWords({ decision }: CritiqueRequest): readonly string[] {
  const exit = decision.action.startsWith('Sell') ? null : exitDayOf(decision)
  return exit ? [wholeQuotation(decision.thesis, exit.span) ?? decision.thesis.slice(exit.span.from, exit.span.to)] : []
}

const PARTS: readonly Part[] = ['psychology', 'fundamentals', 'worldEvents']
