/** The short list of ways in which the core says no. The shell maps each to an HTTP status, once. */
export type ProblemCode = 'invalid' | 'not-found' | 'conflict' | 'unavailable'

/**
 * A refusal in words for people: what is wrong and what to do.
 * `field` names the input it concerns, as the contract spells it.
 */
export type Problem = {
  readonly code: ProblemCode
  readonly message: string
  readonly field?: string
  /** An asset of the same user that the message is about, so that a page can link to it. */
  readonly assetId?: number
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

export const accept = <T>(value: T): Result<T> => ({ ok: true, value })

export const refuse = (problem: Problem): Result<never> => ({ ok: false, problem })
