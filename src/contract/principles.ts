import { z } from 'zod'
import { InstantView, prose } from './fields.ts'

const PRINCIPLE_MAX_LENGTH = 500

const PrincipleId = z.uuid('principleId is a UUID that the client makes.').toLowerCase()

/** Writes a principle. The id of one in force gives it a new wording, and the id of a retired one puts it in force again. */
export const PrincipleBody = z
  .strictObject({
    principleId: PrincipleId,
    text: prose('Write your principle.')
      .trim()
      .min(3, 'Write your principle in a few words.')
      .max(PRINCIPLE_MAX_LENGTH, `A principle may have at most ${PRINCIPLE_MAX_LENGTH} characters.`),
  })
  .meta({ id: 'WritePrinciple' })
export type PrincipleBody = z.input<typeof PrincipleBody>

export const PrincipleOrderBody = z
  .strictObject({
    principleIds: z.array(PrincipleId).max(200).describe('ids of all principles in force, in the new order'),
    shownIds: z
      .array(PrincipleId, 'Say in which order the principles stood on the page: shownIds.')
      .max(200)
      .describe(
        'the same ids in the order in which they were displayed; refused with 409 when that order has changed since',
      ),
  })
  .meta({ id: 'OrderPrinciples' })
export type PrincipleOrderBody = z.input<typeof PrincipleOrderBody>

const PrincipleView = z
  .object({
    principleId: z.uuid(),
    versions: z
      .array(z.object({ text: z.string(), writtenAt: InstantView }))
      .describe('wordings of the principle, oldest first; the last one is current'),
    retiredAt: InstantView.nullable(),
    takenUpAgainAt: InstantView.nullable().describe(
      'time when the principle was last put in force again after it had been retired; null when it never was',
    ),
  })
  .meta({ id: 'Principle' })

/** All principles, retired ones too, in their owner's order. */
export const PrinciplesView = z.object({ principles: z.array(PrincipleView) }).meta({ id: 'Principles' })
export type PrinciplesView = z.infer<typeof PrinciplesView>
