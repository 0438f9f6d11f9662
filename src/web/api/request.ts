import type { ProblemView } from '#contract/problems.ts'

/** A refusal of the server, or the news that it could not be reached: in words that can be shown as they are. */
export class RequestFailed extends Error {
  readonly problem: ProblemView

  constructor(problem: ProblemView) {
    super(problem.detail)
    this.name = 'RequestFailed'
    this.problem = problem
  }

  /** What is wrong with one field of the form, if the server named it. */
  fieldError(field: string): string | undefined {
    return this.problem.errors?.find((error) => error.field === field)?.message
  }
}

type Method = 'GET' | 'POST' | 'DELETE'

/**
 * The one way to the server. Resolves with the answer's JSON (undefined for 204).
 * @throws RequestFailed for every other outcome, so that a form can keep what was typed and say what happened.
 */
export async function request<View>(method: Method, path: string, body?: unknown): Promise<View> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null)
  if (!answer) throw new RequestFailed(unreachable())
  if (answer.status === 204) return undefined as View
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok && said !== null) return said as View
  throw new RequestFailed(isProblem(said) ? said : unreadable(answer.status))
}

const isProblem = (said: unknown): said is ProblemView =>
  typeof said === 'object' && said !== null && 'detail' in said && 'status' in said

const unreachable = (): ProblemView => ({
  type: 'about:blank',
  title: 'Candor cannot be reached',
  status: 0,
  code: 'unreachable',
  detail: 'Candor cannot be reached. What you typed is still here. Check the connection and try again.',
})

const unreadable = (status: number): ProblemView => ({
  type: 'about:blank',
  title: 'The answer cannot be read',
  status,
  code: 'unreadable',
  detail: 'The answer of the server cannot be read. What you typed is still here. Please try again.',
})
