import { z } from 'zod'
import { OPENED_FIGURES } from '#domain/mirror/opened/opened-figure-names.ts'
import { LanguageQuery } from './language-query.ts'
import { EntryLinkView } from './mirror-claims.ts'

const MOST_CHARACTERS = 200

export const OpenedFigureQuery = LanguageQuery.extend({
  figure: z.enum(OPENED_FIGURES, `The figures that open their entries are ${OPENED_FIGURES.join(', ')}.`),
  from: z.coerce
    .number('from is a number of rows.')
    .int('from is a whole number.')
    .min(0, 'from is 0 or more.')
    .default(0),
  part: z.string().max(MOST_CHARACTERS, `A part has at most ${MOST_CHARACTERS} characters.`).default(''),
})

/** The entries of a figure of the Mirror, with what each brings to it. */
export const OpenedFigureView = z
  .object({
    groups: z
      .array(
        z.object({
          title: z.string(),
          total: z.int().describe('number of rows; those are given from the place `from` on, a thousand at most'),
          columns: z.array(z.string()).describe('what `cells` hold'),
          rows: z.array(
            EntryLinkView.extend({
              cells: z.array(z.string()).describe('figures as they are written in the language that was asked for'),
              part: z
                .string()
                .nullable()
                .describe(
                  'the part of the same figure that opens what the numbers of the row are made of; null where nothing more opens',
                ),
              isWithheld: z
                .boolean()
                .describe(
                  'whether `cells` are empty because they would tell how a claim ended that is under review or not resolved yet',
                ),
            }),
          ),
        }),
      )
      .describe('empty while the figure itself is silent'),
    sums: z.array(z.string()).describe('how the figure comes of the rows, in sentences'),
  })
  .meta({ id: 'MirrorOpenedFigure' })
export type OpenedFigureView = z.infer<typeof OpenedFigureView>
