/** The names of members that hold sequences, ids, or traces of a correction. */
const TRACES =
  /sequence|^(entries|decisionId|corrections|correctedSince|correctedLines|olderBefore|promptHash|durationMs|version|asTold)$/i

/** What a claim keeps as it was first written, though the day of its decision is corrected (record 151). */
const FROZEN = /^(on|until|words|sentence|counts)$/
const isClaims = (name: string): boolean => name === 'claim' || name === 'claims'
/** Behind how the Mirror counts its lines, and so does its letter, in italics there. */
const LINES_CORRECTED_AWAY =
  / Not counted: \d+ lines? that (?:was|were) reached until you corrected an entry afterwards\.(?=\*?$)/gm
/** How many decisions have a claim that counts. */
const COUNTS = 'counted'

/**
 * A value without its traces, withdrawn alerts, splits, corrections, earlier critiques, what is frozen of claims, and what is added up
 * of the claims that count, so that twins can be compared.
 */
export function counted(value: unknown, isOfClaim = false): unknown {
  if (Array.isArray(value))
    return withoutEarlierCritiques(value)
      .filter((one) => !isTrace(one))
      .map((one) => counted(one, isOfClaim))
      .sort(byText)
  if (typeof value === 'string') return value.replace(LINES_CORRECTED_AWAY, '')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => !TRACES.test(name) && !(name === 'aiAnalysis' && typeof member === 'string'))
      .filter(([name]) => name !== COUNTS && !(isOfClaim && FROZEN.test(name)))
      .map(([name, member]) => [name, counted(member, isClaims(name))]),
  )
}

const byText = (one: unknown, other: unknown): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

const isTrace = (value: unknown): boolean => {
  const { kind, isWithdrawn, event } = (value ?? {}) as { kind?: string; isWithdrawn?: boolean; event?: unknown }
  return (
    kind === 'correction-recorded' ||
    kind === 'split-recorded' ||
    // The Mirror adds up the percentages of the claims that count.
    kind === 'expected' ||
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
