import type { JournalEntryView } from '#contract/journal.ts'

/** Which entry of its asset's page shows it: a critique stands in the margin of its decision. */
export const placeOf = (entry: JournalEntryView): number =>
  entry.kind === 'critique' ? (entry.decisionSequence ?? entry.sequence) : entry.sequence
