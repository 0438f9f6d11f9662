import type { MirrorView } from '#contract/mirror.ts'
import type { Span } from '#domain/language/plain-text.ts'
import { sentenceAround } from '#domain/language/sentences.ts'
import { roundClose, roundPrice } from '#domain/mirror/basis/round-close.ts'
import type { AssetDrift } from '#domain/mirror/drift/asset-drift.ts'
import { markedTheses } from '#domain/mirror/drift/marked-theses.ts'
import type { ThenAndNow } from '#domain/mirror/drift/then-and-now.ts'

type SidesView = MirrorView['thenAndNow'][number]
type Decided = ThenAndNow['course'][number]

/** The first and the last thesis of an asset, and those between them that a sentence quotes, with what it points at. */
export function viewThenAndNow({ assetId, ticker, findings, thenAndNow, closes }: AssetDrift): readonly SidesView[] {
  if (!thenAndNow) return []
  const { first, last, changePercent, course } = thenAndNow
  const { forgotten, newReasons, movedStops } = markedTheses(findings, thenAndNow)
  const sideOf = (decided: Decided, excerpt: Excerpt) => ({
    assetId,
    ticker,
    ...pointOf(decided),
    words: excerpt.words,
  })
  const reasonsOf = ({ entry }: Decided) => newReasons.get(entry.sequence) ?? []
  const then = fromItsBegin(first.entry.thesis, forgotten)
  const now = fromItsBegin(last.entry.thesis, reasonsOf(last))
  return [
    {
      assetId,
      ticker,
      first: sideOf(first, then),
      last: sideOf(last, now),
      forgotten: [...then.marked],
      newReasons: [...now.marked],
      between: course.slice(1, -1).flatMap((decided) => {
        const marked = reasonsOf(decided)
        if (marked.length === 0) return []
        const excerpt = withItsMarks(decided.entry.thesis, marked)
        return [{ ...sideOf(decided, excerpt), newReasons: [...excerpt.marked] }]
      }),
      movedStops: movedStops.map(({ sequences, on, from, to }) => ({
        sequence: sequences.at(-1) ?? 0,
        ...{ on, from: roundPrice(from), to: to && roundPrice(to) },
      })),
      changePercent,
      course: course.map(pointOf),
      closes: closes.map(({ on, close }) => ({ on, price: roundClose(close) })),
    },
  ]
}

const pointOf = ({ entry: { sequence, action, confidence }, on, price }: Decided) => ({
  ...{ sequence, on, action, confidence },
  price: price && roundPrice(price),
})

/** A thesis, or as much of it as is told, and where in these words something is marked. */
type Excerpt = { readonly words: string; readonly marked: readonly Span[] }

const LONGEST_THESIS = 600

function fromItsBegin(thesis: string, marked: readonly Span[]): Excerpt {
  if (thesis.length <= LONGEST_THESIS) return { words: thesis, marked }
  const words = thesis.slice(0, LONGEST_THESIS - 1).trimEnd()
  return { words: `${words}…`, marked: marked.filter(({ to }) => to <= words.length) }
}

/** A thesis that is shown for its marks begins, where they would be cut off, with the sentence of the first one. */
function withItsMarks(thesis: string, marked: readonly Span[]): Excerpt {
  const excerpt = fromItsBegin(thesis, marked)
  const [first] = marked.toSorted((one, other) => one.from - other.from)
  if (!first || excerpt.marked.length === marked.length) return excerpt
  const { from: begin } = sentenceAround(thesis, first)
  const rest = fromItsBegin(
    thesis.slice(begin),
    marked.map(({ from, to }) => ({ from: from - begin, to: to - begin })),
  )
  return { words: `…${rest.words}`, marked: rest.marked.map(({ from, to }) => ({ from: from + 1, to: to + 1 })) }
}
