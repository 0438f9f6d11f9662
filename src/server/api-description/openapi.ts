import { z } from 'zod'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import { SCOPE_OF_ENDPOINT } from '#contract/endpoints/token-scopes.ts'
import { ProblemView } from '#contract/problems.ts'
import { inTurns } from './in-turns.ts'

type Json = Record<string, unknown>

const COMMON_REFUSALS_OF_A_WRITE = [400, 403, 413, 415, 422]

/** OpenAPI 3.1, whose schemas are JSON Schema 2020-12: what zod itself writes. Made from the contract at each call, bit by bit. */
export async function openApi(): Promise<Json> {
  const schemas: Json = {}
  const reference = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const { $defs, $schema: _, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
    // A schema with an id comes as a reference to its own definition.
    for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] = relocated(definition)
    return relocated(own)
  }
  const paths: Record<string, Json> = {}
  const problem = { 'application/problem+json': { schema: reference(ProblemView, 'output') } }
  await inTurns(ENDPOINTS, (endpoint) => {
    const path = paths[endpoint.path] ?? {}
    path[endpoint.method] = operation(endpoint, problem, reference)
    paths[endpoint.path] = path
  })
  return {
    openapi: '3.1.1',
    info: {
      title: 'Candor',
      version: '1',
      description: 'A journal of investment decisions. Entries are only ever appended.',
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'candor.session_token' },
        token: { type: 'http', scheme: 'bearer', description: 'made in Settings, Account, with scopes and an end' },
      },
    },
    security: [{ session: [] }],
  }
}

function operation(
  endpoint: Endpoint,
  problem: Json,
  reference: (schema: z.ZodType, io: 'input' | 'output') => Json,
): Json {
  const refusals = new Set([
    ...(endpoint.isPublic ? [] : [401]),
    ...(endpoint.body ? COMMON_REFUSALS_OF_A_WRITE : []),
    ...(endpoint.refusals ?? []),
  ])
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter('path', name ?? '', name ?? ''))
  const inQuery = Object.entries(endpoint.query ?? {}).map(([name, meaning]) => parameter('query', name, meaning))
  const maybeInQuery = Object.entries(endpoint.optionalQuery ?? {}).map(([name, meaning]) => ({
    ...parameter('query', name, meaning),
    required: false,
  }))
  const answer = endpoint.view
    ? { content: { 'application/json': { schema: reference(endpoint.view, 'output') } } }
    : {}
  return {
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [...inPath, ...inQuery, ...maybeInQuery],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: reference(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [endpoint.status]: { description: 'Done', ...answer },
      ...Object.fromEntries(
        [...refusals].sort().map((status) => [status, { description: 'Refused', content: problem }]),
      ),
    },
  }
}

/** OpenAPI 3.1 lets a bearer token name what it must be allowed to. */
function securityOf({ method, path, isPublic }: Endpoint): Json[] {
  if (isPublic) return []
  const scope = SCOPE_OF_ENDPOINT[`${method.toUpperCase()} ${path}`] ?? null
  return [{ session: [] }, ...(scope === null ? [] : [{ token: [scope] }])]
}

const parameter = (place: 'path' | 'query', name: string, description: string): Json => ({
  in: place,
  name,
  description,
  required: true,
  schema: { type: 'string' },
})

/** zod points to its own $defs; in OpenAPI they stand under components. */
const relocated = (schema: unknown): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
