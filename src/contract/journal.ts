import { z } from 'zod'
import { ACTIONS, LISTS } from '#domain/ledger/action.ts'
import { AssetEventView, ThesisView } from './asset-journal.ts'
import { AnalysisView } from './critiques.ts'
import { InstantView } from './fields.ts'

const day = z.iso.date('A day is written like 2026-11-21.').optional()
/** Treats an empty parameter like a missing one. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional())

/** The search and the filters for entries of the journal. */
export const JournalQuery = z.object({
  search: z.string().optional(),
  asset: unlessEmpty(
    z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
  ),
  list: unlessEmpty(z.enum(LISTS, 'The lists are bought, sold and watched.')),
  action: unlessEmpty(z.enum(ACTIONS, `The actions are ${ACTIONS.join(', ')}.`)),
  confidence: unlessEmpty(z.coerce.number().int().min(1).max(10)),
  from: unlessEmpty(day),
  to: unlessEmpty(day),
  tests: unlessEmpty(z.enum(['open', 'broken'], 'Tests are asked for as open or broken.')),
  late: unlessEmpty(z.literal('1', 'late is 1, or left out.')),
  before: unlessEmpty(
    z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
  ),
})
export type JournalQuery = z.output<typeof JournalQuery>

const stamped = {
  sequence: z.int().describe('position in your journal, starting at 1'),
  dateAdded: InstantView,
  dateAddedReadable: z.string(),
}

/** The asset that an entry is about, with its present names and list. */
const EntryAsset = z
  .object({
    assetId: z.int(),
    ticker: z.string(),
    companyName: z.string(),
    stockOrOptions: z.enum(['stock', 'options']),
    list: z.enum(['watched', 'bought', 'sold']),
  })
  .meta({ id: 'EntryAsset' })

/** An entry of the journal: a decision, a critique, an event of an asset, or a change of the principles. */
export const JournalEntryView = z
  .discriminatedUnion('kind', [
    z.object({ ...stamped, kind: z.literal('decision'), asset: EntryAsset, decision: ThesisView, confidence: z.int() }),
    z.object({
      ...stamped,
      kind: z.literal('critique'),
      asset: EntryAsset,
      critique: AnalysisView,
      decisionSequence: z
        .int()
        .nullable()
        .describe('sequence of the decision that is critiqued; null when that entry cannot be found'),
    }),
    z.object({ ...stamped, kind: z.literal('event'), asset: EntryAsset, event: AssetEventView }),
    z.object({
      ...stamped,
      kind: z.literal('principle'),
      change: z.enum(['written', 'retired', 'ordered']),
      text: z
        .string()
        .describe('text of the principle; for a retired principle its last wording; empty for a change of order'),
    }),
  ])
  .meta({ id: 'JournalEntry' })
export type JournalEntryView = z.infer<typeof JournalEntryView>

/** A page of the journal over all assets, newest first. */
export const WholeJournalView = z
  .object({
    entries: z.array(JournalEntryView),
    olderBefore: z.int().nullable().describe('pass it as `before` to get the next page; null on the last page'),
    notSearched: z
      .int()
      .describe(
        'number of the newest entries that are not included because the database cannot be written to now; usually 0',
      ),
  })
  .meta({ id: 'WholeJournal' })
export type WholeJournalView = z.infer<typeof WholeJournalView>

/** The names of all assets on the lists, for filters and for navigation. */
export const AssetNamesView = z.object({ assets: z.array(EntryAsset) }).meta({ id: 'AssetNames' })
export type AssetNamesView = z.infer<typeof AssetNamesView>
