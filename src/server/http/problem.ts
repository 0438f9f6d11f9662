import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Problem, ProblemCode, Result } from '#domain/result.ts'

/** The domain's problem codes, and those that only exist in HTTP. */
type DoorProblemCode =
  | ProblemCode
  | 'malformed'
  | 'unauthenticated'
  | 'second-step'
  | 'foreign-origin'
  | 'foreign-host'
  | 'not-allowed'
  | 'not-fresh'
  | 'too-slow'
  | 'too-large'
  | 'not-json'
  | 'throttled'
  | 'storage-full'

/** Every code's status and title, in one place. */
export const ANSWERS: Readonly<Record<DoorProblemCode, readonly [ContentfulStatusCode, string]>> = {
  malformed: [400, 'This is not valid JSON'],
  unauthenticated: [401, 'Not signed in'],
  'second-step': [401, 'A code is needed'],
  'foreign-origin': [403, 'From another site'],
  'not-allowed': [403, 'Not allowed'],
  'not-fresh': [403, 'Please confirm that it is you'],
  'not-found': [404, 'Not found'],
  'too-slow': [408, 'Too slow'],
  conflict: [409, 'Not possible now'],
  'too-large': [413, 'Too large'],
  'not-json': [415, 'Not JSON'],
  'foreign-host': [421, 'Not the address of this Candor'],
  invalid: [422, 'Please check what you typed'],
  throttled: [429, 'Too many tries'],
  unavailable: [503, 'Not available now'],
  'storage-full': [507, 'The disk is full'],
}

export type FieldError = { readonly field: string; readonly message: string }

export type DoorProblem = Omit<Problem, 'code'> & {
  readonly code: DoorProblemCode
  readonly errors?: readonly FieldError[]
  /** After how many seconds the same request may be sent again. */
  readonly retryAfterSeconds?: number
}

/** What a handler throws to say no. on-error.ts turns it into the answer. */
export class Refusal extends Error {
  readonly problem: DoorProblem

  constructor(problem: DoorProblem) {
    super(problem.message)
    this.problem = problem
  }
}

/** The value of a Result; its problem becomes a Refusal. */
export function accepted<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Refusal(result.problem)
}

/** The value, or «not found»: the words are the same whether it does not exist or belongs to somebody else. */
export function found<T>(value: T | null, message: string): T {
  if (value === null) throw new Refusal({ code: 'not-found', message })
  return value
}
