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
    change: z.string().nullable().describe('on the year before, where one filing holds both'),
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
    aiAnalysis: z.string().describe('all of the critique, or what had arrived of it'),
    status: z.enum(['complete', 'refused', 'cut-off', 'filtered', 'failed', 'interrupted']),
    reason: z
      .string()
      .nullable()
      .describe("why it is not complete, or why the built-in critic answered in a model's stead, in words for people"),
    model: z.string(),
    promptVersion: z.string(),
    promptHash: z.string(),
    durationMs: z.int(),
    marks: z
      .array(z.object({ kind: z.enum(['quote', 'figure', 'headline', 'form']), text: z.string() }))
      .optional()
      .describe('what of it is not in what the critic was given'),
    headlines: z.array(HeadlineView).optional(),
    filings: z.array(FiledFigureView).optional(),
    correctedSince: z
      .enum(['this-entry', 'earlier-entry'])
      .optional()
      .describe('what the critic was given has been corrected since: in this entry, or in one before it'),
    blindProbability: z
      .int()
      .optional()
      .describe('in percent: what the model made of the claim before it knew of confidence, position and prices'),
  })
  .meta({ id: 'Analysis' })
export type AnalysisView = z.infer<typeof AnalysisView>

/** The body of «Ask again»: the decision that needs another critique. */
export const AskAgainBody = z.strictObject({ decisionId: z.uuid() }).meta({ id: 'AskAgain' })
export type AskAgainBody = z.input<typeof AskAgainBody>
