import { z } from 'zod'
import { InstantView } from './fields.ts'

/** One answer of a critic. Only one that is `complete` is an analysis. */
export const AnalysisView = z
  .object({
    dateAdded: InstantView,
    dateAddedReadable: z.string(),
    decisionId: z.uuid(),
    sequence: z.int(),
    action: z.string(),
    aiAnalysis: z.string().describe('all of the critique, or what had arrived of it'),
    status: z.enum(['complete', 'refused', 'cut-off', 'filtered', 'failed', 'interrupted']),
    reason: z.string().nullable().describe('why it is not complete, in words for people'),
    model: z.string(),
    promptVersion: z.string(),
    promptHash: z.string(),
    durationMs: z.int(),
  })
  .meta({ id: 'Analysis' })
export type AnalysisView = z.infer<typeof AnalysisView>

/** «Ask again»: the decision whose critique is wanted once more. */
export const AskAgainBody = z.strictObject({ decisionId: z.uuid() }).meta({ id: 'AskAgain' })
export type AskAgainBody = z.input<typeof AskAgainBody>
