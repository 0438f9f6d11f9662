import type { AssetEntry } from '../assets/asset.ts'
import { type EarlierCritique, SECTION_LABELS } from './critique.ts'

/** So many are given again: enough not to repeat them, and few enough for a small model. */
const MOST = 4

/** What critics said of the decisions before one, oldest first: of each decision the last complete critique. */
export function earlierCritiques(before: readonly AssetEntry[]): EarlierCritique[] {
  const complete = before.flatMap((entry) =>
    entry.kind === 'critique-recorded' && entry.status === 'complete' ? [entry] : [],
  )
  const lastOf = new Map(complete.map((critique) => [critique.decisionId, critique]))
  return before
    .flatMap((entry) => {
      if (entry.kind !== 'decision-recorded') return []
      const said = lastOf.get(entry.decisionId)
      if (!said) return []
      const { action, recordedAt } = entry
      return [{ at: said.recordedAt, about: { action, at: recordedAt }, model: said.model, text: said.text }]
    })
    .slice(-MOST)
}

/** The question that a critique ends with, in whichever script; null where its last sentence asks nothing. */
export function lastQuestion(text: string): string | null {
  const sentences = [...SENTENCES.segment(text)].map(({ segment }) => segment.trim())
  const last = sentences.findLast((sentence) => sentence !== '')
  return last !== undefined && QUESTION.test(last) ? last.replace(LABEL, '') : null
}

/** With the marks of Arabic and of full-width scripts; Greek asks with a semicolon. */
const QUESTION = /[?？؟]["”»』」)\s]*$|\p{Script=Greek}.*;\s*$/su
/** A part of one sentence begins with its label. */
const LABEL = new RegExp(`^(?:${Object.values(SECTION_LABELS).join('|')})\\s*:\\s*`, 'i')
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })
