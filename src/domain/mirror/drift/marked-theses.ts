import { sameReasonIn } from '../../language/new-reason.ts'
import type { Span } from '../../language/plain-text.ts'
import type { DriftFinding } from './drift.ts'
import type { ThenAndNow } from './then-and-now.ts'

type Found<Kind extends DriftFinding['kind']> = Extract<DriftFinding, { kind: Kind }>

/** What the sentences about an asset's drift point at in its theses, and beside them. */
type MarkedTheses = {
  /** Figures of the first thesis that no later entry repeats. */
  readonly forgotten: readonly Span[]
  /** By the sequence of a decision, the reasons that its thesis gives and none gave before the price had fallen. */
  readonly newReasons: ReadonlyMap<number, readonly Span[]>
  readonly movedStops: readonly Found<'stop-moved-away'>[]
}

/**
 * A new reason is marked in the thesis that gave it first, and in the last one where that gives it still, of the same holding: a sale, and whoever buys again,
 * begins anew. Nothing is marked that no sentence tells.
 */
export function markedTheses(findings: readonly DriftFinding[], { first, last, course }: ThenAndNow): MarkedTheses {
  const newReasons = new Map<number, Span[]>()
  const mark = (sequence: number, span: Span) => {
    const marked = newReasons.get(sequence) ?? []
    if (!marked.some(({ from }) => from === span.from)) newReasons.set(sequence, [...marked, span])
  }
  for (const { sequences, reason, at } of ofKind(findings, 'new-reason-after-fall')) {
    const given = sequences.at(-1) ?? 0
    mark(given, { from: at, to: at + reason.length })
    const later = course.filter(({ entry }) => entry.sequence > given)
    if (later.some(({ entry }) => entry.action === 'Sell')) continue
    const again = later.length > 0 ? sameReasonIn(last.entry.thesis, reason) : null
    if (again) mark(last.entry.sequence, again)
  }
  return {
    forgotten: ofKind(findings, 'figures-forgotten')
      .filter(({ sequences }) => sequences.includes(first.entry.sequence))
      .flatMap(({ figures }) => figures.map(({ from, figure }) => ({ from, to: from + figure.length }))),
    newReasons,
    movedStops: ofKind(findings, 'stop-moved-away'),
  }
}

const ofKind = <Kind extends DriftFinding['kind']>(findings: readonly DriftFinding[], kind: Kind): Found<Kind>[] =>
  findings.filter((finding): finding is Found<Kind> => finding.kind === kind)
