import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { namesInPath, PATH_PARAMETERS } from '#contract/endpoints/path-parameters.ts'
import { MEANING_OF_REFUSAL, REFUSALS_OF_ALL, refusalsOf } from '#contract/endpoints/refusals.ts'
import { SCOPE_OF_ENDPOINT } from '#contract/endpoints/token-scopes.ts'

export type Json = Record<string, unknown>

/** Puts a schema among the components of the document. @returns the reference to it, or the schema where it has no id */
export type Reference = (schema: z.ZodType, io: 'input' | 'output') => Json

/** An endpoint as an operation of OpenAPI. @param problem the content of every refusal */
export function operation(endpoint: Endpoint, problem: Json, reference: Reference): Json {
  const { body, query = {}, optionalQuery = {} } = endpoint
  return {
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [
      ...namesInPath(endpoint.path).map(inPath),
      ...Object.entries(query).map((parameter) => inQuery(parameter, true)),
      ...Object.entries(optionalQuery).map((parameter) => inQuery(parameter, false)),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: reference(body, 'input') } } },
    }),
    responses: {
      ...successes(endpoint, reference),
      ...Object.fromEntries(
        refusalsOf(endpoint).map((status) => [
          status,
          { description: MEANING_OF_REFUSAL[status] ?? '', content: problem },
        ]),
      ),
      default: { description: `Any other refusal: ${REFUSALS_OF_ALL}`, content: problem },
    },
  }
}

/** What the statuses of success mean in HTTP. */
const MEANING_OF_SUCCESS: Readonly<Record<number, string>> = {
  200: 'The request succeeded',
  201: 'The request succeeded, and something was created or recorded',
  202: 'The request was accepted, and is carried out afterwards',
  204: 'The request succeeded; the answer is empty',
  302: 'A redirect to another page',
}

function successes({ status, view, media = [], otherStatuses = {} }: Endpoint, reference: Reference): Json {
  const content = view
    ? { 'application/json': { schema: reference(view, 'output') } }
    : Object.fromEntries(media.map((type) => [type, {}]))
  const described = (description: string, of: number) =>
    of === 204 || Object.keys(content).length === 0 ? { description } : { description, content }
  return {
    [status]: described(MEANING_OF_SUCCESS[status] ?? '', status),
    ...Object.fromEntries(Object.entries(otherStatuses).map(([of, when]) => [of, described(when, Number(of))])),
  }
}

/** OpenAPI 3.1 lets a bearer token name what it must be allowed to. */
function securityOf({ method, path, isPublic }: Endpoint): Json[] {
  if (isPublic) return []
  const scope = SCOPE_OF_ENDPOINT[`${method.toUpperCase()} ${path}`] ?? null
  return [{ session: [] }, ...(scope === null ? [] : [{ token: [scope] }])]
}

const inPath = (name: string): Json => ({
  in: 'path',
  name,
  description: PATH_PARAMETERS[name]?.meaning ?? '',
  required: true,
  schema: { type: PATH_PARAMETERS[name]?.type ?? 'string' },
})

const inQuery = ([name, description]: readonly [string, string], required: boolean): Json => ({
  in: 'query',
  name,
  description,
  required,
  schema: { type: 'string' },
})
