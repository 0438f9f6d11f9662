import type { z } from 'zod'

/** An endpoint in the description of the API. A test makes sure that the server has exactly the described endpoints. */
export type Endpoint = {
  readonly method: 'get' | 'post' | 'delete'
  /** The path, with parameters in braces as in OpenAPI. */
  readonly path: string
  readonly summary: string
  readonly isPublic?: true
  readonly query?: Readonly<Record<string, string>>
  readonly optionalQuery?: Readonly<Record<string, string>>
  readonly body?: z.ZodType
  readonly status: number
  /** The schema of the answer's JSON; null if the answer is empty or no JSON. */
  readonly view: z.ZodType | null
  /** The statuses of refusals that not every endpoint has. */
  readonly refusals?: readonly number[]
}
