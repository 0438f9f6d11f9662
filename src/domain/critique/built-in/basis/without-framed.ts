import { framesOf } from '../../../language/frames.ts'
import { matchesOf } from '../../../language/matches-of.ts'
import type { Span } from '../../../language/plain-text.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding, FindingKind } from './finding.ts'

/**
 * What may be said of an entry without what rests on words that its writer only carries: those of others, of another time, denied or
 * taken back. A finding that only says what stands there, or that is about the words of others, may rest on them.
 */
export const withoutFramed = (findings: readonly Finding[], { decision }: CritiqueRequest): readonly Finding[] =>
  findings.filter(
    ({ kind, quoted }) => quoted === null || SAYS_ONLY.has(kind) || !isFramed(kind, quoted, decision.thesis),
  )

/**
 * Whether any quotation of an entry stands in a frame that its finding does not bear: the frame holds most of it, or it holds most of the
 * frame. Where the frame itself is the point, it counts where the quotation begins within.
 */
export function isFramed(kind: FindingKind, quoted: string, thesis: string): boolean {
  const frames = framesOf(thesis).filter((frame) => !(frame.kind === 'reported' && BEARS_OTHERS.has(kind)))
  if (frames.length === 0) return false
  return matchesOf(/“([^”]*)”/gu, quoted)
    .map(([, words = '']) => words)
    .some((words) => {
      const from = thesis.indexOf(words)
      const to = OF_FRAME.has(kind) ? from + 1 : from + words.length
      const isMostOf = (frame: Span) => {
        const shared = Math.min(to, frame.to) - Math.max(from, frame.from)
        return 2 * shared > Math.min(to - from, frame.to - frame.from)
      }
      return from >= 0 && frames.some(isMostOf)
    })
}

/** Which say that the words stand there, and nothing of what they mean. */
const SAYS_ONLY = new Set<FindingKind>(['too-little-said', 'confidence-beyond-evidence', 'pasted-news', 'not-english'])
/** Which are about what others say. */
const BEARS_OTHERS = new Set<FindingKind>(['herd', 'authority'])
/** Which are about how their writer stands to the words: "I was wrong to think that it only rises". */
const OF_FRAME = new Set<FindingKind>(['error-admitted', 'weighs-other-side'])
