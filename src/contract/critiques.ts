import { z } from 'zod'
import { InstantView } from './fields.ts'

/** A headline that the critic was given. */
const HeadlineView = z
  .object({ title: z.string(), publisher: z.string(), url: z.url(), publishedAt: InstantView, publishedOn: z.string() })
  .meta({ id: 'Headline' })

/** A figure, in words, that the company had filed before the decision and that the critic was given. */
const FiledFigureView = z
  .object({
    figure: z.string(),
    period: z.string(),
    value: z.string(),
    change: z.string().nullable().describe('change from the year before; null unless one filing contains both figures'),
    filedOn: z.string(),
    form: z.string(),
  })
  .meta({ id: 'FiledFigure' })

/** One answer of a critic. Only one that is `complete` is an analysis. */
export const AnalysisView = z
  .object({
    dateAdded: InstantView,
    dateAddedReadable: z.string(),
    decisionId: z.uuid(),
    sequence: z.int(),
    action: z.string(),
    aiAnalysis: z.string().describe('text of the critique; if it is not complete, the part that was received'),
    status: z.enum(['complete', 'refused', 'cut-off', 'filtered', 'failed', 'interrupted']),
    reason: z
      .string()
      .nullable()
      .describe(
        'message for the user: why the critique is not complete, or why the built-in critic answered instead of ' +
          'a model; null otherwise',
      ),
    model: z.string(),
    promptVersion: z.string(),
    promptHash: z.string(),
    durationMs: z.int(),
    marks: z
      .array(z.object({ kind: z.enum(['quote', 'figure', 'headline', 'form']), text: z.string() }))
      .optional()
      .describe('passages of the critique that do not occur in the material given to the critic'),
    headlines: z.array(HeadlineView).optional(),
    filings: z.array(FiledFigureView).optional(),
    correctedSince: z
      .enum(['this-entry', 'earlier-entry'])
      .optional()
      .describe(
        'whether material given to the critic was corrected afterwards in this decision, or in an earlier entry; ' +
          'absent otherwise',
      ),
    blindProbability: z
      .int()
      .optional()
      .describe(
        'probability of the claim in percent, as estimated by the model before it was given the confidence, position ' +
          'and prices, though it had the thesis, which may tell of them; absent when it gave none',
      ),
  })
  .meta({ id: 'Analysis' })
export type AnalysisView = z.infer<typeof AnalysisView>

/** The body of «Ask again»: the decision that needs another critique. */
export const AskAgainBody = z.strictObject({ decisionId: z.uuid() }).meta({ id: 'AskAgain' })
export type AskAgainBody = z.input<typeof AskAgainBody>
