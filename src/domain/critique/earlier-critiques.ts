import type { AssetEntry } from '../assets/asset.ts'
import { decidedAt } from '../assets/day-decided.ts'
import type { CorrectionRecorded } from '../ledger/correction-recorded.ts'
import type { CritiqueRecorded } from '../ledger/critique-recorded.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { type EarlierCritique, SECTION_LABELS } from './critique.ts'

/** So many are given to a language model again: few enough for a small one. The built-in critic knows more of its own, not to repeat them. */
export const MOST_EARLIER_CRITIQUES = 4
const MOST_REMEMBERED = 60

/**
 * The critiques of earlier decisions, oldest first: for each decision the last complete one, unless it mentions figures
 * that have been corrected since.
 */
export function earlierCritiques(
  before: readonly AssetEntry[],
  corrections: readonly Entry<CorrectionRecorded>[],
): EarlierCritique[] {
  const lastOf = new Map<string, Entry<CritiqueRecorded>>()
  const latest: EarlierCritique[] = []
  // From the end, where the latest are: a critique stands after its decision.
  for (let at = before.length - 1; at >= 0 && latest.length < MOST_REMEMBERED; at -= 1) {
    const entry = before[at]
    if (entry?.kind === 'critique-recorded' && entry.status === 'complete' && !lastOf.has(entry.decisionId))
      lastOf.set(entry.decisionId, entry)
    const critique = entry?.kind === 'decision-recorded' && lastOf.get(entry.decisionId)
    if (critique && !isCorrectedSince(critique, entry, corrections)) latest.unshift(earlierCritique(entry, critique))
  }
  return latest
}

/** A critic was given the decision and those before it. */
const isCorrectedSince = (
  { sequence }: Entry<CritiqueRecorded>,
  of: Entry<DecisionRecorded>,
  corrections: readonly Entry<CorrectionRecorded>[],
): boolean => corrections.some((each) => each.sequence > sequence && each.correctsSequence <= of.sequence)

const earlierCritique = (
  decision: Entry<DecisionRecorded>,
  { recordedAt: at, model, text }: Entry<CritiqueRecorded>,
): EarlierCritique => ({ at, about: { action: decision.action, at: decidedAt(decision) }, model, text })

/** The question that a critique ends with, in whichever script; null where its last sentence asks nothing. */
export function lastQuestion(text: string): string | null {
  const sentences = [...SENTENCES.segment(text)].map(({ segment }) => segment.trim())
  const last = sentences.findLast((sentence) => /\p{L}/u.test(sentence))
  return last !== undefined && QUESTION.test(last) ? last.replace(LABEL, '') : null
}

/** With the marks of Arabic, Ethiopic and full-width scripts, and bold ones; Greek asks with a semicolon, Japanese with a particle. */
const QUESTION = /[?？؟፧]["”’'»›』」）)*_\s]*$|[;\u037e](?=[*_\s]*$)(?<=\p{Script=Greek}.*)|か。[』」*_\s]*$/su
/** A part of one sentence begins with its label. */
const LABEL = new RegExp(`^(?:${Object.values(SECTION_LABELS).join('|')})\\s*:\\s*`, 'i')
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })
