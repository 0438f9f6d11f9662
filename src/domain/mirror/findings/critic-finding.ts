import { type CriticScore, LEAST_CRITIQUED } from '../critic-score.ts'
import { hasRange } from '../has-range.ts'
import type { EntryLink, Finding } from './finding.ts'

/** The critic is scored too: whether a model knew more than how often such claims come true. */
export function criticFinding(
  { model, n, scored, sequences }: CriticScore,
  linkOf: (sequence: number) => readonly EntryLink[],
): Omit<Finding, 'quotes'> | null {
  if (!scored?.difference || n < LEAST_CRITIQUED.words) return null
  const { from, to } = scored.difference
  const words = to < 0 ? 'better than' : from > 0 ? 'worse than' : 'no better than'
  return {
    kind: 'critic',
    title: `On ${n} resolved claims the model was ${words} the base rate.`,
    evidence: `Asked before it was told your confidence, position and prices, ${model} has a Brier score of ${scored.model.toFixed(3)}; you have ${scored.person.toFixed(3)}, and always saying how often such claims came true ${scored.baseRate.toFixed(3)}. Lower is better.`,
    method: `Its squared error less that of the base rate, claim by claim: ${hasRange(scored.difference) ? `95% range ${signed(from)} to ${signed(to)}` : `${signed(scored.difference.mean)} of each, which tells no range`}. The base rate is that of these claims, which nobody knew beforehand. Its first answer counts, and none from after the claim’s day.`,
    cost: null,
    note: model,
    entries: sequences.flatMap(linkOf),
  }
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`
