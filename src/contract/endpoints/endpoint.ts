import type { z } from 'zod'

/** One endpoint of the API, as its description names it. A test holds that the server has these and no others. */
export type Endpoint = {
  readonly method: 'get' | 'post' | 'delete'
  /** With parameters in braces, as OpenAPI writes them. */
  readonly path: string
  readonly summary: string
  readonly isPublic?: true
  readonly query?: Readonly<Record<string, string>>
  readonly optionalQuery?: Readonly<Record<string, string>>
  readonly body?: z.ZodType
  readonly status: number
  /** The JSON that answers; null for an answer that has another form or none. */
  readonly view: z.ZodType | null
  /** The statuses of the refusals that are particular to this endpoint. */
  readonly refusals?: readonly number[]
}
