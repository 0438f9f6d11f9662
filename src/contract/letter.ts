import { z } from 'zod'
import { FindingView, MirrorAssetView, QuestionView } from './mirror.ts'

/** A memo made from the Mirror as it stood when a quarter or a year was over. */
export const LetterView = z
  .object({
    periods: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe('periods that have a letter, newest first'),
    writer: z
      .string()
      .optional()
      .describe('name of the language model that can rewrite the letter; absent when none is configured'),
    assets: z.array(MirrorAssetView).describe('assets to which the linked entries belong'),
    letter: z
      .object({
        id: z.string().describe('id of the period, for example 2026-q3 or 2026'),
        name: z.string(),
        opening: z.string(),
        findings: z.array(FindingView).describe('at most three; what is new since the letter before comes first'),
        empty: z.string().optional().describe('text to show when no finding is new; absent when one is'),
        changes: z
          .array(z.string())
          .describe(
            'sentences about changes in the whole record since the last letter: new findings, findings that no ' +
              'longer hold, and changed figures',
          ),
        credit: FindingView.nullable(),
        question: QuestionView.nullable(),
        lacking: z
          .string()
          .optional()
          .describe('says which of three findings, a credit and a question are missing; absent when none is'),
        markdown: z.string(),
      })
      .nullable()
      .describe('null until a quarter has ended since the first decision'),
  })
  .meta({ id: 'Letter' })
export type LetterView = z.infer<typeof LetterView>

export const WriteLetterBody = z
  .strictObject({
    of: z
      .string()
      .max(7)
      .nullish()
      .describe('id of the period, for example 2026-q3 or 2026; the latest one that has ended when absent'),
  })
  .meta({ id: 'WriteLetter' })
export type WriteLetterBody = z.input<typeof WriteLetterBody>

/** A letter that a language model rewrote. It was given only the letter that the rules made. It is not stored. */
export const WrittenLetterView = z
  .object({
    id: z.string(),
    model: z.string(),
    promptVersion: z.string(),
    text: z.string().nullable().describe('the rewritten letter; null when the model wrote none'),
    reason: z.string().nullable().describe('reason why there is no text; null when there is one'),
    marks: z
      .array(z.object({ kind: z.enum(['quote', 'figure', 'headline', 'form']), text: z.string() }))
      .describe('passages, such as figures and quotations, that do not occur in the letter the model was given'),
  })
  .meta({ id: 'WrittenLetter' })
export type WrittenLetterView = z.infer<typeof WrittenLetterView>
