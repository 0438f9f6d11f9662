import { z } from 'zod'

/** A weekly recap by mail, without amounts. */
export const RecapView = z
  .object({
    isOffered: z.boolean().describe('whether this Candor sends mail'),
    address: z.string().nullable().describe('null where none is wanted'),
    isConfirmed: z.boolean().describe('the link in a mail to this address was opened'),
  })
  .meta({ id: 'Recap' })
export type RecapView = z.infer<typeof RecapView>

export const RecapBody = z
  .strictObject({ address: z.email('Name an e-mail address, for example me@example.com.').max(254) })
  .meta({ id: 'AskForRecap' })
