import { type CriticScore, LEAST_CRITIQUED } from '../claims/critic-score.ts'
import { hasRange } from '../statistics/has-range.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import type { EntryLink, Finding } from './finding.ts'

/** The critic is scored too: whether a model knew more than how often such claims come true. */
export function criticFinding(
  { model, n, scored, sequences }: CriticScore,
  linkOf: (sequence: number) => readonly EntryLink[],
  { critic, figures }: MirrorTexts = mirrorTexts('en'),
): Omit<Finding, 'quotes'> | null {
  if (!scored?.difference || n < LEAST_CRITIQUED.words) return null
  const { from, to, mean } = scored.difference
  const { thousandths, signedThousandths } = figures
  return {
    kind: 'critic',
    title: critic.title(n, to < 0 ? 'better' : from > 0 ? 'worse' : 'same'),
    evidence: critic.evidence(
      model,
      thousandths(scored.model),
      thousandths(scored.person),
      thousandths(scored.baseRate),
    ),
    method: critic.method(
      hasRange(scored.difference)
        ? critic.range(signedThousandths(from), signedThousandths(to))
        : critic.noRange(signedThousandths(mean)),
    ),
    cost: null,
    note: model,
    entries: sequences.flatMap(linkOf),
  }
}
