import { html } from 'hono/html'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import { namesInPath, PATH_PARAMETERS } from '#contract/endpoints/path-parameters.ts'
import { MEANING_OF_REFUSAL, REFUSALS_OF_ALL, refusalsOf } from '#contract/endpoints/refusals.ts'
import { SCOPE_OF_ENDPOINT } from '#contract/endpoints/token-scopes.ts'
import { inTurns } from '../event-loop/in-turns.ts'

/** The API as a page to read: no script, and no style but the site's own. */
export const docsPage = async () => pageOf(await inTurns(sectionsInSteps()))

type Section = ReturnType<typeof endpointSection>

function* sectionsInSteps(): Generator<undefined, Section[]> {
  const sections: Section[] = []
  for (const endpoint of ENDPOINTS) {
    sections.push(endpointSection(endpoint))
    yield
  }
  return sections
}

const pageOf = (sections: readonly Section[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>The API of Candor</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/docs.css" />
  </head>
  <body>
    <header><a href="/">Candor</a></header>
    <main>
      <h1>The API of Candor</h1>
      <p>
        The pages of Candor use this API, and your own programs can use it too. Requests and answers are JSON. A program sends
        a token from Settings, Account, in the header <code>authorization: Bearer …</code>. Without a token, every request that
        is not a <code>GET</code> needs an <code>Origin</code> that names this address. A request with a body needs the header
        <code>content-type: application/json</code>. A refusal is <code>application/problem+json</code> (RFC 9457), and its
        <code>detail</code> is a sentence for people. The same description for programs:
        <a href="/api/openapi.json">OpenAPI 3.1</a>.
      </p>
      <p>Every endpoint can answer ${REFUSALS_OF_ALL}. Further refusals are listed with each.</p>
      ${sections}
    </main>
    <footer>Candor is not a financial advisor, and nothing on this site is financial advice.</footer>
  </body>
</html>`

const endpointSection = (endpoint: Endpoint) => html`<section>
  <h2><code>${endpoint.method.toUpperCase()} ${endpoint.path}</code></h2>
  <p>${endpoint.summary}. ${whoMay(endpoint)}</p>
  ${namesInPath(endpoint.path).map((name) => html`<p><code>{${name}}</code> ${PATH_PARAMETERS[name]?.meaning ?? ''}</p>`)}
  ${Object.entries(endpoint.query ?? {}).map(([name, meaning]) => html`<p><code>?${name}=</code> ${meaning}</p>`)}
  ${Object.entries(endpoint.optionalQuery ?? {}).map(([name, meaning]) => html`<p><code>?${name}=</code> (optional) ${meaning}</p>`)}
  ${endpoint.body ? schemaBlock('Send', endpoint.body, 'input') : ''}
  ${endpoint.view ? schemaBlock(`Answer ${endpoint.status}`, endpoint.view, 'output') : html`<p>Answer ${endpoint.status}${mediaOf(endpoint)}</p>`}
  ${Object.entries(endpoint.otherStatuses ?? {}).map(([status, when]) => html`<p>Answer ${status}: ${when}</p>`)}
  <details>
    <summary>Refusals: ${refusalsOf(endpoint).join(', ')}</summary>
    ${refusalsOf(endpoint).map((status) => html`<p>${status}: ${MEANING_OF_REFUSAL[status] ?? ''}</p>`)}
  </details>
</section>`

function whoMay({ method, path, isPublic }: Endpoint): string {
  if (isPublic) return 'Public.'
  const scope = SCOPE_OF_ENDPOINT[`${method.toUpperCase()} ${path}`] ?? null
  return scope === null
    ? 'For the signed-in user; no token is accepted.'
    : `For the signed-in user, or a token with the scope ${scope}.`
}

const mediaOf = ({ media = [] }: Endpoint): string => (media.length === 0 ? '' : `: ${media.join(', ')}`)

const schemaBlock = (title: string, schema: z.ZodType, io: 'input' | 'output') => html`<details>
  <summary>${title}: ${schema.meta()?.id ?? 'JSON'}</summary>
  <pre>${JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }), null, 2)}</pre>
</details>`
