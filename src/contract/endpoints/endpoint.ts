import type { z } from 'zod'

/** An endpoint in the description of the API. A test makes sure that the server has exactly the described endpoints. */
export type Endpoint = {
  readonly method: 'get' | 'post' | 'delete'
  /** The path, with parameters in braces as in OpenAPI. */
  readonly path: string
  readonly summary: string
  readonly isPublic?: true
  /** What each parameter of the query means. A request without one of them is refused. */
  readonly query?: Readonly<Record<string, string>>
  readonly optionalQuery?: Readonly<Record<string, string>>
  readonly body?: z.ZodType
  /** The status of success. */
  readonly status: number
  /** Further statuses of success, and when they are answered: with the same body, except that 204 has none. */
  readonly otherStatuses?: Readonly<Record<number, string>>
  /** The schema of the answer's JSON; null if no schema describes the answer. */
  readonly view: z.ZodType | null
  /** The media types of an answer that is not empty and that no schema describes. */
  readonly media?: readonly string[]
  /** The statuses of refusals that do not follow from what is described above: see `refusalsOf`. */
  readonly refusals?: readonly number[]
}
