import type { JournalSequenceHeader } from '#contract/events.ts'
import type { ProblemView } from '#contract/problems.ts'
import { noteAnswer, noteUnreachable, READ_AT_HEADER, readLike } from './connection.ts'
import { takeEarlyRead } from './early-reads.ts'

/** The server refused a request or could not be reached. The message can be shown to people as it is. */
export class RequestFailed extends Error {
  readonly problem: ProblemView

  constructor(problem: ProblemView) {
    super(problem.detail)
    this.name = 'RequestFailed'
    this.problem = problem
  }

  /** What the server said is wrong with one field of the form; undefined if it said nothing. */
  fieldError(field: string): string | undefined {
    return this.problem.errors?.find((error) => error.field === field)?.message
  }
}

type Method = 'GET' | 'POST' | 'DELETE'

/**
 * Sends every request of the pages. Resolves with the answer's JSON, or undefined for 204. A file is sent unchanged.
 * @throws RequestFailed for every other outcome, so that a form can keep what was typed and say what happened
 */
export const request = async <View>(method: Method, path: string, sent?: unknown): Promise<View> =>
  (await answerTo<View>(method, path, sent)).view

/** A read whose answer gets the `sequence` of the last entry that it takes into account, if the server names one. */
export async function requestPlaced<View extends object>(path: string): Promise<View & { readonly sequence?: number }> {
  const { view, headers } = await answerTo<View>('GET', path)
  const sequence = headers.get('journal-sequence' satisfies JournalSequenceHeader)
  return sequence === null ? view : readLike(view, { ...view, sequence: Number(sequence) })
}

/** Names the account that an answer is for, and that a request is meant for. */
const ACCOUNT_HEADER = 'x-candor-account'

/** The account of this page: that of its first answer, as the server names it. */
let account: string | null = null

/** What a request tells of the account that it is meant for. The server refuses it while somebody else is signed in. */
export const meantFor = (): Record<string, string> => (account === null ? {} : { [ACCOUNT_HEADER]: account })

/**
 * Whether an answer is for somebody else: a browser has one session, and a page that has not heard that another person signed in would
 * show their figures under this one's name.
 */
function isForSomebodyElse(headers: Headers): boolean {
  const name = headers.get(ACCOUNT_HEADER)
  account ??= name
  return name !== null && name !== account
}

type Answer<View> = { readonly view: View; readonly headers: Headers }

async function answerTo<View>(method: Method, path: string, sent?: unknown): Promise<Answer<View>> {
  const early = method === 'GET' ? takeEarlyRead(path) : undefined
  const response = await (early ?? send(method, path, sent)).catch(() => null)
  const body: unknown = response?.status === 204 ? undefined : await response?.json().catch(() => null)
  if (!response || (AWAY.has(response.status) && !isProblem(body))) {
    if (method === 'GET' || !navigator.onLine) noteUnreachable()
    throw new RequestFailed(unreachable(method))
  }
  const { headers } = response
  if (isForSomebodyElse(headers)) {
    location.reload()
    return new Promise(() => undefined)
  }
  noteAnswer(body, headers.get(READ_AT_HEADER))
  if (response.status === 204) return { view: undefined as View, headers }
  if (response.ok && body !== null) return { view: body as View, headers }
  throw new RequestFailed(isProblem(body) ? body : unreadable(response.status))
}

/** With these, and a page of its own, a proxy answers while the server behind it is down. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504])

const send = (method: Method, path: string, sent: unknown): Promise<Response> =>
  fetch(path, {
    method,
    // A read without headers is one that the browser has sent ahead already.
    headers: {
      ...(method !== 'GET' && meantFor()),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: sent instanceof Blob ? sent : JSON.stringify(sent) }),
  })

const isProblem = (body: unknown): body is ProblemView =>
  typeof body === 'object' && body !== null && 'detail' in body && 'status' in body

const unreachable = (method: Method): ProblemView => ({
  type: 'about:blank',
  title: 'Candor cannot be reached',
  status: 0,
  code: 'unreachable',
  detail:
    method === 'GET' && !navigator.onLine
      ? 'This is not kept on this device. It is there again when you are online.'
      : `Candor cannot be reached. ${method === 'GET' ? '' : 'What you typed is still here. '}Check the connection and try again.`,
})

const unreadable = (status: number): ProblemView => ({
  type: 'about:blank',
  title: 'The answer cannot be read',
  status,
  code: 'unreadable',
  detail: 'The answer of the server cannot be read. What you typed is still here. Please try again.',
})
