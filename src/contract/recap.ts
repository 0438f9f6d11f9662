import { z } from 'zod'

/** A weekly recap by mail, without amounts. */
export const RecapView = z
  .object({
    isOffered: z.boolean().describe('whether Candor can send mail'),
    address: z.string().nullable().describe('address to which the recap is sent; null when no recap is wanted'),
    failure: z
      .object({
        kind: z
          .enum(['delayed', 'refused', 'unknown'])
          .describe(
            'delayed: the mail server did not take it yet, it is tried again; refused: the mail server refused it for good, the ' +
              'next one comes in a week; unknown: the connection ended before the mail server answered, the next one comes in a week',
          ),
        at: z.iso.datetime(),
      })
      .nullable()
      .describe('what came of the last try to send a recap; null when the mail server took it, or none was due yet'),
    isConfirmed: z.boolean().describe('whether the address was confirmed by the link in a mail to it'),
  })
  .meta({ id: 'Recap' })
export type RecapView = z.infer<typeof RecapView>

export const RecapBody = z
  .strictObject({ address: z.email('Name an e-mail address, for example me@example.com.').max(254) })
  .meta({ id: 'AskForRecap' })
