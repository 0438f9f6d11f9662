import { z } from 'zod'
import { FindingView, QuestionView } from './mirror.ts'

/** A memo made from the Mirror as it stood when a quarter or a year was over. */
export const LetterView = z
  .object({
    periods: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe('of which there are letters, newest first'),
    letter: z
      .object({
        id: z.string().describe('2026-q3 or 2026'),
        name: z.string(),
        opening: z.string(),
        findings: z.array(FindingView).describe('at most three'),
        credit: FindingView.nullable(),
        question: QuestionView.nullable(),
        markdown: z.string(),
      })
      .nullable()
      .describe('null as long as no quarter is over since the first decision'),
  })
  .meta({ id: 'Letter' })
export type LetterView = z.infer<typeof LetterView>
