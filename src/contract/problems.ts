import { z } from 'zod'

/** RFC 9457 problem details: how every refusal is answered. */
export const ProblemView = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('what happened and what to do, in words for people'),
    code: z.string().describe('one of the few problem codes, for programs'),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .describe('one for each field that needs another value'),
    assetId: z.int().optional().describe('an asset of yours that this is about'),
    reference: z.string().optional().describe('names the line in the server log'),
  })
  .meta({ id: 'Problem' })
export type ProblemView = z.infer<typeof ProblemView>
