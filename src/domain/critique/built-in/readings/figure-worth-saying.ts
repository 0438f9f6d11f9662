import { sentenceAround } from '../../../language/sentences.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { isWorthNaming } from '../basis/worth-naming.ts'
import { testsBefore } from '../own-tests/tests-before.ts'
import { standsBesidePromise } from './figure-beside-promise.ts'
import { isPublishedFigure } from './read-figures.ts'
import { isOfThePast, withWhatIsJoined } from './whole-figure.ts'

/**
 * Whether it helps somebody to be told of a figure of theirs that it can be checked: it is a reported fact of the business, of no time
 * that is over, quoted with all that is joined to it; its sentence carries nothing else that is found in the entry, and no test of an
 * earlier entry stands that today's figures are held to.
 */
export function isFigureWorthSaying(
  { quoted, values }: Finding,
  findings: readonly Finding[],
  request: CritiqueRequest,
): boolean {
  const { thesis } = request.decision
  const words = values?.words ?? ''
  if (
    quoted === null ||
    !isWorthNaming(words) ||
    !isPublishedFigure(request, quoted) ||
    withWhatIsJoined(thesis, quoted) !== quoted ||
    isOfThePast(leadAndWords(thesis, quoted), request) ||
    standsBesidePromise(thesis, quoted) ||
    testsBefore(request).length > 0
  )
    return false
  const sentence = sentenceOf(thesis, quoted)
  return !findings.some(
    (other) =>
      other.kind !== 'figures-named' &&
      other.quoted !== null &&
      sentence !== null &&
      sentenceOf(thesis, other.quoted) === sentence,
  )
}

/** Where the sentence of a quotation begins; null where it stands in no sentence of its own. */
function sentenceOf(thesis: string, quoted: string): number | null {
  const from = thesis.indexOf(quoted.slice(1, -1))
  return from < 0 ? null : sentenceAround(thesis, { from, to: from + quoted.length - 2 }).from
}

/** The words of a quotation, with what of their sentence leads up to them: "Back when my father held it the payout was 35%". */
function leadAndWords(thesis: string, quoted: string): string {
  const words = quoted.slice(1, -1)
  const from = Math.max(0, thesis.indexOf(words))
  return thesis.slice(sentenceAround(thesis, { from, to: from + words.length }).from, from + words.length)
}
