import { z } from 'zod'

/** A weekly recap by mail, without amounts. */
export const RecapView = z
  .object({
    isOffered: z.boolean().describe('whether Candor can send mail'),
    address: z.string().nullable().describe('address to which the recap is sent; null when no recap is wanted'),
    isConfirmed: z.boolean().describe('whether the address was confirmed by the link in a mail to it'),
  })
  .meta({ id: 'Recap' })
export type RecapView = z.infer<typeof RecapView>

export const RecapBody = z
  .strictObject({ address: z.email('Name an e-mail address, for example me@example.com.').max(254) })
  .meta({ id: 'AskForRecap' })
