import type { Span } from '../language/plain-text.ts'
import { type Sentence, sentencePart } from './vocabulary/sentence.ts'

/** A condition that only says "if it doesn't", and the clause of its own sentence which that is about. */
type LeaningPart = { readonly clause: Span; readonly lead: Sentence; readonly part: Sentence }

/**
 * "Volume has to grow at least 4% by July; if it doesn't, I sell": what "it" means is the nearest clause before it, also within a sentence,
 * and no sentence before. null where that clause demands nothing and names no figure: then it may be another one that is meant.
 */
export function leaningPart(sentence: Sentence): LeaningPart | null {
  const leans = BARE.exec(sentence.words)
  if (!leans) return null
  const lead = sentence.words.slice(0, leans.index)
  const from = startOfLast(lead)
  if (!DEMANDS.test(lead.slice(from)) || !NAMES.test(lead.slice(from))) return null
  const clause = { from: sentence.span.from + from, to: sentence.span.from + leans.index }
  const part = sentencePart(sentence, { from: leans.index + leans[0].length, to: sentence.words.length })
  return { clause, lead: sentencePart(sentence, { from: 0, to: leans.index }), part: { ...part, before: clause } }
}

/** Where the last of its clauses begins. */
const startOfLast = (lead: string): number => {
  const mark = lead.search(/[;:][^;:]*$/u)
  return mark < 0 ? 0 : mark + 1 + (/^\s*/u.exec(lead.slice(mark + 1))?.[0].length ?? 0)
}

const DENIED =
  "(?:(?:does|do|did|is|are|has|have|was|were|will)(?:n't| not)|(?:does|do|did|is|are|has|have|wo)nt|won't|fails?)"
/** "; if it doesn't, ...", ", and if they haven't by then I ...": nothing stands there that says again what is meant. */
const BARE = new RegExp(
  `(?:\\s*[;,:–—]|\\s[-–—])\\s+(?:(?:and|but|so) )?(?=(?:if|should|when) (?:it|that|this|they|these|those) ${DENIED}(?: (?:by then|in time|happen|come|do (?:so|that)|get there))*(?:,| (?:then )?(?:i|i'm|i'll|im|we|we're|out|sell|exit)(?![a-z])))`,
)
/** What has to be so, or is expected. */
const DEMANDS =
  /(?<![a-z])(?:must|ha(?:s|ve) to|needs? to|need|should|want|expect|will|would like|at least|at most|no (?:more|less|fewer) than)(?![a-z])/
const NAMES =
  /\d|(?<![a-z])(?:positive|negative|back|by|before|this|next|grow|rise|fall|shrink|recover|turn|improve)(?![a-z])/
