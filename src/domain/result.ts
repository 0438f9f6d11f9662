/** The kinds of refusals in the domain. The server maps each to an HTTP status in one place. */
export type ProblemCode = 'invalid' | 'not-found' | 'conflict' | 'unavailable'

/**
 * A refusal in words for the user: what is wrong and what to do.
 * `field` names the input concerned, as in the contract.
 */
export type Problem = {
  readonly code: ProblemCode
  readonly message: string
  readonly field?: string
  /** An asset of the same user that the message mentions, so that a page can link to it. */
  readonly assetId?: number
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

export const accept = <T>(value: T): Result<T> => ({ ok: true, value })

export const refuse = (problem: Problem): Result<never> => ({ ok: false, problem })
