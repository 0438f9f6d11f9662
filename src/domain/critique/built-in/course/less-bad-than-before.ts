import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf, type Unit } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiqueRequest } from '../../critique.ts'

/**
 * Whether a figure that went down went down less than the last one of the same name in an earlier entry: "Volumes -1%" after "Volumes:
 * minus 2%" is no bad news, whatever its sign.
 */
export function isLessBadThanBefore({ decision, earlier }: CritiqueRequest, span: Span): boolean {
  const told = figureIn(decision.thesis, span)
  if (!told) return false
  const last = earlier.flatMap(({ thesis }) => firstFigure(thesis, told) ?? []).at(-1)
  return last !== undefined && last.value < told.value
}

/** Of "comps -2% after -1% in spring" the first is the one of its day. */
function firstFigure(thesis: string, told: { readonly name: string; readonly unit: Unit }) {
  const figures = quantitiesOf(thesis).flatMap((each) => figureIn(thesis, each) ?? [])
  return figures.find(({ name, unit }) => name === told.name && unit === told.unit)
}

/** The first figure of a stretch with the first word of its sentence that is more than a small one. */
function figureIn(text: string, { from, to }: Span) {
  const figure = quantitiesOf(text).find((each) => each.from < to && from < each.to)
  if (!figure) return null
  const sentence = sentenceAround(text, figure)
  const [start = ''] = text.slice(sentence.from, figure.from).split(/[,;] /).slice(-1)
  const [name] = contentWords(start === '' ? text.slice(sentence.from, figure.from) : start)
  if (name === undefined) return null
  const lead = plainText(text).slice(sentence.from, figure.from)
  const value = Math.abs(Number(figure.value))
  const isDown = Number(figure.value) < 0 || FELL.test(lead)
  return { name, unit: figure.unit, value: isDown ? -value : value }
}

const FELL = /(?<![a-z])(?:down|fell|fallen|dropped|declined|shrank|lost|minus)(?: (?:by|another|about|again))* ?$/
