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
    principleIds: z.array(PrincipleId).max(200).describe('all that are in force, in the new order'),
    shownIds: z
      .array(PrincipleId, 'Say in which order the principles stood on the page: shownIds.')
      .max(200)
      .describe('the same in the order in which they were shown: refused when it has changed meanwhile'),
  })
  .meta({ id: 'OrderPrinciples' })
export type PrincipleOrderBody = z.input<typeof PrincipleOrderBody>

const PrincipleView = z
  .object({
    principleId: z.uuid(),
    versions: z
      .array(z.object({ text: z.string(), writtenAt: InstantView }))
      .describe('oldest first; the last is in force'),
    retiredAt: InstantView.nullable(),
    takenUpAgainAt: InstantView.nullable().describe('when it was last in force again after it had been retired'),
  })
  .meta({ id: 'Principle' })

/** All principles, retired ones too, in their owner's order. */
export const PrinciplesView = z.object({ principles: z.array(PrincipleView) }).meta({ id: 'Principles' })
export type PrinciplesView = z.infer<typeof PrinciplesView>
