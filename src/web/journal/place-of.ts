import type { JournalEntryView } from '#contract/journal.ts'

/** The sequence of the entry on the asset's page that shows this one: a critique is in the margin of its decision. */
export const placeOf = (entry: JournalEntryView): number =>
  entry.kind === 'critique' ? (entry.decisionSequence ?? entry.sequence) : entry.sequence
