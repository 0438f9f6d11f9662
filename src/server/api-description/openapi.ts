import { z } from 'zod'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import { ProblemView } from '#contract/problems.ts'
import { inTurns } from '../event-loop/in-turns.ts'
import { type Json, operation, type Reference } from './operation.ts'

/** OpenAPI 3.1, whose schemas are JSON Schema 2020-12: what zod itself writes. Made from the contract at each call, bit by bit. */
export async function openApi(): Promise<Json> {
  const schemas: Json = {}
  const reference: Reference = (schema, io) => {
    const { $defs, $schema: _, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
    // A schema with an id comes as a reference to its own definition.
    for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] = relocated(definition)
    return relocated(own)
  }
  const paths: Record<string, Json> = {}
  const problem = { 'application/problem+json': { schema: reference(ProblemView, 'output') } }
  await inTurns(
    (function* () {
      for (const endpoint of ENDPOINTS) {
        paths[endpoint.path] = {
          ...paths[endpoint.path],
          [endpoint.method]: operation(endpoint, problem, reference),
        }
        yield
      }
    })(),
  )
  return {
    openapi: '3.1.1',
    info: {
      title: 'Candor',
      version: '1',
      description:
        'A journal of investment decisions. Entries are appended, and never changed. A GET with the header if-none-match is ' +
        'answered 304 where the answer has not changed. Every request that is not a GET and has no token needs the header ' +
        'origin with the address of this Candor.',
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'candor.session_token' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'Made in Settings, Account, with scopes and a day on which it expires',
        },
      },
    },
    security: [{ session: [] }],
  }
}

/** zod points to its own $defs; in OpenAPI they stand under components. */
const relocated = (schema: unknown): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
