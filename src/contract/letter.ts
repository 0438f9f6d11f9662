import { z } from 'zod'
import { FindingView, QuestionView } from './mirror.ts'

/** A memo made from the Mirror as it stood when a quarter or a year was over. */
export const LetterView = z
  .object({
    periods: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe('of which there are letters, newest first'),
    writer: z.string().optional().describe('the language model that may write it anew, where one is set up'),
    letter: z
      .object({
        id: z.string().describe('2026-q3 or 2026'),
        name: z.string(),
        opening: z.string(),
        findings: z.array(FindingView).describe('at most three, of the period itself'),
        empty: z.string().optional().describe('in the place of findings, where there are none'),
        changes: z
          .array(z.string())
          .describe(
            'since the last letter, over the whole record: said for the first time, no more, or with other figures',
          ),
        credit: FindingView.nullable(),
        question: QuestionView.nullable(),
        markdown: z.string(),
      })
      .nullable()
      .describe('null as long as no quarter is over since the first decision'),
  })
  .meta({ id: 'Letter' })
export type LetterView = z.infer<typeof LetterView>

export const WriteLetterBody = z
  .strictObject({
    of: z.string().max(7).nullish().describe('2026-q3 or 2026; the last one that is over, unless it is said'),
  })
  .meta({ id: 'WriteLetter' })
export type WriteLetterBody = z.input<typeof WriteLetterBody>

/** A letter that a language model rewrote. It was given only the letter that the rules made. It is not stored. */
export const WrittenLetterView = z
  .object({
    id: z.string(),
    model: z.string(),
    promptVersion: z.string(),
    text: z.string().nullable().describe('null where it wrote none'),
    reason: z.string().nullable().describe('why it wrote none'),
    marks: z
      .array(z.object({ kind: z.enum(['quote', 'figure', 'headline', 'form']), text: z.string() }))
      .describe('figures and quotations that are not in what it was given'),
  })
  .meta({ id: 'WrittenLetter' })
export type WrittenLetterView = z.infer<typeof WrittenLetterView>
