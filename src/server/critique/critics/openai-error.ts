/** What an error of the client, an `error` event or a failed answer is about. Its words are read here and shown nowhere. */

/** A missing model and a missing route may both give 404, and each needs another remedy; this recognizes the missing model. */
export function isAboutModel(error: unknown): boolean {
  if (isAboutOtherApi(error)) return false
  if (read(error, 'code') === 'model_not_found' || read(error, 'param') === 'model') return true
  return [400, 404].includes(statusOf(error)) && MODEL_GONE.test(messageOf(error))
}

/** Local servers have no error code for it, and names of models have dots. A parameter that a model does not support is another matter. */
const MODEL_GONE =
  /\bmodels?\b(?:[^.]|\.(?=\S)){0,200}\b(?:not found|(?:does not|doesn['’]t) exist|not (?:loaded|available|installed)|unknown|no longer|deprecated|retired|pull|not a valid model)|\bno models? (?:is |are )?loaded|\b(?:unknown|invalid|unsupported) model\b|\bnot a valid model\b/i

/** A model that exists, and that this route does not serve. */
const isAboutOtherApi = (error: unknown): boolean =>
  [400, 404].includes(statusOf(error)) &&
  /(?:only supported in|not supported (?:in|with) the) \/?v1\/|not a chat model/i.test(messageOf(error))

/** Whether the server lacks this route, so that the other API may be tried. */
export const isRouteMissing = (error: unknown): boolean =>
  !isAboutModel(error) && ([404, 405, 501].includes(statusOf(error)) || isAboutOtherApi(error) || isAboutForm(error))

/** A server that knows the path but not the API's fields has another API there. */
const isAboutForm = (error: unknown): boolean =>
  [400, 422].includes(statusOf(error)) && UNKNOWN_FIELD.test(messageOf(error))

const UNKNOWN_FIELD =
  /(?:unknown|unrecogni[sz]ed|unexpected|extra|not permitted|not allowed)[^.]{0,60}(?<![a-z])(?:instructions|input|messages)(?![a-z])|(?<![a-z])(?:instructions|input|messages)(?![a-z])[^.]{0,40}(?:unknown|unrecogni[sz]ed|unexpected|not permitted|not allowed)/i

/** Some compatible servers refuse every field that they do not know. */
export const isAboutStore = (error: unknown): boolean =>
  [400, 422].includes(statusOf(error)) && /\bstore\b/.test(messageOf(error))

/** The prompt does not fit into what the model reads at once. */
export const isAboutLength = (error: unknown): boolean =>
  read(error, 'code') === 'context_length_exceeded' ||
  statusOf(error) === 413 ||
  ([400, 422, 500].includes(statusOf(error)) && TOO_LONG.test(messageOf(error)))

const TOO_LONG = /\bcontext (?:length|window|size)\b|\bmaximum context\b|\bprompt is too long\b|\btoo many tokens\b/i

/** No money or no requests are left, which waiting does not change. 402 is “Payment Required”. */
export const isAboutQuota = (error: unknown): boolean =>
  statusOf(error) === 402 || [read(error, 'code'), read(error, 'type')].includes('insufficient_quota')

export const isAboutContent = (error: unknown): boolean => read(error, 'code') === 'content_filter'

/**
 * Whether the provider itself told it, by a status, an event or an answer; otherwise the connection failed, or the answer could
 * not be read.
 */
export const isTold = (error: unknown): boolean =>
  !(error instanceof Error) || typeof read(error, 'status') === 'number' || Boolean(read(error, 'error'))

export const statusOf = (error: unknown): number => Number(read(error, 'status') ?? 0)

const messageOf = (error: unknown): string => String(read(error, 'message'))

export const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Record<string, unknown>)[name] : undefined
