import { z } from 'zod'

/** RFC 9457 problem details: how every refusal is answered. */
export const ProblemView = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('message for the user about what happened and what to do'),
    code: z.string().describe('machine-readable problem code'),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .describe('one item for each field that needs another value'),
    assetId: z.int().optional().describe('asset of yours that the problem concerns'),
    reference: z.string().optional().describe('id of the line in the server log that describes the problem'),
  })
  .meta({ id: 'Problem' })
export type ProblemView = z.infer<typeof ProblemView>
