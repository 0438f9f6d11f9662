/** The names of members that hold sequences, ids, or traces of a correction. */
const TRACES =
  /sequence|^(entries|decisionId|corrections|correctedSince|olderBefore|promptHash|durationMs|version|asTold)$/i

/** A value without its traces, withdrawn alerts, splits, corrections and earlier critiques, so that twins can be compared. */
export function counted(value: unknown): unknown {
  if (Array.isArray(value))
    return withoutEarlierCritiques(value)
      .filter((one) => !isTrace(one))
      .map(counted)
      .sort(byText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => !TRACES.test(name) && !(name === 'aiAnalysis' && typeof member === 'string'))
      .map(([name, member]) => [name, counted(member)]),
  )
}

const byText = (one: unknown, other: unknown): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

const isTrace = (value: unknown): boolean => {
  const { kind, isWithdrawn, event } = (value ?? {}) as { kind?: string; isWithdrawn?: boolean; event?: unknown }
  return (
    kind === 'correction-recorded' ||
    kind === 'split-recorded' ||
    isWithdrawn === true ||
    (event !== undefined && isTrace(event))
  )
}

/** Keeps only the last critique of each decision, which was requested after everything was corrected. */
function withoutEarlierCritiques(list: readonly unknown[]): readonly unknown[] {
  const ofDecision = (one: unknown) => (one as { aiAnalysis?: string; decisionId?: string } | null) ?? {}
  return list.filter((one, index) => {
    const { aiAnalysis, decisionId } = ofDecision(one)
    return (
      aiAnalysis === undefined || !list.slice(index + 1).some((later) => ofDecision(later).decisionId === decisionId)
    )
  })
}
